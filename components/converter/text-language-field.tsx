"use client";

import { useEffect, useRef, useState } from "react";
import { Field } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { FIELD_CLASS } from "@/components/ui/input";
import { isTextLanguage, TEXT_LANGUAGES, type TextLanguage } from "@/lib/rules/text-languages";
import type { PhotoFlow } from "./use-photo-flow";
import { t } from "@/lib/messages";

/** What the photos were read in. Another choice reads them again; the cook's own corrections are lost only where they agree. */
export function TextLanguageField({ flow }: { flow: PhotoFlow }) {
  const [wanted, setWanted] = useState<TextLanguage | null>(null);
  const select = useRef<HTMLSelectElement>(null);

  function choose(language: string) {
    if (!isTextLanguage(language) || language === flow.language) return setWanted(null);
    if (flow.isCorrected) setWanted(language);
    else void flow.readIn(language);
  }

  function settle() {
    setWanted(null);
    select.current?.focus();
  }

  return (
    <div className="grid gap-3">
      <Field
        label={t("Language of the text")}
        hint={t("Another choice reads your photos again in that language.")}
      >
        {(field) => (
          <select
            {...field}
            ref={select}
            className={`${FIELD_CLASS} min-h-14 min-w-0`}
            value={wanted ?? flow.language}
            onChange={(event) => choose(event.target.value)}
          >
            {Object.entries(TEXT_LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {wanted && (
        <ReadAgain
          language={TEXT_LANGUAGES[wanted]}
          onRead={() => {
            settle();
            void flow.readIn(wanted);
          }}
          onKeep={settle}
        />
      )}
    </div>
  );
}

function ReadAgain({
  language,
  onRead,
  onKeep,
}: {
  language: string;
  onRead: () => void;
  onKeep: () => void;
}) {
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <div className="grid gap-3 rounded-card bg-butter p-4 text-butter-ink">
      <p ref={question} tabIndex={-1} className="font-semibold outline-none">
        {t("Reading your photos again in {language} replaces the corrections you made in the text.", {
          language,
        })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRead}>{t("Read again")}</Button>
        <Button onClick={onKeep}>{t("Keep my text")}</Button>
      </div>
    </div>
  );
}

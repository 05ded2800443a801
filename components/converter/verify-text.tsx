"use client";

import { ArrowLeft, TriangleAlert } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Form, FormField, useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import { INCOMPLETE_TEXT_CHARS } from "@/lib/rules/limits";
import { focusPanel } from "./content-tabs";
import { TextLanguageField } from "./text-language-field";
import type { PhotoFlow } from "./use-photo-flow";
import { t } from "@/lib/messages";
import { allOf } from "@/lib/messages/formats";

/** What was read from the photos, to be put right before it becomes a recipe; the photos stand beside it. */
export function VerifyText({
  flow,
  onFormat,
  children,
}: {
  flow: PhotoFlow;
  onFormat: () => void;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const trimmed = flow.text.trim();

  const form = useForm({
    values: { content: flow.text },
    send: async () => {
      if (trimmed) onFormat();
    },
  });

  // The field keeps what was typed: another reading is put into it.
  useEffect(() => {
    if (form.getValues("content") !== flow.text) form.setValue("content", flow.text);
  }, [form, flow.text]);

  return (
    <Form form={form} className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t("Verify Extracted Text")}
      </h2>
      <p className="text-muted">
        {t("Compare the text with your photo, amounts above all, and correct it here.")}
      </p>
      <ul aria-label={t("Your photos")} className="flex gap-3 overflow-x-auto pb-1">
        {flow.photos.map(({ id, preview, turns }, index) => (
          <li key={id} className="shrink-0">
            <a
              href={preview}
              target="_blank"
              className="block rounded-field border border-line bg-paper-deep"
            >
              <img
                src={preview}
                alt={t("Open photo {index} in a new tab", { index: index + 1 })}
                className="size-28 object-contain"
                style={{ transform: `rotate(${turns * 90}deg)` }}
              />
            </a>
          </li>
        ))}
      </ul>
      <div role="status">
        {trimmed.length < INCOMPLETE_TEXT_CHARS ? (
          <Note>{t("This text looks incomplete. Check it before you format.")}</Note>
        ) : (
          flow.nearlyEmpty.length > 0 && (
            <Note>
              {t("Very little text was found in photo {numbers}. That is fine for a picture of the dish.", {
                numbers: allOf(flow.nearlyEmpty.map(String)),
              })}
            </Note>
          )
        )}
      </div>
      <TextLanguageField flow={flow} />
      <FormField
        form={form}
        name="content"
        label={t("Extracted text")}
        onChange={(event) => flow.setText(event.target.value)}
      >
        {(field) => <Textarea {...field} rows={14} className="min-h-80" />}
      </FormField>
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          size="large"
          onClick={(event) => {
            focusPanel(event);
            flow.setView("photos");
          }}
        >
          <ArrowLeft aria-hidden />
          {t("Back")}
        </Button>
        <Button type="submit" variant="primary" size="large" className="grow" disabled={!trimmed}>
          {t("Format Recipe")}
        </Button>
      </div>
    </Form>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-3 rounded-card bg-butter p-4 font-semibold text-butter-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

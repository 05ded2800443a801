"use client";

import { NotebookPen } from "lucide-react";
import { cookNote } from "@/lib/browser/cook-notes";
import { useStore } from "@/lib/browser/store";
import { Button } from "@/components/ui/button";
import { messageLanguage, t } from "@/lib/messages";

/** What the cook wrote down after cooking this recipe, until they take it off. */
export function CookNote({ recipeKey }: { recipeKey: string }) {
  const stored = cookNote(recipeKey);
  const note = useStore(stored);
  if (note === "") return null;
  return (
    <section
      lang={messageLanguage()}
      aria-label={t("Your note from last time")}
      className="flex flex-wrap items-start gap-x-3 gap-y-1 rounded-card border border-line bg-accent-soft py-2 pr-2 pl-4"
    >
      <NotebookPen aria-hidden className="mt-2.5 size-5 shrink-0 text-accent" />
      <div className="min-w-0 flex-1 basis-48 py-2">
        <p className="text-sm font-semibold">{t("Your note from last time")}</p>
        <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {note}
        </p>
      </div>
      <Button size="small" variant="quiet" onClick={stored.forget}>
        {t("Remove note")}
      </Button>
    </section>
  );
}

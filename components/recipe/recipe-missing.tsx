import type { ReactNode } from "react";
import { EmptyState } from "@/components/shared/empty-state";
import { t } from "@/lib/messages";

/** The whole page of a recipe that is not there: `text` says what may have become of it, the links lead on. */
export function RecipeMissing({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <EmptyState heading="h1" title={t("Recipe not found")} text={text}>
        {children}
      </EmptyState>
    </div>
  );
}

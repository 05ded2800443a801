import type { ExplainedWord } from "@/lib/engine/show/easier-reading";
import { t } from "@/lib/messages";

/** Words of the steps that may be new to a cook, in ours: closed until they are asked for, and never among the recipe's own. */
export function ExplainedWords({
  words,
  title = t("Cooking words explained"),
}: {
  words: readonly ExplainedWord[];
  title?: string;
}) {
  if (words.length === 0) return null;
  return (
    <details className="no-print rounded-card border border-line px-4">
      <summary className="-mx-4 min-h-12 rounded-card px-4 font-semibold -outline-offset-3">{title}</summary>
      <div className="grid max-w-[68ch] gap-3 pb-4">
        <dl lang="en" className="grid gap-2">
          {words.map(({ word, meaning }) => (
            <div key={word}>
              <dt className="inline font-bold first-letter:uppercase">{word}: </dt>
              <dd className="inline">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="text-sm text-muted">{t("These are our notes. They are no part of the recipe.")}</p>
      </div>
    </details>
  );
}

/** "A garlic clove" of "garlic, 2 cloves": one of what the line counts, told by its unit behind the name. */
import { LINKING } from "@/lib/engine/language/linking";
import { formWritten } from "@/lib/engine/language/units";
import { rational } from "@/lib/engine/recipe/rational";
import type { LineModel } from "@/lib/engine/link/lines/line-names";
import type { Phrase } from "./phrases";
import type { Portion } from "@/lib/engine/link/amounts/portion";
import type { Word } from "@/lib/engine/link/words/words";

/** The word counts pieces, and one of them: "clove". */
function isPiece(word: Word | undefined): boolean {
  const { kind } = formWritten(word?.form ?? "")?.unit ?? {};
  return kind === "count" && word?.form === word?.lemma;
}

/** One of the pieces that the line measures its food in; null where the words do not say so. */
export function oneOfUnit(
  words: readonly Word[],
  { from, to, options }: Phrase,
  lines: readonly LineModel[],
): Portion | null {
  const article = words[from - 1];
  if (article === undefined || !LINKING.indefinite.has(article.form)) return null;
  const behind = /^\s+$/.test(words[to]?.gap ?? "") ? words[to] : undefined;
  const last = [to - from > 1 ? words[to - 1] : undefined, behind].find(isPiece);
  const unit = formWritten(last?.form ?? "")?.unit;
  if (unit === undefined) return null;
  return options.some(({ line }) => lines[line]?.amounts.pools[0]?.unit === unit.id)
    ? {
        kind: "part",
        fraction: null,
        amount: { low: rational(1), high: null, unit: null },
        start: article.start,
      }
    : null;
}

/** Lines of the original that were set aside as a story, and that the steps cook with. */
import { CHECKING } from "@/lib/engine/language/checking";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { SENTENCES } from "@/lib/engine/language/receipt";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import type { ReadAction } from "./actions";
import { listLines, namedBy, type ListLine } from "./list-lines";
import type { Report } from "./report";
import { tokensOf } from "./tokens";

/** A line of a list has no more words; one without an amount fewer. */
const MOST_WORDS = 10;
const MOST_BARE_WORDS = 5;
/** No text has so many of them that are looked through. */
const MOST_ASIDES = 100;

/** It can be a line of a list: short, no sentence, the name of a food, and most of all with an amount in front. */
function mayBeListed(shown: string, line: ListLine): boolean {
  const words = tokensOf(shown).length;
  if (words > MOST_WORDS || /[.!?:]$|[#|›@"]/.test(shown) || findFood([...line.name].join(" ")) === null)
    return false;
  return line.amounts[0]?.start === 0 || words <= MOST_BARE_WORDS;
}

/** Reports a line that was set aside, where a step names its food and no line of the list does. */
export function checkAsides(
  source: SourceRecipe,
  original: string,
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  read: { language: string; say: (text: string) => string },
  report: Report,
): void {
  const aside = (source.claims ?? [])
    .filter(({ as, reason }) => as === "aside" && reason === "story")
    .slice(0, MOST_ASIDES);
  for (const { start, end } of aside) {
    const shown = original.slice(start, end).trim();
    const [line] = listLines([shown], [undefined], read.language, read.say);
    if (line === undefined || !mayBeListed(shown, line)) continue;
    const isListed = lines.some((each) => [...line.heads].some((head) => namedBy(each, new Set([head])) > 0));
    const isVague =
      line.amounts.length === 0 && [...line.heads].every((head) => CHECKING.collective.has(head));
    if (isListed || isVague) continue;
    const named = actions.some(({ words, fromList }) => !fromList && namedBy(line, words) === 2);
    if (named) report({ kind: "lost", message: SENTENCES.lineLost, text: shown, start, end });
  }
}

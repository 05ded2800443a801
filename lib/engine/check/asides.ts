/** Lines of the original that were set aside as a story, and that the steps cook with. */
import { CHECKING } from "@/lib/engine/language/checking";
import { findFood } from "@/lib/engine/language/food/lexicon";
import { splitSentences } from "@/lib/engine/language/sentences";
import { SENTENCES } from "@/lib/engine/language/receipt";
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import type { ReadAction } from "@/lib/engine/check/reading/actions";
import { listLines, namedBy, type ListLine } from "@/lib/engine/check/reading/list-lines";
import { quantitiesIn } from "@/lib/engine/check/reading/quantities";
import type { Report } from "./report";
import { stemsOf, tokensOf } from "@/lib/engine/check/reading/tokens";

/** A line of a list has no more words; one without an amount fewer. */
const MOST_WORDS = 10;
const MOST_BARE_WORDS = 5;
/** No text has so many of them that are looked through. */
const MOST_ASIDES = 100;

/** It can be a line of a list: short, no sentence, the name of a food, and most of all with an amount in front. */
function mayBeListed(shown: string, line: ListLine): boolean {
  const words = tokensOf(shown).length;
  if (
    words > MOST_WORDS ||
    /[.!?:]$|[#|›@"]|^\D{2,30}:\s|^\d{1,2}[.)]\s/.test(shown) ||
    findFood([...line.name].join(" ")) === null
  )
    return false;
  return line.amounts[0]?.start === 0 || words <= MOST_BARE_WORDS;
}

/** "Share between two bowls.", "Compartir en dos platos.": among so many, and no time, heat or label. */
function sharesOut(sentence: string, { language, say }: { language: string; say: (text: string) => string }) {
  if (/[:|]/.test(sentence) || tokensOf(sentence).length > MOST_WORDS) return false;
  const english = say(sentence);
  const stems = stemsOf(english);
  const quantities = quantitiesIn(english, language);
  if (stems.slice(1).some((stem) => CHECKING.furniture.has(stem))) return false;
  return quantities.some(
    ({ sort, unit, at }) =>
      sort === "amount" && unit === null && at > 1 && CHECKING.sharedAmong.has(stems[at - 1] ?? ""),
  );
}

/** Reports a sentence behind the first order that was read as for how many the dish is, or set aside, and shares it out. */
function checkSharing(
  { claims = [] }: SourceRecipe,
  original: string,
  read: { language: string; say: (text: string) => string },
  report: Report,
): void {
  const first = claims.find(({ as }) => as === "instruction")?.start ?? Infinity;
  const behind = claims.filter(
    ({ as, reason, start }) => start > first && (as === "fact" || (as === "aside" && reason === "furniture")),
  );
  for (const { start, end } of behind.slice(0, MOST_ASIDES))
    for (const text of splitSentences(original.slice(start, end)))
      if (sharesOut(text, read)) report({ kind: "lost", message: SENTENCES.lineLost, text, start, end });
}

/** Reports a line that was set aside, where a step names its food and no line of the list does; and an order to share out. */
export function checkAsides(
  source: SourceRecipe,
  original: string,
  actions: readonly ReadAction[],
  lines: readonly ListLine[],
  read: { language: string; say: (text: string) => string },
  report: Report,
): void {
  checkSharing(source, original, read, report);
  const aside = (source.claims ?? [])
    .filter(({ as, reason }) => as === "aside" && reason === "story")
    .slice(0, MOST_ASIDES);
  for (const { start, end } of aside) {
    const shown = original.slice(start, end).trim();
    const [line] = listLines([shown], [undefined], read.language, read.say);
    if (line === undefined || !mayBeListed(shown, line)) continue;
    const isListed = lines.some((each) => [...line.heads].some((head) => namedBy(each, new Set([head])) > 0));
    // "How to ripen bananas fast"
    const isAbout =
      line.amounts.length === 0 && lines.some((each) => [...line.name].some((word) => each.heads.has(word)));
    const isVague =
      line.amounts.length === 0 && [...line.heads].every((head) => CHECKING.collective.has(head));
    if (isListed || isAbout || isVague) continue;
    const named = actions.some(({ words, fromList }) => !fromList && namedBy(line, words) === 2);
    if (named) report({ kind: "lost", message: SENTENCES.lineLost, text: shown, start, end });
  }
}

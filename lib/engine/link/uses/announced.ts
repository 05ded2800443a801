/** Work that is announced as a whole and then told in its parts: "Make a dough from the ingredients. Sift the flour, …". */
import { LINKING } from "@/lib/engine/language/linking";
import type { Ledger } from "@/lib/engine/link/choose/ledger";
import type { Parts } from "@/lib/engine/link/choose/parts";
import type { Collective } from "@/lib/engine/link/words/collective";
import type { Word } from "@/lib/engine/link/words/words";

/** Words before which the order stands: "Meanwhile make". */
const OPENING_WORDS = 3;
/** Actions in which the work is told. */
const TOLD_REACH = 12;
/** So many lines of the part are named by them. */
const FEWEST_TOLD = 3;

/**
 * "Make a dough from the ingredients", where the actions behind it name the lines of its part, or those of the list, one by one: nothing goes in
 * yet.
 */
export function isAnnounced(
  { actions, lines }: Ledger,
  { groups, groupOfLine }: Parts,
  group: number,
  index: number,
  { kind }: Collective,
): boolean {
  const action = actions[index];
  if (action === undefined || (kind !== "section" && kind !== "all")) return false;
  const makes = action.words
    .slice(0, OPENING_WORDS)
    .some(({ form }) => LINKING.partOpeners.has(form) && !LINKING.functionWords.has(form));
  // "Make a yeast dough" of a part of that name puts no yeast in.
  const name = groups[group]?.words;
  const names = action.phrases.filter(
    ({ from, to, passing }) =>
      !passing && !action.words.slice(from, to).every(({ lemma }) => name?.has(lemma) === true),
  );
  if (!makes || names.length > 0) return false;
  const told = actions
    .slice(index + 1, index + 1 + TOLD_REACH)
    .flatMap(({ phrases }) => phrases)
    .filter(({ passing }) => !passing)
    .flatMap(({ options }) => options.map(({ line }) => line))
    .filter((line) => group < 0 || groupOfLine[line] === group);
  return new Set(told).size >= Math.min(FEWEST_TOLD, lines.length);
}

/** "Prepare the meatballs first", "First, to make the dressing": what follows says how. */
export const announces = (words: readonly Word[]): boolean =>
  words.some(({ form }) => LINKING.announcing.has(form)) ||
  words
    .slice(0, 2)
    .some(
      ({ form }, at) => LINKING.beforePurpose.has(form) && LINKING.combining.has(words[at + 1]?.form ?? ""),
    );

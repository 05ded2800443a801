/** Lines of a list that name the parts of a fruit: "zest and half the juice of a lemon". */
import { LINKING } from "@/lib/engine/language/linking";

/** The names of the parts stand in so many words. */
const PART_WORDS_LOOKED_AT = 8;

/** "zest and half the juice of a lemon" is bought, though its first word can be an order; "zest and juice the lemon" is one. */
export function isPartOfFruit(name: string): boolean {
  if (/[.!:]$/.test(name)) return false;
  const [first = "", second = "", ...more] = (name.toLowerCase().match(/\p{L}+/gu) ?? []).slice(
    0,
    PART_WORDS_LOOKED_AT,
  );
  const isOf = (word: string): boolean => LINKING.genitive.has(word);
  if (!LINKING.takenBy.has(first)) return false;
  const at = more.findIndex(isOf);
  const isNoun =
    at > 0 && LINKING.definite.has(more[at - 2] ?? "") && LINKING.takenBy.has(more[at - 1] ?? "");
  return isOf(second) || (LINKING.conjunctions.has(second) && isNoun);
}

/** Of what "the rest" is where a sentence takes a part of one food and some of another. */
import { LINKING } from "@/lib/engine/language/linking";
import type { Ledger, Use } from "@/lib/engine/link/choose/ledger";
import { isOfTheMade } from "@/lib/engine/link/phrases/portion-behind";
import type { Word } from "@/lib/engine/link/words/words";

/** "200 g of them": a stated part of what was named before. */
const isOfIt = (words: readonly Word[], at: number): boolean =>
  /^[\d½¼¾⅓⅔]/.test(words[at]?.form ?? "") &&
  [1, 2].some(
    (next) =>
      LINKING.genitive.has(words[at + next]?.form ?? "") &&
      LINKING.pronouns.has(words[at + next + 1]?.form ?? ""),
  );

/**
 * "Puree 200 g of the berries with 2 tbsp sugar, slice the rest", of berries that are washed already: a part is taken of them first, and
 * `use`, which goes to it, is not what is left over.
 */
export function partsAnotherFirst(use: Use, { actions, uses }: Ledger): boolean {
  const words = (actions[use.action]?.words ?? []).filter(({ start }) => start < use.start);
  return words.some(
    ({ start: opens }, at) =>
      isOfIt(words, at) ||
      (isOfTheMade(words, at) &&
        !uses.some(({ action, start }) => action === use.action && start >= opens && start < use.start)),
  );
}

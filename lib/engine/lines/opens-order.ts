/** Whether a line opens as an order to the cook. */
import { AMOUNT_WORDS, COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { unitWritten } from "@/lib/engine/language/units";

export const firstWord = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? "";

/** "Peel the onions" is an order; "butter", "oil for frying" and "dash of soy sauce" open with a word that can be one. */
export function opensOrder(text: string): boolean {
  const first = firstWord(text);
  return (
    COOKING_VERBS.has(first) &&
    !AMOUNT_WORDS.has(first) &&
    unitWritten(first) === null &&
    foodOfWords([singular(first)]) === null
  );
}

/** What says only how warm things are to be: "Make sure all the ingredients are at room temperature". Nothing is put in yet. */
import { COOKING_VERBS } from "./cooking-words";
import { WARMTH } from "@/lib/engine/language/en/turns";
import { foodOfWords } from "./food/lexicon";

const WORD = /\p{L}[\p{L}'’-]*/gu;
/** A longer text says more than that. */
const MOST_CHARS = 160;

/** Of words in English, in whatever order a language has them: "Alle Zutaten sollten Zimmertemperatur haben". */
export function shouldBeWarm(text: string): boolean {
  if (text.length > MOST_CHARS) return false;
  const words: string[] = text.toLowerCase().match(WORD) ?? [];
  const told = words.slice(WARMTH.checks.has(words[0] ?? "") ? 1 : 0);
  const saysWarmth = told.some(
    (word, at) =>
      WARMTH.warmths.has(word) && [told[at - 1], told[at + 1]].some((of) => WARMTH.ofWhich.has(of ?? "")),
  );
  // "Beat the eggs, which should be at room temperature, with the sugar" is an order. "Cream" and "butter" may be what is warm.
  const orders = told.some((word) => COOKING_VERBS.has(word) && foodOfWords([word]) === null);
  return saysWarmth && !orders && told.some((word) => WARMTH.shouldBe.has(word));
}

/** The singular of kitchen nouns, and words without accents: how words of every language are looked up. */

/** Singular of one word, lower-cased: `"tomatoes"` → `"tomato"`. Only English is known; words that are not plurals come back unchanged. */
export { oneOf, SEVERAL, singular } from "@/lib/engine/language/en/spelling";

const MARKS = /[\u0300-\u036f]/g;
const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Folds a word or a phrase: `"Crème fraîche"` → `"creme fraiche"`, `"confectioners’ sugar"` → `"confectioners sugar"`. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .normalize("NFKD")
    .replace(MARKS, "")
    .replace(/['’‘`®™©]/g, "")
    .replace(/œ/g, "oe")
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}%]+/gu, " ")
    .trim();
}

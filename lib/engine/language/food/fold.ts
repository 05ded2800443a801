/**
 * Text as the food lexicon compares it: lower case, no diacritics, typographic apostrophes dropped, hyphens as spaces.
 * Lengths may change: never use offsets of a folded text in the original.
 */
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

/** Letters and digits that scanners take for each other, corrected only where nothing else can be meant. */
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { unitWritten } from "@/lib/engine/language/units";

const LETTER_ONE = /^([lI|])\s(?=(\p{L}{1,12})\b)/u;
const LETTER_ONE_FRACTION = /(^|\s)[lI|](?=\/[2348]\b)/g;
const LETTER_NOUGHT = /\b(\d+)([Oo]+)(?=\d|\b|°)/g;
const DIGIT_IN_WORD = /(\p{Ll}{2})([01])(?=\p{Ll})/gu;
const NOUGHT_IN_CAPITALS = /(\p{Lu})0(?=\p{Lu}{2})/gu;
const DIGIT_AT_END = /\b(\p{Ll}{3,})([01])\b/gu;
const NOUGHT_WORD = /\b0(?=[nfr]\b)/g;

const letterOf = (digit: string): string => (digit === "0" ? "o" : "l");
const isKnown = (word: string): boolean =>
  foodOfWords([singular(word)]) !== null || unitWritten(word) !== null;

/** `text` with misread amounts and words put right: "l tbsp" → "1 tbsp", "2OO g" → "200 g", "tablespo0n" → "tablespoon". */
export function correctMisread(text: string): string {
  if (!/[\dlI|]/.test(text)) return text;
  return text
    .replace(LETTER_ONE, (whole, letter: string, word: string) => {
      const speaks = letter === "I" && /^(?:can|cup)$/i.test(word) && /\bI can\b/.test(text);
      return unitWritten(word) !== null && !speaks ? "1 " : whole;
    })
    .replace(LETTER_ONE_FRACTION, "$11")
    .replace(LETTER_NOUGHT, (_, digits: string, noughts: string) => digits + "0".repeat(noughts.length))
    .replace(DIGIT_IN_WORD, (_, before: string, digit: string) => before + letterOf(digit))
    .replace(NOUGHT_IN_CAPITALS, "$1O")
    .replace(DIGIT_AT_END, (whole, word: string, digit: string) =>
      isKnown(word + letterOf(digit)) ? word + letterOf(digit) : whole,
    )
    .replace(NOUGHT_WORD, "o");
}

/** Letters and digits that scanners take for each other, corrected only where nothing else can be meant. */
import { COOKING_VERBS } from "@/lib/engine/language/cooking-words";
import { findDurations } from "@/lib/engine/language/times/durations";
import { foodOfWords } from "@/lib/engine/language/food/lexicon";
import { singular } from "@/lib/engine/language/food/singular";
import { MEASURES } from "@/lib/engine/language/shapes";
import { unitWritten } from "@/lib/engine/language/units";

const LETTER_ONE = /^([lI|])\s(?=(\p{L}{1,12})\b)/u;
const LETTER_ONE_INSIDE = /(\s)l(?=\s(\p{L}{1,12})(?!\p{L}))/gu;
const LETTER_ONE_NUMBER = /(^|[\s(])[lI|](?=\s?\d\/\d)/g;
const LETTER_ONE_FRACTION = /(^|\s)[lI|](?=\/[2348]\b)/g;
/** "l80", "l2-l5", "lO ml": a letter before digits or noughts, in front of nothing else; the Italian "lo" is a word. */
const LETTER_BEFORE_DIGITS = new RegExp(
  `(^|[\\s(/–-])[lI|](?=[Oo]{0,2}\\d[\\dOo]{0,2}(?![\\p{L}\\d])|(?:[Oo]{0,2}\\d[\\dOo]{0,2}\\s?|[Oo]{1,3}\\s)(?:°|(?:${MEASURES})(?!\\p{L})))`,
  "gu",
);
const LETTER_NOUGHT = /\b(\d+)([Oo]+)(?=\d|\b|°)/g;
/** Not behind the sign of a tin's sides: "a 15x10x1-inch pan", "20 x10cm". */
const DIGIT_IN_WORD = /(?!(?<!\p{L})[xX]\d)(\p{L})([01|]{1,2})(?=\p{Ll})/gu;
const NOUGHT_IN_CAPITALS = /(\p{Lu})0(?=\p{Lu}{2})/gu;
const LETTER_IN_CAPITALS = /(\p{Lu})l(?=\p{Lu})/gu;
/** "oIive"; "McIntosh" is a name. */
const CAPITAL_IN_WORD = /(?<!(?<!\p{L})[M]a?)(\p{Ll})I(?=\p{Ll})/gu;
const DIGIT_AT_END = /(?<![\p{L}\d])(\p{L}{2,})([01]{1,2})(?![\p{L}\d])/gu;
const CAPITAL_AT_END = /(?<!\p{L})(\p{Lu}?\p{Ll}{1,})(l?)I(?!\p{L})/gu;
const DIGIT_BEFORE_WORD = /(?<![\p{L}\d.,/])1(\p{Ll}[\p{Ll}1]{1,14})(?![\p{L}\d])/gu;
const WORD_WITH_M = /(?<!\p{L})\p{Lu}?\p{Ll}{1,14}m\p{Ll}{0,2}(?!\p{L})/gu;
const POUND = /(\p{N}\s?)1b(?![\p{L}\d])/gu;
/** "21⁄2 tbsp": a number and a fraction that was set small behind it. */
const GLUED_FRACTION = /(?<![\d⁄.,])(\d{1,2})([1-7])⁄([2-9])(?!\d)/g;
const NOUGHT_WORD = /\b0(?=[nfr]\b)/g;

const VOWEL = /[aeiouyäöüéèáíóú]/iu;

const isKnown = (word: string): boolean =>
  foodOfWords([singular(word)]) !== null || unitWritten(word) !== null || COOKING_VERBS.has(word);

/** The letters that digits or bars between letters stand for: an "i" where two consonants need a vowel ("topp1ng"), else an "l". */
function lettersOf(digits: string, before: string, after: string): string {
  const needsVowel =
    digits.length === 1 && !VOWEL.test(before) && !VOWEL.test(after) && before !== "l" && after !== "l";
  return [...digits].map((digit) => (digit === "0" ? "o" : needsVowel ? "i" : "l")).join("");
}

/** "1ift" is "lift" where that is a word; "1egg" keeps its number. */
function wordOf(whole: string, rest: string): string {
  const letters = rest.replace(/1/g, "l");
  if (isKnown(letters) || unitWritten(letters) !== null) return letters === rest ? whole : `1${letters}`;
  return isKnown(`l${letters}`) ? `l${letters}` : whole;
}

/** True when the text was scanned badly: several words with digits inside them. What is doubtful in one line is certain there. */
export function isScan(text: string): boolean {
  return (text.match(/\p{Ll}[01|]\p{Ll}/gu) ?? []).length >= FEWEST_MISREAD;
}
const FEWEST_MISREAD = 3;

/**
 * `text` with misread amounts and words put right: "l tbsp" → "1 tbsp", "2OO g" → "200 g", "p1ain f1our" → "plain flour".
 * `scanned`: the text around it is a bad scan, so that a word that begins with a digit is one too ("1arge").
 */
export function correctMisread(text: string, scanned = false): string {
  if (!/[\dlI|]/.test(text)) return text;
  return withAmounts(withWords(text, scanned));
}

/** A digit, bar or capital beside a letter: without one no word is misread, and the patterns above need not look. */
const MIXED = /[^\s\d.,/([–-][01|]|1[^\s\d.,/–\])-]|[^\s(]I|[^\s]l[^a-z\s.,;:)'’-]/;

/** Words with digits, bars and capitals in them. */
function withWords(text: string, scanned: boolean): string {
  if (!MIXED.test(text) && !scanned) return text;
  const read = text
    .replace(DIGIT_IN_WORD, (_, before: string, digits: string, offset: number, whole: string) => {
      const after = whole.charAt(offset + before.length + digits.length);
      return before + lettersOf(digits, before, after);
    })
    .replace(NOUGHT_IN_CAPITALS, "$1O")
    .replace(LETTER_IN_CAPITALS, "$1I")
    .replace(CAPITAL_IN_WORD, "$1l")
    .replace(DIGIT_AT_END, (whole, word: string, digits: string) => {
      const letters = word + [...digits].map((digit) => (digit === "0" ? "o" : "l")).join("");
      return isKnown(letters.toLowerCase()) || (scanned && /\p{Ll}$/u.test(word)) ? letters : whole;
    })
    .replace(CAPITAL_AT_END, (whole, word: string, l: string) =>
      isKnown(`${word}${l}l`.toLowerCase()) ? `${word}${l}l` : whole,
    )
    .replace(DIGIT_BEFORE_WORD, (whole, rest: string) => {
      const letters = wordOf(whole, rest);
      return letters === whole && scanned && unitWritten(rest) === null
        ? `l${rest.replace(/1/g, "l")}`
        : letters;
    });
  return scanned ? read.replace(WORD_WITH_M, (word) => withoutJoinedLetters(word)) : read;
}

/** "peppercoms" is "peppercorns": r and n run together where only then it is a word. */
function withoutJoinedLetters(word: string): string {
  if (isKnown(word.toLowerCase())) return word;
  const parted = word.replace(/m(?=\p{Ll}?$)|m(?=\p{Ll}{0,2}$)/u, "rn");
  return parted !== word && isKnown(parted.toLowerCase()) ? parted : word;
}

/** Numbers with letters in them, and letters that stand for a number. */
function withAmounts(text: string): string {
  const read = text
    .replace(LETTER_ONE, (whole, letter: string, word: string) => {
      const counts =
        unitWritten(word) !== null ||
        (letter !== "I" && foodOfWords([singular(word.toLowerCase())]) !== null);
      // "I can" talks, "I cup" counts.
      return counts && !(letter === "I" && COOKING_VERBS.has(word)) ? "1 " : whole;
    })
    .replace(LETTER_ONE_NUMBER, "$11")
    .replace(LETTER_ONE_FRACTION, "$11")
    .replace(LETTER_BEFORE_DIGITS, "$11")
    .replace(LETTER_ONE_INSIDE, (whole, before: string, word: string) =>
      unitWritten(word) !== null || findDurations(`1 ${word}`).length > 0 ? `${before}1` : whole,
    )
    .replace(LETTER_NOUGHT, (_, digits: string, noughts: string) => digits + "0".repeat(noughts.length))
    .replace(GLUED_FRACTION, (whole, number: string, above: string, below: string) =>
      above < below ? `${number} ${above}⁄${below}` : whole,
    )
    .replace(NOUGHT_WORD, "o");
  return read.includes("1b") ? read.replace(POUND, "$1lb") : read;
}

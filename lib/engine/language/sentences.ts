/** Divides running text into sentences, without taking an abbreviation, a decimal, an initial or a temperature for an end. */
import { COOKING_VERBS } from "./cooking-words";
import { foodOfWords } from "./food/lexicon";
import { FRACTION_SIGNS } from "./characters";
import { narrowPieces, keepingRecent } from "./memory";
import { PACKS, wordsIn } from "./registry";
import { matchesOf } from "./sparing";
import { readForms } from "./units";

/** Words whose full stop ends no sentence, and those of them that may end one as well. */
const ABBREVIATIONS = wordsIn(({ abbreviations }) => abbreviations.words);
const ENDING_UNITS = wordsIn(({ abbreviations }) => abbreviations.ending);

const BEFORE_ORDINALS = wordsIn(({ abbreviations }) => abbreviations.beforeOrdinals ?? "");

const VOWEL = /[aeiouyáàâäãéèêëíìîïóòôöõúùûü]/;
const SHORTENED = 4;
/** A word that is rather cut short than the last of its sentence: "approx", "tbsp", "pkt"; not "set" or "pan". */
export const isCutShort = (word: string): boolean =>
  ABBREVIATIONS.has(word) || (word.length < SHORTENED && !VOWEL.test(word));

/** Its full stop ends no sentence, whatever stands behind it. */
export const neverEnds = (word: string): boolean =>
  ABBREVIATIONS.has(word.toLowerCase()) && !ENDING_UNITS.has(word.toLowerCase());

const NUMBER_NEXT = new RegExp(`^\\s+[\\d${FRACTION_SIGNS}]`);
/** With a blank behind it; or without one where a capital follows a whole word or a heat: "Mix well.Bake at 350F.Serve", "Add milk .Stir". */
const END =
  /(?<![.!?…])[.!?…]+["'”’)\]]*(?=\s)|(?<=(?<!www)(?<!\p{L}\.)\p{L}\p{Ll}{2}|\s\p{Ll}{2}|\p{L}{2}\s|\d\s?[°º]?[CF])[.!](?=\p{Lu}\p{Ll})|[。！？]/gu;

/** Short units of time: nothing else is shortened so behind a number, in figures or in words. */
const SHORT_TIMES: ReadonlySet<string> = new Set(
  PACKS.flatMap(({ durations }) => durations.units)
    .filter(({ minutes }) => minutes <= 60)
    .flatMap(({ forms }) => readForms(forms).map(({ form }) => form))
    .filter((form) => form.length > 2 && ENDING_UNITS.has(form)),
);

/** "Chill 4 hrs min.": a short word behind a measured time. */
const isLeast = (before: string): boolean =>
  ENDING_UNITS.has(/\d\s?(\p{L}{1,4}) \p{L}{1,4}$/u.exec(before)?.[1]?.toLowerCase() ?? "");

/**
 * "whisk dry stuff. make a well": who writes without capitals begins a sentence with a small letter too. Such a text opens with one, and none of its
 * ends has a capital behind it.
 */
const isInSmallLetters = (text: string): boolean =>
  /^\P{L}*\p{Ll}/u.test(text) && !/[.!?…]["'”’)\]]{0,3}\s{1,4}["'“‘(*]?\p{Lu}/u.test(text);

/** In small letters a sentence ends in no shorter word. */
const SHORTEST_LAST = 3;

/** "1/2 c. Parmesan": behind a short unit, a food with a capital letter that is no order goes on with the sentence. */
function namesFood(after: string): boolean {
  const first = /^\s+(\p{Lu}\p{Ll}+)/u.exec(after)?.[1]?.toLowerCase() ?? "";
  return first !== "" && !COOKING_VERBS.has(first) && foodOfWords([first]) !== null;
}
const LONGEST_FOOD = 24;

/** `opening`: where the text's first word stands. `inSmall`: whether a sentence may begin with a small letter. */
function endsSentence(text: string, index: number, mark: string, opening: number, inSmall: boolean): boolean {
  // "Simmer – without a lid! – until thick."
  if (/^\s+[–—-]\s+\p{Ll}/u.test(text.slice(index + mark.length, index + mark.length + 6))) return false;
  if (!mark.startsWith("."))
    return inSmall || !/^\s+\p{Ll}/u.test(text.slice(index + mark.length, index + mark.length + 6));
  if (mark.startsWith(".."))
    return /^\s+["'“(]?[\p{Lu}\d]/u.test(text.slice(index + mark.length, index + mark.length + 6));
  const before = text.slice(Math.max(0, index - 24), index);
  const word = /(?:^|[\s(/–-]|\d)([\p{L}](?:[\p{L}.]{0,14}))$/u.exec(before)?.[1]?.toLowerCase();
  const after = text.slice(index + mark.length, index + mark.length + 8);
  const capitalNext = /^\s*["'“‘(*]?\p{Lu}/u.test(after);
  const numberNext = NUMBER_NEXT.test(after);
  // "Worc. & salt": nothing begins with a sign that joins.
  if (/^\s+[&+]/.test(after)) return false;
  if (
    /(?:^|\s)\p{Lu}$/u.test(before) &&
    !/\d\s?°?\p{Lu}$/u.test(before) &&
    !/(?:[°º]|\bdegrees?|\bgrad)\s?\p{Lu}$/u.test(before)
  )
    return false;
  const counted = /(?:^|\s)(\p{L}{2,5})\s\d{1,2}$/u.exec(before)?.[1]?.toLowerCase();
  if (counted !== undefined && capitalNext && BEFORE_ORDINALS.has(counted)) return false;
  if (index - opening <= 2 && /(?:^|\s)\d{1,2}$/.test(before)) return false;
  // "2 tsp.Vanilla", and "20 min.Cool.", "350F.Cool."
  const isHeat = /\d\s?[°º]?[CF]$/.test(before);
  if (word !== undefined && ABBREVIATIONS.has(word) && !isHeat && !/^\s/.test(after))
    return SHORT_TIMES.has(word);
  const isMeasure = !isHeat && word !== undefined && !SHORT_TIMES.has(word);
  if (word !== undefined && ABBREVIATIONS.has(word))
    return (
      ENDING_UNITS.has(word) &&
      capitalNext &&
      !(isMeasure && namesFood(text.slice(index + mark.length, index + mark.length + LONGEST_FOOD))) &&
      (SHORT_TIMES.has(word) ||
        /\d(?:\s\p{L}{4,10})?\s?(?:[°º]|degrees?|grad)?\s?\p{L}{1,4}$/u.test(before) ||
        isLeast(before))
    );
  // "1/2 c. br. sugar": a short word before the full stop is cut short.
  const isWhole = inSmall && (word === undefined || word.length >= SHORTEST_LAST);
  return isWhole || capitalNext || numberNext || !/^\s+[\p{Ll}]/u.test(after);
}

/** A bracket that is open for longer than this was never closed. */
const LONGEST_BRACKET = 400;

function openBrackets(depth: number, char: string): number {
  if (char === "(") return depth + 1;
  return char === ")" ? Math.max(0, depth - 1) : depth;
}

/** The sentences of `text`, trimmed, in order; joined with a space they are its words again, where it has one behind each. Linear in the text. */
export const splitSentences = keepingRecent((text: string): readonly string[] => {
  const sentences: string[] = [];
  const opening = text.search(/\S/);
  const inSmall = isInSmallLetters(text);
  let from = 0;
  let looked = 0;
  let open = 0;
  let closing = -1;
  for (const found of matchesOf(END, text)) {
    const end = found.index + found[0].length;
    for (; looked < end; looked += 1) open = openBrackets(open, text.charAt(looked));
    if (open > 0 && end - from < LONGEST_BRACKET) {
      if (closing < end && closing !== text.length) {
        const next = text.indexOf(")", end);
        closing = next < 0 ? text.length : next;
      }
      if (closing < text.length && closing - end < LONGEST_BRACKET) continue;
    }
    if (!endsSentence(text, found.index, found[0], opening, inSmall)) continue;
    open = 0;
    sentences.push(text.slice(from, end).trim());
    from = end;
  }
  sentences.push(text.slice(from).trim());
  return narrowPieces(
    sentences.filter((sentence) => sentence !== ""),
    text,
  );
});

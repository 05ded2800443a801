/**
 * Looks again at amounts: fraction glyphs are what a reader of photos misreads most ("Ya cup", "% tsp", or nothing at all).
 * Only where an amount can stand, and only when the shape is clear; what is not clear stays as it was read.
 */
import { isCommonWord } from "../../engine/language/detect.ts";
import { PACKS } from "../../engine/language/registry.ts";
import { readForms } from "../../engine/language/units.ts";
import { featuresOf, glyphsIn } from "./glyphs.mjs";
import { CLASSES, classify, trainedWeights } from "./glyph-model.mjs";

/** @typedef {import("./ocr.mjs").Word} Word */
/** @typedef {import("../../rules/text-languages.ts").TextLanguage} TextLanguage */
/** @typedef {import("./grey.mjs").Grey} Grey */

/** English pages write sizes where others write nothing, and few of the engine's units before a fraction. */
const ENGLISH_UNIT =
  /^(?:cups?|tsps?|tbsps?|teaspoons?|tablespoons?|oz|ounces?|lbs?|pounds?|pints?|quarts?|inch(?:es)?|small|medium|large)\b/i;
const METRIC = ["kg", "g", "l", "dl", "cl", "ml"];
/** By language, how its units begin: "c" of "c. à s." */
const UNIT_STARTS = new Map(
  PACKS.map(({ code, units }) => {
    const forms = units
      .flatMap(({ forms }) => readForms(forms))
      .map(({ form }) => /^\p{L}*/u.exec(form)?.[0]);
    return [code, new Set([...METRIC, ...forms.filter(Boolean)])];
  }),
);
const FRACTION = /[½⅓⅔¼¾⅛]/;
/** Words of small letters are words, not misread figures. */
const PLAIN_WORD = /^[("“«¿¡]?(?:\p{L}{1,2}['’])?(?:\p{L}?\p{Ll}{2,}|\p{Lu}{3,})[,.;:)»]?$/u;
const CLEAN_NUMBER = /^\(?\d+(?:\/\d+)?[).]?$/;
/** How sure the shape must be against a reading that makes sense, and against one that makes none. */
const SURE = 0.9;
const LIKELY = 0.6;
/** White before a word, in em of its line, in which an overlooked amount may stand. */
const BEFORE_EM = 2;
/** An amount with its fraction has no more than these ("10½-", or "1/2" written out). */
const MOST_GLYPHS = 5;
/** A numerator is this much smaller than a figure. */
const SMALL = 0.75;
/** A fraction falls into its figures and its stroke, with no more white between them than this, in em. */
const MOST_PARTS = 3;
const PART_EM = 0.12;

/** The words, amounts corrected and overlooked amounts added. @param {Grey} grey @param {Word[]} words @param {TextLanguage} language @returns {Word[]} */
export function readAmounts(grey, words, language) {
  const lines = new Map();
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word]);
  return [...lines.values()].flatMap((line) => {
    const sorted = line.sort((a, b) => a.x0 - b.x0);
    return sorted.flatMap((word, index) =>
      readWord(grey, word, { before: sorted[index - 1], after: sorted[index + 1], language }),
    );
  });
}

function readWord(grey, word, { before, after, language }) {
  const starts = !before || word.x0 - before.x1 > 1.5 * word.size;
  if (isUnit(word.text, language)) {
    const overlooked =
      !before || word.x0 - before.x1 > 0.7 * word.size ? amountBefore(grey, word, before) : undefined;
    return overlooked ? [overlooked, word] : [word];
  }
  const glued = gluedUnit(word.text);
  if (isWord(word.text, after, language) && !glued) return [word];
  const afterMark = before !== undefined && before.text.length <= 2 && !/[a-z]{2}/i.test(before.text);
  // What stands before an amount is the mark of a list; "1%" is itself one, and the "1]" behind it a litre.
  const isMark =
    starts && !/^[1-9]/.test(word.text) && /^\d/.test(after?.text ?? "") && !CLEAN_NUMBER.test(word.text);
  const amount = !isMark && (starts || afterMark || glued || (after && isUnit(after.text, language)));
  if (!amount || (word.text.length > 6 && !glued)) return [word];
  const read = readGlyphs(grey, word, CLEAN_NUMBER.test(word.text) ? SURE : LIKELY);
  if (!read) return [word];
  const rest = glued ?? (/^[^-–]{1,4}([-–][A-Za-z].*)$/.exec(word.text)?.[1] || "");
  return [
    {
      ...word,
      text: rest && glued ? `${read} ${rest}` : read + rest,
      confidence: Math.max(90, word.confidence),
    },
  ];
}

const isUnit = (text, language) =>
  language === "en"
    ? ENGLISH_UNIT.test(text)
    : UNIT_STARTS.get(language).has(/^\p{L}*(?!['’\p{L}])/u.exec(text)?.[0].toLowerCase() ?? "");

/** English has no accents, and its short words are told from misread amounts by their shapes; elsewhere "O forno" is no "⅓ forno". */
const isWord = (text, after, language) =>
  PLAIN_WORD.test(text) ||
  (language !== "en" &&
    (/\p{L}\p{M}/u.test(text.normalize("NFD")) ||
      (isCommonWord(text, language) && !(after && isUnit(after.text, language)))));

/** "Yacup" is an amount and its unit. */
function gluedUnit(text) {
  const match = /^[^a-z]?[^a-z]{0,2}[a-z]?((?:cup|tsp|tbsp|teaspoon|tablespoon)s?)$/i.exec(text);
  return match && match[1].length < text.length ? match[1] : undefined;
}

/** An amount in the white before a unit that stands first in its line. */
function amountBefore(grey, word, before) {
  const x0 = Math.max(before ? before.x1 + 1 : 0, word.x0 - BEFORE_EM * word.size);
  const text = readGlyphs(grey, { ...word, text: "", x0, x1: word.x0 - 1 }, LIKELY);
  return text ? { ...word, text, x0, x1: word.x0 - 0.3 * word.size, confidence: 90 } : undefined;
}

/** The whole number and fraction in a word's box ("1½"), or undefined when there is no clear fraction in it. */
function readGlyphs(grey, word, least) {
  const pad = Math.round(0.08 * word.size);
  const found = glyphsIn(grey, { x0: word.x0 - 1, y0: word.y0 - pad, x1: word.x1 + 1, y1: word.y1 + pad });
  const tall = found.filter(({ y0, y1 }) => y1 - y0 > 0.35 * (word.y1 - word.y0));
  if (tall.length > MOST_GLYPHS && !gluedUnit(word.text)) return undefined;
  let whole = "";
  for (const [index, glyph] of tall.slice(0, 4).entries()) {
    const built = fractionFrom(grey, tall.slice(index), { size: word.size, least });
    if (built) return whole + built;
    const { label, most } = classified(grey, glyph);
    if (label === "other") whole = "";
    else if (most >= 0.5) whole += label;
    else return undefined;
  }
  return undefined;
}

/** The fraction that the first of `glyphs` is, alone or with the parts of it that stand apart: its stroke, the figure below it. */
function fractionFrom(grey, glyphs, { size, least }) {
  const [first] = glyphs;
  const tallest = Math.max(...glyphs.map(({ y0, y1 }) => y1 - y0));
  // Only a figure that is smaller than its neighbours, as a numerator is, can be the beginning of a built fraction.
  const parts = first.y1 - first.y0 < SMALL * tallest ? MOST_PARTS : 1;
  for (let count = 1; count <= Math.min(parts, glyphs.length); count += 1) {
    const last = glyphs[count - 1];
    if (count > 1 && last.x0 - glyphs[count - 2].x1 > PART_EM * size) return undefined;
    const { label, most, fraction } = classified(grey, joined(glyphs.slice(0, count)));
    if (FRACTION.test(label) && (most >= least || (least < SURE && fraction >= SURE))) return label;
  }
  return undefined;
}

/** What a glyph most likely is, how likely that is, and how likely it is a fraction at all. */
function classified(grey, glyph) {
  const { probabilities } = classify(featuresOf(grey, glyph), trainedWeights());
  const most = Math.max(...probabilities);
  const fraction = probabilities.reduce((sum, one, at) => (FRACTION.test(CLASSES[at]) ? sum + one : sum), 0);
  return { label: CLASSES[probabilities.indexOf(most)], most, fraction };
}

const joined = (glyphs) => ({
  x0: Math.min(...glyphs.map(({ x0 }) => x0)),
  y0: Math.min(...glyphs.map(({ y0 }) => y0)),
  x1: Math.max(...glyphs.map(({ x1 }) => x1)),
  y1: Math.max(...glyphs.map(({ y1 }) => y1)),
});

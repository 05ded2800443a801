/** The words of a photographed page, the page first brought upright: by its ink, then by what reading it showed. */
import { FIRST_READ_IN } from "../../rules/text-languages.ts";
import { readAmounts } from "./amounts.mjs";
import { darkOnLight, quarterTurn, scale, toPng } from "./grey.mjs";
import { recognise } from "./ocr.mjs";
import { flatten } from "./paper.mjs";
import { focused } from "./sharpness.mjs";
import { inkOf, level, skewOf } from "./skew.mjs";
import { standsOnItsHead } from "./stance.mjs";

/** Below this confidence a page may stand on its head: it is read the other way round too. */
const DOUBTFUL = 55;
/** Smallest long side, in pixels, that Tesseract reads well. */
const READ_SIDE = 2400;
/** A word of so many letters is wider than tall wherever its line is level. */
const LONG_WORD = /^\P{L}?\p{L}{4,}\P{L}?$/u;
/** Fewer long words than this tell nothing about how a page lies. */
const ENOUGH_WORDS = 3;

const FIGURES = /^\d{1,5}$/;

/** @typedef {import("./ocr.mjs").Word} Word */
/** @typedef {import("./grey.mjs").Grey} Grey */
/** @typedef {import("../../rules/text-languages.ts").TextLanguage} TextLanguage */
/** @typedef {{ page: Grey, words: Word[], amounts: Word[], width: number, height: number, confidence: number, language: TextLanguage }} PageWords
 * `amounts`: the words with their amounts put right, in a picture of `width` and `height` */

/** The words of a photo that was decoded. @param {Grey} grey @param {TextLanguage} [language] @returns {Promise<PageWords>} */
export async function readPage(grey, language = FIRST_READ_IN) {
  const flat = await focused(flatten(darkOnLight(grey)));
  const skew = skewOf(inkOf(flat));
  const first = await readWords(await leveled(flat, skew, skew.sideways), language);
  const upright = liesOnItsSide(first.words)
    ? clearer(first, await readWords(await leveled(flat, skew, !skew.sideways), language))
    : first;
  if (upright.confidence >= DOUBTFUL) return upright;
  return clearer(upright, await readWords(await quarterTurn(upright.page, 180), language));
}

/** The page, turned by a quarter or not, with its lines level and their ink the right way up. */
async function leveled(flat, { across, down }, sideways) {
  const turned = sideways ? await quarterTurn(flat, 90) : flat;
  const degrees = sideways ? -down : across;
  const page = Math.abs(degrees) < 0.15 ? turned : level(turned, { degrees });
  return standsOnItsHead(page) ? quarterTurn(page, 180) : page;
}

/** A reader of lines that stand upright gives tall and narrow words, and is as sure of them as of others. @param {Word[]} words */
function liesOnItsSide(words) {
  const long = words.filter(({ text }) => LONG_WORD.test(text));
  const tall = long.filter(({ x0, x1, y0, y1 }) => y1 - y0 > x1 - x0);
  return long.length >= ENOUGH_WORDS && tall.length > long.length / 2;
}

/** @param {PageWords} first @param {PageWords} again */
function clearer(first, again) {
  if (liesOnItsSide(first.words) !== liesOnItsSide(again.words))
    return liesOnItsSide(first.words) ? again : first;
  return again.confidence > first.confidence ? again : first;
}

/**
 * A page that is upright and level, read in `language`; figures that another reading (`others`) is surer of are taken from there.
 * @param {Grey} page @param {TextLanguage} language @param {Word[]} [others] @returns {Promise<PageWords>}
 */
export async function readWords(page, language, others = []) {
  const factor = Math.min(2.5, Math.max(1, READ_SIDE / Math.max(page.width, page.height)));
  const large = factor > 1.05 ? await scale(page, factor) : page;
  const { words: seen, confidence } = await recognise(await toPng(large), { language });
  const words = withSurerFigures(seen, others);
  const { width, height } = large;
  return { page, words, amounts: readAmounts(large, words, language), width, height, confidence, language };
}

/** Figures are the same in all languages: each stands as the surer of two readings has it. @param {Word[]} words @param {Word[]} others */
function withSurerFigures(words, others) {
  const figures = others.filter(({ text }) => FIGURES.test(text));
  return words.map((word) => {
    if (!FIGURES.test(word.text)) return word;
    const [x, y] = [(word.x0 + word.x1) / 2, (word.y0 + word.y1) / 2];
    const same = figures.find((one) => one.x0 < x && x < one.x1 && one.y0 < y && y < one.y1);
    return same && same.confidence > word.confidence ? { ...word, text: same.text } : word;
  });
}

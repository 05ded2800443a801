/**
 * Child of `tesseract.ts`, bundled by scripts/setup/workers.mjs: cleans a photo of a page, reads its words, and has the engine put them into
 * reading order. A page is read as English first, and again where its words tell another language. Answers `{ text, confidence, language }`,
 * or `{ refused: "unreadable" | "pixels" }`.
 */
import { commonWordsIn, languageOfReading } from "../../engine/language/detect.ts";
import { arrangePhoto } from "../../engine/read/photo/text.ts";
import { FIRST_READ_IN, isTextLanguage } from "../../rules/text-languages.ts";
import { serve } from "../child-work/serve.mjs";
import { readAmounts } from "./amounts.mjs";
import { darkOnLight, decode, quarterTurn, scale, toPng } from "./grey.mjs";
import { recognise } from "./ocr.mjs";
import { flatten } from "./paper.mjs";
import { inkOf, level, skewOf } from "./skew.mjs";

/** Below this confidence a page may stand on its head: it is read the other way round too. */
const DOUBTFUL = 55;
/** Smallest long side, in pixels, that Tesseract reads well. */
const READ_SIDE = 2400;

/** So much less sure a second reading may be: languages differ in how sure their readers are. */
const LESS_SURE = 10;

const FIGURES = /^\d{1,5}$/;

/** @typedef {import("./ocr.mjs").Word} Word */
/** @typedef {import("../../rules/text-languages.ts").TextLanguage} TextLanguage */

serve(readPhoto);

/** @param {{ bytes: Uint8Array, maxPixels: number, language?: TextLanguage }} task `language`: of the text, where the cook has said it */
async function readPhoto({ bytes, maxPixels, language }) {
  let grey;
  try {
    grey = await decode(bytes, maxPixels);
  } catch (error) {
    return { refused: /pixel limit/i.test(String(error)) ? "pixels" : "unreadable" };
  }
  const page = await straighten(flatten(darkOnLight(grey)));
  const first = await readEitherWay(page, language ?? FIRST_READ_IN);
  const told = languageOfReading(first.text);
  const reading =
    language || told === first.language || !isTextLanguage(told) ? first : await better(first, told);
  return { text: reading.text, confidence: reading.confidence, language: reading.language };
}

async function readEitherWay(page, language) {
  const upright = await read(page, language);
  if (upright.confidence >= DOUBTFUL) return upright;
  const turned = await read(await quarterTurn(page, 180), language);
  return turned.confidence > upright.confidence ? turned : upright;
}

/** The page read again in the language that it seems to be in, unless that makes less sense than the first reading did. */
async function better(first, language) {
  const again = await read(first.page, language, first.words);
  const isKnownAsWell = commonWordsIn(again.text, language) >= commonWordsIn(first.text, language);
  return isKnownAsWell && again.confidence >= first.confidence - LESS_SURE ? again : first;
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

async function straighten(flat) {
  const { degrees, sideways } = skewOf(inkOf(flat));
  const upright = sideways ? await quarterTurn(flat, 90) : flat;
  return Math.abs(degrees) < 0.15 ? upright : level(upright, { degrees });
}

async function read(page, language, others = []) {
  const factor = Math.min(2.5, Math.max(1, READ_SIDE / Math.max(page.width, page.height)));
  const large = factor > 1.05 ? await scale(page, factor) : page;
  const { words: seen, confidence } = await recognise(await toPng(large), { language });
  const words = withSurerFigures(seen, others);
  const text = arrangePhoto({
    words: readAmounts(large, words, language),
    width: large.width,
    height: large.height,
    language,
  });
  return { page, words, text, confidence, language };
}

/**
 * Child of `tesseract.ts`, bundled by scripts/setup/workers.mjs: cleans a photo of a page, reads its words, and has the engine put them into
 * reading order. A page is read as English first, and again where its words tell another language. Answers `{ text, confidence, language }`,
 * or `{ refused: "unreadable" | "pixels" }`.
 */
import { commonWordsIn, languageOfReading } from "../../engine/language/detect.ts";
import { arrangePhoto } from "../../engine/read/photo/text.ts";
import { isTextLanguage } from "../../rules/text-languages.ts";
import { serve } from "../child-work/serve.mjs";
import { decode } from "./grey.mjs";
import { readPage, readWords } from "./page-words.mjs";

/** So much less sure a second reading may be: languages differ in how sure their readers are. */
const LESS_SURE = 10;

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
  const first = arranged(await readPage(grey, language));
  const told = languageOfReading(first.text);
  const reading =
    language || told === first.language || !isTextLanguage(told) ? first : await better(first, told);
  return { text: reading.text, confidence: reading.confidence, language: reading.language };
}

/** @param {import("./page-words.mjs").PageWords} page */
function arranged({ page, words, amounts, width, height, confidence, language }) {
  return {
    page,
    words,
    text: arrangePhoto({ words: amounts, width, height, language }),
    confidence,
    language,
  };
}

/** The page read again in the language that it seems to be in, unless that makes less sense than the first reading did. */
async function better(first, language) {
  const again = arranged(await readWords(first.page, language, first.words));
  const isKnownAsWell = commonWordsIn(again.text, language) >= commonWordsIn(first.text, language);
  return isKnownAsWell && again.confidence >= first.confidence - LESS_SURE ? again : first;
}

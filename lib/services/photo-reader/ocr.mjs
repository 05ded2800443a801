/** Tesseract, offline, with the language data of its npm packages; the workers of two languages are kept between photos. */
import { createRequire } from "node:module";
import path from "node:path";
import { createWorker, OEM, PSM } from "tesseract.js";
import { FIRST_READ_IN } from "../../rules/text-languages.ts";

const require = createRequire(import.meta.url);

/** Tesseract's names of the languages. @type {Record<import("@/lib/rules/text-languages").TextLanguage, string>} */
const DATA_OF = { de: "deu", en: "eng", es: "spa", fr: "fra", it: "ita", nl: "nld", pt: "por" };
/** Workers kept at once: each holds a copy of the program and the data of its language, some 150 MB. */
const KEPT = 2;
/** After so long without a photo the workers are replaced by a fresh one: pages that were read have made them grow to twice their size. */
const REST_MS = 60_000;

/** By language, the least recently used first. */
const workers = new Map();

async function workerFor(language) {
  const kept = workers.get(language);
  workers.delete(language);
  if (!kept && workers.size >= KEPT) {
    const [[longestUnused, worker]] = workers;
    workers.delete(longestUnused);
    await (await worker).terminate();
  }
  const worker = kept ?? start(DATA_OF[language]);
  workers.set(language, worker);
  return worker;
}

/** @type {NodeJS.Timeout | undefined} */
let rest;

/** Calls `work` with no rest in between, and rests when nothing comes after it. */
async function awake(work) {
  clearTimeout(rest);
  try {
    return await work();
  } finally {
    clearTimeout(rest);
    rest = setTimeout(() => void beginAnew(), REST_MS).unref();
  }
}

async function beginAnew() {
  const used = [...workers.values()];
  workers.clear();
  workers.set(FIRST_READ_IN, start(DATA_OF[FIRST_READ_IN]));
  for (const worker of used) await (await worker).terminate();
}

const start = (data) =>
  createWorker(data, OEM.LSTM_ONLY, {
    langPath: path.join(
      path.dirname(require.resolve(`@tesseract.js-data/${data}/package.json`)),
      "4.0.0_best_int",
    ),
    gzip: true,
    cacheMethod: "none",
    logger: () => undefined,
    errorHandler: () => undefined,
  });

/**
 * The words of a picture with their places.
 * @param {Buffer} png
 * @param {{ mode?: "auto" | "block" | "line" | "word", box?: { left: number, top: number, width: number, height: number }, letters?: string, language?: import("@/lib/rules/text-languages").TextLanguage }} [options]
 * @returns {Promise<{ words: Word[], confidence: number }>} confidence 0 to 100
 * @typedef {{ text: string, x0: number, y0: number, x1: number, y1: number, base: number, size: number, confidence: number, line: number }} Word
 */
export function recognise(png, options = {}) {
  return awake(() => wordsOf(png, options));
}

async function wordsOf(png, { mode = "auto", box, letters = "", language = FIRST_READ_IN }) {
  const tesseract = await workerFor(language);
  const modes = { auto: PSM.AUTO, block: PSM.SINGLE_BLOCK, line: PSM.SINGLE_LINE, word: PSM.SINGLE_WORD };
  await tesseract.setParameters({
    tessedit_pageseg_mode: modes[mode],
    tessedit_char_whitelist: letters,
    user_defined_dpi: "300",
  });
  const { data } = await tesseract.recognize(png, box ? { rectangle: box } : {}, {
    blocks: true,
    text: false,
  });
  const words = [];
  let line = 0;
  for (const block of data.blocks ?? []) {
    for (const paragraph of block.paragraphs) {
      for (const one of paragraph.lines) {
        line += 1;
        for (const word of one.words) words.push(toWord(word, one, line));
      }
    }
  }
  return { words, confidence: data.confidence };
}

/** Baselines and sizes are the line's: a single word tells too little. */
function toWord(word, line, number) {
  const { baseline, bbox, rowAttributes } = line;
  const slope = baseline.x1 === baseline.x0 ? 0 : (baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0);
  const middle = (word.bbox.x0 + word.bbox.x1) / 2;
  const height = rowAttributes?.rowHeight || rowAttributes?.row_height || bbox.y1 - bbox.y0;
  return {
    text: word.text,
    ...word.bbox,
    base: baseline.has_baseline === false ? line.bbox.y1 : baseline.y0 + slope * (middle - baseline.x0),
    size: height,
    confidence: word.confidence,
    line: number,
  };
}

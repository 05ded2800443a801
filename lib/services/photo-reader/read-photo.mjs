/**
 * Child of `tesseract.ts`, bundled by scripts/setup/workers.mjs: cleans a photo of a page, reads its words, and has the engine put them into
 * reading order. Answers `{ text, confidence }`, or `{ refused: "unreadable" | "pixels" }`.
 */
import { arrangePhoto } from "../../engine/read/photo/text.ts";
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

serve(readPhoto);

/** @param {{ bytes: Uint8Array, maxPixels: number }} task */
async function readPhoto({ bytes, maxPixels }) {
  let grey;
  try {
    grey = await decode(bytes, maxPixels);
  } catch (error) {
    return { refused: /pixel limit/i.test(String(error)) ? "pixels" : "unreadable" };
  }
  const page = await straighten(flatten(darkOnLight(grey)));
  const upright = await read(page);
  if (upright.confidence >= DOUBTFUL) return arranged(upright);
  const turned = await read(await quarterTurn(page, 180));
  return arranged(turned.confidence > upright.confidence ? turned : upright);
}

const arranged = (page) => ({ text: arrangePhoto(page), confidence: page.confidence });

async function straighten(flat) {
  const { degrees, sideways } = skewOf(inkOf(flat));
  const upright = sideways ? await quarterTurn(flat, 90) : flat;
  return Math.abs(degrees) < 0.15 ? upright : level(upright, { degrees });
}

async function read(page) {
  const factor = Math.min(2.5, Math.max(1, READ_SIDE / Math.max(page.width, page.height)));
  const large = factor > 1.05 ? await scale(page, factor) : page;
  const { words, confidence } = await recognise(await toPng(large));
  return { words: readAmounts(large, words), confidence, width: large.width, height: large.height };
}

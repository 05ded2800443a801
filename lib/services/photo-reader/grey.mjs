/** Grey pictures as plain arrays, and the few operations on them that make a photo of a page look like a scan. */
import sharp from "sharp";

/** @typedef {{ data: Uint8Array, width: number, height: number }} Grey 0 is black, 255 white, rows from the top */

/** Longest side in pixels that is worked on: a page's letters are large enough there, and work stays bounded. */
const WORK_SIDE = 2600;

/** @param {import("sharp").Sharp} picture @returns {Promise<Grey>} */
async function greyOf(picture) {
  const { data, info } = await picture.toColourspace("b-w").raw().toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  };
}

/**
 * A photo as a grey picture, turned as its EXIF tag says, transparent parts white.
 * @param {Uint8Array} bytes @param {number} maxPixels @returns {Promise<Grey>} @throws on anything that is not a readable picture
 */
export async function decode(bytes, maxPixels) {
  return greyOf(
    sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .greyscale()
      .resize({ width: WORK_SIDE, height: WORK_SIDE, fit: "inside", withoutEnlargement: true }),
  );
}

/** @param {Grey} grey @param {number} factor @returns {Promise<Grey>} */
export async function scale(grey, factor) {
  return greyOf(raw(grey).resize({ width: Math.max(1, Math.round(grey.width * factor)), kernel: "cubic" }));
}

/** A mild unsharp mask. @param {Grey} grey @returns {Promise<Grey>} */
export async function sharpen(grey) {
  return greyOf(raw(grey).sharpen({ sigma: 1 }));
}

/** Turned clockwise by a multiple of 90 degrees. @param {Grey} grey @param {number} degrees @returns {Promise<Grey>} */
export async function quarterTurn(grey, degrees) {
  return greyOf(raw(grey).rotate(degrees));
}

/** @param {Grey} grey @returns {Promise<Buffer>} */
export const toPng = (grey) => raw(grey).png({ compressionLevel: 1 }).toBuffer();

const raw = (grey) => sharp(grey.data, { raw: { width: grey.width, height: grey.height, channels: 1 } });

/** Light writing on a dark ground (a screen at night) is turned into dark on light. @param {Grey} grey @returns {Grey} */
export function darkOnLight(grey) {
  const counts = histogram(grey.data);
  if (quantile(counts, grey.data.length, 0.5) >= 100) return grey;
  return { ...grey, data: grey.data.map((value) => 255 - value) };
}

/** Full contrast: the darkest hundredth becomes black, the paper white. @param {Grey} grey @returns {Grey} */
export function stretch(grey) {
  const counts = histogram(grey.data);
  const black = quantile(counts, grey.data.length, 0.01);
  const white = Math.max(black + 40, Math.min(255, quantile(counts, grey.data.length, 0.5) * 0.98));
  const factor = 255 / (white - black);
  return { ...grey, data: grey.data.map((value) => Math.max(0, Math.min(255, (value - black) * factor))) };
}

function histogram(data) {
  const counts = new Uint32Array(256);
  for (let index = 0; index < data.length; index += 1) counts[data[index]] += 1;
  return counts;
}

/** The value below which `share` of `total` counted values lie. */
export function quantile(counts, total, share) {
  let sum = 0;
  for (let value = 0; value < 256; value += 1) {
    sum += counts[value];
    if (sum >= share * total) return value;
  }
  return 255;
}

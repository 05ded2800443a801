/** Grey pictures as plain arrays, and the few operations on them that make a photo of a page look like a scan. */
import sharp from "sharp";

/** @typedef {{ data: Uint8Array, width: number, height: number }} Grey 0 is black, 255 white, rows from the top */

/** Longest side in pixels that is worked on: a page's letters are large enough there, and work stays bounded. */
const WORK_SIDE = 2600;

/**
 * A photo as a grey picture, turned as its EXIF tag says, transparent parts white.
 * @param {Uint8Array} bytes @param {number} maxPixels @returns {Promise<Grey>} @throws on anything that is not a readable picture
 */
export async function decode(bytes, maxPixels) {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .greyscale()
    .resize({ width: WORK_SIDE, height: WORK_SIDE, fit: "inside", withoutEnlargement: true })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  };
}

/** @param {Grey} grey @param {number} factor @returns {Promise<Grey>} */
export async function scale(grey, factor) {
  const { data, info } = await raw(grey)
    .resize({ width: Math.max(1, Math.round(grey.width * factor)), kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  };
}

/** Turned clockwise by a multiple of 90 degrees. @param {Grey} grey @param {number} degrees @returns {Promise<Grey>} */
export async function quarterTurn(grey, degrees) {
  const { data, info } = await raw(grey)
    .rotate(degrees)
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.byteLength),
    width: info.width,
    height: info.height,
  };
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

/**
 * Divides by the paper's own brightness, which a lamp or a shadow makes uneven, and stretches what is left to full contrast.
 * The paper is the bright part of each small tile, smoothed over tiles.
 * @param {Grey} grey @returns {Grey}
 */
export function flatten(grey) {
  const { data, width, height } = grey;
  const tile = Math.max(8, Math.round(Math.min(width, height) / 60));
  const columns = Math.ceil(width / tile);
  const rows = Math.ceil(height / tile);
  const paper = smooth(fillDark(brightTiles(grey, tile, columns, rows)), columns, rows, 2);
  const flat = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const fy = Math.min(rows - 1.001, Math.max(0, y / tile - 0.5));
    const row = Math.floor(fy);
    const below = Math.min(rows - 1, row + 1);
    const wy = fy - row;
    for (let x = 0; x < width; x += 1) {
      const fx = Math.min(columns - 1.001, Math.max(0, x / tile - 0.5));
      const column = Math.floor(fx);
      const beside = Math.min(columns - 1, column + 1);
      const wx = fx - column;
      const top = paper[row * columns + column] * (1 - wx) + paper[row * columns + beside] * wx;
      const bottom = paper[below * columns + column] * (1 - wx) + paper[below * columns + beside] * wx;
      const ground = Math.max(16, top * (1 - wy) + bottom * wy);
      flat[y * width + x] = Math.min(255, (data[y * width + x] * 255) / ground);
    }
  }
  return stretch({ data: flat, width, height });
}

/** The 90th percentile of each tile. */
function brightTiles({ data, width, height }, tile, columns, rows) {
  const tiles = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      let total = 0;
      for (let y = row * tile; y < Math.min(height, (row + 1) * tile); y += 2) {
        for (let x = column * tile; x < Math.min(width, (column + 1) * tile); x += 2) {
          counts[data[y * width + x]] += 1;
          total += 1;
        }
      }
      tiles[row * columns + column] = quantile(counts, total, 0.9);
    }
  }
  return tiles;
}

/** A tile inside a picture or a dark box is not paper: it takes no less than a share of the page's usual brightness. */
function fillDark(tiles) {
  const sorted = Float32Array.from(tiles).sort();
  const usual = sorted[Math.floor(sorted.length * 0.6)] ?? 255;
  return tiles.map((value) => Math.max(value, usual * 0.45));
}

function smooth(tiles, columns, rows, radius) {
  const blurred = new Float32Array(tiles.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, row - radius); y <= Math.min(rows - 1, row + radius); y += 1) {
        for (let x = Math.max(0, column - radius); x <= Math.min(columns - 1, column + radius); x += 1) {
          sum += tiles[y * columns + x];
          count += 1;
        }
      }
      blurred[row * columns + column] = sum / count;
    }
  }
  return blurred;
}

function stretch(grey) {
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

function quantile(counts, total, share) {
  let sum = 0;
  for (let value = 0; value < 256; value += 1) {
    sum += counts[value];
    if (sum >= share * total) return value;
  }
  return 255;
}

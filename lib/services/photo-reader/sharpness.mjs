/** How sharp the writing on a page is, and what helps where it is not. */
import { sharpen } from "./grey.mjs";

/** @typedef {import("./grey.mjs").Grey} Grey */

/** From paper to ink and back, in shares of the full contrast that `flatten` leaves. */
const PAPER = 205;
const INK = 105;
/** An edge that takes more pixels than this is a shadow. */
const WIDEST = 14;
/** Every so many rows are looked at. */
const ROW_STEP = 5;
const ENOUGH_EDGES = 200;
/** Pixels that the edge of a letter takes on a page that was out of focus; sharp ones take one or two. */
export const BLURRED = 2.2;

/** The usual number of pixels from paper to ink; 0 where there is too little writing to tell. @param {Grey} grey */
export function edgeWidth({ data, width, height }) {
  const counts = new Uint32Array(WIDEST + 1);
  let edges = 0;
  for (let y = 0; y < height; y += ROW_STEP) {
    let paper = -1;
    for (let x = 0; x < width; x += 1) {
      const value = data[y * width + x];
      if (value >= PAPER) paper = x;
      else if (value <= INK && paper >= 0) {
        const wide = x - paper;
        if (wide <= WIDEST) {
          counts[wide] += 1;
          edges += 1;
        }
        paper = -1;
      }
    }
  }
  if (edges < ENOUGH_EDGES) return 0;
  return counts.reduce((sum, count, wide) => sum + count * wide, 0) / edges;
}

/** The page, its edges made steeper where they are wide; a sharp page would only get grain. @param {Grey} grey @returns {Promise<Grey>} */
export async function focused(grey) {
  return edgeWidth(grey) > BLURRED ? sharpen(grey) : grey;
}

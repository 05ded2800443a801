/**
 * Whether a level page stands on its head, told by its ink without reading it: small letters end sharply at the line they stand on, and less
 * sharply at their top, where "b", "d" and capitals go on (Bloomberg et al. 1995).
 */

const DARK = 120;
/** The page is looked at in so many columns: lines that fall a little stay sharp in each. */
const BANDS = 8;
/** Rows between which ink is compared. */
const STEP = 2;
/** Usual pages have .1 to .3 on either side; capitals alone and blurred pages are near 0 and are not told. */
const TOLD = 0.05;

/** @param {import("./grey.mjs").Grey} page @returns {boolean} false also where the ink does not tell */
export function standsOnItsHead({ data, width, height }) {
  let leaning = 0;
  let change = 0;
  for (let band = 0; band < BANDS; band += 1) {
    const ink = inkOfRows(data, width, height, {
      from: Math.floor((band * width) / BANDS),
      to: Math.floor(((band + 1) * width) / BANDS),
    });
    for (let y = STEP; y < height; y += 1) {
      const cube = (ink[y] - ink[y - STEP]) ** 3;
      leaning += cube;
      change += Math.abs(cube);
    }
  }
  return leaning > TOLD * change;
}

function inkOfRows(data, width, height, { from, to }) {
  const ink = new Uint32Array(height);
  for (let y = 0; y < height; y += 1)
    for (let x = from; x < to; x += 1) if (data[y * width + x] < DARK) ink[y] += 1;
  return ink;
}

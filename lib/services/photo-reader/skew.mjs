/** How a page of text is turned in its picture: projection profiles are sharpest along the lines (Postl 1986; Bloomberg et al. 1995). */

const MAX_DEGREES = 12;
const COARSE = 0.5;
const FINE = 0.1;
const SAMPLE_WIDTH = 900;
/** Lines must be this much clearer down the page than across it before a page counts as lying on its side. */
const SIDEWAYS = 1.25;

/** @typedef {import("./grey.mjs").Grey} Grey */
/** @typedef {{ xs: Float32Array, ys: Float32Array, width: number, height: number, step: number }} Ink dark pixels, on a coarser grid */

/** Ink that goes on for so many cells up, down or sideways is a rule, a frame or a device's edge: no letter is as large. */
const LONGEST_STROKE = 36;

/** Dark pixels of a flattened picture. @param {Grey} grey @returns {Ink} */
export function inkOf({ data, width, height }) {
  const step = Math.max(1, Math.round(Math.max(width, height) / SAMPLE_WIDTH));
  const columns = Math.floor((width - 1) / step) + 1;
  const rows = Math.floor((height - 1) / step) + 1;
  const dark = new Uint8Array(columns * rows);
  // Dark fields (pictures, boxes) would outweigh the writing: only pixels with paper close by count.
  const reach = step * 8;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column * step, row * step];
      if (data[y * width + x] > 120) continue;
      const left = x >= reach ? data[y * width + x - reach] : 255;
      const right = x + reach < width ? data[y * width + x + reach] : 255;
      const above = y >= reach ? data[(y - reach) * width + x] : 255;
      const below = y + reach < height ? data[(y + reach) * width + x] : 255;
      if (Math.max(left, right) < 140 && Math.max(above, below) < 140) continue;
      dark[row * columns + column] = 1;
    }
  }
  const rules = new Uint8Array(dark.length);
  for (let row = 0; row < rows; row += 1) markRules(dark, rules, row * columns, 1, columns);
  for (let column = 0; column < columns; column += 1) markRules(dark, rules, column, columns, rows);
  const xs = [];
  const ys = [];
  dark.forEach((isDark, at) => {
    if (!isDark || rules[at]) return;
    xs.push(at % columns);
    ys.push(Math.floor(at / columns));
  });
  return { xs: Float32Array.from(xs), ys: Float32Array.from(ys), width: columns, height: rows, step };
}

/** Marks what is dark for too long on one line of cells. */
function markRules(dark, rules, start, stride, count) {
  let run = 0;
  for (let index = 0; index <= count; index += 1) {
    if (index < count && dark[start + index * stride]) {
      run += 1;
      continue;
    }
    if (run > LONGEST_STROKE)
      for (let back = 1; back <= run; back += 1) rules[start + (index - back) * stride] = 1;
    run = 0;
  }
}

/**
 * The angle of the text lines in degrees (positive: they fall to the right) if they run across the picture, and if they run down it, and which
 * of both the ink speaks for.
 * @param {Ink} ink @returns {{ across: number, down: number, sideways: boolean }}
 */
export function skewOf(ink) {
  const across = best(ink.ys, ink.xs, ink.height, ink.width);
  const down = best(ink.xs, ink.ys, ink.width, ink.height);
  return { across: across.degrees, down: down.degrees, sideways: down.score > SIDEWAYS * across.score };
}

/** The angle at which the sums along the lines differ most from one to the next. */
function best(along, across, length, breadth) {
  let top = { degrees: 0, score: -1 };
  const look = (degrees) => {
    const score = sharpness(along, across, length, breadth, Math.tan((degrees * Math.PI) / 180));
    if (score > top.score) top = { degrees, score };
  };
  for (let degrees = -MAX_DEGREES; degrees <= MAX_DEGREES; degrees += COARSE) look(degrees);
  const centre = top.degrees;
  for (let degrees = centre - COARSE; degrees <= centre + COARSE; degrees += FINE) look(degrees);
  return top;
}

/** Sum of squared differences of neighbouring bins, for equal amounts of ink. */
function sharpness(along, across, length, breadth, slope) {
  const margin = Math.ceil(Math.abs(slope) * breadth) + 1;
  const bins = new Float32Array(Math.ceil(length) + 2 * margin + 2);
  for (let index = 0; index < along.length; index += 1)
    bins[Math.round(along[index] - across[index] * slope) + margin] += 1;
  let score = 0;
  for (let index = 1; index < bins.length; index += 1) score += (bins[index] - bins[index - 1]) ** 2;
  return score;
}

/**
 * The picture sheared so that its lines are level and its margins upright; white comes in at the edges.
 * @param {Grey} grey @param {{ degrees: number, lean?: number }} turn lean: degrees that upright edges lean to the left at the bottom
 * @returns {Grey}
 */
export function level({ data, width, height }, { degrees, lean = degrees }) {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const side = Math.tan((lean * Math.PI) / 180);
  const out = new Uint8Array(width * height).fill(255);
  const [cx, cy] = [width / 2, height / 2];
  // Inverse of (x, y) -> (x + side * y, y - slope * x) about the centre.
  const determinant = 1 + side * slope;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x - cx, y - cy];
      const sx = (u - side * v) / determinant + cx;
      const sy = (v + slope * u) / determinant + cy;
      const x0 = Math.floor(sx);
      const y0 = Math.floor(sy);
      if (x0 < 0 || y0 < 0 || x0 >= width - 1 || y0 >= height - 1) continue;
      const [fx, fy] = [sx - x0, sy - y0];
      const at = y0 * width + x0;
      const top = data[at] * (1 - fx) + data[at + 1] * fx;
      const bottom = data[at + width] * (1 - fx) + data[at + width + 1] * fx;
      out[y * width + x] = top * (1 - fy) + bottom * fy;
    }
  }
  return { data: out, width, height };
}

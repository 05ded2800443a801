/** Single glyphs out of a line's picture, in a form that a small classifier can compare. */

/** @typedef {import("./grey.mjs").Grey} Grey */
/** @typedef {{ x0: number, y0: number, x1: number, y1: number }} Box right and bottom exclusive */

/** Side of the picture that a glyph is brought to; one number more tells its shape (width to height). */
export const SIDE = 20;
export const FEATURES = SIDE * SIDE + 1;
const DARK = 140;
/** Parts whose spans overlap by this share of the narrower one are one glyph: a fraction's figures and its stroke. */
const OVERLAP = 0.25;

/**
 * Glyphs inside `box`, from left to right: connected ink, joined where parts stand above each other.
 * @param {Grey} grey @param {Box} box @returns {Box[]}
 */
export function glyphsIn(grey, box) {
  const parts = connected(grey, box).filter(({ count }) => count >= 4);
  parts.sort((a, b) => a.x0 - b.x0);
  const glyphs = [];
  for (const part of parts) {
    const last = glyphs.at(-1);
    const overlap = last ? Math.min(last.x1, part.x1) - part.x0 : 0;
    const narrower = last ? Math.min(last.x1 - last.x0, part.x1 - part.x0) : 1;
    if (last && overlap > OVERLAP * narrower) {
      last.x1 = Math.max(last.x1, part.x1);
      last.y0 = Math.min(last.y0, part.y0);
      last.y1 = Math.max(last.y1, part.y1);
    } else {
      glyphs.push({ x0: part.x0, y0: part.y0, x1: part.x1, y1: part.y1 });
    }
  }
  return glyphs;
}

/** Dark parts that hang together (8 neighbours). */
function connected({ data, width, height }, { x0, y0, x1, y1 }) {
  const left = Math.max(0, Math.floor(x0));
  const top = Math.max(0, Math.floor(y0));
  const w = Math.min(width, Math.ceil(x1)) - left;
  const h = Math.min(height, Math.ceil(y1)) - top;
  if (w <= 0 || h <= 0) return [];
  const seen = new Uint8Array(w * h);
  const isInk = (at) => data[(top + Math.floor(at / w)) * width + left + (at % w)] < DARK;
  const parts = [];
  for (let start = 0; start < w * h; start += 1) {
    if (seen[start] || !isInk(start)) continue;
    const part = { x0: Infinity, y0: Infinity, x1: 0, y1: 0, count: 0 };
    const stack = [start];
    seen[start] = 1;
    while (stack.length > 0) {
      const at = stack.pop();
      const x = at % w;
      const y = (at - x) / w;
      part.x0 = Math.min(part.x0, left + x);
      part.y0 = Math.min(part.y0, top + y);
      part.x1 = Math.max(part.x1, left + x + 1);
      part.y1 = Math.max(part.y1, top + y + 1);
      part.count += 1;
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          if (x + dx < 0 || x + dx >= w || y + dy < 0 || y + dy >= h) continue;
          const next = at + dy * w + dx;
          if (seen[next] || !isInk(next)) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    parts.push(part);
  }
  return parts;
}

/** The glyph's ink (0 to 1), fitted into a square and averaged over areas, then its shape. @param {Grey} grey @param {Box} box */
export function featuresOf({ data, width, height }, { x0, y0, x1, y1 }) {
  const features = new Float32Array(FEATURES);
  const span = Math.max(x1 - x0, y1 - y0) + 2;
  const left = (x0 + x1 - span) / 2;
  const top = (y0 + y1 - span) / 2;
  const step = span / SIDE;
  const inner = Math.max(1, Math.ceil(step));
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      let ink = 0;
      for (let i = 0; i < inner; i += 1) {
        for (let j = 0; j < inner; j += 1) {
          const x = Math.floor(left + (column + (j + 0.5) / inner) * step);
          const y = Math.floor(top + (row + (i + 0.5) / inner) * step);
          const outside = x < x0 - 1 || x > x1 || y < 0 || y >= height || x < 0 || x >= width;
          ink += outside ? 0 : 255 - data[y * width + x];
        }
      }
      features[row * SIDE + column] = ink / (inner * inner * 255);
    }
  }
  features[SIDE * SIDE] = Math.min(2, (x1 - x0) / Math.max(1, y1 - y0));
  return features;
}

/** Finds the paper on a photo and evens its light: shadows go, the table around it goes, writing stays. */
import { quantile, stretch } from "./grey.mjs";

/** @typedef {import("./grey.mjs").Grey} Grey */

/** The picture is looked at in this many tiles along its short side. */
const TILES = 60;
/** Neighbouring tiles whose brightness differs by less than this factor are one surface: light falls off slowly, edges are steep. */
const SMOOTH = 1.13;
/** A surface at the picture's edge that is darker than this share of the paper is what the paper lies on. */
const DARKER = 0.72;

/**
 * Divides by the paper's own brightness, which a lamp or a shadow makes uneven, whitens what lies around the paper,
 * and stretches the rest to full contrast.
 * @param {Grey} grey @returns {Grey}
 */
export function flatten(grey) {
  const { data, width, height } = grey;
  const tiles = brightTiles(grey, Math.max(8, Math.round(Math.min(width, height) / TILES)));
  const outside = surroundings(tiles);
  const paper = smooth(fillDark(tiles, outside), tiles, outside, 2);
  const { size, columns, rows } = tiles;
  const flat = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    const fy = Math.min(rows - 1, Math.max(0, y / size - 0.5));
    const row = Math.floor(fy);
    const below = Math.min(rows - 1, row + 1);
    const wy = fy - row;
    for (let x = 0; x < width; x += 1) {
      if (outside[Math.floor(y / size) * columns + Math.floor(x / size)]) {
        flat[y * width + x] = 255;
        continue;
      }
      const fx = Math.min(columns - 1, Math.max(0, x / size - 0.5));
      const column = Math.floor(fx);
      const beside = Math.min(columns - 1, column + 1);
      const wx = fx - column;
      const top = paper[row * columns + column] * (1 - wx) + paper[row * columns + beside] * wx;
      const bottom = paper[below * columns + column] * (1 - wx) + paper[below * columns + beside] * wx;
      flat[y * width + x] = Math.min(
        255,
        (data[y * width + x] * 255) / Math.max(16, top * (1 - wy) + bottom * wy),
      );
    }
  }
  return stretch({ data: flat, width, height });
}

/** The 90th percentile of each tile: the ground that writing stands on. */
function brightTiles({ data, width, height }, size) {
  const columns = Math.ceil(width / size);
  const rows = Math.ceil(height / size);
  const values = new Float32Array(columns * rows);
  const counts = new Uint32Array(256);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0);
      let total = 0;
      for (let y = row * size; y < Math.min(height, (row + 1) * size); y += 2) {
        for (let x = column * size; x < Math.min(width, (column + 1) * size); x += 2) {
          counts[data[y * width + x]] += 1;
          total += 1;
        }
      }
      values[row * columns + column] = quantile(counts, total, 0.9);
    }
  }
  return { values, columns, rows, size };
}

/** 1 for tiles around the paper: surfaces that reach the picture's edge and are darker than the largest surface, and one tile further in. */
function surroundings({ values, columns, rows }) {
  const { labels, surfaces } = toSurfaces(values, columns, rows);
  const paper = surfaces.reduce((best, one) => (one.sum > best.sum ? one : best));
  const isOutside = surfaces.map(
    (one) => one !== paper && one.atEdge && one.sum / one.count < DARKER * (paper.sum / paper.count),
  );
  const outside = new Uint8Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      if (!isOutside[labels[row * columns + column]]) continue;
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1)
          outside[y * columns + x] = 1;
      }
    }
  }
  return outside;
}

/** Connected tiles of smoothly changing brightness. */
function toSurfaces(values, columns, rows) {
  const labels = new Int32Array(values.length).fill(-1);
  const surfaces = [];
  for (let start = 0; start < values.length; start += 1) {
    if (labels[start] >= 0) continue;
    const surface = { sum: 0, count: 0, atEdge: false };
    const label = surfaces.push(surface) - 1;
    const stack = [start];
    labels[start] = label;
    while (stack.length > 0) {
      const at = stack.pop();
      const column = at % columns;
      const row = (at - column) / columns;
      surface.sum += values[at];
      surface.count += 1;
      surface.atEdge ||= column === 0 || row === 0 || column === columns - 1 || row === rows - 1;
      const near = [
        column > 0 && at - 1,
        column < columns - 1 && at + 1,
        row > 0 && at - columns,
        row < rows - 1 && at + columns,
      ];
      for (const next of near) {
        if (next === false || labels[next] >= 0) continue;
        const factor = (values[next] + 4) / (values[at] + 4);
        if (factor > SMOOTH || factor < 1 / SMOOTH) continue;
        labels[next] = label;
        stack.push(next);
      }
    }
  }
  return { labels, surfaces };
}

/** A tile inside a picture or a dark box is not paper: it takes no less than a share of the page's usual brightness. */
function fillDark({ values }, outside) {
  const inside = values.filter((_, at) => !outside[at]).sort();
  const usual = inside[Math.floor(inside.length * 0.6)] ?? 255;
  return values.map((value) => Math.max(value, usual * 0.45));
}

/** Mean of the tiles around each, those outside the paper left out. */
function smooth(values, { columns, rows }, outside, radius) {
  const blurred = new Float32Array(values.length);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      let sum = 0;
      let count = 0;
      for (let y = Math.max(0, row - radius); y <= Math.min(rows - 1, row + radius); y += 1) {
        for (let x = Math.max(0, column - radius); x <= Math.min(columns - 1, column + radius); x += 1) {
          if (outside[y * columns + x]) continue;
          sum += values[y * columns + x];
          count += 1;
        }
      }
      blurred[row * columns + column] = count > 0 ? sum / count : values[row * columns + column];
    }
  }
  return blurred;
}

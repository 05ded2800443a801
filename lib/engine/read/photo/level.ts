/**
 * Words of a page that was seen at a slant, as if it had been seen from above. A photo is turned as a whole before it is read, but on a slanted page
 * each line falls or rises a little more than the line above it, and its margins lean: the start of a line would slip into the row above.
 */
import { median } from "@/lib/engine/read/layout/rows";

/**
 * Pixels from the top left corner; `base` is the baseline under the word, `size` the height of its line, `confidence` 0 to 100, `line` the number
 * of the line that it was read in, where the reader tells.
 */
export type PhotoWord = {
  text: string;
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  base: number;
  size: number;
  confidence: number;
  line?: number;
};

/** A line that says how it falls: so many words, so many ems long. */
const WORDS_TO_TELL = 3;
const EMS_TO_TELL = 6;
/** Fewer such lines tell nothing about the page. */
const LINES_TO_TELL = 4;
/** Fits are drawn to "all lines fall alike" with this weight, in lines that speak for it. */
const SHRINK = 0.4;
/** A line whose slope is this far from the fit, in medians of all distances, is left out of the second fit. */
const OUTLIER = 3;
/** Words that a reader took for one line stand on one baseline if they differ by less than this, in em. */
const ONE_LINE_EM = 0.6;

/** How lines fall at a place of the page: `at`, and by how much that changes to the right (`x`) and downwards (`y`), lengths in pages. */
type Slope = { at: number; x: number; y: number };
type Sample = { x: number; y: number; slope: number; weight: number };

/** The words with level baselines; those of a page whose lines tell nothing stay as they are. Linear in the number of words but for sorting. */
export function leveled<W extends PhotoWord>(words: readonly W[], width: number, height: number): W[] {
  const lines = linesOf(words);
  const slope = fit(lines.flatMap((line) => sampleOf(line, width, height)));
  if (slope === null) return [...words];
  return lines.flatMap((line) => {
    const bases = line.map(({ base, x0, x1 }) => {
      const x = (x0 + x1) / 2 / width - 0.5;
      const y = base / height - 0.5;
      return base - width * x * (slope.at + slope.y * y + (slope.x * x) / 2);
    });
    const middle = median(bases);
    return line.map((word, index) => {
      const base = bases[index] ?? word.base;
      return { ...word, base: Math.abs(base - middle) < ONE_LINE_EM * word.size ? middle : base };
    });
  });
}

/** White between two words of a line, in em, that no later stage takes for one word. */
const WORD_SPACE_EM = 0.2;

/** Words with white between them where a reader that tells lines, and so words, drew their boxes into each other, as it does on blurred pages. */
export function parted<W extends PhotoWord>(words: readonly W[]): W[] {
  return linesOf(words).flatMap((line) => {
    const sorted = [...line].sort((a, b) => a.x0 - b.x0);
    return sorted.map((word, index) => {
      const next = sorted[index + 1];
      const end = next ? next.x0 - WORD_SPACE_EM * word.size : word.x1;
      return end < word.x1 && end > word.x0 ? { ...word, x1: end } : word;
    });
  });
}

/** Words by the line that they were read in; a word without one is a line of its own. */
export function linesOf<W extends PhotoWord>(words: readonly W[]): W[][] {
  const lines = new Map<number | W, W[]>();
  for (const word of words) {
    const key = word.line ?? word;
    const line = lines.get(key);
    if (line) line.push(word);
    else lines.set(key, [word]);
  }
  return [...lines.values()];
}

function sampleOf(line: readonly PhotoWord[], width: number, height: number): Sample[] {
  const sorted = [...line].sort((a, b) => a.x0 - b.x0);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last || sorted.length < WORDS_TO_TELL) return [];
  const middleOf = ({ x0, x1 }: PhotoWord): number => (x0 + x1) / 2;
  const span = middleOf(last) - middleOf(first);
  if (span < EMS_TO_TELL * first.size) return [];
  return [
    {
      x: (middleOf(last) + middleOf(first)) / 2 / width - 0.5,
      y: (first.base + last.base) / 2 / height - 0.5,
      slope: (last.base - first.base) / span,
      weight: span / width,
    },
  ];
}

/** The plane through the slopes of the lines, without those that lie far from it. */
function fit(samples: readonly Sample[]): Slope | null {
  if (samples.length < LINES_TO_TELL) return null;
  const rough = plane(samples);
  const distances = samples.map((one) => Math.abs(one.slope - slopeAt(rough, one)));
  const usual = median(distances);
  const kept = samples.filter((_, index) => (distances[index] ?? 0) <= OUTLIER * usual);
  return kept.length < LINES_TO_TELL ? rough : plane(kept);
}

const slopeAt = (slope: Slope, { x, y }: Sample): number => slope.at + slope.x * x + slope.y * y;

/** Weighted least squares; what the lines do not tell about the plane's tilt is taken for none. */
function plane(samples: readonly Sample[]): Slope {
  const sum = (of: (one: Sample) => number): number =>
    samples.reduce((total, one) => total + one.weight * of(one), 0);
  const all = sum(() => 1);
  const mean = {
    x: sum(({ x }) => x) / all,
    y: sum(({ y }) => y) / all,
    slope: sum(({ slope }) => slope) / all,
  };
  const part = (of: (one: Sample) => number): number => sum(of);
  const xx = part(({ x }) => (x - mean.x) ** 2) + SHRINK * 0.05;
  const yy = part(({ y }) => (y - mean.y) ** 2) + SHRINK * 0.05;
  const xy = part(({ x, y }) => (x - mean.x) * (y - mean.y));
  const xs = part(({ x, slope }) => (x - mean.x) * (slope - mean.slope));
  const ys = part(({ y, slope }) => (y - mean.y) * (slope - mean.slope));
  const determinant = xx * yy - xy * xy;
  const tilt = { x: (xs * yy - ys * xy) / determinant, y: (ys * xx - xs * xy) / determinant };
  return { at: mean.slope - tilt.x * mean.x - tilt.y * mean.y, ...tilt };
}

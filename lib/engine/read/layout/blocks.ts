/**
 * Reading order of a page: bands of rows that share a gutter (white that runs down between two columns, told from the white inside a table's rows)
 * are cut at it, and each side again (recursive XY-cut; Nagy and Seth 1984), so that one column is read to its end before the next. Rows of a
 * table stay whole.
 */
import { headingOf } from "@/lib/engine/language/headings";
import {
  isAmount,
  isMarker,
  joinCentredAmounts,
  joinMarkers,
  joinPieces,
  rowOf,
  type Line,
  type PrintedRow,
  type Segment,
} from "./rows";

/** Lines that are read one below the other; the next block is another column, or what follows the columns. */
export type Block = Line[];

/** Columns inside columns are cut this deep. */
const MAX_DEPTH = 5;

/** Blocks in reading order. Linear in the number of segments for each level of columns inside columns. */
export function toBlocks(rows: readonly PrintedRow[], depth = 0): Block[] {
  const blocks: Block[] = [];
  let single: PrintedRow[] = [];
  const flush = (): void => {
    if (single.length > 0) blocks.push(joinMarkers(joinCentredAmounts(single)).map(toLine));
    single = [];
  };
  let at = 0;
  while (at < rows.length) {
    const band = depth < MAX_DEPTH ? findBand(rows, at) : null;
    if (!band) {
      const row = rows[at];
      if (row) single.push(row);
      at += 1;
    } else if (band.gutter === null) {
      single.push(...rows.slice(at, band.end));
      at = band.end;
    } else {
      const first = rows[at];
      const early = first ? rowsBefore(single, { first, gutter: band.gutter }) : 0;
      const columns = [...single.splice(single.length - early, early), ...rows.slice(at, band.end)];
      flush();
      const [left, right] = cut(columns, band.gutter);
      blocks.push(...toBlocks(left, depth + 1), ...toBlocks(right, depth + 1));
      at = band.end;
    }
  }
  flush();
  return blocks;
}

function cut(rows: readonly PrintedRow[], x: number): [PrintedRow[], PrintedRow[]] {
  const side = (keep: (segment: Segment) => boolean): PrintedRow[] =>
    rows.flatMap((row) => {
      const kept = row.segments.filter(keep);
      return kept.length > 0 ? [rowOf(kept)] : [];
    });
  return [side((one) => one.x0 < x), side((one) => one.x0 >= x)];
}

function toLine(row: PrintedRow): Line {
  const main = row.segments.reduce((best, one) => (one.text.length > best.text.length ? one : best));
  return {
    text: joinPieces(row.segments),
    x0: row.segments[0]?.x0 ?? main.x0,
    x1: row.segments.reduce((most, one) => Math.max(most, one.x1), main.x1),
    base: row.base,
    size: row.size,
    font: main.font,
    segments: row.segments,
  };
}

/** Rows `at` to `end` (exclusive) of the search; `gutter` is the x to cut at, or null when the band is a table whose rows stay whole. */
type Band = { end: number; gutter: number | null };

/** White between columns is at least this wide, in em of the row. */
const GUTTER_EM = 0.8;
/** Each side of a gutter has at least this many rows: two lines that happen to have white above each other are no columns. */
const SIDE_ROWS = 2;
/** So many rows with text on one side only end a band; it also bounds the work. */
const ONE_SIDED_MAX = 120;
/** The share of cells that must be of one sort: a table has a heading, and an odd line here and there. */
const MOST = 0.7;
/** White above a row, in em, that parts it from the column above. */
const DETACH_EM = 2.2;
/** White above a heading, which needs less to be seen as one. */
const HEADING_EM = 1.4;

/** A stretch of white and what stands beside it in the rows seen so far. */
type Gap = {
  from: number;
  to: number;
  leftRows: number;
  rightRows: number;
  bothRows: number;
  /** Segments beside the white that are an amount or a marker; to the right they count only when they end their row. */
  leftCells: number;
  rightCells: number;
  /** `leftCells` in rows with text on both sides: a heading above a table is on one side only. */
  pairedCells: number;
};

/** The band that starts at row `at`, or null when that row starts none. */
function findBand(rows: readonly PrintedRow[], at: number): Band | null {
  let gaps = seed(rows, at);
  if (gaps.length === 0) return null;
  let end = at;
  let oneSided = 0;
  for (; end < rows.length && oneSided < ONE_SIDED_MAX; end += 1) {
    const row = rows[end];
    if (!row) break;
    const next = gaps.flatMap((gap) => narrow(gap, row));
    if (next.length === 0) break;
    if (gaps.some(isGutter) && !next.some(isGutter) && end - at >= SIDE_ROWS) break;
    gaps = next;
    oneSided = gaps.some((gap) => hasLeft(gap, row) && hasRight(gap, row)) ? 0 : oneSided + 1;
  }
  const gutter = gaps.filter(isGutter).sort((a, b) => b.to - b.from - (a.to - a.from))[0];
  if (gutter) return { end: detachTail(rows, at, end, gutter), gutter: (gutter.from + gutter.to) / 2 };
  const table = gaps.some((gap) => gap.leftRows >= SIDE_ROWS && gap.rightRows >= SIDE_ROWS);
  return table ? { end, gutter: null } : null;
}

/** White inside row `at` taken together with the row below it: columns need not share their baselines. */
function seed(rows: readonly PrintedRow[], at: number): Gap[] {
  const row = rows[at];
  if (!row) return [];
  const below = rows[at + 1];
  const near = below && below.base - row.base < 1.6 * row.size ? below.segments : [];
  const sorted = [...row.segments, ...near].sort((a, b) => a.x0 - b.x0);
  const gaps: Gap[] = [];
  let end = -Infinity;
  for (const { x0, x1 } of sorted) {
    if (end > -Infinity && x0 - end >= GUTTER_EM * row.size) gaps.push(emptyGap(end, x0));
    end = Math.max(end, x1);
  }
  return gaps;
}

const emptyGap = (from: number, to: number): Gap => ({
  from,
  to,
  leftRows: 0,
  rightRows: 0,
  bothRows: 0,
  leftCells: 0,
  rightCells: 0,
  pairedCells: 0,
});

const hasLeft = (gap: Gap, row: PrintedRow): boolean => row.segments.some(({ x1 }) => x1 <= gap.from + 0.1);
const hasRight = (gap: Gap, row: PrintedRow): boolean => row.segments.some(({ x0 }) => x0 >= gap.to - 0.1);

/** What is left of the white when `row` is added; nothing when the row covers it. */
function narrow(gap: Gap, row: PrintedRow): Gap[] {
  let { from, to } = gap;
  let left: Segment | undefined;
  let right: Segment | undefined;
  let rightCount = 0;
  for (const segment of row.segments) {
    const middle = (segment.x0 + segment.x1) / 2;
    if (middle < (gap.from + gap.to) / 2) {
      from = Math.max(from, segment.x1);
      left = segment;
    } else {
      to = Math.min(to, segment.x0);
      right ??= segment;
      rightCount += 1;
    }
  }
  if (to - from < GUTTER_EM * row.size) return [];
  const leftCell = left && (isAmount(left.text) || isMarker(left.text)) ? 1 : 0;
  return [
    {
      from,
      to,
      leftRows: gap.leftRows + (left ? 1 : 0),
      rightRows: gap.rightRows + (right ? 1 : 0),
      bothRows: gap.bothRows + (left && right ? 1 : 0),
      leftCells: gap.leftCells + leftCell,
      pairedCells: gap.pairedCells + (right ? leftCell : 0),
      rightCells: gap.rightCells + (right && rightCount === 1 && isAmount(right.text) ? 1 : 0),
    },
  ];
}

function isGutter(gap: Gap): boolean {
  if (gap.leftRows < SIDE_ROWS || gap.rightRows < SIDE_ROWS) return false;
  if (gap.leftCells >= MOST * gap.leftRows) return false;
  if (gap.bothRows >= SIDE_ROWS && gap.pairedCells >= MOST * gap.bothRows) return false;
  return !(gap.rightCells >= MOST * gap.rightRows && gap.bothRows >= MOST * gap.rightRows);
}

/**
 * Rows at the end of a band that stand only on the left belong to what follows when they stand apart from the column above,
 * or begin with a heading.
 */
function detachTail(rows: readonly PrintedRow[], at: number, end: number, gutter: Gap): number {
  if (end >= rows.length) return end;
  let cutAt = end;
  for (let index = end - 1; index > at + SIDE_ROWS; index -= 1) {
    const row = rows[index];
    const above = rows[index - 1];
    if (!row || !above || hasRight(gutter, row)) break;
    const gap = (row.base - above.base) / Math.min(row.size, above.size);
    const isHeading = isHeadingAfter(row, above) || (index === end - 1 && namesPart(row));
    if (gap > DETACH_EM || (gap > HEADING_EM && isHeading)) cutAt = index;
  }
  return cutAt;
}

/** "Method", alone in its row and right above what is set across the page: the columns end before it, though its letters are no larger. */
const namesPart = ({ segments }: PrintedRow): boolean =>
  segments.length === 1 && headingOf(segments[0]?.text ?? "") !== null;

function isHeadingAfter(row: PrintedRow, above: PrintedRow): boolean {
  const [own, other] = [row.segments[0], above.segments[0]];
  return row.size > 1.1 * above.size || (own?.font !== other?.font && row.segments.length === 1);
}

/**
 * How many rows right before a band belong to its right column, which begins higher than the left one: text of the band's size that stands
 * to the right of the gutter, each close to the next.
 */
function rowsBefore(before: readonly PrintedRow[], band: { first: PrintedRow; gutter: number }): number {
  let next = band.first;
  let count = 0;
  for (let index = before.length - 1; index >= 0; index -= 1) {
    const row = before[index];
    if (!row || row.segments.some(({ x0 }) => x0 < band.gutter)) break;
    if (next.base - row.base > DETACH_EM * next.size || row.size > 1.15 * next.size) break;
    next = row;
    count += 1;
  }
  return count;
}

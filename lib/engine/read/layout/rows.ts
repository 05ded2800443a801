/** Pieces of text to rows: what stands on one baseline, split where the white between two pieces is wider than a word space. */
import { mergePieces, type Piece, type Segment } from "./words";

/** One baseline with its segments from left to right. */
export type Row = { base: number; size: number; segments: Segment[] };

/** Two baselines closer than this, in em, are one row. */
const SAME_BASE_EM = 0.32;
/** White wider than this may be a gutter between columns or cells; justified text rarely has as much between words. */
const CELL_GAP_EM = 0.8;
/** Raised and lowered small figures ("1" and "2" of a built fraction) are this much smaller than the text beside them. */
const SMALL = 0.8;

/** Rows from top to bottom. Linear in the number of pieces but for sorting. */
export function toRows(pieces: readonly Piece[]): Row[] {
  const sorted = [...pieces].sort((a, b) => a.base - b.base || a.x0 - b.x0);
  const groups: Piece[][] = [];
  for (const piece of sorted) {
    const group = groups.at(-1);
    const first = group?.[0];
    if (group && first && piece.base - first.base <= SAME_BASE_EM * Math.min(piece.size, first.size))
      group.push(piece);
    else groups.push([piece]);
  }
  return joinSmallFigures(groups).map(toRow);
}

/** A row of finished segments. */
export function rowOf(segments: readonly Segment[]): Row {
  const main = longest(segments);
  return { base: main.base, size: main.size, segments: [...segments].sort((a, b) => a.x0 - b.x0) };
}

function toRow(pieces: readonly Piece[]): Row {
  const sorted = [...pieces].sort((a, b) => a.x0 - b.x0);
  const segments: Segment[] = [];
  let run: Piece[] = [];
  let end = 0;
  for (const piece of sorted) {
    if (run.length > 0 && piece.x0 - end > CELL_GAP_EM * piece.size) {
      segments.push(mergePieces(run));
      run = [];
    }
    end = run.length === 0 ? piece.x1 : Math.max(end, piece.x1);
    run.push(piece);
  }
  if (run.length > 0) segments.push(mergePieces(run));
  return rowOf(segments);
}

/** Puts a group of small raised or lowered figures into the group beside it, above or below. */
function joinSmallFigures(groups: Piece[][]): Piece[][] {
  const joined: Piece[][] = [];
  for (const group of groups) {
    const above = joined.at(-1);
    if (above && isFigureOf(group, above, 0.5)) above.push(...group);
    else if (above && isFigureOf(above, group, 0.65)) joined.splice(-1, 1, [...group, ...above]);
    else joined.push(group);
  }
  return joined;
}

function isFigureOf(small: readonly Piece[], big: readonly Piece[], reachEm: number): boolean {
  const main = longest(big);
  return small.every(
    (one) =>
      one.size < SMALL * main.size &&
      one.text.trim().length <= 3 &&
      Math.abs(one.base - main.base) < reachEm * main.size &&
      big.some((other) => one.x0 - other.x1 < 0.4 * main.size && other.x0 - one.x1 < 0.4 * main.size),
  );
}

function longest<T extends Piece>(pieces: readonly T[]): T {
  return pieces.reduce((best, one) => (one.text.length > best.text.length ? one : best));
}

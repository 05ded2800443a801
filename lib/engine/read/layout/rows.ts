/**
 * What page layout works on: pieces of text with their place, whether a PDF states them or a reader of photos found them, the rows they make
 * (what stands on one baseline, split where the white between two pieces is wider than a word space), and the numbers that mark a row.
 */
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { LEAD_WORDS, SIZES, TO_TASTE } from "@/lib/engine/language/line-words";
import { ABOUT, anyOf, ARTICLE, NUMBER_SIGN, STEP_NUMBER } from "@/lib/engine/language/shapes";
import { UNIT_KINDS, unitPattern } from "@/lib/engine/language/units";

/** Lengths are in one unit per page (points or pixels); y grows downwards. */
export type Piece = {
  text: string;
  x0: number;
  x1: number;
  /** Baseline. */
  base: number;
  /** Size of the type (its em, about 1.4 times the height of a small x-height line). */
  size: number;
  /** Name of the type face, where the source tells; equal names, equal style. */
  font?: string;
};

/** Pieces of one baseline that stand close together: a word, a line, or a cell of a row. */
export type Segment = Piece;

/** One line of the page as it will be read, its segments from left to right. */
export type Line = Piece & { segments: Segment[] };

/** Width of the white between two pieces that makes them two words, in em. */
const SPACE_EM = 0.14;

/** Text of pieces of one line, from left to right: a blank where there is white between them. */
export function joinPieces(pieces: readonly Piece[]): string {
  let text = "";
  let before: Piece | undefined;
  for (const piece of pieces) {
    const gap = piece.x0 - (before?.x1 ?? piece.x0);
    if (before && (gap > SPACE_EM * piece.size || gap < -piece.size || startsFraction(before, piece)))
      text += " ";
    text += piece.text;
    before = piece;
  }
  return text.replace(/\s+/g, " ").trim();
}

/** A raised "1" after a full-size "1": the fraction of "1 1/2", not eleven. */
function startsFraction(before: Piece, piece: Piece): boolean {
  return piece.size < 0.8 * before.size && /\d$/.test(before.text) && /^\d/.test(piece.text);
}

/** One piece that covers all of `pieces` (one or more, of one baseline), in reading order. */
function mergePieces(pieces: readonly Piece[]): Piece {
  const sorted = [...pieces].sort((a, b) => a.x0 - b.x0);
  const main = sorted.reduce((best, one) => (one.text.length > best.text.length ? one : best));
  return {
    text: joinPieces(sorted),
    x0: sorted.reduce((least, one) => Math.min(least, one.x0), Infinity),
    x1: sorted.reduce((most, one) => Math.max(most, one.x1), -Infinity),
    base: main.base,
    size: main.size,
    font: main.font,
  };
}

/** The middle value; 0 for none. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0;
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

/** Size of most of the text, by characters. */
export function bodySize(pieces: readonly Piece[]): number {
  const chars = new Map<number, number>();
  for (const { size, text } of pieces) {
    const rounded = Math.round(size * 2) / 2;
    chars.set(rounded, (chars.get(rounded) ?? 0) + text.length);
  }
  let best = 0;
  let most = 0;
  for (const [size, count] of chars) if (count > most) [best, most] = [size, count];
  return best;
}

/** One baseline with its segments from left to right. */
export type PrintedRow = { base: number; size: number; segments: Segment[] };

/** Two baselines closer than this, in em, are one row. */
const SAME_BASE_EM = 0.32;
/** White wider than this may be a gutter between columns or cells; justified text rarely has as much between words. */
const CELL_GAP_EM = 0.8;
/** Raised and lowered small figures ("1" and "2" of a built fraction) are this much smaller than the text beside them. */
const SMALL = 0.8;

/** Rows from top to bottom. Linear in the number of pieces but for sorting. */
export function toRows(pieces: readonly Piece[]): PrintedRow[] {
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
export function rowOf(segments: readonly Segment[]): PrintedRow {
  const main = longest(segments);
  return { base: main.base, size: main.size, segments: [...segments].sort((a, b) => a.x0 - b.x0) };
}

function toRow(pieces: readonly Piece[]): PrintedRow {
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

/** "200 g", "1 1/2 cups", "2–3", "a pinch", "g", "to taste": a cell with an amount and no food in it. */
const LONGEST_AMOUNT = 32;
const UNIT = `(?:${unitPattern(UNIT_KINDS)}|${anyOf(SIZES)})`;
const FIGURES = `${NUMBER_SIGN}[\\d${FRACTION_SIGNS}\\s./,⁄–-]{0,11}`;
const AMOUNT = new RegExp(
  `^(?:${ABOUT})?(?:${FIGURES}(?:${UNIT}\\.?)?(?:\\s?[(/+]\\s?${FIGURES}(?:${UNIT})?\\.?\\)?)?|(?:${ARTICLE})\\s${UNIT}|${UNIT}\\.?|${anyOf(LEAD_WORDS)}|[-–—])$`,
  "iu",
);

export const isAmount = (text: string): boolean =>
  text.length <= LONGEST_AMOUNT && (text === "" || AMOUNT.test(text) || TO_TASTE.exec(text)?.[0] === text);

/** A bullet, an empty box, or a step's number, alone in its cell. */
export const isMarker = (text: string): boolean =>
  text.length <= 8 && (/^(?:[•●○◦▪■□▢☐◻✓✔▸►*·‣⁃–-]|o|\(\d{1,2}\))$/i.test(text) || STEP_NUMBER.test(text));

/** How far, in em of the number, its line's baseline may be above and below its own. */
const ABOVE_EM = 1.1;
const BELOW_EM = 1;
const STEP_CHARS = 28;

/** Rows with every lone step number merged into its row; "1" beside a step becomes "1." there. Other rows are unchanged. */
export function joinMarkers(rows: readonly PrintedRow[]): PrintedRow[] {
  const numbers = numberedRows(rows);
  if (numbers.size < 2 || !numbersSteps(numbers)) return [...rows];
  const taken = new Map<PrintedRow, PrintedRow>();
  const owners = new Set<PrintedRow>();
  rows.forEach((row, index) => {
    if (!numbers.has(row) || row.segments.length > 1) return;
    const owner = ownerOf(rows, index, owners, numbers);
    if (!owner) return;
    owners.add(owner);
    taken.set(row, owner);
  });
  const markerOf = new Map([...taken].map(([marker, owner]) => [owner, marker]));
  return rows.flatMap((row) => {
    if (taken.has(row)) return [];
    const marker = markerOf.get(row);
    if (marker) return [{ ...rowOf([...dotted(marker), ...row.segments]), base: row.base, size: row.size }];
    return numbers.has(row) ? [{ ...row, segments: dotted(row) }] : [row];
  });
}

/**
 * An amount that stands at half height beside a cell of two lines (cells centred in their rows) is put before the first of them.
 * Other rows are unchanged.
 */
export function joinCentredAmounts(rows: readonly PrintedRow[]): PrintedRow[] {
  const joined: PrintedRow[] = [];
  rows.forEach((row, index) => {
    const above = joined.at(-1);
    const below = rows[index + 1];
    const amount = row.segments[0];
    if (above && below && amount && row.segments.length === 1 && isAmount(amount.text)) {
      const beside = [above, below].every(
        (other) =>
          (other.segments[0]?.x0 ?? 0) > amount.x1 && Math.abs(other.base - row.base) < 0.9 * row.size,
      );
      if (beside && above.segments[0]?.x0 === below.segments[0]?.x0) {
        joined.splice(-1, 1, {
          ...rowOf([{ ...amount, base: above.base }, ...above.segments]),
          base: above.base,
        });
        return;
      }
    }
    joined.push(row);
  });
  return joined;
}

/** Rows whose first segment is a number, when those numbers count 1, 2, 3 … */
function numberedRows(rows: readonly PrintedRow[]): Set<PrintedRow> {
  const found = new Set<PrintedRow>();
  for (const row of rows) {
    const number = STEP_NUMBER.exec(row.segments[0]?.text ?? "")?.[1];
    if (Number(number) === found.size + 1) found.add(row);
  }
  return found;
}

/** Steps are sentences; "1 onion, 2 eggs, 3 limes" in a table counts up by accident. */
function numbersSteps(numbers: Set<PrintedRow>): boolean {
  const beside = [...numbers].flatMap((row) => row.segments.slice(1).map(({ text }) => text.length));
  return beside.length === 0 || median(beside) >= STEP_CHARS;
}

/** The first line of the text beside the number: the topmost row near it that stands to its right. */
function ownerOf(
  rows: readonly PrintedRow[],
  index: number,
  owners: Set<PrintedRow>,
  numbers: Set<PrintedRow>,
): PrintedRow | undefined {
  const marker = rows[index];
  const segment = marker?.segments[0];
  if (!marker || !segment) return undefined;
  const near = rows.slice(Math.max(0, index - 3), index + 3);
  return near.find(
    (row) =>
      row !== marker &&
      !owners.has(row) &&
      !numbers.has(row) &&
      (row.segments[0]?.x0 ?? 0) >= segment.x1 - 1 &&
      marker.base - row.base < ABOVE_EM * marker.size &&
      row.base - marker.base < BELOW_EM * marker.size,
  );
}

function dotted(row: PrintedRow): Segment[] {
  return row.segments.map((segment, index) => {
    const number = index === 0 ? STEP_NUMBER.exec(segment.text)?.[1] : undefined;
    return number === undefined ? segment : { ...segment, text: `${number}.` };
  });
}

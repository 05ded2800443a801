/** What the cell of a row can be besides text; and numbers that stand beside their text, large, in the margin or at half height, put back before it. */
import { FRACTION_SIGNS } from "@/lib/engine/language/fractions";
import { LEAD_WORDS, SIZES, TO_TASTE } from "@/lib/engine/language/line-words";
import { ABOUT, anyOf, ARTICLE, NUMBER_SIGN, STEP_NUMBER } from "@/lib/engine/language/shapes";
import { UNIT_KINDS, unitPattern } from "@/lib/engine/language/units";
import { median, rowOf, type Row, type Segment } from "./rows";

/** "200 g", "1 1/2 cups", "2–3", "a pinch", "g", "to taste": a cell with an amount and no food in it. */
const LONGEST_AMOUNT = 32;
const UNIT = `(?:${unitPattern(UNIT_KINDS)}|${anyOf(SIZES)})`;
const FIGURES = `${NUMBER_SIGN}[\\d${FRACTION_SIGNS}\\s./,⁄–-]{0,11}`;
const AMOUNT = new RegExp(
  `^(?:${ABOUT})?(?:${FIGURES}(?:${UNIT}\\.?)?(?:\\s?[(/+]\\s?${FIGURES}(?:${UNIT})?\\.?\\)?)?|(?:${ARTICLE})\\s${UNIT}|${UNIT}\\.?|${anyOf(LEAD_WORDS)}|[-–—])$`,
  "iu",
);

export const isAmount = (text: string): boolean =>
  text.length <= LONGEST_AMOUNT && (AMOUNT.test(text) || text.replace(TO_TASTE, "") === "");

/** A bullet, an empty box, or a step's number, alone in its cell. */
export const isMarker = (text: string): boolean =>
  text.length <= 8 && (/^(?:[•●○◦▪■□▢☐◻✓✔▸►*·‣⁃–-]|o|\(\d{1,2}\))$/i.test(text) || STEP_NUMBER.test(text));

/** How far, in em of the number, its line's baseline may be above and below its own. */
const ABOVE_EM = 1.1;
const BELOW_EM = 1;
const STEP_CHARS = 28;

/** Rows with every lone step number merged into its row; "1" beside a step becomes "1." there. Other rows are unchanged. */
export function joinMarkers(rows: readonly Row[]): Row[] {
  const numbers = numberedRows(rows);
  if (numbers.size < 2 || !numbersSteps(numbers)) return [...rows];
  const taken = new Map<Row, Row>();
  const owners = new Set<Row>();
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
export function joinCentredAmounts(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
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
function numberedRows(rows: readonly Row[]): Set<Row> {
  const found = new Set<Row>();
  for (const row of rows) {
    const number = STEP_NUMBER.exec(row.segments[0]?.text ?? "")?.[1];
    if (Number(number) === found.size + 1) found.add(row);
  }
  return found;
}

/** Steps are sentences; "1 onion, 2 eggs, 3 limes" in a table counts up by accident. */
function numbersSteps(numbers: Set<Row>): boolean {
  const beside = [...numbers].flatMap((row) => row.segments.slice(1).map(({ text }) => text.length));
  return beside.length === 0 || median(beside) >= STEP_CHARS;
}

/** The first line of the text beside the number: the topmost row near it that stands to its right. */
function ownerOf(rows: readonly Row[], index: number, owners: Set<Row>, numbers: Set<Row>): Row | undefined {
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

function dotted(row: Row): Segment[] {
  return row.segments.map((segment, index) => {
    const number = index === 0 ? STEP_NUMBER.exec(segment.text)?.[1] : undefined;
    return number === undefined ? segment : { ...segment, text: `${number}.` };
  });
}

/** Rows of times that stand right below a list, and were taken for steps: "Arbeitszeit ca. 1 Stunde" over "Gesamtzeit ca. 3 Stunden". */
import { factsIn } from "@/lib/engine/lines/facts";
import type { Kinded } from "./claims";

const LONGEST_ROW = 60;
const FEWEST_ROWS = 2;

/** The kinds of time that a row states and nothing besides; none where it says more, or is a sentence. */
function timesOf({ label, line }: Kinded): string[] {
  const mayBe = (label === "S" || label === "s") && line.marker === "none" && line.text.length <= LONGEST_ROW;
  if (!mayBe || /[.!]$/.test(line.text)) return [];
  const { isRow, rest, times } = factsIn(line.text);
  return isRow && rest.length === 0 ? Object.keys(times) : [];
}

/** Frees such rows: two at least, one under the other between a list and its method, that state the work or the whole. "Backen 30 Minuten" alone is a step. */
export function freeTimeRows(items: Kinded[]): Kinded[] {
  const from = items.findIndex(({ label }, i) => (label === "S" || label === "s") && i > 0);
  const isBelowList = items.slice(0, Math.max(0, from)).some(({ label }) => label === "I");
  if (!isBelowList) return items;
  const rows: string[][] = [];
  for (let i = from; i < items.length; i += 1) {
    const item = items[i];
    if (item === undefined || (i > from && item.line.gap > 0)) break;
    const times = timesOf(item);
    // A sentence below them without a blank line: they are the beginning of the method.
    if (times.length === 0) return items;
    rows.push(times);
  }
  const states = rows.flat();
  const to = from + rows.length;
  const isBlock = rows.length >= FEWEST_ROWS && (states.includes("total") || states.includes("preparation"));
  const goesOn = items.slice(to).some(({ label }) => label === "S" || label === "s");
  if (!isBlock || !goesOn) return items;
  return items.map((item, i) => (i < from || i >= to ? item : { ...item, label: "O" as const }));
}

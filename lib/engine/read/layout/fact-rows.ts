/** Facts in columns: a row of labels and, below or above it, the row of their values become one row that states them. */
import { isBareValue, labelledFact } from "@/lib/engine/lines/fact-labels";
import { isFactLabel } from "@/lib/engine/lines/fact-patterns";
import { rowOf, type PrintedRow, type Segment } from "./rows";

/** How far a value stands from its label, in em: rows of small type with white between them. */
const REACH_EM = 2.6;
/** Rows that are looked through for a value: a neighbour column may have rows in between. */
const REACH_ROWS = 3;

/** Rows with each value in the segment of its label ("Serves: 4"); linear in the number of segments but for rows that are close together. */
export function joinFactRows(rows: readonly PrintedRow[]): PrintedRow[] {
  const taken = new Set<Segment>();
  const facts = new Map<Segment, Segment>();
  rows.forEach((row, at) => {
    const labels = row.segments.filter(({ text }) => isFactLabel(text));
    if (labels.length === 0) return;
    const pairs = ([-1, 1] as const).map((step) => pairsOf(labels, rows, at, step, taken));
    const [above = [], below = []] = pairs;
    // Values that stand above their labels have not been taken by other labels.
    for (const { label, value, text } of above.length >= below.length ? above : below) {
      taken.add(value);
      facts.set(label, {
        ...label,
        text,
        x0: Math.min(label.x0, value.x0),
        x1: Math.max(label.x1, value.x1),
      });
    }
  });
  if (facts.size === 0) return [...rows];
  return rows.flatMap((row) => {
    const kept = row.segments
      .filter((segment) => !taken.has(segment))
      .map((segment) => facts.get(segment) ?? segment);
    if (kept.length === 0) return [];
    const stated = new Set(facts.values());
    return [
      rowOf(
        kept.length === row.segments.length && !kept.some((one) => stated.has(one))
          ? kept
          : together(kept, stated),
      ),
    ];
  });
}

type Pair = { label: Segment; value: Segment; text: string };

/** The labels of row `at` that have a value of their own above (`step` -1) or below it. */
function pairsOf(
  labels: readonly Segment[],
  rows: readonly PrintedRow[],
  at: number,
  step: 1 | -1,
  taken: ReadonlySet<Segment>,
): Pair[] {
  const used = new Set<Segment>();
  return labels.flatMap((label) => {
    for (let i = at + step; Math.abs(i - at) <= REACH_ROWS; i += step) {
      const row = rows[i];
      if (!row || Math.abs(row.base - label.base) > REACH_EM * Math.max(row.size, label.size)) break;
      const value = row.segments.find(
        (one) => !taken.has(one) && !used.has(one) && isBareValue(one.text) && standsUnder(one, label),
      );
      const text = value ? labelledFact(label.text, value.text) : null;
      if (!value || text === null) continue;
      used.add(value);
      return [{ label, value, text }];
    }
    return [];
  });
}

/** Whether two segments are set at one left edge, or about one middle. */
function standsUnder(value: Segment, label: Segment): boolean {
  const slack = 0.8 * Math.max(value.size, label.size);
  const middle = (one: Segment): number => (one.x0 + one.x1) / 2;
  return Math.abs(value.x0 - label.x0) < slack || Math.abs(middle(value) - middle(label)) < slack;
}

/** Facts that stand side by side as one segment: no column begins between them. */
function together(segments: readonly Segment[], stated: ReadonlySet<Segment>): Segment[] {
  const joined: Segment[] = [];
  let open = false;
  for (const segment of segments) {
    const last = joined.at(-1);
    const isFact = stated.has(segment);
    if (last && open && isFact)
      joined[joined.length - 1] = {
        ...last,
        text: `${last.text} | ${segment.text}`,
        x1: Math.max(last.x1, segment.x1),
      };
    else joined.push(segment);
    open = isFact;
  }
  return joined;
}

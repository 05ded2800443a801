/** Facts whose label and value stand on rows of their own: "Prep time" above "10 min", or below it, or apart from it by the recipe's name. */
import { headingOf } from "@/lib/engine/language/headings";
import { isBareValue, labelledFact } from "@/lib/engine/lines/fact-labels";
import { isFactLabel } from "@/lib/engine/lines/fact-patterns";

export type LabelRows = {
  rows: string[];
  /** The rows whose words another row has taken, by that row. */
  taken: ReadonlyMap<number, readonly number[]>;
};

/** A label and its value stand this near to each other. */
const REACH = 2;
/** Labels one below the other, before their values in the same order: the columns of a table, read one by one. */
const MOST_LABELS = 6;
const LONGEST_ROW = 200;
const RULE_MARKS = /^[\s:|-]+$/;

/** The rule below a table's head: "| --- | :-: |". */
const isTableRule = (row: string): boolean => row.includes("-") && RULE_MARKS.test(row);

const bare = (row: string): string => row.replace(/[*_]{1,3}/g, "").trim();

const factCells = (row: string): string[] => {
  const start = row.slice(0, LONGEST_ROW);
  return (start.includes("|") ? start.split("|") : start.split(/\t+| {3,}/))
    .map(bare)
    .filter((cell) => cell !== "");
};

/** The next row with words behind `i` (before it where `step` is -1), no further than its reach. */
function nextRow(rows: readonly string[], i: number, step: 1 | -1 = 1): number | null {
  for (let j = i + step; j >= 0 && j < rows.length && Math.abs(j - i) <= REACH; j += step) {
    const row = (rows[j] ?? "").trim();
    if (row !== "" && !isTableRule(row)) return j;
  }
  return null;
}

/** The labels' values beside them, or null where one of them is none. */
function paired(labels: readonly string[], values: readonly string[]): string | null {
  if (labels.length === 0 || values.length !== labels.length) return null;
  const joined = labels.map((label, k) => labelledFact(label, values[k] ?? ""));
  return joined.some((each) => each === null) ? null : joined.join(" | ");
}

/** The rows of `count` values from `from` on, one below the other; null where they are fewer. */
function valuesFrom(rows: readonly string[], from: number | null, count: number): number[] | null {
  const found: number[] = [];
  for (let at = from; at !== null && found.length < count; at = nextRow(rows, at)) {
    if (!isBareValue(bare(rows[at] ?? ""))) return null;
    found.push(at);
  }
  return found.length === count ? found : null;
}

/**
 * `source` with every value beside its label ("Prep time" / "10 min" → "Prep time: 10 min"); the row that gave its words is empty. Linear in the
 * number of rows.
 */
export function joinLabels(source: readonly string[]): LabelRows {
  const rows = [...source];
  const taken = new Map<number, readonly number[]>();
  const put = (at: number, fact: string, from: number): void => {
    rows[at] = fact;
    rows[from] = "";
    taken.set(at, [from]);
  };
  for (let i = 0; i < rows.length; i += 1) {
    const labels = factCells(rows[i] ?? "");
    if (labels[0] === undefined || !isFactLabel(labels[0])) continue;
    const run = labels.length === 1 ? labelsFrom(rows, i) : [i];
    if (run.length > 1) {
      const values = valuesBehind(rows, run);
      if (values === null) continue;
      run.forEach((at, k) => {
        const fact = labelledFact(bare(rows[at] ?? ""), bare(rows[values[k] ?? -1] ?? ""));
        if (fact !== null) put(at, fact, values[k] ?? at);
      });
      continue;
    }
    const above = nextRow(rows, i, -1);
    const valuesAbove = above === null || taken.has(above) ? [] : factCells(rows[above] ?? "");
    const fromAbove = valuesAbove.every(isBareValue) ? paired(labels, valuesAbove) : null;
    const below = nextRow(rows, i);
    const fromBelow = below === null ? null : paired(labels, factCells(rows[below] ?? ""));
    if (above !== null && fromAbove !== null) put(above, fromAbove, i);
    else if (below !== null && fromBelow !== null) put(i, fromBelow, below);
    else if (labels.length === 1) {
      const [value] = valuesBehind(rows, run) ?? [];
      const fact = value === undefined ? null : labelledFact(labels[0], bare(rows[value] ?? ""));
      if (value !== undefined && fact !== null) put(i, fact, value);
    }
  }
  return { rows, taken };
}

/** The rows from `i` on that are labels and nothing else. */
function labelsFrom(rows: readonly string[], i: number): number[] {
  const run: number[] = [];
  for (let at: number | null = i; at !== null && run.length < MOST_LABELS; at = nextRow(rows, at)) {
    const cells = factCells(rows[at] ?? "");
    if (cells.length !== 1 || !isFactLabel(cells[0] ?? "")) break;
    run.push(at);
  }
  return run;
}

/** The values of a run of labels, in its order, behind it or behind one row that came between, such as the recipe's name; a part's heading ends them. */
function valuesBehind(rows: readonly string[], run: readonly number[]): number[] | null {
  const fits = (values: number[] | null): values is number[] =>
    values !== null &&
    values.every((at, k) => labelledFact(bare(rows[run[k] ?? -1] ?? ""), bare(rows[at] ?? "")) !== null);
  const next = nextRow(rows, run.at(-1) ?? 0);
  const near = valuesFrom(rows, next, run.length);
  if (fits(near)) return near;
  if (next === null || headingOf(bare(rows[next] ?? "")) !== null) return null;
  const far = valuesFrom(rows, nextRow(rows, next), run.length);
  return fits(far) ? far : null;
}

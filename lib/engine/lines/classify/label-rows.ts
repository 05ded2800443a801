/** Puts the labels of facts and their values together again, where a page set them in two lines or in a table with a head. */
import { isFactLabel, stateFact } from "@/lib/engine/lines/facts";

export type LabelRows = {
  rows: string[];
  /** The rows whose words another row has taken, by that row. */
  taken: ReadonlyMap<number, readonly number[]>;
};

/** A label and its value stand this near to each other. */
const REACH = 2;
const LONGEST_LABEL = 40;
const LONGEST_VALUE = 40;
const RULE_MARKS = /^[\s:|-]+$/;

/** The rule below a table's head: "| --- | :-: |". */
const isTableRule = (row: string): boolean => row.includes("-") && RULE_MARKS.test(row);

const bare = (row: string): string => row.replace(/[*_]{1,3}/g, "").trim();

const cellsOf = (row: string): string[] =>
  (row.includes("|") ? row.split("|") : row.split(/\t+| {3,}/)).map(bare).filter((cell) => cell !== "");

/** "Serves" above "4" as "Serves: 4"; null where the value is none of the label's. */
function together(label: string, value: string): string | null {
  if (label.length > LONGEST_LABEL || value.length > LONGEST_VALUE || !isFactLabel(label)) return null;
  const row = `${label.replace(/(?<![\s:])[\s:]+$/, "")}: ${value}`;
  return stateFact(row) ? row : null;
}

/** The next row with words behind `i`, no further than its reach. */
function nextRow(rows: readonly string[], i: number): number | null {
  for (let j = i + 1; j < rows.length && j <= i + REACH; j += 1) {
    const row = (rows[j] ?? "").trim();
    if (row !== "" && !isTableRule(row)) return j;
  }
  return null;
}

/** `source` with every value beside its label ("Prep time" / "10 min" → "Prep time: 10 min"); the row that gave its words is empty. */
export function joinLabels(source: readonly string[]): LabelRows {
  const rows = [...source];
  const taken = new Map<number, readonly number[]>();
  for (let i = 0; i + 1 < rows.length; i += 1) {
    const labels = cellsOf((rows[i] ?? "").slice(0, 200));
    const first = labels[0];
    if (first === undefined || first.length > LONGEST_LABEL || !isFactLabel(first)) continue;
    const next = nextRow(rows, i);
    if (next === null) continue;
    const values = cellsOf((rows[next] ?? "").slice(0, 200));
    if (values.length !== labels.length) continue;
    const joined = labels.map((label, k) => together(label, values[k] ?? ""));
    if (joined.some((each) => each === null)) continue;
    rows[i] = joined.join(" | ");
    rows[next] = "";
    taken.set(i, [next]);
  }
  return { rows, taken };
}

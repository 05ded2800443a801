/** What parts the words of one line: rows of their own, as cards, tables and photos set them, and pictographs. */
import { factPattern, FIGURES, PREPARATION, RANGE } from "@/lib/engine/language/shapes";
import { headingOf } from "@/lib/engine/language/headings";
import { namesPreparation } from "@/lib/engine/language/part-names";
import { unitOf } from "@/lib/engine/language/units";
import { BARE_FACT, BARE_PIECES, isFactLabel, LABEL } from "./fact-patterns";
import { stateFact } from "./facts";

// Labels of facts apart from their values, as cards, tables and photos set them.

const LONGEST_LABEL = 40;
const LONGEST_VALUE = 40;
const COUNT_ALONE = /^\d{1,3}(?:\s?[-–—]\s?\d{1,3})?$/;
const CARD_LABEL = new RegExp(`^(?:${factPattern((words) => words.cardLabels)})\\s{0,2}:?$`, "iu");
const ANY_WORD = /[\p{L}\p{N}]/u;

/** "Serves" and "4" as "Serves: 4"; null where `value` is none of the label's. */
export function labelledFact(label: string, value: string): string | null {
  if (label.length > LONGEST_LABEL || value.length > LONGEST_VALUE || !isFactLabel(label)) return null;
  const fact = `${label.replace(/(?<![\s:])[\s:]+$/, "")}: ${value}`;
  return stateFact(fact) ? fact : null;
}

/** True for what can only be a fact's value: a time, a number of people or pieces, a number alone. */
export const isBareValue = (text: string): boolean =>
  text.length <= LONGEST_VALUE && (COUNT_ALONE.test(text) || BARE_FACT.test(text) || BARE_PIECES.test(text));

/** True for labels of facts with nothing beside them: "Prep Time  Cook Time  Serves", "Difficulty:". "Marinade" may be a recipe's name. */
export function isOnlyLabels(text: string): boolean {
  if (text.length > 2 * LONGEST_LABEL || namesPreparation(text)) return false;
  if (CARD_LABEL.test(text.trim())) return true;
  let end = 0;
  for (const found of LABEL.all(text)) {
    if (ANY_WORD.test(text.slice(end, found.index))) return false;
    end = found.index + found[0].length;
  }
  return end > 0 && !ANY_WORD.test(text.slice(end));
}

// Facts whose label and value stand on rows of their own: "Prep time" above "10 min", or below it, or apart from it by the recipe's name.

export type LabelRows = {
  rows: string[];
  /** The rows whose words another row has taken, by that row. */
  taken: ReadonlyMap<number, readonly number[]>;
};

/** A label and its value stand this near to each other. */
const VALUE_REACH = 2;
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
  for (let j = i + step; j >= 0 && j < rows.length && Math.abs(j - i) <= VALUE_REACH; j += step) {
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

// Lists whose lines stand in rows of two or three, as they are copied from some pages: "2", "kg" and "leg of lamb" one below the other.

export type SplitRows = {
  rows: string[];
  /** The rows whose words another row has taken, by that row. */
  taken: ReadonlyMap<number, readonly number[]>;
  /** Rows that were joined and blank rows between them: they part nothing. */
  empty: ReadonlySet<number>;
};

const NUMBER_ALONE = new RegExp(`^${FIGURES}(?:\\s?${RANGE}\\s?${FIGURES})?$`, "u");
/** A unit alone between a number and a food so often shows how the list is written. */
const FEWEST_UNITS = 2;
/** Rows from one with words to the next, a blank one between them at most. */
const ROW_REACH = 2;
/** No food has a longer name in a row of its own. */
const LONGEST_FOOD = 120;

const isUnitAlone = (row: string): boolean => unitOf(row.replace(/\.$/, "")) !== null;

/** A food and no sentence, heading or number. */
const isFood = (row: string): boolean =>
  /^\p{L}[^:!?]*[^.:!?]$/u.test(row) &&
  row.length <= LONGEST_FOOD &&
  headingOf(row) === null &&
  !isFactLabel(row);

/** "softened", "finely chopped": what is said of the food above. */
const isSaidOfIt = (row: string): boolean => /^\p{Ll}/u.test(row) && PREPARATION.test(row);

/** `source` with each such line in its first row. Linear in the number of rows. */
export function joinSplitRows(source: readonly string[]): SplitRows {
  const rows = source.map((row) => (row.length > LONGEST_FOOD ? row : row.trim()));
  const next = (i: number): number => {
    for (let j = i + 1; j < rows.length && j - i <= ROW_REACH; j += 1) if (rows[j] !== "") return j;
    return -1;
  };
  const at = (i: number): string => rows[i] ?? "";
  const numbers = rows.flatMap((row, i) => (NUMBER_ALONE.test(row) ? [i] : []));
  const unitBehind = (i: number): number => {
    const unit = next(i);
    return unit >= 0 && isUnitAlone(at(unit)) && isFood(at(next(unit))) ? unit : -1;
  };
  const taken = new Map<number, number[]>();
  const empty = new Set<number>();
  const joined = [...source];
  if (numbers.filter((i) => unitBehind(i) >= 0).length < FEWEST_UNITS) return { rows: joined, taken, empty };
  for (const i of numbers) {
    const unit = unitBehind(i);
    const food = next(unit < 0 ? i : unit);
    if (!isFood(at(food))) continue;
    const said = next(food);
    const parts = [unit, food].filter((part) => part >= 0);
    joined[i] = [i, ...parts].map(at).join(" ");
    if (isSaidOfIt(at(said))) {
      joined[i] = `${joined[i]}, ${at(said)}`;
      parts.push(said);
    }
    taken.set(i, parts);
    for (let row = i + 1; row <= (parts.at(-1) ?? i); row += 1) empty.add(row);
  }
  return { rows: joined, taken, empty };
}

// Pictographs within a line, and the number in a key cap before it.

/** Stars of ratings, check boxes and geometric bullets are read by others. */
const PICTOGRAPH =
  /(?![©®™‼⁉★☆⭐✅✔☑☐☒✓▪▫◼◻◾◽●○■□▶►▢➤])\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]{0,2}(?:\u200d\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]{0,2}){0,4}|[\u{1f1e6}-\u{1f1ff}]{2}|[\ufe0e\ufe0f]/gu;
const KEY_CAP = /^(\s*(?:[-*•]\s+)?)(\d)\ufe0f?\u20e3\s*/u;
const TEN = /^(\s*)\u{1f51f}\s*/u;

/** `line` without pictographs; a number in a key cap at its beginning becomes "1. ". */
export function withoutPictographs(line: string): string {
  return line
    .replace(KEY_CAP, "$1$2. ")
    .replace(TEN, "$110. ")
    .replace(/(\d)\ufe0f?\u20e3/gu, "$1")
    .replace(PICTOGRAPH, "");
}

/** The stretches of words between pictographs, in order; one when there are none. */
export function betweenPictographs(line: string): string[] {
  return line
    .replace(KEY_CAP, "")
    .split(PICTOGRAPH)
    .map((piece) => piece.replace(/\s+/g, " ").trim())
    .filter((piece) => /\p{L}/u.test(piece));
}

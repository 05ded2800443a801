/** Lists whose lines stand in rows of two or three, as they are copied from some pages: "2", "kg" and "leg of lamb" one below the other. */
import { isFactLabel } from "@/lib/engine/lines/fact-patterns";
import { headingOf } from "@/lib/engine/language/headings";
import { FIGURES, PREPARATION, RANGE } from "@/lib/engine/language/shapes";
import { unitOf } from "@/lib/engine/language/units";

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
const REACH = 2;
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
    for (let j = i + 1; j < rows.length && j - i <= REACH; j += 1) if (rows[j] !== "") return j;
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

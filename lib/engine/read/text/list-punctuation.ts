/** Lists whose rows are set with signs: a comma at each end, a dash behind the amount or between things, the strokes of a table. */
import type { Gloss } from "@/lib/engine/language/gloss";
import { headingOf } from "@/lib/engine/language/headings";
import { DURATION_ONLY, ENERGY_FIRST, HEADED_FOR } from "@/lib/engine/language/shapes";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";
import { factsIn } from "@/lib/engine/lines/facts";
import { isAmountAlone, piece, startsWithAmount } from "./ingredient-run";
import { type NameReader, nameReaderOf } from "./names-and-orders";

// Lists whose lines end with a comma or a semicolon each, as in a sentence: "- 150 g of rice, cooked," is one thing, and its last sign none
// of it.

/** Fewer lines are no list that is written so. */
const FEWEST_LINES = 3;
const COMMA_END = /\s{0,2}[,;]$/;

/** Lines that stand together below one another, each with its own mark. */
function runsOfOneMark(lines: readonly TextLine[]): TextLine[][] {
  const runs: TextLine[][] = [];
  lines.forEach((line, i) => {
    const run = line.gap === 0 && lines[i - 1]?.marker === line.marker ? runs.at(-1) : undefined;
    if (run === undefined) runs.push([line]);
    else run.push(line);
  });
  return runs;
}

/** Without marks a list is told from lines of prose by its amounts, and its name may stand in its first line. */
function endsSo(run: readonly TextLine[]): boolean {
  const ended = run.filter(({ text }) => COMMA_END.test(text)).length;
  if (run.length < FEWEST_LINES) return false;
  if (run[0]?.marker === "bullet") return ended >= run.length - 1;
  const amounts = run.filter(({ text }) => startsWithAmount(text)).length;
  const isPlain = run[0]?.marker === "none" && amounts >= run.length / 2;
  return isPlain && ended >= FEWEST_LINES - 1 && ended >= run.length - 2;
}

/** `lines` without the signs that end the lines of such a list; the last one ends as it likes, or with the list's full stop. Linear. */
export const withoutCommaEnds = (lines: readonly TextLine[]): TextLine[] =>
  runsOfOneMark(lines).flatMap((run) => {
    if (!endsSo(run)) return run;
    return run.map((line, i) => {
      const text = line.text.replace(i === run.length - 1 ? /\s{0,2}[,;.]$/ : COMMA_END, "");
      return text === line.text ? line : { ...line, text, cells: [text] };
    });
  });

// Lists that set a dash between amount and food, "225 g - Flour", "1 - Egg": there the 1 counts eggs, and no items of the list.

/** "225g - Self raising flour", "1tsp – Soda" */
const BEFORE_DASH = /^\d[\d.,/]{0,6}\s?\p{L}{1,12}\.?\s?[-–—]\s?\p{L}/u;
/** So many rows of a list are written so. */
const FEWEST_DASHED = 2;

type DashedRun = { from: number; to: number; dashed: number };

/** Rows that stand together, numbered or with such a dash. */
function dashedRuns(lines: readonly TextLine[]): DashedRun[] {
  const runs: DashedRun[] = [];
  lines.forEach(({ text, marker, gap }, i) => {
    const isDashed = marker === "none" && BEFORE_DASH.test(text);
    if (!isDashed && marker !== "number") return;
    const last = runs.at(-1);
    if (last !== undefined && last.to === i && gap === 0) {
      last.to = i + 1;
      last.dashed += isDashed ? 1 : 0;
    } else runs.push({ from: i, to: i + 1, dashed: isDashed ? 1 : 0 });
  });
  return runs;
}

/** `lines` with the numbers of such rows as their amounts again. Linear. */
export function withCountsBeforeDash(lines: readonly TextLine[]): TextLine[] {
  const counted = new Set<number>();
  for (const { from, to, dashed } of dashedRuns(lines))
    if (dashed >= FEWEST_DASHED) for (let i = from; i < to; i += 1) counted.add(i);
  return lines.map((line, i) => {
    if (!counted.has(i) || line.marker !== "number" || line.number === null) return line;
    const text = `${line.number} ${line.text}`;
    return { ...line, text, cells: [text], marker: "none", number: null };
  });
}

// A list whose rows hold several things with dashes between them: "1 onion - 2 carrots - 200 g bacon - salt".

const DASH = /\s[–—-]\s/;
/** Fewer may be an amount and what is remarked on it. */
const FEWEST_ITEMS = 4;
const LONGEST_ITEM = 60;

/** The things of a row: half of them foods at least and, in one that does not go on from another, half of them measured; null for any other line. */
function itemsOf({ text, known, marker }: TextLine, goesOn: boolean, reading: NameReader): string[] | null {
  if (known !== undefined || marker === "number" || !DASH.test(text) || ENERGY_FIRST.test(text)) return null;
  const items = text.split(DASH).map((item) => item.trim());
  const isHalf = (flags: readonly boolean[]): boolean => flags.filter(Boolean).length * 2 >= items.length;
  const areThings = items.every(
    (item) =>
      item !== "" &&
      item.length <= LONGEST_ITEM &&
      !/[.!?:]$/.test(item) &&
      !DURATION_ONLY.test(item) &&
      !(startsWithAmount(item) && isAmountAlone(item)),
  );
  const opens = startsWithAmount(text) && items.length >= FEWEST_ITEMS && isHalf(items.map(startsWithAmount));
  return (goesOn || opens) && areThings && isHalf(items.map(reading.namesFood)) ? items : null;
}

/** `lines` with a line for each thing of such rows; `found` says whether there are any. The first begins with an amount, the rows right below with anything. Linear. */
export function knowDashedRows(
  lines: readonly TextLine[],
  gloss: Gloss | null,
): { lines: TextLine[]; found: boolean } {
  const reading = nameReaderOf(gloss);
  let goesOn = false;
  let found = false;
  const result = lines.flatMap((line) => {
    const items = itemsOf(line, goesOn && line.gap === 0, reading);
    goesOn = items !== null;
    if (items === null) return [line];
    found = true;
    return items.map((text, i) => piece(line, text, i, { known: "ingredient" }));
  });
  return { lines: result, found };
}

// The rows of a table whose head says that it lists ingredients: "| Light mayonnaise | 3 Tbsp |" is nothing to light.

/** A table's head: which column names the food, and how many there are. */
type Head = { name: number; columns: number };

const plain = (cell: string): string => cell.replace(/\s?:$/, "");

/** "#: | Ingredient: |", "Menge | Zutaten für den Teig"; null for other rows. */
function headOf({ columns }: TextLine): Head | null {
  const name = columns?.findIndex((cell) => headingOf(plain(cell)) === "ingredients") ?? -1;
  return name < 0 ? null : { name, columns: columns?.length ?? 0 };
}

/** Words of a row below such a head: "250 g pasta", without what stands there for nothing; null for a row that names no food. */
function rowText({ columns = [] }: TextLine, { name }: Head): string | null {
  const food = columns[name] ?? "";
  if (!/\p{L}/u.test(food) || food.endsWith(":")) return null;
  const says = (cell: string): boolean => /[\p{L}\p{N}]/u.test(cell);
  // "800 g | beef | in cubes": what stands behind a name with its amount before it is what is done to it.
  const named = columns
    .slice(0, name + 1)
    .filter(says)
    .join(" ");
  return [named, ...columns.slice(name + 1).filter(says)].join(name > 0 ? ", " : " ");
}

/** A line of a list as a line that was read, whatever columns it had. */
const asLine = (line: TextLine, text: string, known: TextLine["known"]): TextLine => ({
  ...line,
  text,
  cells: [text],
  ...(known === undefined ? {} : { known }),
});

/** "For a tin of 30 cm, three layers" between "Ingredients" and the head of its table: what is listed stands below the head. */
function aboveHeads(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const kinds = lines.map(({ text }) => headingOf(text));
  return new Set(
    lines.filter(({ cells, text }, at) => {
      const head = lines[at + 1]?.cells ?? [];
      const isBetween =
        kinds[at - 1] === "ingredients" && kinds[at] === null && kinds[at + 1] === "ingredients";
      return (
        isBetween &&
        cells.length === 1 &&
        head.length > 1 &&
        headingOf(head[0] ?? "") !== null &&
        !factsIn(text).isRow
      );
    }),
  );
}

/** Knows each row below such a head, down to the first line that has other columns or heads the method. Linear. */
export function knowTableRows(lines: readonly TextLine[]): TextLine[] {
  let columns = 0;
  let head: Head | null = null;
  const remarks = aboveHeads(lines);
  return lines.flatMap((line): TextLine[] => {
    if (remarks.has(line)) return [{ ...line, known: "note" }];
    const found = headOf(line);
    if (found !== null) {
      head = found;
      columns = 0;
      // The head of a part's own table names the part; another says no more than that a list stands below.
      const text = plain(line.columns?.[found.name] ?? "");
      return HEADED_FOR.test(text) ? [asLine(line, text, "heading")] : [];
    }
    const isMethod = headingOf(line.cells[0] ?? "") === "steps";
    if (head !== null && line.columns?.length === head.columns && !isMethod) {
      const text = rowText(line, head);
      return text === null ? [] : [asLine(line, text, "ingredient")];
    }
    head = null;
    // "Steps | What to do" heads by its first cell alone
    const heading = line.cells.length > 1 ? (headingOf(line.text) ?? headingOf(line.cells[0] ?? "")) : null;
    if (heading !== null) {
      columns = heading === "ingredients" ? line.cells.length : 0;
      return [line];
    }
    if (line.cells.length !== columns) columns = 0;
    return [columns > 1 && line.known === undefined ? { ...line, known: "ingredient" } : line];
  });
}

// Rows of "name: how much", in which some names have nothing behind their sign: "salt:" between "butter: 30 g" and "eggs: 2" heads nothing.

const NAME_ALONE = /^(\p{L}[^:\d]{1,40}?)\s?:$/u;
const NAME_AND_AMOUNT = /^\p{L}[^:\d]{1,40}:\s?[\d½¼¾⅓⅔⅛]/u;
/** So many rows show that a list is written so. */
const FEWEST_NAMED = 3;

/** `lines` with each such name as a row, where it is a food and no name of what is made. Linear. */
export function knowNamesBeforeAmounts(lines: readonly TextLine[], gloss: Gloss | null): TextLine[] {
  const named = lines.filter(({ text, known }) => known === undefined && NAME_AND_AMOUNT.test(text)).length;
  if (named < FEWEST_NAMED) return [...lines];
  const reading = nameReaderOf(gloss);
  const isRow = (line: TextLine | undefined): boolean =>
    line !== undefined && line.level === 0 && (NAME_AND_AMOUNT.test(line.text) || NAME_ALONE.test(line.text));
  return lines.map((line, i) => {
    const name = NAME_ALONE.exec(line.text)?.[1];
    if (name === undefined || line.level > 0 || line.strong || line.known !== undefined) return line;
    const isAmong = [lines[i - 1], lines[i + 1]].some(
      (beside, at) =>
        isRow(beside) && (at === 0 ? line : beside!).gap === 0 && beside!.marker === line.marker,
    );
    const isFood = reading.isFood(name) && !reading.isDish(name) && headingOf(name) === null;
    return isAmong && isFood ? asLine(line, name, "ingredient") : line;
  });
}

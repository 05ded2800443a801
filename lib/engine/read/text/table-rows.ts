/** The rows of a table whose head says that it lists ingredients: "| Light mayonnaise | 3 Tbsp |" is nothing to light. */
import { headingOf } from "@/lib/engine/language/headings";
import { HEADED_FOR } from "@/lib/engine/language/shapes";
import { factsIn } from "@/lib/engine/lines/facts";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

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

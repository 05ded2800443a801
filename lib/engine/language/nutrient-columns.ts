/** A table of the list that says in a column what each thing has in it: "| 250 g | pasta | 880 |" below "kcal" is no amount to buy. */
import { headingOf } from "@/lib/engine/language/headings";
import { ENERGY_FIRST, NUTRITION } from "@/lib/engine/language/shapes";

const plain = (cell: string): string => cell.trim().replace(/\s?:$/, "");

const isNutrient = (cell: string): boolean =>
  /\p{L}/u.test(cell) && [ENERGY_FIRST, NUTRITION].some((says) => says.test(`${plain(cell)} 1`));

/** The places of the columns that a table's head gives to nutrients; null where the row heads no list, or has none. */
function nutrientColumns(row: string): ReadonlySet<number> | null {
  const cells = row.split("|");
  if (!cells.some((cell) => headingOf(plain(cell)) === "ingredients")) return null;
  const found = cells.flatMap((cell, at) => (isNutrient(cell) ? [at] : []));
  return found.length === 0 ? null : new Set(found);
}

/** `text` of the same length, with blanks in the place of such columns, down to the first line that is no row of the table. Linear. */
export function withoutNutrientColumns(text: string): string {
  if (!text.includes("|")) return text;
  let columns: ReadonlySet<number> | null = null;
  return text
    .split("\n")
    .map((row) => {
      if (!row.trimStart().startsWith("|")) {
        columns = null;
        return row;
      }
      columns = nutrientColumns(row) ?? columns;
      const without = columns;
      if (without === null) return row;
      return row
        .split("|")
        .map((cell, at) => (without.has(at) && !/^[\s:-]*$/.test(cell) ? " ".repeat(cell.length) : cell))
        .join("|");
    })
    .join("\n");
}

/** The rows of a table whose head says that it lists ingredients: "| Light mayonnaise | 3 Tbsp |" is nothing to light. */
import { headingOf } from "@/lib/engine/language/headings";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

const headsTable = ({ cells, text }: TextLine): boolean => {
  const heading = cells.length > 1 ? headingOf(text) : null;
  return heading === "ingredients";
};

/** Knows each row below such a head, down to the first line that has other columns. Linear. */
export function knowTableRows(lines: readonly TextLine[]): TextLine[] {
  let columns = 0;
  return lines.map((line) => {
    if (headsTable(line)) {
      columns = line.cells.length;
      return line;
    }
    if (line.cells.length !== columns) columns = 0;
    return columns > 1 && line.known === undefined ? { ...line, known: "ingredient" } : line;
  });
}

/** The rows of a table whose head says that it lists ingredients: "| Light mayonnaise | 3 Tbsp |" is nothing to light. */
import { headingOf } from "@/lib/engine/language/headings";
import type { TextLine } from "@/lib/engine/lines/classify/text-lines";

/** Knows each row below such a head, down to the first line that has other columns or heads something else. Linear. */
export function knowTableRows(lines: readonly TextLine[]): TextLine[] {
  let columns = 0;
  return lines.map((line) => {
    // "Steps | What to do" heads by its first cell alone
    const heading = line.cells.length > 1 ? (headingOf(line.text) ?? headingOf(line.cells[0] ?? "")) : null;
    if (heading !== null) {
      columns = heading === "ingredients" ? line.cells.length : 0;
      return line;
    }
    if (line.cells.length !== columns) columns = 0;
    return columns > 1 && line.known === undefined ? { ...line, known: "ingredient" } : line;
  });
}

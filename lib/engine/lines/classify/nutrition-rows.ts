/** A table of nutrition in lines of its own below its heading: "fat 10g", "saturates 1g", "salt 0.7g". Nothing of it is bought. */
import { has, type Lines } from "./list-agreement";
import type { Label } from "./model";

/** So many rows that a nutrient opens make a table of all that stand among them. */
const FEWEST_NUTRIENTS = 2;
const LONGEST_ROW = 4;

/** A few words and one amount at their end, or the energy. */
const isRow = ({ lines, shapes }: Lines, i: number): boolean =>
  (shapes[i]?.words ?? LONGEST_ROW + 1) <= LONGEST_ROW &&
  shapes[i]?.heading === null &&
  /^\p{L}[^,;!?]*\d/u.test(lines[i]?.text ?? "") &&
  has(shapes[i], "nutrition", "amount_last");

/** Takes the rows below such a heading out of every list. Linear. */
export function knowNutritionRows(text: Lines, labels: Label[]): void {
  const { shapes } = text;
  for (let at = 0; at < labels.length; at += 1) {
    if (shapes[at]?.heading !== "junk") continue;
    let end = at + 1;
    while (end < labels.length && isRow(text, end)) end += 1;
    const nutrients = shapes.slice(at + 1, end).filter((shape) => has(shape, "nutrition"));
    if (nutrients.length >= FEWEST_NUTRIENTS) labels.fill("O", at + 1, end);
    at = Math.max(at, end - 1);
  }
}

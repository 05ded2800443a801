/** A method that is numbered begins with its first number: what stands among the ingredients above it is one of them. */
import { has, isContent, isIngredient, isStep, joins, type Lines } from "./list-agreement";
import type { Label } from "./model";

const FEWEST_NUMBERS = 2;
const LONGEST_ITEM = 8;

/** "Juice of the other ½ lemon", "pinch of salt": short foods without a full stop, below an ingredient of the same block. */
export function knowAboveNumbers(text: Lines, labels: Label[]): void {
  const { lines, shapes } = text;
  const numbered = lines.flatMap(({ marker }, i) => (marker === "number" && isStep(labels[i]) ? [i] : []));
  const [first] = numbered;
  if (first === undefined || numbered.length < FEWEST_NUMBERS || lines[first]?.number !== 1) return;
  for (let i = 1; i < first; i += 1) {
    const shape = shapes[i];
    if (!shape || !isContent(shape) || !isStep(labels[i]) || !isIngredient(labels[i - 1])) continue;
    if (lines[i]?.marker !== "none" || !joins(text, i) || shape.words > LONGEST_ITEM) continue;
    if (!has(shape, "ends_stop", "foods_0")) labels[i] = "I";
  }
}

/** Names of a recipe's parts among its ingredients and steps, which the line model takes for food: "Marinade", "FLAKY PIE DOUGH". */
import { isSeasoning, namesPreparation } from "@/lib/engine/language/parts";
import { has, isIngredient, isStep, type Lines } from "./blocks";
import type { LineShape } from "./features";
import type { Label } from "./model";

const LONGEST_PART_NAME = 5;

/** A bare name that could head the list below it: short, capitalised, no amount, no comma, two ingredients right below. */
function couldNamePart(text: Lines, labels: readonly Label[], i: number): boolean {
  const { lines, shapes } = text;
  const line = lines[i];
  const shape = shapes[i];
  const below = lines[i + 1];
  if (!line || !shape || !below || line.marker !== "none" || line.known !== undefined) return false;
  if (shape.words > LONGEST_PART_NAME || shape.amountFirst || shape.heading !== null || shape.meta)
    return false;
  if (!/^\p{Lu}[^,.;!?\d]*$/u.test(line.text.replace(/:$/, "")) || isSeasoning(line.text)) return false;
  const first = shapes[i + 1];
  const second = shapes[i + 2];
  if (below.gap > 0 || !isIngredient(labels[i + 1]) || isStep(labels[i])) return false;
  if (isMarked(text, i)) return true;
  const measured = (shape_: LineShape | undefined): boolean =>
    shape_?.amountFirst === true || has(shape_, "amount-word1", "unit1");
  return measured(first) && ((lines[i + 2]?.gap ?? 1) > 0 || measured(second) || isIngredient(labels[i + 2]));
}

/** Written as a heading: bold, or in capitals above lines that are not. */
function isMarked({ lines, shapes }: Lines, i: number): boolean {
  return lines[i]?.strong === true || (has(shapes[i], "all-caps") && !has(shapes[i + 1], "all-caps"));
}

/** Set apart from the lines around it: by a blank line, a heading above, or capitals where the others have none. */
function isSetApart({ lines, shapes }: Lines, i: number): boolean {
  const above = shapes[i - 1];
  return (
    (lines[i]?.gap ?? 0) > 0 ||
    above === undefined ||
    above.heading !== null ||
    isMarked({ lines, shapes }, i)
  );
}

/** "PASTRY" between the list and its steps, set apart and without an amount: the part that the steps below make. */
function headsSteps(text: Lines, labels: readonly Label[], i: number): boolean {
  const { lines, shapes } = text;
  const shape = shapes[i];
  const line = lines[i];
  if (!shape || !line || labels[i] !== "I" || labels[i + 1] !== "S" || line.marker !== "none") return false;
  if (shape.amountFirst || shape.words > LONGEST_PART_NAME || line.gap === 0) return false;
  return isMarked(text, i) || (lines[i + 1]?.gap === 0 && namesPreparation(line.text));
}

/**
 * "Marinade", "Peanut sauce", "FLAKY PIE DOUGH" above their ingredients are no food: when two such names stand in the list, when the name
 * is a word for what a step makes, or when it is written in capitals or bold among lines that are not.
 */
export function freePartNames(text: Lines, labels: Label[]): void {
  const { lines } = text;
  const found: number[] = [];
  lines.forEach((_line, i) => {
    if (couldNamePart(text, labels, i) && isSetApart(text, i)) found.push(i);
  });
  lines.forEach((_line, i) => {
    if (headsSteps(text, labels, i)) labels[i] = "O";
  });
  for (const i of found) {
    if (labels[i] === "O") continue;
    if (found.length < 2 && !isMarked(text, i) && !namesPreparation(lines[i]?.text ?? "")) continue;
    labels[i] = "O";
    if (labels[i + 1] === "i") labels[i + 1] = "I";
  }
}

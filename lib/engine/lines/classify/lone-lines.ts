/** The only line of a part of the list: "4 12-ounce chicken breasts" between "Chicken" and "Sauce", or between "For the fish" and the method. */
import { splitSentences } from "@/lib/engine/language/sentences";
import { has, isContent, isIngredient, isStep, type Lines } from "./list-agreement";
import type { Label } from "./model";

const LONGEST_NAME = 5;
const LONGEST_LINE = 14;

/** A short line without a number, as the name of a part is. */
function couldName({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const [line, shape] = [lines[i], shapes[i]];
  if (!line || !shape || labels[i] !== "O" || shape.heading !== null || shape.meta) return false;
  return shape.words <= LONGEST_NAME && /^\p{L}[^.,;!?\d]*$/u.test(line.text.replace(/[*_]/g, ""));
}

/** A food with its number, and no sentence, time or fact. */
function couldBeFood({ lines, shapes }: Lines, labels: readonly Label[], i: number): boolean {
  const [line, shape] = [lines[i], shapes[i]];
  // "4 (6 ounce) steaks" right above the method looks like its first step.
  const open = labels[i] === "O" || (labels[i] === "S" && isStep(labels[i + 1]));
  if (!line || !open || shape?.amountFirst !== true || shape.imperative || !isContent(shape)) return false;
  if (has(shape, "ends_stop", "amt_time", "amt_alone") || splitSentences(line.text).length > 1) return false;
  return /^\(?[\d¼½¾⅓⅔⅛]/.test(line.text) && shape.words <= LONGEST_LINE;
}

/** Ingredients stand above the name, the one line stands right above the method. */
function endsList(text: Lines, labels: readonly Label[], i: number): boolean {
  const below = text.shapes[i + 1];
  const method = isStep(labels[i + 1]) || (below?.heading === "steps" && isStep(labels[i + 2]));
  return method && isIngredient(labels[i - 2]);
}

/** Knows such lines as ingredients: the labels around them are those of a list in parts. The title names no part. */
export function knowLoneLines(text: Lines, labels: Label[]): void {
  for (let i = 2; i < labels.length - 1; i += 1) {
    if (!couldBeFood(text, labels, i) || !couldName(text, labels, i - 1)) continue;
    const goesOn = couldName(text, labels, i + 1) && isIngredient(labels[i + 2]);
    if (goesOn || endsList(text, labels, i)) labels[i] = "I";
  }
}

/** Lines beside steps that are steps too, though the line model knows them by their words alone and not by what they follow. */
import { has, isContent, isIngredient, isStep, joins, type Lines } from "./list-agreement";
import type { Label } from "./model";

/** Under a heading for steps, a sentence that follows a step without a blank line is a step too; so is an order below the list and on a step. */
export function growSteps(text: Lines, labels: Label[]): void {
  if (!labels.some(isStep)) openMethod(text, labels);
  let underSteps = false;
  text.shapes.forEach((shape, i) => {
    if (shape.heading !== null) underSteps = shape.heading === "steps";
    const follows = underSteps && joins(text, i) && isStep(labels[i - 1]);
    const opens =
      shape.imperative && joins(text, i + 1) && isStep(labels[i + 1]) && isIngredient(labels[i - 1]);
    if (
      labels[i] === "O" &&
      (follows || opens) &&
      isContent(shape) &&
      has(shape, "ends_stop") &&
      shape.words >= 2
    )
      labels[i] = "S";
    else if (labels[i] === "O" && isContent(shape) && isShortOrder(text, labels, i)) labels[i] = "S";
  });
}

/** "Mix flour and yoghurt" right below the list of a text that has no step: its method begins there. */
function openMethod({ shapes }: Lines, labels: Label[]): void {
  const first = labels.findLastIndex(isIngredient) + 1;
  const shape = shapes[first];
  if (first > 0 && shape?.imperative && isContent(shape) && !has(shape, "foods_0")) labels[first] = "S";
}

/**
 * "Bake 40 minutes", "Serve": an order that is set like the one above it. Where a blank line stands between them and a step follows, only one
 * that says for how long or how hot: the name of a part ("Cook the rice") does not.
 */
function isShortOrder(text: Lines, labels: readonly Label[], i: number): boolean {
  const { lines, shapes } = text;
  const [line, above] = [lines[i], lines[i - 1]];
  if (!line || !above || !isStep(labels[i - 1]) || line.marker !== above.marker) return false;
  const isTimed = has(shapes[i], "duration", "temperature");
  if (!shapes[i]?.imperative) return isTimed && joins(text, i);
  if (isTimed) return true;
  const isNext = joins(text, i) || (line.gap === above.gap && !isStep(labels[i + 1]));
  return isNext && ["ends_bare", "ends_stop"].some((end) => has(shapes[i - 1], end) && has(shapes[i], end));
}

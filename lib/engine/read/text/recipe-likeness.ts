/** Whether lines that were taken for ingredients and steps are a recipe at all, or a receipt, a menu, a list of parts. */
import type { LineShape } from "@/lib/engine/lines/classify/features";
import type { Label } from "@/lib/engine/lines/classify/model";

const has = (shape: LineShape, ...names: string[]): boolean =>
  names.some((name) => shape.features.includes(name));

const isFoodLine = (shape: LineShape): boolean =>
  has(shape, "unit-volume", "unit-weight", "amount+food", "food-exact") ||
  (has(shape, "unit-count", "unit-container", "unit-vague") && !has(shape, "food-none"));
const isCooking = (shape: LineShape): boolean =>
  has(shape, "kit", "until", "temperature") ||
  (has(shape, "verb1", "opener+verb", "verb-last", "verb2") && !has(shape, "foods0"));

/** Steps without a list of ingredients: foods are named, and something is done to them in a vessel, for a time or until they are done. */
function isMethod(steps: readonly LineShape[]): boolean {
  const cooking = steps.filter(isCooking);
  const named = cooking.some((shape) => !has(shape, "foods0"));
  const done = cooking.filter(
    (shape) =>
      has(shape, "kit", "until") ||
      (has(shape, "duration") && has(shape, "verb1", "verbs2", "verbs3", "verbs4")),
  );
  const rich = cooking.length >= 2 || cooking.some((shape) => !has(shape, "sentences0"));
  return named && done.length >= 1 && rich && cooking.length * 2 >= steps.length;
}

/**
 * True when the lines are a recipe: foods with amounts and something to do with them. A list that is headed as ingredients may lack its steps,
 * and a method its list, when there is enough of either.
 */
export function isRecipe(shapes: readonly LineShape[], labels: readonly Label[]): boolean {
  const of = (...wanted: Label[]): LineShape[] => shapes.filter((_, i) => wanted.includes(labels[i] ?? "O"));
  const ingredients = of("I", "i");
  const steps = of("S", "s");
  const foods = ingredients.filter(isFoodLine).length;
  const cooking = steps.filter(isCooking).length;
  const headed = shapes.some((shape) => shape.heading === "ingredients");
  if (ingredients.length > 0 && steps.length > 0) {
    if (headed && shapes.some((shape) => shape.heading === "steps"))
      return ingredients.length >= 2 || foods + cooking >= 1;
    return foods + cooking >= 2 && (foods >= 1 || headed) && foods * 4 >= ingredients.length;
  }
  if (ingredients.length === 0) return isMethod(steps);
  return foods >= 3 && shapes.some((shape) => shape.heading === "ingredients" && !has(shape, "heading-list"));
}

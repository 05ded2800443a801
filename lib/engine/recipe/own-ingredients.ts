import { parseMarkup } from "./markup";
import type { Step } from "./formatted";

/** The step's ingredients that its sentence does not already say word for word. */
export function ownIngredients(step: Pick<Step, "instruction" | "ingredients">): string[] {
  const said = new Set(
    parseMarkup(step.instruction).flatMap(({ kind, text }) => (kind === "mention" ? text.toLowerCase() : [])),
  );
  return step.ingredients.filter((ingredient) => !said.has(ingredient.toLowerCase()));
}

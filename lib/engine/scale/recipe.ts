/** A recipe for other servings: the list and the steps, from the stored text each time. */
import { alsoNeeded } from "@/lib/engine/recipe/content";
import { scaleAmount, scaleFactor, scaleInstruction, scaleLine } from "./index";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";

/** A step's words and what its lines use; what the whole of a line is stays the whole of it. */
function scaledStep(step: Step, factor: number): Step {
  const scaled = {
    ...step,
    instruction: scaleInstruction(step.instruction, factor),
    ingredients: step.ingredients.map((text) => scaleLine(text, factor)),
  };
  if (step.actions === undefined) return scaled;
  const actions = step.actions.map((action) => ({
    ...action,
    text: scaleInstruction(action.text, factor),
    uses: action.uses.map((use) => ({ ...use, amount: scaleAmount(use.amount, factor) })),
  }));
  return { ...scaled, instruction: actions.map(({ text }) => text).join(" "), actions };
}

/** What is shown for `servings`; the recipe itself when its own servings are unknown or asked for. */
export function scaledRecipe(content: FormattedContent, servings: number | null): FormattedContent {
  const factor = servings === null ? 1 : scaleFactor(content.servings, servings);
  if (factor === 1) return content;
  const line = (text: string) => scaleLine(text, factor);
  const { ingredients } = content;
  const needed = alsoNeeded(content);
  return {
    ...content,
    servings,
    ingredients: Array.isArray(ingredients)
      ? ingredients.map(line)
      : { refrigerated: ingredients.refrigerated.map(line), other: ingredients.other.map(line) },
    ...(needed.length === 0 ? {} : { alsoNeeded: needed.map(line) }),
    ...(content.yield === undefined ? {} : { yield: line(content.yield) }),
    steps: content.steps.map((step) => scaledStep(step, factor)),
  };
}

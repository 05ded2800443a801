/** A recipe for other servings: the list and the steps, from the stored text each time (spec cooks §5). */
import { scaleFactor, scaleInstruction, scaleLine } from "./index";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

/** What is shown for `servings`; the recipe itself when its own servings are unknown or asked for. */
export function scaledRecipe(content: FormattedContent, servings: number | null): FormattedContent {
  const factor = servings === null ? 1 : scaleFactor(content.servings, servings);
  if (factor === 1) return content;
  const line = (text: string) => scaleLine(text, factor);
  const { ingredients } = content;
  return {
    ...content,
    servings,
    ingredients: Array.isArray(ingredients)
      ? ingredients.map(line)
      : { refrigerated: ingredients.refrigerated.map(line), other: ingredients.other.map(line) },
    steps: content.steps.map((step) => ({
      ...step,
      instruction: scaleInstruction(step.instruction, factor),
      ingredients: step.ingredients.map(line),
    })),
  };
}

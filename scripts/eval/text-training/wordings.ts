/** The same recipe as another cook would word it, before it is written in a style. */
import { splitSentences } from "@/lib/engine/language/sentences";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { Pen, Recipe } from "./pen";

const withoutStop = (step: string): string => step.replace(/\.$/, "");

/** A dish by its bare name ("Loaf"), as people head what they keep for themselves. */
export const shortTitle = (title: string): string => title.split(" ").at(-1) ?? title;

/** Ways in which one cook words a recipe and another does not. */
export const WORDINGS: readonly ((recipe: Recipe, pen: Pen) => Recipe)[] = [
  ...Array.from({ length: 11 }, () => (recipe: Recipe) => recipe),
  // One sentence, one step.
  ...Array.from({ length: 2 }, () => (recipe: Recipe) => ({
    ...recipe,
    steps: recipe.steps.flatMap((step) => splitSentences(step)),
  })),
  // Amounts that the cook knows by heart.
  (recipe, pen) => ({
    ...recipe,
    ingredients: recipe.ingredients.map((line) =>
      pen.random() < 0.4 ? parseIngredientLine(line).name || line : line,
    ),
  }),
  (recipe) => ({ ...recipe, steps: recipe.steps.map(withoutStop) }),
  ({ title, ingredients, steps }) => ({
    title: title.toUpperCase(),
    ingredients: ingredients.map((line) => line.toUpperCase()),
    steps: steps.flatMap((step) => splitSentences(step)).map((step) => withoutStop(step).toUpperCase()),
  }),
];

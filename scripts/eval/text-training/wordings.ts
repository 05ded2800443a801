/** The same recipe as another cook would word it, before it is written in a style. */
import { splitSentences } from "@/lib/engine/language/sentences";
import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import type { Pen, Recipe } from "./pen";

const withoutStop = (step: string): string => step.replace(/\.$/, "");

const IN_WORDS = ["", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"];

/** "2 cups flour" as an older book has it: "Two cups flour". */
const inWords = (line: string): string =>
  line
    .replace(/^(?:½|1\/2) (?=[a-z])/, "Half a ")
    .replace(/^([1-9]|10) (?=[a-z])/, (_, amount: string) => `${IN_WORDS[Number(amount)] ?? amount} `);

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
  (recipe) => ({ ...recipe, ingredients: recipe.ingredients.map(inWords) }),
  ({ title, ingredients, steps }) => ({
    title: title.toUpperCase(),
    ingredients: ingredients.map((line) => line.toUpperCase()),
    steps: steps.flatMap((step) => splitSentences(step)).map((step) => withoutStop(step).toUpperCase()),
  }),
];

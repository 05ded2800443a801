/** A recipe as the converter would have made it. */
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";

export const LEEK_SOUP: FormattedContent = {
  title: "leek soup with lemon",
  description: "Ready in half an hour, and better the next day.",
  servings: 4,
  imageUrl: null,
  totalMinutes: 30,
  ingredients: { refrigerated: ["2 leeks", "100 ml cream"], other: ["1 tbsp oil", "500 ml stock"] },
  steps: [
    { number: 1, instruction: "Slice the ***leeks***.", ingredients: ["2 leeks"], isPrep: true },
    { number: 2, instruction: "Measure the ***stock***.", ingredients: ["500 ml stock"], isPrep: true },
    {
      number: 3,
      instruction: "Fry the ***leeks*** in ***oil*** for 5 minutes.",
      ingredients: ["2 leeks", "1 tbsp oil"],
      isPrep: false,
    },
    {
      number: 4,
      instruction: "Add the ***stock*** and simmer for 20 minutes. Stir in the ***cream***.",
      ingredients: ["500 ml stock", "100 ml cream"],
      isPrep: false,
    },
  ],
};

/** The only step of a recipe. */
export const cookingStep = (instruction: string): Step => ({
  number: 1,
  instruction,
  ingredients: [],
  isPrep: false,
});

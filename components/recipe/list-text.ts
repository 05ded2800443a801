import { alsoNeeded, flatIngredients } from "@/lib/engine/recipe/content";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { titleCase } from "@/lib/engine/recipe/title-case";
import { scaledRecipe } from "@/lib/engine/scale";

/** The shopping list for `servings` as a text to send: the recipe's name, then a line for each thing. */
export function listText(content: FormattedContent, servings: number | null): string {
  const shown = scaledRecipe(content, servings);
  const lines = [...flatIngredients(shown.ingredients), ...alsoNeeded(shown)];
  return [titleCase(content.title), ...lines.map((line) => `- ${line}`)].join("\n");
}

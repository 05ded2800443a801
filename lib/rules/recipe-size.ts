/** How large a recipe may be: more is a page of recipes, a price list, or an attack on the formatter's time. */
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { TEXT_MAX_CHARS } from "./limits";

const MAX_LINES = 400;

/** True when a recipe is of a size that people cook from; no source may be longer than a pasted text may be. */
export function hasRecipeSize({ ingredients, instructions }: SourceRecipe): boolean {
  const chars = [...ingredients, ...instructions].reduce((sum, { text }) => sum + text.length, 0);
  return ingredients.length <= MAX_LINES && instructions.length <= MAX_LINES && chars <= TEXT_MAX_CHARS;
}

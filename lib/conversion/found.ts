import "server-only";
/** What an extractor found: the recipe as its source states it, and the text it stands in. */
import { TEXT_MAX_CHARS } from "@/lib/rules/limits";
import type { SourceRecipe } from "@/lib/engine/recipe/source";

export type Found = {
  source: SourceRecipe;
  /** The source's text; the receipt's offsets point into it. */
  original: string;
};

/** More lines than any recipe has: a page of recipes, a price list, or an attack on the formatter's time. */
const MAX_LINES = 400;

/** True when a recipe is of a size that people cook from; no source may be longer than a pasted text may be. */
export function hasRecipeSize({ ingredients, instructions }: SourceRecipe): boolean {
  const chars = [...ingredients, ...instructions].reduce((sum, { text }) => sum + text.length, 0);
  return ingredients.length <= MAX_LINES && instructions.length <= MAX_LINES && chars <= TEXT_MAX_CHARS;
}

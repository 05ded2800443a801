import "server-only";
/** Recipes are read in batches of bounded size: parsing a large batch would block the event loop for everybody. */
import { RECIPE_MAX_JSON_CHARS } from "@/lib/rules/limits";

const STEPS_AT_ONCE = 1000;
const CHARS_AT_ONCE = 500_000;

/** The size of a recipe that was not read yet; `chars` 0 means unknown and counts as the largest possible. */
export type RecipeSize = { id: string; stepCount: number; chars: number };
export const RECIPE_SIZE_COLUMNS = { id: true, stepCount: true, chars: true } as const;

/** The ids in order, divided into batches that may be read at once: at least one recipe each. */
export function batchesBySize(recipes: readonly RecipeSize[]): string[][] {
  const parts: string[][] = [];
  let [steps, chars] = [Infinity, Infinity];
  for (const { id, stepCount, ...recipe } of recipes) {
    const more = recipe.chars === 0 ? RECIPE_MAX_JSON_CHARS : recipe.chars;
    const fits = steps + stepCount <= STEPS_AT_ONCE && chars + more <= CHARS_AT_ONCE;
    [steps, chars] = fits ? [steps + stepCount, chars + more] : [stepCount, more];
    if (fits) parts.at(-1)?.push(id);
    else parts.push([id]);
  }
  return parts;
}

import "server-only";
/** Recipes are read a few at a time: what is read in one go holds everybody else up while it is taken apart. */
import { RECIPE_MAX_JSON_CHARS } from "@/lib/rules/limits";

const STEPS_AT_ONCE = 1000;
const CHARS_AT_ONCE = 500_000;

/** What a recipe weighs before it is read; `chars` 0: not known, and then as much as there may be. */
export type RecipeSize = { id: string; stepCount: number; chars: number };
export const RECIPE_SIZE_COLUMNS = { id: true, stepCount: true, chars: true } as const;

/** The ids in order, divided so that those of one part may be read at once: at least one, and no more of them than nobody notices. */
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

import "server-only";
import { runEngine } from "@/lib/services/engine";
import { hasRecipeSize } from "@/lib/rules/recipe-size";
import type { Found, Words } from "../found";

/** The recipe in a source's words. @throws what `noRecipe` says */
export async function recipeIn({ words, noRecipe }: Words, signal: AbortSignal): Promise<Found> {
  const source = await runEngine("parseRecipeText", [words], signal);
  if (source === null || !hasRecipeSize(source)) throw noRecipe();
  return { source, original: words };
}

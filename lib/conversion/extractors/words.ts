import "server-only";
import { runEngine } from "@/lib/services/engine";
import type { ExtractedRecipe, ExtractedText } from "../extracted";
import { hasRecipeSize } from "@/lib/rules/recipes/size";

/** The recipe in a source's words. @throws what `noRecipe` says */
export async function parseWords(
  { words, noRecipe }: ExtractedText,
  signal: AbortSignal,
): Promise<ExtractedRecipe> {
  const source = await runEngine("parseRecipeText", [words], signal);
  if (source === null || !hasRecipeSize(source)) throw noRecipe();
  return { source, original: words };
}

import "server-only";
/** Everything of the engine that reads a cook's or a page's words: it runs in a worker (`worker.mjs`), never where requests are answered. */
import { formatRecipe, formatText } from "@/lib/engine/format";
import { guideRecipe, questionOf } from "@/lib/engine/guide";
import { readParts } from "@/lib/engine/read/document";
import { doorsOf, wordsOfData } from "@/lib/engine/read/doors";
import { extractRecipe } from "@/lib/engine/read/page";
import { readOriginal } from "@/lib/engine/read/page/claims";
import { arrangePhoto } from "@/lib/engine/read/photo/text";
import { parseRecipeText } from "@/lib/engine/read/text";
import { recipeLanguage } from "@/lib/engine/language/detect";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { recipeSheet, sheetText, type RecipeSheetInput } from "@/lib/engine/transfer/sheet";
import { hasRecipeSize } from "@/lib/rules/recipes/size";

/** What a page holds, in one go: a page is sent once. `found` is null for what is no recipe that people cook from. */
function readPage(html: string, url?: string) {
  const reading = extractRecipe(html, url);
  if (reading.kind !== "recipe") return reading;
  if (!hasRecipeSize(reading.recipe)) return { kind: reading.kind, found: null };
  const { recipe, original } = readOriginal(html, reading.recipe);
  return { kind: reading.kind, found: { source: recipe, original } };
}

/** The recipe in the JSON that a page names as its data; null when there is none. */
function readData(json: string) {
  const words = wordsOfData(json);
  return words && (readParts([words], hasRecipeSize)?.recipe ?? null);
}

/** The recipe in `words`, read and formatted in one go; null when there is none that people cook from. `language`: what was said of it. */
function formatWords(words: string, language?: string): FormattedContent | null {
  const source = parseRecipeText(words);
  if (!source || !hasRecipeSize(source)) return null;
  return formatRecipe(language === undefined ? source : { ...source, language }, words);
}

/** What stands on a recipe's sheet, with every character that is on it, and its language. */
function layOut(recipe: RecipeSheetInput) {
  const sheet = recipeSheet(recipe);
  return { sheet, text: sheetText(sheet), language: recipeLanguage(recipe.content) };
}

/**
 * Reads and formats `text` until the code for it has been compiled well: `rounds` times, but no longer than `ms` milliseconds. Where the text
 * says `{n}` each round has a number of its own, or what was read before would only be remembered.
 */
function warmUp(text: string, rounds: number, ms: number): void {
  const until = performance.now() + ms;
  for (let round = 1; round <= rounds && performance.now() < until; round += 1)
    formatText(text.replaceAll("{n}", String(round)));
}

export const tasks = {
  arrangePhoto,
  doorsOf,
  formatRecipe,
  formatWords,
  guideRecipe,
  layOut,
  parseRecipeText,
  questionOf,
  readData,
  readPage,
  warmUp,
} as const;

export type Tasks = typeof tasks;

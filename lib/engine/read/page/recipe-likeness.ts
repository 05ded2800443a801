/** Tells pages that hold no recipe apart: a bot wall, a list of recipes, an article, nothing. */
import { LISTS_RECIPES, WALL } from "@/lib/engine/language/pages";
import { ingredientQuality, instructionScore } from "./list-score";
import type { Page } from "./page";
import type { Reading } from "./reading";
import { agreement } from "./title";
import { WALL_MARKUP } from "@/lib/engine/read/html/vocabulary.data";

export type NoRecipe = "bot-wall" | "list" | "article" | "nothing";

/** Walls are short; a long page that mentions a captcha is a page. */
const WALL_CHARS = 3000;

export function kindWithoutRecipe(page: Page, types: ReadonlySet<string>): NoRecipe {
  const text = page.lines.map((line) => line.text);
  const chars = text.reduce((sum, line) => sum + line.length, 0);
  const head = `${page.meta.documentTitle ?? ""}\n${text.slice(0, 60).join("\n")}`;
  if (chars < WALL_CHARS && (WALL.test(head) || WALL_MARKUP.test(page.html.slice(0, 200_000))))
    return "bot-wall";
  const recipeLinks = page.lines.filter(
    (line) => line.linked > 0.9 && line.text.length > 8 && line.text.length < 120,
  ).length;
  const prose = text.filter((line) => line.length > 150).length;
  if (
    types.has("itemlist") ||
    types.has("collectionpage") ||
    (recipeLinks >= 12 && recipeLinks > prose * 3 && LISTS_RECIPES.test(head))
  )
    return "list";
  if (prose >= 3 || chars > 1500) return "article";
  return chars > 200 && recipeLinks >= 12 ? "list" : "nothing";
}

/** What data states is believed when it is there at all; what was found by its looks must look like a recipe. */
export function isRecipe(reading: Reading, page: Page): boolean {
  const { ingredients, instructions } = reading;
  const stated = reading.via[0] !== "plain";
  if (stated && ingredients.length > 0 && instructions.length > 0) return true;
  const quality = ingredientQuality(ingredients, page.judge);
  if (stated) return quality.count >= 3 && quality.likeness >= 0.3;
  if (instructions.length === 0) return quality.count >= 4 && quality.withAmount >= 0.6;
  if (quality.count < 2 || quality.likeness < 0.4 || instructionScore(instructions, page.judge) < 0.5)
    return false;
  return quality.withAmount >= 0.2 || quality.count >= 4;
}

/** So many recipes on one page, none of which the page is about, are a list to choose from. */
const MANY = 3;
const ABOUT = 0.6;

export function isListOfRecipes(readings: readonly Reading[], page: Page): boolean {
  if (readings.length < MANY) return false;
  return readings.every((reading) => reading.title !== null && agreement(reading.title, page) < ABOUT);
}

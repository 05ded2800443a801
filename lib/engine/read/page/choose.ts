/**
 * Judges the readings of a page: which of several recipes it is about, whether data alone tells it all, and what a page without one is instead:
 * a bot wall, a list of recipes, an article, nothing.
 */
import { agreement } from "./around";
import {
  type LineJudge,
  hasPlaceholder,
  ingredientQuality,
  instructionScore,
  statesAmount,
} from "./line-shape";
import type { Page } from "./page";
import { LISTS_RECIPES, WALL } from "@/lib/engine/language/pages";
import { WALL_MARKUP } from "@/lib/engine/read/html/vocabulary.data";
import type { Reading } from "@/lib/engine/read/json-ld/reading";
import type { SourceLine } from "@/lib/engine/recipe/source";

/** How well a reading stands for the page: its size, and whether the page's own title and address speak of it. */
function standing(reading: Reading, page: Page): number {
  const named = reading.title ? agreement(reading.title, page) : 0;
  const size =
    Math.min(1, reading.ingredients.length / 5) + Math.min(1, textLength(reading.instructions) / 300);
  return size * 1.5 + named;
}

const textLength = (lines: readonly SourceLine[]) => lines.reduce((sum, line) => sum + line.text.length, 0);

export function bestReading(readings: readonly Reading[], page: Page): Reading | undefined {
  if (readings.length < 2) return readings[0];
  return readings
    .map((reading, index) => ({ reading, score: standing(reading, page) - index * 0.001 }))
    .sort((a, b) => b.score - a.score)[0]?.reading;
}

/** Fewer ingredients than this may be the recipe "for the dressing" only: then the page is searched too. */
const FEW = 5;
const LONG_STEP = 100;
/** Share of the ingredients that state an amount in data that is complete. */
const WITH_AMOUNT = 0.4;

/** Is the structured data complete enough that the page need not be searched? */
export function isComplete(reading: Reading, judge: LineJudge): boolean {
  const { ingredients } = reading;
  if (ingredients.length < FEW || reading.title === null) return false;
  if (ingredients.filter((line) => statesAmount(line.text)).length < WITH_AMOUNT * ingredients.length)
    return false;
  if (ingredients.filter(hasPlaceholder).length >= 2) return false;
  // One long string may be steps that the page shows apart.
  const [only] = reading.instructions;
  if (reading.instructions.length === 1 && only && only.text.length > LONG_STEP) return false;
  return instructionScore(reading.instructions, judge) > 0.3;
}

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

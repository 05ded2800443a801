/**
 * Reads any pasted text as a recipe: markdown, plain text with or without headings, one paragraph, scanned pages, whole web pages with menus and
 * comments. Also the reader of text from PDFs and photos. The kinds of all lines are decided together by their shapes and surroundings.
 */
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { assembleRecipe } from "./assemble";
import { cleanText, hasTags } from "./clean";
import { agreeInBlocks } from "@/lib/engine/lines/classify/block-agreement";
import { agreeInLists } from "@/lib/engine/lines/classify/list-agreement";
import { isRecipe } from "./recipe-likeness";
import { shapeOf } from "@/lib/engine/lines/classify/features";
import { observe } from "@/lib/engine/lines/classify/context";
import { decode, type LineWeights } from "@/lib/engine/lines/classify/model";
import { LINE_WEIGHTS } from "@/lib/engine/lines/classify/weights";
import { isWebPage } from "./page-furniture";
import { tellOnce } from "./told-twice";
import { readLines, type TextLine } from "@/lib/engine/lines/classify/text-lines";
import { unfoldLines } from "./run-on";

/** More lines than any recipe has, with all that may surround it; what stands behind them is not read, so that memory stays bounded. */
const MOST_LINES = 20_000;

/** The lines of a text, as the line model is trained and asked on them. */
export function linesOf(text: string): TextLine[] {
  return unfoldLines(readLines(cleanText(text)).slice(0, MOST_LINES)).slice(0, MOST_LINES);
}

/** As `parseRecipeText`, with other weights: for training and cross-validation. */
export function readWith(
  text: string,
  weights: LineWeights,
  titleWeights?: Readonly<Record<string, number>>,
  original?: string,
): SourceRecipe | null {
  const lines = linesOf(text);
  const shapes = lines.map(shapeOf);
  const decoded = decode(observe(lines, shapes), weights);
  const agreed = agreeInBlocks(lines, shapes, agreeInLists(lines, shapes, decoded));
  const labels = tellOnce(lines, shapes, agreed, isWebPage(shapes, agreed));
  return isRecipe(shapes, labels) ? assembleRecipe(lines, shapes, labels, titleWeights, original) : null;
}

/**
 * The recipe in `text`, in the source's own wording, or null when there is none in it: a text without a single ingredient is no recipe. Never throws; linear in the length of the text.
 */
export function parseRecipeText(text: string): SourceRecipe | null {
  const recipe = readWith(text, LINE_WEIGHTS, undefined, hasTags(text) ? undefined : text);
  return recipe === null || recipe.ingredients.length === 0 ? null : recipe;
}

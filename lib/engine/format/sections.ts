/**
 * Reads any pasted text as a recipe: markdown, plain text with or without headings, one paragraph, scanned pages, whole web pages with menus and
 * comments. Also the reader of text from PDFs and photos. The kinds of all lines are decided together by their shapes and surroundings.
 */
import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { assembleRecipe } from "./text/assemble";
import { cleanText } from "./text/clean";
import { observe } from "./text/line-context";
import { decode, type LineWeights } from "./text/line-model";
import { LINE_WEIGHTS } from "./text/line-weights";
import { readLines, type TextLine } from "./text/lines";
import { unfoldLines } from "./text/run-on";

/** The lines of a text, as the line model is trained and asked on them. */
export function linesOf(text: string): TextLine[] {
  return unfoldLines(readLines(cleanText(text)));
}

/** As `parseRecipeText`, with other weights: for training and cross-validation. */
export function readWith(text: string, weights: LineWeights): SourceRecipe | null {
  const lines = linesOf(text);
  const recipe = assembleRecipe(lines, decode(observe(lines), weights));
  return recipe.ingredients.length > 0 && recipe.instructions.length > 0 ? recipe : null;
}

/**
 * The recipe in `text`, in the source's own wording, or null when there is none in it. Never throws; linear in the length of the text.
 */
export function parseRecipeText(text: string): SourceRecipe | null {
  return readWith(text, LINE_WEIGHTS);
}

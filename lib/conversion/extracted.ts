import "server-only";
/** What an extractor returns: the recipe as its source states it, and the text it stands in. */
import type { SourceRecipe } from "@/lib/engine/recipe/source";

export type ExtractedRecipe = {
  source: SourceRecipe;
  /** The source's text; the receipt's offsets point into it. */
  original: string;
};

/** A source that is only text, pasted or out of a file. */
export type ExtractedText = {
  words: string;
  /** The error when there is no recipe in it. */
  noRecipe: () => Error;
};

import "server-only";
/** What an extractor found: the recipe as its source states it, and the text it stands in. */
import type { SourceRecipe } from "@/lib/engine/recipe/source";

export type ExtractedRecipe = {
  source: SourceRecipe;
  /** The source's text; the receipt's offsets point into it. */
  original: string;
};

/** A source that is nothing but words, pasted or out of a file: what is found in them follows from them alone. */
export type ExtractedText = {
  words: string;
  /** What is said when there is no recipe in them. */
  noRecipe: () => Error;
};

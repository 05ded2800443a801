/** What one way of reading a page found, before the ways are judged against each other (`choose.ts`). */
import type { SourceLine, SourceRecipe } from "@/lib/engine/recipe/source";

export type Reading = {
  /** Which ways went into it, the main one first: "json-ld", "microdata", "rdfa", "h-recipe", "plain". */
  via: string[];
  title: string | null;
  description: string | null;
  yield: string | null;
  totalMinutes: number | null;
  /** Stated times beside the total, in minutes. */
  times?: SourceRecipe["times"];
  imageUrl: string | null;
  ingredients: SourceLine[];
  instructions: SourceLine[];
  notes: string[];
};

export function emptyReading(way: string): Reading {
  return {
    via: [way],
    title: null,
    description: null,
    yield: null,
    totalMinutes: null,
    imageUrl: null,
    ingredients: [],
    instructions: [],
    notes: [],
  };
}

/** A line with its section, when it has one. */
export function sourceLine(text: string, section?: string | null): SourceLine {
  return section ? { text, section } : { text };
}

import "server-only";
/** The formatter port: from what a source states to Plainspoon form. `rules` (the engine) is always there; a model may stand before it. */
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import type { SourceRecipe } from "@/lib/engine/recipe/stages";

type Formatted = {
  content: FormattedContent;
  /** The formatter could not do its part this time, and nothing was paid: asked again, it may do better. */
  isStopgap: boolean;
};

export type RecipeFormatter = {
  name: string;
  /** Changes whenever the same source could give another answer: part of the result cache's key. */
  version: string;
  /**
   * @param original the source's text as the cook gave it; the receipt's offsets point into it
   * @param budget pays for a model's answer; without one no model is asked
   * @throws AppError when the source cannot be formatted at all; an aborted `signal` rejects
   */
  format(
    source: SourceRecipe,
    original: string,
    signal: AbortSignal,
    budget?: TokenBudget,
  ): Promise<Formatted>;
  /** Reads and formats a source that is nothing but words, where that takes one step; null when there is no recipe in them. */
  formatWords?(words: string, signal: AbortSignal, language?: string): Promise<FormattedContent | null>;
};

/** The daily token budget of the whole service, as the formatter sees it; the caller keeps the count (converting.md#result-kept). */
export type TokenBudget = {
  /** Sets `tokens` aside; false when today's budget has no room for them. */
  reserve(tokens: number): Promise<boolean>;
  /** Replaces what was set aside by what was used. */
  settle(reserved: number, used: number): Promise<void>;
};

/**
 * A recipe as its source states it, before formatting: what every extractor (web page, PDF, photo, pasted text) hands to the formatter.
 * All strings are plain text in the source's own wording: entities decoded, tags removed, white space folded, nothing translated.
 */
export type SourceLine = {
  text: string;
  /** Heading above this line in the source ("For the sauce"), when it has one. */
  section?: string;
};

export type SourceRecipe = {
  title: string | null;
  description: string | null;
  /** The yield as stated: "4", "4-6 servings", "Makes 12 muffins". */
  yield: string | null;
  /** Stated total time in minutes; never computed from steps. */
  totalMinutes: number | null;
  /** Stated times beside the total, in minutes; what is not stated is left out. */
  times?: { preparation?: number; cooking?: number; resting?: number };
  /** Absolute http(s) address of the recipe's picture. */
  imageUrl: string | null;
  siteName?: string;
  url?: string;
  /** Section headings are lines' `section`, never lines of their own. */
  ingredients: SourceLine[];
  /** One entry per step as the source divides them; the formatter may split further. */
  instructions: SourceLine[];
  /** Notes and tips of the source that are neither ingredient nor instruction. */
  notes?: string[];
};

/**
 * A recipe as its source states it, before formatting: what every extractor (web page, PDF, photo, pasted text) hands to the formatter.
 * All strings are plain text in the source's own wording: entities decoded, tags removed, white space folded, nothing translated.
 */

export type SourceLine = {
  text: string;
  /** Heading above this line in the source ("For the sauce"), when it has one. */
  section?: string;
};

/** What a stretch of the original became. An aside is part of no recipe, and says why. */
export type ClaimKind = "title" | "fact" | "heading" | "ingredient" | "instruction" | "note" | "aside";

/** Who read `[start, end)` of the original as what: claims never overlap, and no line with words is without one. */
export type Claim = {
  start: number;
  end: number;
  as: ClaimKind;
  /** Why an aside was set aside. */
  reason?: "story" | "comment" | "furniture" | "advertising" | "repeated";
};

export type SourceRecipe = {
  title: string | null;
  description: string | null;
  /** The people it feeds, as stated: "4", "4-6 servings". */
  yield: string | null;
  /** What comes out, where that is no number of people: "24 cookies", "1 loaf". */
  makes?: string;
  /** The stated total time in minutes; else the sum of the stated preparation, resting and cooking times. Never computed from steps. */
  totalMinutes: number | null;
  /** Stated times beside the total, in minutes; what is not stated is left out. */
  times?: { prep?: number; cook?: number; rest?: number };
  /** Absolute http(s) address of the recipe's picture. */
  imageUrl: string | null;
  siteName?: string;
  url?: string;
  /** What its page says of its language ("de-AT"); `languageOfSource` decides. */
  language?: string;
  /** Section headings are lines' `section`, never lines of their own. */
  ingredients: SourceLine[];
  /** One entry per step as the source divides them; the formatter may split further. */
  instructions: SourceLine[];
  /** Notes and tips of the source that are neither ingredient nor instruction. */
  notes?: string[];
  /** What each line of the original became; a line without a claim looks like one of the recipe and was not read. */
  claims?: Claim[];
};

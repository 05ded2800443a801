/**
 * What passes from one stage of the engine to the next: read → cut → link → arrange → check. Each type is made by one stage and read by
 * the later ones; a decision carries its reason, so that no later stage has to guess why it was made.
 */

/** One thing to do, cut out of the source's instructions: an imperative line that ends with a full stop. */
export type Action = {
  text: string;
  /** Heading of the part of the recipe it belongs to ("For the sauce"), as the source words it. */
  part?: string;
  /** Which of the source's instructions it was cut from; -1 for a line that the engine adds. */
  instruction: number;
  /** True for the first action of a sentence. */
  opensSentence: boolean;
  /** Work that makes ready before cooking (heat the oven, soak, marinate, line a tin), as the order of the source shows it. */
  preparation: boolean;
  /** Stated times that a cook waits for, in seconds; ranges by their lower end. */
  seconds: number[];
};

/**
 * Why a use was decided as it was. Only a "guess" is not decided by the text.
 * name: the words name this line and no other · amount: a stated amount told like lines apart · part: the part of the recipe did ·
 * order: only this line of several was left · collective: words that stand for several lines ("the spices") · guess: nothing decided ·
 * model: a model pointed at the words that decide it, and the engine found them to say so.
 */
export type DecidedBy = "name" | "amount" | "part" | "order" | "collective" | "model" | "guess";

/** One line of the shopping list that goes in, or is worked on, in an action. */
export type Use = {
  /** Index of the line in the source's ingredients. */
  line: number;
  /** The whole line, an open part ("a little", "to taste"), or the amount that goes in here ("2 tbsp", "1 lemon"). */
  amount: "all" | "some" | (string & {});
  decidedBy: DecidedBy;
  /** Other lines that the words could mean, where more than one fits. */
  others?: number[];
};

/** Where an action's words name a line: offsets into its text, `[start, end)`. */
export type Mention = { start: number; end: number; line: number };

export type LinkedAction = Action & {
  uses: Use[];
  /** In the order of the text; none overlaps another. */
  mentions: Mention[];
};

/** A stretch of work: one to three actions, four at most. */
export type ArrangedStep = {
  part?: string;
  preparation: boolean;
  actions: (LinkedAction & {
    /** Added by the engine, not said by the source: "Heat the oven to 180°C." where only baking at 180°C is stated. */
    ours?: true;
  })[];
};

// A recipe as its source states it, before formatting: what every extractor (web page, PDF, photo, pasted text) hands to the formatter. All
// strings are plain text in the source's own wording: entities decoded, tags removed, white space folded, nothing translated.

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

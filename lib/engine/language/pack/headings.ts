/** What a pack knows of headings: lists are separated by bars, in lower case, without signs; accents do not count. */

/** The part of a recipe, or of the page around it, that a heading begins. */
export type HeadingKind = "ingredients" | "steps" | "notes" | "junk";

export type HeadingWords = Readonly<Record<HeadingKind, string>> & {
  /** Openings that head a part whatever follows: "Comments (47)", "How to make the best pancakes". */
  openings?: Readonly<Partial<Record<HeadingKind, string>>>;
  /** What joins two headings, "tips and variations", and what may stand behind them: "to try". */
  joined?: Readonly<{ and: string; toTry: string }>;
  /** What announces a list or a method before its heading: "Here are the ingredients!", "On to the method". */
  announcing?: string;
  /** "Step by step", before or behind a heading of the method or in its place. */
  stepByStep?: string;
  /** Between the heading of a list and for how many it is: "for". */
  forPeople?: string;
  /** Last words of headings that begin with what they are of, "Tartare Sauce Method"; words by which such a line orders: "Follow the package directions:". */
  named?: Readonly<{ steps: string; notes: string; ofOthers: string }>;
  /** First and last word of what leads to other dishes: "More easy chicken recipes". */
  moreRecipes?: Readonly<{ more: string; recipes: string }>;
};

type Words = ReadonlySet<string>;

/** What a language must say of ways to do the same work, as headings name them. */
export type WayWords = {
  /** With what it is done: "slow cooker", "hand". */
  things: readonly string[];
  /** How it always was: "traditional". */
  usual: Words;
  /** What stands around these in a heading: "method", "in the". */
  around: Words;
};

/** What a pack knows of salt and pepper: how a dish is seasoned, and how it is tasted for them. */
type Words = ReadonlySet<string>;

export type SeasoningWords = {
  /** "Taste for salt": the verb, and what stands before the seasoning. */
  tasting: Words;
  tastedFor: Words;
  /** Between "taste" and the salt: what is asked of it. "Taste to see whether there is enough salt". */
  askedOfTaste: Words;
  /** Verbs that mean salt and pepper when nothing is named. */
  seasoning: Words;
  /** "adjust the seasoning". */
  seasoningNoun: Words;
  /** Words before that noun that ask for a helping. */
  seasoningBefore: Words;
  /** Heads of the lines that "season" means. */
  seasonings: Words;
  /** Classes of what a dish is seasoned with, which stands in one line of most lists. */
  seasoningClasses: readonly string[];
};

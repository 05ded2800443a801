/** The words around the name of a dish in a title, data in the folder of each language. Every list is separated by bars, in lower case. */
import { TITLES as EN } from "./en/titles";
import { anyPhrase } from "./phrase-pattern";

export type TitleWords = {
  /** Before the name, with a colon or without: "Recipe:", "Recipe for". */
  labels: string;
  /** Before the subject of a letter: "Re:", "Fwd:". */
  replies: string;
  /** Behind the name, before whose it is: "from the kitchen of". */
  owners: string;
  /** Openings of a remark behind a comma: "finally nailed it". */
  remarks: string;
  /** Words of talk: a line with one is a message, and the dish is named somewhere in it. */
  talk: string;
  /** Before the name of the dish inside a message: "the tuna pasta thing". */
  named: string;
  /** Words that end that name. */
  nameEnds: string;
  /** What a caption says beside the name. */
  selling: string;
  /** Words in the name of a site, behind a dash: "The Copper Pot Blog". */
  sites: string;
  /** Before the name, in the heading of an article: "How to make". */
  howTo: string;
  /** Behind the name: "recipe". */
  endings: string;
  /** Praise that stands before a name and belongs to none: "best ever". */
  praise: string;
  /** Words by which a bracket talks to the reader. */
  asides: string;
  /** Labels on a recipe's card whose values are no name: "Recipe type: Dessert". */
  cardLabels: string;
  /** Behind these a name says no more what the dish is: "brownies with walnuts". */
  headEnds: string;
  /** Labels of a letter's head. */
  mailHeads: string;
  /** Before the name without a colon: "recipe for". */
  recipeFor: string;
  /** Behind the name without a colon, before whose it is. */
  ownerPhrases: string;
  /** In a title that is a collection's. */
  collections: string;
  /** The writer and the reader: a bracket that names one talks. */
  persons: string;
  /** Sources of patterns: praise before a name, what stands before it and makes it more; in brackets and behind the name. */
  praiseLeads: string;
  praiseMore: string;
  praising: string;
  praiseEnds: string;
  boasts: string;
  boastTails: string;
  /** Source of a pattern: a writer's aside in the bracket behind an ingredient. */
  itemAsides: string;
};

const PACKS: readonly TitleWords[] = [EN];

/** One source of a pattern in all languages. */
export const titleSource = (source: (words: TitleWords) => string): string => PACKS.map(source).join("|");

/** The entries of one list in all languages, as a pattern: the longest that fits. */
export const titlePattern = (list: (words: TitleWords) => string): string =>
  anyPhrase(PACKS.flatMap((pack) => list(pack).split("|")));

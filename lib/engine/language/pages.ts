/** Words of what stands on a page around its recipe, between its lines and in its title: controls, advertisements, invitations, headings that end a
 * part, notes, praise. Data in the folder of each language; here they become the patterns that reading asks of a line. */
import { PAGES as DE } from "./de/pages";
import { PAGES as EN, FURNITURE as EN_FURNITURE, TITLES as EN_TITLES } from "./en/pages";
import { PAGES as ES } from "./es/pages";
import { PAGES as FR } from "./fr/pages";
import { PAGES as IT } from "./it/pages";
import { anyOf, RANGE } from "./shapes";
import { TIME_FORMS } from "./durations";
import { anyPhrase } from "./sparing";

/** Every list is alternatives of a pattern with bars between them, in lower case; `controls` and `columns` are whole words. */
export type PageWords = {
  /** Whole lines that are buttons and labels of a page: "Print recipe". */
  controls: string;
  /** Labels of an advertisement, whole lines. */
  advertisements: string;
  /** How a page says that it earns by what it names, and asks for an address. */
  earning: string;
  /** Openings of what a page asks of its readers: "Did you make this". */
  invitations: string;
  /** Before the name of who took a picture, and what stands between the two. */
  pictures: string;
  pictureCredits: string;
  /** Heads of the columns of a table of ingredients. */
  columns: string;
  /** Before and behind the number of a step: "Step 2 of 5". */
  steps: string;
  stepOf: string;
  /** In a heading, wherever it stands there, these end the part above. */
  endsPart: string;
  /** Openings of a heading that heads a group of the same part: "For", "Step". */
  groupLeads: string;
  /** Openings of a heading without a colon among the ingredients: "FOR THE PASTRY". */
  listedGroups: string;
  /** What a wall says before the page: "Just a moment". */
  walls: string;
  /** In the title of a page that lists recipes. */
  recipes: string;
  /** Before the name of the author: at the end of a title, and on a line of its own. */
  by: string;
  bylines: string;
  /** Behind a number that measures no food: "12 comments". */
  notEaten: string;
  /** What stands beside a yield and is none: energy, prices. */
  notYields: string;
  /** Rows of a table of nutrition: what stands before a nutrient's name, and the nutrients. */
  nutrientLeads: string;
  nutrients: string;
  /** Words of a writer who talks to readers. */
  talk: string;
  /** Between a number and its unit in a cell: "each". */
  inCells: string;
};

const WORDS: readonly Partial<PageWords>[] = [EN, DE, FR, ES, IT];

/** One list of all languages, as alternatives of a pattern. */
function all(key: keyof PageWords): string {
  return WORDS.map((words) => words[key] ?? "")
    .filter((list) => list !== "")
    .join("|");
}

const listOf = (key: keyof PageWords): ReadonlySet<string> => new Set(all(key).split("|"));
const BEFORE = "(?<![\\p{L}\\p{N}_])";
const BEHIND = "(?![\\p{L}\\p{N}_])";
const words = (key: keyof PageWords): RegExp => new RegExp(`${BEFORE}(?:${all(key)})${BEHIND}`, "iu");

/** Whole lines that are controls, in lower case without end punctuation. */
export const CONTROLS = listOf("controls");
export const ADVERTISEMENT = new RegExp(`^(?:${all("advertisements")})[:.]?$`, "iu");
export const EARNING = words("earning");
export const INVITATION = new RegExp(`^(?:${all("invitations")})`, "iu");
export const PICTURE_CREDIT = new RegExp(`^(?:${all("pictures")})\\s*(?:${all("pictureCredits")}|:)`, "iu");
/** The head of a table of ingredients: nothing but names of columns. */
export const COLUMN_NAMES = new RegExp(`^(?:(?:${all("columns")})[\\s/|,]*)+$`, "iu");

/** "Step 1", "step 2 of 5:", "1.", "(1)", "3 – " before an instruction. */
export const STEP_NUMBER = new RegExp(
  `^(?:(?:${all("steps")})\\s*(?:#\\s*)?\\d{1,2}(?:\\s*(?:${all("stepOf")}|\\/)\\s*\\d{1,2})?\\s*[:.)\\-–—]*\\s*|\\(?\\d{1,2}\\)\\s*|\\d{1,2}\\.(?!\\d)\\s*|\\d{1,2}\\s*[-–—:]\\s+(?=\\p{Lu}))`,
  "iu",
);
export const OPENS_STEP = new RegExp(`^(?:${all("steps")})${BEHIND}`, "iu");
/** "Step 3" and nothing else: the name of a step that has none. */
export const STEP_ALONE = new RegExp(`^(?:${all("steps")})\\s*\\d*$`, "iu");

export const ENDS_PART = words("endsPart");
/** A heading that heads a group of the part that it stands in. */
export const GROUP = new RegExp(`^(?:${all("groupLeads")})${BEHIND}|:$`, "iu");
export const LISTED_GROUP = new RegExp(`^(?:${all("listedGroups")}) [\\p{L} &'’-]{3,40}$`, "iu");

export const WALL = words("walls");
export const LISTS_RECIPES = new RegExp(`(?:${all("recipes")})${BEHIND}`, "iu");
export const RECIPE_WORDS = all("recipes").replaceAll("|", " ");
/** " by Ann Lee" at the end of a title. */
export const AUTHOR_BEHIND = new RegExp(`(?<!\\s)\\s+(?:${all("by")})\\s+\\S.{1,60}$`, "iu");
export const BYLINE = new RegExp(`^(?:${all("by")}|${all("bylines")})${BEHIND}`, "iu");

const TIMES = anyOf([...TIME_FORMS.keys()].filter((form) => form.length > 1));
/** "20 minutes", "4.5 stars", "12 comments", "May 3rd, 2023": numbers that measure no food. */
export const NO_FOOD = new RegExp(
  `^\\D{0,14}\\d[\\d.,]*\\s?-?(?:${RANGE}\\s?)?(?:(?<![\\d.,])\\d+\\s?)?(?:${TIMES}|${all("notEaten")}|%|:\\d)(?!\\p{L})` +
    `|\\b(?:19|20)\\d\\d\\b|[$£€]\\s?\\d|https?:|©|\\d\\s?%$`,
  "iu",
);
export const NO_YIELD = new RegExp(
  `${BEFORE}(?:${all("notYields")})${BEHIND}|\\d\\s?(?:${all("notYields")})|[%$£€]`,
  "iu",
);
export const NUTRIENT_ROW = new RegExp(
  `^(?:(?:${all("nutrientLeads")}) )?(?:${all("nutrients")})s?\\s*(?::\\s*)?\\d[\\d.,]*\\s?(?:k?cal|kj|m?g|mcg|µg|%)?(?:(?<![\\d.,])\\s*[\\d.]+%)?$`,
  "iu",
);
export const TALK = words("talk");
export const IN_CELLS = listOf("inCells");

export type FurnitureWords = {
  /** Openings of a letter's and a mailer's lines. */
  letters: string;
  /** Openings of what a caption or a blog asks of its readers. */
  captions: string;
  /** Words of a forum's frame. */
  forums: string;
  /** What opens a note, before a colon. */
  noteLabels: string;
  /** Labels that need no colon: "PS", "NB". */
  postscripts: string;
  /** Openings of a warning behind the steps: "Don't skip …". */
  warnings: string;
  /** Verbs of sentences on keeping, and the words that go with them. */
  keeping: string;
  keepingPlace: string;
  /** Orders that are about the days after. */
  storing: string;
  /** Openings of a remark on the recipe. */
  remarks: string;
};

const PACKS: readonly FurnitureWords[] = [EN_FURNITURE];

/** One list of all languages, as alternatives of a pattern. */
export function furniturePattern(list: (words: FurnitureWords) => string): string {
  return PACKS.map(list).join("|");
}

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

const TITLE_PACKS: readonly TitleWords[] = [EN_TITLES];

/** One source of a pattern in all languages. */
export const titleSource = (source: (words: TitleWords) => string): string =>
  TITLE_PACKS.map(source).join("|");

/** The entries of one list in all languages, as a pattern: the longest that fits. */
export const titlePattern = (list: (words: TitleWords) => string): string =>
  anyPhrase(TITLE_PACKS.flatMap((pack) => list(pack).split("|")));

/**
 * Words of what stands on a page around its recipe, between its lines and in its title: controls, advertisements, invitations, headings
 * that end a part, notes, praise, columns of nutrients. Data in the folder of each language; here they become the patterns that reading
 * asks of a line.
 */
import { headingOf } from "@/lib/engine/language/headings";
import type { FurnitureWords, PageWords, TitleWords } from "@/lib/engine/language/pack/pages";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { OTHER_FURNITURE } from "./other-languages";
import { LANGUAGES, topicOf } from "./packs";
import { anyOf, ENERGY_FIRST, NUTRITION, RANGE } from "./shapes";
import { anyPhrase } from "./sparing";

const WORDS: readonly Partial<PageWords>[] = topicOf("pages");

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

/** "Step 1", "step 2 of 5:", "1.", "(1)", "1º", "1.-", "3 – ", "3/ " before an instruction. */
export const STEP_NUMBER = new RegExp(
  `^(?:(?:${all("steps")})\\s*(?:#\\s*)?\\d{1,2}(?:\\s*(?:${all("stepOf")}|\\/)\\s*\\d{1,2})?\\s*[:.)\\-–—|·•»>]*\\s*|\\(?\\d{1,2}\\)\\s*|1?\\d\\.?[ºª°]\\.?\\s+(?=\\p{L})|\\d{1,2}\\.(?!\\d)(?:-(?!\\d))?\\s*|\\d{1,2}\\s*[-–—:/]\\s+(?=\\p{Lu}))`,
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
/** How a page asks about cookies, what else it says then, and the whole labels of its answers. */
export const ASKS_CONSENT = words("consents");
export const CONSENT_TALK = words("consentTalk");
export const CONSENT_ANSWER = new RegExp(`^(?:${all("consentAnswers")})[.!]?$`, "iu");
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
  `${BEFORE}(?:${all("notYields")})${BEHIND}|\\d\\s?(?:${all("notYields")})${BEHIND}|[%$£€]`,
  "iu",
);
export const NUTRIENT_ROW = new RegExp(
  `^(?:(?:${all("nutrientLeads")}) )?(?:${all("nutrients")})s?\\s*(?::\\s*)?\\d[\\d.,]*\\s?(?:k?cal|kj|m?g|mcg|µg|%)?(?:(?<![\\d.,])\\s*[\\d.]+%)?$`,
  "iu",
);
export const TALK = words("talk");
export const IN_CELLS = listOf("inCells");

const PACKS: readonly Partial<FurnitureWords>[] = [...topicOf("furniture"), OTHER_FURNITURE];

/** One list of all languages, as alternatives of a pattern. */
export function furniturePattern(list: (words: Partial<FurnitureWords>) => string | undefined): string {
  return PACKS.map((words) => list(words) ?? "")
    .filter((alternatives) => alternatives !== "")
    .join("|");
}

const TITLE_PACKS: readonly Partial<TitleWords>[] = topicOf("titles");

/** The entries of one list in all languages. */
const titleLists = (list: (words: Partial<TitleWords>) => string | undefined): string[] =>
  TITLE_PACKS.map((pack) => list(pack) ?? "").filter((entries) => entries !== "");

/** One source of a pattern in all languages. */
export const titleSource = (source: (words: Partial<TitleWords>) => string | undefined): string =>
  titleLists(source).join("|");

/** The entries of one list as a pattern, the longest that fits: of all languages, or of `language` alone where it has such a list. */
export function titlePattern(
  list: (words: Partial<TitleWords>) => string | undefined,
  language?: string,
): string {
  const own = LANGUAGES.find(({ code }) => code === language)?.titles;
  const entries = own === undefined ? undefined : list(own);
  return anyPhrase((entries === undefined ? titleLists(list) : [entries]).flatMap((each) => each.split("|")));
}

const WISH = new RegExp(
  `^[^\\p{L}\\p{N}]{0,3}(?:(?:${furniturePattern((words) => words.farewells)})|(?:${furniturePattern((words) => words.letters)}))[^\\p{L}\\p{N}]{0,6}$`,
  "iu",
);
const CREDIT = new RegExp(`^(?:${furniturePattern((words) => words.credits)})(?!\\p{L})`, "iu");
/** "Recipe courtesy of the club": whose it is, below its method. */
export const isCredit = (line: string): boolean => CREDIT.test(line);

/** A wish has no more characters. */
const LONGEST_WISH = 60;

/** "Enjoy your meal!", "Love from us": what a writer wishes, and no more. */
export const isWish = (sentence: string): boolean => sentence.length <= LONGEST_WISH && WISH.test(sentence);

// A table of the list that says in a column what each thing has in it: "| 250 g | pasta | 880 |" below "kcal" is no amount to buy.

const plain = (cell: string): string => cell.trim().replace(/\s?:$/, "");

const isNutrient = (cell: string): boolean =>
  /\p{L}/u.test(cell) && [ENERGY_FIRST, NUTRITION].some((says) => says.test(`${plain(cell)} 1`));

/** The places of the columns that a table's head gives to nutrients; null where the row heads no list, or has none. */
function nutrientColumns(row: string): ReadonlySet<number> | null {
  const cells = row.split("|");
  if (!cells.some((cell) => headingOf(plain(cell)) === "ingredients")) return null;
  const found = cells.flatMap((cell, at) => (isNutrient(cell) ? [at] : []));
  return found.length === 0 ? null : new Set(found);
}

/** `text` of the same length, with blanks in the place of such columns, down to the first line that is no row of the table. Linear. */
export function withoutNutrientColumns(text: string): string {
  if (!text.includes("|")) return text;
  let columns: ReadonlySet<number> | null = null;
  return text
    .split("\n")
    .map((row) => {
      if (!row.trimStart().startsWith("|")) {
        columns = null;
        return row;
      }
      columns = nutrientColumns(row) ?? columns;
      const without = columns;
      if (without === null) return row;
      return row
        .split("|")
        .map((cell, at) => (without.has(at) && !/^[\s:-]*$/.test(cell) ? " ".repeat(cell.length) : cell))
        .join("|");
    })
    .join("\n");
}

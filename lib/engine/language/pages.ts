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
import { anyOf, ENERGY_FIRST, MONTHS, NUTRITION, OWNED, RANGE } from "./shapes";
import { anyPhrase } from "./sparing";

const WORDS: readonly Partial<PageWords>[] = topicOf("pages");

/** One list of all languages, as alternatives of a pattern. */
function all(key: keyof PageWords): string {
  return WORDS.map((words) => words[key] ?? "")
    .filter((list) => list !== "")
    .join("|");
}

/** Alternatives in small letters, their first letter in either case. */
const eitherCase = (alternatives: string): string =>
  alternatives.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
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

/** "Anna Miller", "J. van der Berg": a name, each of its words with a capital but for those between them. */
const NAME =
  "\\p{Lu}[\\p{L}.'’-]{0,20}(?:\\s(?:(?:de|da|do|dos|di|del|van|von|der|den|la|le|y|e|et|und|and|en|&)\\s){0,2}\\p{Lu}[\\p{L}.'’-]{0,20}){0,3}";
/** "By Anna Miller", "Autor: Anna Müller": alone on a line, who wrote it. The label may be written in any case, a name only in its own. */
export const SIGNED = new RegExp(`^(?:${eitherCase(all("signed"))})(?:\\s?:)?\\s${NAME}$`, "u");
export const NAME_ALONE = new RegExp(`^${NAME}$`, "u");
const OF = "(?:de|del|di)\\s";
const DAY = "\\d{1,2}(?:st|nd|rd|th|er|[.º°])?";
const A_DATE =
  `(?:\\d{1,2}[./-]\\d{1,2}[./-]\\d{2,4}|\\d{4}-\\d{2}-\\d{2}|${DAY}\\s(?:${OF})?(?:${MONTHS})\\.?,?\\s(?:${OF})?\\d{4}` +
  `|(?:${MONTHS})\\.?\\s(?:${DAY},?\\s)?\\d{4})`;
/** "3 June 2025", "Published on 12 May 2024, 9:30", "Montag, 3. Juni 2025": a date and no more. */
const DATE_ROW = new RegExp(
  `^(?:(?:${all("dated")})(?:\\s?:)?\\s(?:\\p{L}{1,4}\\s){0,2})?(?:\\p{L}{3,12}(?:-feira)?[,.]?\\s)?${A_DATE}(?:,?\\s(?:\\p{L}{1,3}\\s)?\\d{1,2}[:.h]\\d{2}(?:\\s?[ap]m)?)?$`,
  "iu",
);
/** "5 min read", "Temps de lecture : 5 min". */
const READ_IN = new RegExp(
  `^(?:(?:${all("readIn")})\\s?:?\\s\\d{1,3}\\s?min\\p{L}{0,4}\\.?|\\d{1,3}[\\s-]?min\\p{L}{0,4}\\.?\\s(?:${all("readIn")}))$`,
  "iu",
);
/** "12 comments", "Reviews (4)". */
const COUNTED = new RegExp(
  `^(?:\\d{1,6}\\s(?:${all("counted")})|(?:${all("counted")})\\s?\\(\\d{1,6}\\))$`,
  "iu",
);
const OF_FIVE = "(?:\\/|\\p{L}{1,6})\\s?(?:5|10)";
/** "4.8 from 52 votes", "4,8 von 5 (52 Bewertungen)", "Note : 4,6/5 (127 avis)": how readers liked it. */
const RATED = new RegExp(
  `^[^\\p{N}]{0,30}(?:[0-5](?:[.,]\\d{1,2})?\\s?(?:${OF_FIVE}\\s?)?(?:\\(\\d{1,6}\\s(?:${all("counted")})\\)|\\p{L}{2,5}\\s\\d{1,6}\\s(?:${all("counted")}))|[0-5][.,]\\d{1,2}\\s?${OF_FIVE})$`,
  "iu",
);
/** "Photo: Anna Miller", "Bild von Anna Müller". */
const PICTURED = new RegExp(
  `^(?:${eitherCase(all("pictures"))})(?:\\s(?:${all("pictureCredits")}))?(?:\\s?:)?\\s${NAME}$`,
  "u",
);
/** "bread01.jpg": what a picture's file is called. */
const PICTURE_NAME = /^[\p{L}\p{N}_%()+.\s-]{1,80}\.(?:jpe?g|png|gif|webp|heic)$/iu;
/** "Home > Recipes > Dinner": where the page stands among others. */
const TRAIL = /^[^\d>»›]{2,40}(?:\s[>»›]\s[^\d>»›]{2,40}){2,6}$/u;

/** One thing that a page says of itself on a line: when it came out, how long it is, by how many it was read and liked, whose picture it shows. */
export const saysOfPage = (line: string): boolean =>
  [RATED, DATE_ROW, READ_IN, COUNTED, PICTURED, PICTURE_NAME, OWNED, TRAIL].some((pattern) =>
    pattern.test(line),
  );

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

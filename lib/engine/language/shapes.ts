/**
 * Words by which the shape of a line and of a page is judged: how recipes state for how many, how much and how long, what opens a step or a
 * list, what stands in furniture and preparations, where a line hangs. Data in the folder of each language; here they become the patterns
 * that reading asks of a line, for all languages together.
 */
import type { FactWords, ShapeWords, TimeKind } from "@/lib/engine/language/pack/pages";
import { TIME_FORMS } from "@/lib/engine/language/times/durations";
import { FRACTION_SIGNS } from "./characters";
import { OTHER_FACTS } from "./other-languages";
import { topicOf } from "./packs";
import { entriesIn, PACKS, wordsIn } from "./registry";
import { anyPhrase, sparing } from "./sparing";
import { unitPattern, unitWritten } from "./units";

// The words by which recipes state for how many, how much and how long: one record a language, data in each language's folder.

export const TIME_KINDS: readonly TimeKind[] = ["preparation", "cooking", "resting", "total"];

const FACTS: readonly FactWords[] = [
  ...topicOf("facts").filter((facts): facts is FactWords => facts.times !== undefined),
  OTHER_FACTS,
];

const entriesOf = (lists: readonly string[]): string[] => [
  ...new Set(
    lists
      .join("|")
      .split("|")
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ""),
  ),
];

/** The entries of one list in all languages, as a pattern: the longest that fits; `blank` is what stands for the blanks of one: "prep-time". */
export const factPattern = (list: (words: FactWords) => string | undefined, blank?: string): string =>
  anyPhrase(entriesOf(FACTS.map((words) => list(words) ?? "")), blank);

const COUNTERS = new Set(entriesOf([OTHER_FACTS.pieces]));

/** True for a word that counts pieces of whatever it is, and names none: "Stück", "stykker"; "rolls" are food. */
export const countsPieces = (word: string): boolean =>
  COUNTERS.has(word.toLowerCase()) || unitWritten(word) !== null;

const WORDS: readonly Partial<ShapeWords>[] = topicOf("shapes");

/** One list of all languages, as alternatives of a pattern. */
function shapePattern(key: keyof ShapeWords): string {
  return WORDS.map((words) => words[key] ?? "")
    .filter((list) => list !== "")
    .join("|");
}

const LETTER_BEFORE = "(?<![\\p{L}\\p{N}_])";
const LETTER_BEHIND = "(?![\\p{L}\\p{N}_])";
/** The list's entries as whole words. */
const whole = (key: keyof ShapeWords): string => `${LETTER_BEFORE}(?:${shapePattern(key)})${LETTER_BEHIND}`;

/** Whole words of a set, as alternatives, the longest that fits. */
export const anyOf = (words: Iterable<string>): string => anyPhrase([...words], " ");

const HOUR = 60;
const shortTimes = [...TIME_FORMS].filter(([, minutes]) => minutes <= HOUR).map(([form]) => form);
const TIMES = anyOf(shortTimes.filter((form) => form.length > 1));

/** Articles that count one: "a", "an". */
export const ARTICLE = anyOf(wordsIn(({ numbers }) => numbers.articles));
/** "to", "bis": between the ends of a range. */
export const RANGE = `(?:-|–|(?:${anyOf(wordsIn(({ numbers }) => numbers.ranges))})(?!\\p{L}))`;
/** "about", "ca.", with the blank behind it. */
export const ABOUT = `(?:(?:${factPattern(({ about }) => about)})(?!\\p{L})\\s{0,2}|[~≈]\\s?)`;
/** Digits and fractions: a number as lines begin with one. */
export const NUMBER_SIGN = `[\\d${FRACTION_SIGNS}]`;
/** One amount in figures: "2", "1½", "1 1/2", "0,5". */
export const FIGURES = `(?:\\d{1,4}(?:[.,/⁄]\\d{1,3})?(?:\\s?[${FRACTION_SIGNS}]|\\s\\d{1,2}[/⁄]\\d{1,2})?|[${FRACTION_SIGNS}])`;
/** Units that measure, as alternatives. */
export const MEASURES = unitPattern(["volume", "weight"]);

export const DURATION = new RegExp(`\\d\\s?(?:-|–)?\\s?(?:${TIMES})${LETTER_BEHIND}`, "iu");
export const DURATION_ONLY = new RegExp(
  `^${ABOUT}?\\d[\\d\\s./${FRACTION_SIGNS}–-]{0,8}(?:${anyOf(shortTimes)})\\.?(?:$|[\\s,;|])`,
  "iu",
);

const degrees = anyOf(wordsIn(({ temperatures }) => temperatures.degrees));
const gasMarks = [...wordsIn(({ temperatures }) => temperatures.gas)].flatMap((gas) =>
  [...wordsIn(({ temperatures }) => temperatures.marks)].map((mark) => `${gas} ${mark}`),
);
export const TEMPERATURE = new RegExp(
  `\\d\\s?(?:[°º℃℉]|(?:${degrees})${LETTER_BEHIND})|${LETTER_BEFORE}(?:${anyOf(gasMarks)})${LETTER_BEHIND}`,
  "iu",
);

export const PREPARED = new RegExp(
  `(?:^|,|\\()\\s?(?:(?:${shapePattern("preparedHow")})\\s)?(?:${shapePattern("prepared")})`,
  "iu",
);
/** Fits what one of `patterns` fits. */
const oneOf = (...patterns: readonly Pick<RegExp, "test">[]): Pick<RegExp, "test"> => ({
  test: (text) => patterns.some((pattern) => pattern.test(text)),
});

export const TO_TASTE = sparing(new RegExp(whole("toTaste"), "iu"));
export const FURNITURE = oneOf(/[©★☆⭐@#]|https?:|www\./i, sparing(new RegExp(whole("furniture"), "iu")));
export const PAGE_ONLY = oneOf(/[©★☆⭐@]|https?:|www\./i, sparing(new RegExp(whole("pageOnly"), "iu")));
export const NUTRITION = sparing(
  new RegExp(`${whole("nutrients")}.{0,12}\\d|\\d\\s?(?:k?cal|kj)${LETTER_BEHIND}`, "iu"),
);
/** "640 kcal" or "calories 415" as the first number of a line: what a portion has, and no remark behind a step or a dish's name. */
export const ENERGY_FIRST = new RegExp(
  `^\\D{0,40}(?:\\d[\\d.,]{0,5}\\s?(?:${shapePattern("energy")})${LETTER_BEHIND}|(?<=${LETTER_BEFORE}(?:${shapePattern("energy")})\\D{0,3})\\d)`,
  "iu",
);
/** Names of months, whole and shortened, as alternatives. */
export const MONTHS = shapePattern("months");
export const DATE = oneOf(
  new RegExp(`\\b\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}\\b|${shapePattern("says")}`, "iu"),
  sparing(new RegExp(`${LETTER_BEFORE}(?:${MONTHS})\\.?\\s\\d{1,2},?\\s\\d{4}`, "iu")),
);
const LEADS_ON = `^(?:${shapePattern("leadsOn")})\\s?`;
const BEFORE_COLON = new RegExp(`${LEADS_ON}:\\s{1,3}(?=\\p{L})`, "iu");
const BEFORE_SIGN = new RegExp(`${LEADS_ON}[:,]\\s{1,3}(?=\\p{L})`, "iu");
/** "So: beat the eggs" without the word of talk before its colon, which is no label. */
export const withoutTalk = (text: string): string => text.replace(BEFORE_COLON, "");
/** The same before a comma too: "So, bake the biscuits" opens with its order. */
export const withoutLead = (text: string): string => text.replace(BEFORE_SIGN, "");

const STEPS = shapePattern("steps");
/** "Step 3" on a line of its own. */
export const STEP_ALONE = new RegExp(`^[*_]{0,3}(?:${STEPS})\\s*#?(\\d{1,2})\\s*[.:)–—-]?[*_]{0,3}$`, "iu");
/** "Step 3:" before its words. */
export const STEP_WORD = new RegExp(`^(?:${STEPS})\\s*#?(\\d{1,2})(?![\\d/])\\s*[.:)–—-]*\\s*`, "iu");
/** "1st", "1º", "1.ª", "2ème", "3." before what is counted. */
const ORDINAL = "(\\d{1,2})(?:\\.?[º°ª]|\\.|\\p{L}{1,4}\\.?)?";
/** "1º passo:", "2e étape :", "3. Schritt -" before its words, or alone on a line. */
export const COUNTED_STEP = new RegExp(
  `^[*_]{0,3}${ORDINAL}\\s(?:${STEPS})(?!\\p{L})(?:\\s?[.:)–—-]{1,2}[*_]{0,3}\\s*|[*_]{0,3}$)`,
  "iu",
);
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");
const STEP_NAMES = new Set(plain(STEPS).split("|"));
/** "step", "stap", "étape": a word that numbers steps, in small letters. */
export const isStepWord = (word: string): boolean => STEP_NAMES.has(plain(word));
/** "step 1", "1." before the first of several steps in one line. */
export const FIRST_STEP = `(?:(?:${STEPS})\\s?1|1[.:])(?!\\d)`;
/** Each "step 3" inside a line. */
export const STEPS_INSIDE = new RegExp(
  `(?:^|\\s)(?:${STEPS})\\s?(\\d{1,2})(?!\\d)\\s{0,2}[.:)–-]?\\s`,
  "giu",
);
/** A step's number with its word or without, alone in its cell. */
export const STEP_NUMBER = new RegExp(`^(?:(?:${STEPS})\\s)?(\\d{1,2})[.):]?$`, "iu");
/** What opens a numbered item: "Step 2", "2.", "(2)". */
export const STEP_LEAD = `(?:(?:${STEPS})\\s)?\\d{1,2}[.)]\\s|\\(\\d{1,2}\\)\\s|(?:${STEPS})\\s\\d{1,2}(?!\\d)`;

export const NO_SECTION = new RegExp(`^(?:${shapePattern("noSection")})${LETTER_BEHIND}`, "iu");
/** "Hello all, this is how I make them:" speaks to somebody. */
export const GREETING = new RegExp(`^(?:${shapePattern("greetings")})(?!\\p{L})`, "iu");
/** Greetings and partings of a letter around a recipe, and the head of a book's page. */
export const LETTER = new RegExp(
  `^(?:${shapePattern("greetings")})(?!\\p{L})[^.]{0,40}[,!]$` +
    `|^(?:${shapePattern("partings")}),?\\s\\p{Lu}\\p{Ll}{1,14}$` +
    `|^(?:${shapePattern("pages")})\\.?\\s?\\d|^(?:${shapePattern("sentFrom")})(?!\\p{L})`,
  "iu",
);
/** "With love from your grandmother,": who writes stands in the next line. */
export const SIGNS_OFF = new RegExp(
  `(?<!\\p{L})(?:${shapePattern("partings")})(?!\\p{L})[^.!?]{0,40},$`,
  "iu",
);
/** "by Ann", "adapted from …", "Dear all": no name of a dish. */
export const BYLINE = new RegExp(
  `^(?:${shapePattern("authors")}|${shapePattern("greetings")}|${shapePattern("adaptedFrom")})(?!\\p{L})`,
  "iu",
);
export const AUTHOR = new RegExp(`^(?:${shapePattern("authors")})(?!\\p{L})`, "iu");

/** "page 3 of 4", "- 12 -": the number of a page alone in its line. */
export const PAGE_NUMBER = new RegExp(
  `^[\\s\\-–—|.•·~*[\\]()]*(?:(?:${shapePattern("pages")})[.\\s]\\s*)?(?:\\d{1,4}|[ivxl]{1,6})(?:\\s*(?:(?:${shapePattern("pageOf")})|\\/|\\|)\\s*\\d{1,4})?[\\s\\-–—|.•·~*[\\]()]*$`,
  "iu",
);
/** The same where a number alone may be a step's: with its word, or between marks. */
export const MARKED_PAGE_NUMBER = new RegExp(
  `^(?:[-–—|~]\\s*\\d{1,4}\\s*[-–—|~]|(?:${shapePattern("pages")})\\s+\\d{1,4}(?:\\s*(?:(?:${shapePattern("pageOf")})|\\/)\\s*\\d{1,4})?)$`,
  "iu",
);
/** An address, and the page's number behind it. */
export const ADDRESS = new RegExp(
  `^(?:https?:\\/\\/|www\\.|file:\\/\\/)\\S+(?:\\s+(?:(?:${shapePattern("pages")})\\s*)?\\d{1,4}(?:\\s*(?:\\/|${shapePattern("pageOf")})\\s*\\d{1,4})?)?$`,
  "iu",
);
export const OWNED = new RegExp(`^(?:©|\\(c\\)\\s|(?:${shapePattern("owned")})(?!\\p{L}))`, "iu");

export const INGREDIENT_WORDS = shapePattern("ingredientsInline");
export const STEP_WORDS = shapePattern("stepsInline");
export const NOTE_WORDS = shapePattern("notesInline");
/** "for", "für": before what something is for. */
export const FOR = factPattern(({ forEaters }) => forEaters);
/** "for" between a food and what it is for: "Flour for dusting". */
export const FOR_WHAT = new RegExp(`\\s(?:${FOR})\\s`, "iu");
export const OPENS_FOR = new RegExp(`^(?:${FOR})\\s`, "iu");
/** "Ingredients for the dough": what the heading's list is for. */
export const HEADED_FOR = new RegExp(
  `^(?:${INGREDIENT_WORDS}|${STEP_WORDS})\\s+((?:${FOR})\\s+\\D{3,60}?)\\s*:?$`,
  "iu",
);

/** A line whose last word or sign shows that it goes on. */
export const HANGS = new RegExp(
  `(?:[,;+&-]|${LETTER_BEFORE}(?:${shapePattern("hangs")}))$(?<!${LETTER_BEFORE}(?:${shapePattern("attached")}))`,
  "iu",
);
/** A part after a comma that says how the ingredient before it is prepared or used. */
export const PREPARATION = new RegExp(
  // "or" ends before an accent too: "orégãos" is a herb.
  `^(?:${shapePattern("afterComma").replaceAll("\\b", LETTER_BEHIND)})`,
  "iu",
);
/** The blank before an amount that begins an ingredient of its own. */
export const BEFORE_AMOUNT = new RegExp(
  `(?<![\\d/.,${FRACTION_SIGNS}x×(–-]|\\b(?:${shapePattern("beforeSameAmount")})) (?=(?:\\d{1,4}(?:[./⁄,]\\d{1,3})?|[${FRACTION_SIGNS}])(?:\\s?${RANGE}\\s?\\d|\\s?[${FRACTION_SIGNS}]|\\s\\d\\/\\d)?\\s?\\(?\\p{L})`,
  "giu",
);
/** An amount behind a comma that is of the item before it: "2 cm thick", "1 whole". */
export const OF_SAME_ITEM = new RegExp(
  `^\\d+(?:[./]\\d+)?(?:\\s?[-–x×]\\s?\\d+)?[\\s-]?(?:${unitPattern(["length"])}|${shapePattern("ofSameItem")})`,
  "iu",
);
/** "two", "diez": whole numbers in words that count what is bought. */
const COUNTS = anyOf(
  [...entriesIn(({ numbers }) => numbers.values)]
    .filter(([word, value]) => value > 1 && Number.isInteger(value) && word.length > 1)
    .map(([word]) => word),
);
/** "… and 1 bay leaf", "… and two cloves of garlic" at the end of a run. */
export const LAST_AND = new RegExp(
  `\\s(?:&|(?:${anyOf(wordsIn(({ numbers }) => numbers.joins))}))\\s(?=(?:\\d[\\d./]{0,4}|[${FRACTION_SIGNS}]|(?:${ARTICLE})|(?:${COUNTS}))\\s(?!(?:${shapePattern("noNextItem")})(?!\\p{L}))\\p{L}[^,]{0,40}$)`,
  "iu",
);

export const UNTIL = sparing(new RegExp(`${LETTER_BEFORE}(?:${shapePattern("until")})(?!\\p{L})`, "iu"));
export const KITCHEN = sparing(new RegExp(whole("kitchen"), "iu"));
export const READER = sparing(new RegExp(whole("reader"), "iu"));
export const COPULA = sparing(new RegExp(whole("copulas"), "iu"));
export const SHOPPING = new RegExp(`${LETTER_BEFORE}(?:${shapePattern("shopping")})`, "iu");
/** "You'll need", "du brauchst": a list told in a sentence follows. */
export const TOLD = sparing(new RegExp(`${whole("told")}:?\\s{1,2}(?=\\S)`, "iu"));
/** "the following ingredients: ", between "you need" and what is needed. */
export const TOLD_ANNOUNCED = /^[^\d,.;:]{3,36}:\s/u;
/** "Take 280 g flour, …": the same at the beginning of a sentence, in a text without another list. */
export const TOLD_FIRST = new RegExp(`^(?:${shapePattern("toldFirst")})\\s{1,2}(?=\\S)`, "iu");
/** "…, plus 1 pinch of salt" */
export const TOLD_MORE = new RegExp(`^(?:${shapePattern("toldMore")})\\s{1,2}(?=\\S)`, "iu");
/** "The next day, ", "The night before: ", with the mark behind it, where there is one. */
export const DAY_LEAD = new RegExp(
  `^\\W{0,4}(?:${shapePattern("dayLeads")})${LETTER_BEHIND}\\s?[:,–—-]?\\s{1,2}(?=\\p{L})`,
  "iu",
);
/** "(environ 10 galettes)" behind the name of a part. */
export const REMARK_BEHIND = "(?:\\s*\\([^()]*\\))?";
/** "For the pastry": the name of a part, and nothing else. */
export const FOR_PART_LEAD = `(?:${shapePattern("partLeads")})\\s(?:${shapePattern("partArticles")})(?:\\s|(?<=['’]))`;
export const FOR_PART = new RegExp(`^${FOR_PART_LEAD}[^\\d,(]{3,40}${REMARK_BEHIND}$`, "iu");
/** "To serve", "Pour garnir 4 galettes": a part by its own name. */
export const PART_ALONE = new RegExp(
  `^(?:${shapePattern("partAlone")})(?:\\s\\d+\\s[\\p{L}\\s]{3,30})?${REMARK_BEHIND}$`,
  "iu",
);
/** "I've found that …" */
export const REMARK = new RegExp(`^(?:${shapePattern("remarks")})${LETTER_BEHIND}`, "iu");
/** "all", "oven": what keeps its hyphen where a line ends behind it. */
export const KEEPS_HYPHEN = new RegExp(`(?:^|[\\s(])(?:${shapePattern("hyphenated")}|[a-z])$|\\d$`, "iu");
const numberWords = entriesIn(({ numbers }) => numbers.values).keys();
/** A number in words before a hyphen: "two-inch". */
export const ENDS_IN_NUMBER = new RegExp(`(?:^|[\\s(])(?:${anyOf(numberWords)})$`, "iu");
const joining = [
  ...wordsIn(({ numbers }) => numbers.joins),
  ...PACKS.flatMap(({ numbers }) => numbers.ranges.split(" ")),
];
/** "and", "or": opens the second half of "sweet- and sour". */
export const JOINS_HALVES = new RegExp(`^(?:${anyOf(joining)})(?!\\p{L})`, "u");
export const PATH_LEAD = new RegExp(`^(?:${shapePattern("pathLeads")})`, "iu");

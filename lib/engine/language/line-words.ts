/** The words of ingredient lines and of servings, of all packs together. */
import { LINES as DE, SERVINGS as DE_SERVINGS } from "./de/lines";
import { LINES as EN, SERVINGS as EN_SERVINGS } from "./en/lines";
import { LINES as ES, SERVINGS as ES_SERVINGS } from "./es/lines";
import { LINES as FR, SERVINGS as FR_SERVINGS } from "./fr/lines";
import { LINES as IT, SERVINGS as IT_SERVINGS } from "./it/lines";
import { LINES as NL } from "./nl/lines";
import { LINES as PT } from "./pt/lines";
import { listed } from "./registry";

/** Words of ingredient lines that are neither amount nor food. Lists have blanks between their words, phrases commas. */
export type LineWords = {
  sizes: string;
  /** Stand between an amount and its unit, and say how full or how big. */
  qualifiers: string;
  approximately: string;
  /** Before the line proper: "some". */
  leads: string;
  /** Ways of preparing that a cook does or buys: dropped before a name, ending it after one. */
  prepared: string;
  /** Only after a name: they never begin one. */
  afterName: string;
  /** After these "ground", "chopped" … is a way of preparing even where the bare word belongs to the name. */
  adverbs: string;
  /** Adjectives: a name that has only these so far goes on after a comma. */
  modifiers: string;
  /** What is taken of a thing: "juice of 1 lemon" needs one lemon. */
  takenOf: string;
  takenNouns: string;
  /** A name ends before these when the words after them say what to do or how, not what it is. */
  alwaysEnds: string;
  /** Of two foods or amounts either will do: "or". */
  either: string;
  /** Before an amount that is added to the one before it, or taken off: "plus", "minus". */
  further: string;
  less: string;
  /** Ways of preparing that stay in a name: "tuna packed in oil". */
  staysInName: string;
  /** After "and" or "or" these do not begin a second food. */
  noSecondFood: string;
  of: string;
  conjunctions: string;
  /** A piece behind the name that begins so is a note, not work; "approx*" with any end. */
  noteStarts: string;
  /** Before a number that is no amount of the food: "cut into 2 cm pieces". */
  notBeforeAmount: string;
  /** A label before a colon that says what a line is for, not what it is. */
  labels: string;
  /** Passed over between an amount and its food: "1 tsp each ginger and salt". */
  each: string;
  /** Amounts of these are none: "a few". */
  loose: string;
  /** Ways of preparing by which canned food is bought. */
  boughtInCans: string;
  /** A word with such an end describes. */
  describingEnds: string;
  /** An adverb is told by this end, but for some foods. */
  adverbEnd: string;
  noAdverbs: string;
  /** Only after an adverb, or after `preparingAfter`, is it work: "freshly ground pepper". */
  preparingAfterAdverb: string;
  preparingAfter: string;
  /** "in", "with": with `afterIn` behind them the name has ended. */
  inWords: string;
  afterIn: string;
  optional: readonly string[];
  toTaste: readonly string[];
  /** Where the word of preparing is part of what is bought: "whipped cream". Singular. */
  boughtSo: string;
  /** Two words that end a name, and two that do not although the first one would. */
  endPhrases: string;
  notEndPhrases: string;
  /** Last words of a name that say how the food is counted ("2 garlic cloves"): the unit's id. */
  countedBy: Readonly<Record<string, string>>;
  /** Units that count only one food so: "rib" of celery. */
  countedOnly: Readonly<Record<string, string>>;
  /** Begin an alternative behind a food: "butter or margarine"; and what behind one of them is no other food: "or more to taste". */
  alternatives: string;
  noAlternatives: string;
  /** Begin what only manages the list: "divided", "plus extra for dusting", "see note". */
  manages: string;
  /** Of those: what goes in beside the stated amount. */
  extras: string;
  /** Before a number they add or estimate: "plus ½ cup", "about 200 g". */
  beforeNumbers: string;
};

/** What servings are told by. */
export type ServingWords = {
  /** Tie a number to eaters; such a number wins over a number of pieces. */
  eaters: string;
  /** Between those words and the number. */
  links: string;
  /** Numbers of these count no servings: "kcal". */
  notCounted: string;
};

const ALL: readonly Partial<LineWords>[] = [EN, DE, FR, ES, IT, NL, PT];
type ListOf<T> = { [K in keyof LineWords]: LineWords[K] extends T ? K : never }[keyof LineWords];

const words = (key: ListOf<string>): ReadonlySet<string> =>
  new Set(ALL.flatMap((lines) => listed(lines[key] ?? "")));
const phrases = (key: ListOf<string>): ReadonlySet<string> =>
  new Set(ALL.flatMap((lines) => (lines[key] ?? "").split(",")).filter((phrase) => phrase !== ""));
const entries = (key: "countedBy" | "countedOnly"): ReadonlyMap<string, string> =>
  new Map(ALL.flatMap((lines) => Object.entries(lines[key] ?? {})));
const saying = (key: "optional" | "toTaste"): RegExp =>
  new RegExp(
    `(?<![\\p{L}])(?:${ALL.flatMap((lines) => lines[key] ?? [])
      .map((phrase) => phrase.replaceAll(".", "\\."))
      .join("|")})(?![\\p{L}])`,
    "iu",
  );

export const SIZES = words("sizes");
export const UNIT_QUALIFIERS = words("qualifiers");
export const APPROXIMATELY = words("approximately");
export const LEAD_WORDS = words("leads");
export const PREPARED = words("prepared");
export const AFTER_NAME = words("afterName");
export const ADVERBS = words("adverbs");
export const MODIFIERS = words("modifiers");
export const TAKEN_OF = words("takenOf");
export const TAKEN_NOUNS = words("takenNouns");
export const ALWAYS_ENDS = words("alwaysEnds");
export const NO_SECOND_FOOD = words("noSecondFood");
export const EITHER = words("either");
export const FURTHER = words("further");
export const LESS = words("less");
export const STAYS_IN_NAME = words("staysInName");
export const OF_WORDS = words("of");
export const CONJUNCTIONS = words("conjunctions");
export const NOT_BEFORE_AMOUNT = words("notBeforeAmount");
export const LABELS = words("labels");
export const EACH_WORDS = words("each");
export const LOOSE_WORDS = words("loose");
export const BOUGHT_SO = phrases("boughtSo");
export const BOUGHT_IN_CANS = words("boughtInCans");
export const DESCRIBING_ENDS: readonly string[] = [...words("describingEnds")];
export const ADVERB_ENDS: readonly string[] = [...words("adverbEnd")];
export const NO_ADVERBS = words("noAdverbs");
export const PREPARING_AFTER_ADVERB = words("preparingAfterAdverb");
export const PREPARING_AFTER = words("preparingAfter");
export const IN_WORDS = words("inWords");
export const AFTER_IN = words("afterIn");
export const END_PHRASES = phrases("endPhrases");
export const NOT_END_PHRASES = phrases("notEndPhrases");
export const COUNTED_BY = entries("countedBy");
export const COUNTED_ONLY = entries("countedOnly");

/** What a chip keeps and leaves out behind a food: a second thought, what manages the list, what adds to a number. */
export const ALTERNATIVE_WORDS = words("alternatives");
export const NO_ALTERNATIVES = words("noAlternatives");
export const MANAGING_WORDS = words("manages");
export const EXTRA_WORDS = words("extras");
export const BEFORE_NUMBERS = words("beforeNumbers");

/** The line says that it may be left out. */
export const OPTIONAL = saying("optional");
/** The line leaves the amount to the cook. */
export const TO_TASTE = saying("toTaste");

const NOTE_WORDS = words("noteStarts");
const NOTE_STEMS = [...NOTE_WORDS].filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));

/** Is what begins with `word` a note and no work: "for serving", "plus extra"? */
export function opensNote(word: string): boolean {
  const lower = word.toLowerCase();
  return NOTE_WORDS.has(lower) || NOTE_STEMS.some((stem) => lower.startsWith(stem));
}

const servings = (key: keyof ServingWords): ReadonlySet<string> =>
  new Set(
    [EN_SERVINGS, DE_SERVINGS, FR_SERVINGS, ES_SERVINGS, IT_SERVINGS].flatMap((words) => listed(words[key])),
  );

/** Tie a number to eaters; such a number wins over a number of pieces. */
export const EATERS = servings("eaters");
/** Between those words and the number. */
export const SERVING_LINKS = servings("links");
/** Numbers of these count no servings. */
export const NOT_SERVINGS = servings("notCounted");

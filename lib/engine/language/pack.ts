/**
 * What the engine knows of a language: numbers, units, times, temperatures and the words of ingredient lines. Data only; the grammars beside
 * this file read all packs that `registry.ts` lists. A new language is a new folder with a pack in it, and nothing else.
 *
 * Words are written in lower case, as recipes write them, accents included. Lists of words are strings with blanks between them.
 */
import type { CheckingWords } from "./checking";
import type { CookModeWords } from "./cook-mode";
import type { CookingWords } from "./cooking-words";
import type { CuttingWords } from "./cutting";
import type { FactWords } from "./facts";
import type { FoodGroup } from "./food/lexicon";
import type { FurnitureWords } from "./furniture";
import type { LinkingWords } from "./linking";
import type { PartWords } from "./parts";
import type { Sayings } from "./sayings";
import type { ShapeWords } from "./shapes";
import type { StorageWords } from "./storage-words";
import type { TitleWords } from "./titles";

export type UnitKind = "volume" | "weight" | "count" | "container" | "length" | "vague";

/**
 * How one unit is written. `forms` is a comma list: "cup/cups" are one and several; "lb<lbs" are one and several where the short form
 * stays in both ("2 lb", but never "1 lbs"); "tbs" is written so in any number. Upper case counts where it stands ("T" is no "t").
 */
export type UnitWords = {
  /** The same in every language: "tbsp", "g", "clove" (`units.ts`). */
  id: string;
  forms: string;
  /** What a voice says for one and for several; none for units that are words already. */
  spoken?: readonly [one: string, many: string];
};

export type NumberWords = {
  /** Whole numbers, phrases too ("twenty five"); hyphens are written as blanks. */
  values: Readonly<Record<string, number>>;
  /** Fractions that stand alone or with "a": "half", "a quarter". */
  fractions: Readonly<Record<string, number>>;
  /** What a number counts to make a fraction: "two thirds", "three quarters". */
  parts: Readonly<Record<string, number>>;
  /** Weak evidence of one: "a", "an". */
  articles: string;
  /** Twelve, and six after "half a". */
  dozens: string;
  /** Between the two ends of a range: "to", "or". */
  ranges: string;
  /** Two, loosely: "couple". */
  couples: string;
  /** Between a whole number and its fraction: "and" in "one and a half". */
  joins: string;
  /** Phrases behind a number or a unit that add to it: "and a half". */
  halves: Readonly<Record<string, number>>;
  /** What "half" only describes when it stands behind it: "half fat". Comma list. */
  notHalved: string;
  /** After a fraction of something: "of". */
  of: string;
  /** The mark of decimals where it differs: "1,250 kg". Only units can tell it; see `tokens.ts`. */
  decimal: "." | ",";
};

export type DurationUnit = {
  minutes: number;
  /** Comma list as in `UnitWords.forms`, without final dots. */
  forms: string;
  spoken?: readonly [one: string, many: string];
};

/** Patterns around a stated time; `before` ones end with their text, `behind` ones begin it. All of bounded length. */
export type TimeContext = {
  nounsBehind: RegExp;
  article: RegExp;
  soon: RegExp;
  limitsBefore: RegExp;
  limitsBeforeNot: RegExp;
  ratesBehind: RegExp;
  leadBehind: RegExp;
  waitNouns: RegExp;
  upTo: RegExp;
  placesBehind: RegExp;
  stores: RegExp;
  storesNot: RegExp;
  keepsBefore: RegExp;
};

export type DurationWords = {
  units: readonly DurationUnit[];
  /** Numbers that mean one only before a unit of time, for elsewhere they are other words ("quince"). */
  numbers?: Readonly<Record<string, number>>;
  /** Between number and unit: "5 more minutes", "2 full hours". */
  fillers: string;
  /** Ones that mean one more: "another minute". */
  another: string;
  /** Before a range joined by "and": "between 20 and 30 minutes". */
  between: string;
  /** Joins two times to one: "1 hour and 15 minutes". */
  sums: string;
  /** Units that also count: "a second bowl" is no time. */
  ordinals?: string;
  /** What says that a time is not waited for. */
  context?: TimeContext;
  /** Where this language's units stand after these words, the cook waits, whatever the words mean elsewhere ("per 10 minuti"). */
  waitsBefore?: RegExp;
  ownUnit?: RegExp;
  /** Whole words for a time, where a number and a unit have grown together: "Dreiviertelstunde". */
  fixed: Readonly<Record<string, number>>;
  /** Work that is begun hours or a night before cooking: "soak". */
  leadWork: string;
  /** Through the night, in as many words; phrases between bars. */
  nights: string;
};

export type TemperatureWords = {
  degrees: string;
  celsius: string;
  fahrenheit: string;
  /** Before the number of an oven's mark: "gas 4", "gas mark 4". */
  gas: string;
  marks: string;
  /** After a number of degrees that is an angle. */
  angles: string;
  /** Before a difference: "lower by 25 °F". */
  differences: string;
  /** A temperature below nought in words: "minus 18 °C". */
  minus: string;
};

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

/** Words around an amount that decide whether it grows with the servings. Patterns are of bounded length. */
export type ScalingWords = {
  notFoodAfter: string;
  notFoodBefore: string;
  opensBareAmount: string;
  /** After a share of something: "half the flour". */
  shared: string;
  each: string;
  /** Of those, what a line says of the foods behind it: "1 tsp each ginger and turmeric". */
  ofEach: string;
  /** Between an amount and its unit: "2 heaped tbsp". */
  qualifiers: string;
  /** Between an amount and the ingredient it belongs to: "2 tbsp of the", "cold". */
  between: string;
  /** Amounts of these are none: "a few", "a bit". */
  loose: string;
  /** At these a counted thing's name ends: "2 eggs for", "3 onions and". */
  nameEnds: string;
  /** Counted foods whose number changes with the amount: "potato/potatoes". */
  counted: string;
  /** Of these no cook takes a part: "1 1/3 eggs (about 1)". */
  wholeThings: string;
  /** "about {n}" */
  about: string;
  /** Foods whose name begins with a number: "five spice". */
  numberedFoods: readonly string[];
  /** What a measure is the size of: "a 2 quart saucepan". */
  vessels: string;
  /** Said behind an amount that is of one piece: "at a time". */
  oneByOne: RegExp | null;
  /** Said near an amount that is of one piece: "each". */
  perPiece: RegExp | null;
  /** In a bracket that says already for how many it is: "for 4 servings". */
  forSome: RegExp | null;
};

/** How a language is read aloud. */
export type Speaker = {
  /** A sentence with its amounts, temperatures and signs in words that any voice of the language says right. */
  say: (sentence: string) => string;
  /** A full stop behind these ends no sentence. */
  abbreviations: string;
  /** Before these one would breathe. */
  breathsBefore: string;
};

/** The parts of a pack that are small enough for a browser. */
export type CorePack = {
  code: string;
  numbers: NumberWords;
  units: readonly UnitWords[];
  durations: DurationWords;
  temperatures: TemperatureWords;
  scaling: ScalingWords;
};

/** A language as the whole engine knows it; each topic's shape stands beside the code that reads it. */
export type LanguagePack = CorePack & {
  cooking: CookingWords;
  shapes: ShapeWords;
  lines: LineWords;
  servings: ServingWords;
  storage: StorageWords;
  foods: readonly FoodGroup[];
  cookMode: CookModeWords;
  parts: PartWords;
  titles: TitleWords;
  facts: FactWords;
  furniture: FurnitureWords;
  cutting: CuttingWords;
  linking: LinkingWords;
  checking: CheckingWords;
  speaker: Speaker;
  sayings: Sayings;
};

type Topics = Omit<LanguagePack, keyof CorePack>;

/** A language whose words are not all written down yet: whole topics, and lists of a topic, may be missing. */
export type PartialPack = CorePack & { readonly [K in keyof Topics]?: Partial<Topics[K]> };

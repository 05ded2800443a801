/**
 * What the engine knows of a language: numbers, units, times, temperatures and the words of ingredient lines. Data only; the grammars beside
 * this file read all packs that `registry.ts` lists. A new language is a new folder with a pack in it, and nothing else.
 *
 * Words are written in lower case, as recipes write them, accents included. Lists of words are strings with blanks between them.
 */
import type { HeadingWords } from "./headings";
import type { FactWords, PartWords, FurnitureWords, PageWords, TitleWords, ShapeWords } from "./pages";
import type { ServingWords } from "./portions";
import type { LineWords, PreparationWords, StorageWords, Collectives, FoodGroup } from "./lines";
import type { CheckingWords } from "./checking";
import type { CuttingWords, CookingWords, CookModeWords, Sayings } from "./steps";
import type { LinkingWords } from "./linking";
import type { GlossWords, ListWorkForms } from "./gloss";

export type UnitKind = "volume" | "weight" | "count" | "container" | "length" | "vague";

/**
 * How one unit is written. `forms` is a comma list: "cup/cups" are one and several; "lb<lbs" are one and several where the short form
 * stays in both ("2 lb", but never "1 lbs"); "tbs" is written so in any number. Upper case counts where it stands ("T" is no "t").
 */
export type UnitWords = {
  /** The same in every language: "tbsp", "g", "clove" (`units.ts`). */
  id: string;
  forms: string;
  /** Before these words its forms belong to the name of a food: "pak choi". */
  notBefore?: string;
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
  /** What stands right behind the digits of "3/4th" and "1st". */
  ordinalEnds?: string;
  /** After a fraction of something: "of". */
  of: string;
  /** The mark of decimals where it differs: "1,250 kg". Only units can tell it; see `tokens.ts`. */
  decimal: "." | ",";
};

/** Shortened words whose full stop is part of the word, without that stop. */
export type Abbreviations = {
  /** Their stop ends no sentence. */
  words: string;
  /** Those that may end one as well, where a capital follows and a number stood before: "for 5 min. Add". */
  ending: string;
  /** Behind them a number with a stop counts in order: "am 2. Tag". */
  beforeOrdinals?: string;
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
  /** How long before something: "an hour before dinner". */
  beforeBehind: RegExp;
  /** Behind a time that says how long before something else is done: " before the end". */
  endBehind: RegExp;
  waitNouns: RegExp;
  upTo: RegExp;
  placesBehind: RegExp;
  stores: RegExp;
  storesNot: RegExp;
  keepsBefore: RegExp;
  /** Before days ahead by which it is made: "made at least a day before serving". */
  madeBefore?: RegExp;
};

export type DurationWords = {
  units: readonly DurationUnit[];
  /** Numbers that mean one only before a unit of time, for elsewhere they are other words ("quince"). */
  numbers?: Readonly<Record<string, number>>;
  /** What may stand before a time and says nothing without it: "für etwa". */
  before?: string;
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
  /** Between one of a unit and about how many it is: "een minuut of tien". */
  aboutBehind?: string;
  /** Alternatives for minutes without their unit behind a verb that cooks: "bake for 20-25", "roast 10 more". */
  bare?: { verbs: string; before: string; more: string };
  /** Minutes whose word was said before: what stands before them ("another 15"), what may stand behind them ("in the middle"), and the other side ("and 1 on the other"). Alternatives each. */
  elided?: { another: string; behind: string; side: string };
  /** Words behind minutes without a unit: "1 hr 30 in the oven". */
  behind?: string;
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
  /** Before the size of what they stand behind: "une casserole de 2 litres". */
  sizeBefore: string;
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

/** How a language's sentences are made, as far as what is put beside their words asks it. */
export type SentenceWords = {
  /** Articles whose place an amount takes: "melt the butter", "melt 50 g butter". */
  articles: string;
  /** Those, and words like them, that stay before a name, whose amount then stands behind it: "zur Butter (50 g)". */
  articlesKept: string;
  /** Orders end with their verb: "den Reis 15 Minuten kochen". */
  verbLast: boolean;
  /** Joins two orders. */
  and: string;
  /** Orders by which what is made is left to itself, all of it: "chill for 30 minutes". */
  rests: string;
  /** Orders that say little without the verb beside them: "ziehen lassen", "laat rijzen". */
  lets?: string;
  /** Before the name of a part, at the beginning of a sentence: "For the custard, warm the milk". */
  partOpeners: string;
};

/** The parts of a pack that are small enough for a browser. */
export type CorePack = {
  code: string;
  sentence: SentenceWords;
  numbers: NumberWords;
  abbreviations: Abbreviations;
  units: readonly UnitWords[];
  durations: DurationWords;
  temperatures: TemperatureWords;
  scaling: ScalingWords;
};

/** A language as the whole engine knows it; the shapes of its topics stand in `pages.ts`, `lines.ts`, `linking.ts` and `steps.ts`. */
export type LanguagePack = CorePack & {
  cooking: CookingWords;
  shapes: ShapeWords;
  lines: LineWords;
  servings: ServingWords;
  storage: StorageWords;
  foods: readonly FoodGroup[];
  cookMode: CookModeWords;
  parts: PartWords;
  headings: HeadingWords;
  titles: TitleWords;
  facts: FactWords;
  furniture: FurnitureWords;
  pages: PageWords;
  collectives: Collectives;
  cutting: CuttingWords;
  linking: LinkingWords;
  preparation: PreparationWords;
  checking: CheckingWords;
  speaker: Speaker;
  sayings: Sayings;
};

type Topics = Omit<LanguagePack, keyof CorePack>;

/** A language whose words are not all written down yet: whole topics, and lists of a topic, may be missing. */
export type PartialPack = CorePack & { readonly [K in keyof Topics]?: Partial<Topics[K]> } & {
  /** The language's words by those of the engine; English has none. */
  gloss?: GlossWords;
  /** How work on the list's foods is said in it, for a language that has a gloss. */
  listWork?: ListWorkForms;
};

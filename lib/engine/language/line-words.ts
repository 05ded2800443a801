/** The words of ingredient lines and of servings, of all packs together; listed here, for a browser needs them and no more of a pack. */
import { LINES as DE, SERVINGS as DE_SERVINGS } from "./de/lines";
import { LINES as EN, SERVINGS as EN_SERVINGS } from "./en/lines";
import { LINES as ES, SERVINGS as ES_SERVINGS } from "./es/lines";
import { LINES as FR, SERVINGS as FR_SERVINGS } from "./fr/lines";
import { LINES as IT, SERVINGS as IT_SERVINGS } from "./it/lines";
import { LINES as NL, SERVINGS as NL_SERVINGS } from "./nl/lines";
import { LINES as PT, SERVINGS as PT_SERVINGS } from "./pt/lines";
import { LINES as SV, SERVINGS as SV_SERVINGS } from "./sv/lines";
import { listed } from "./registry";
import { sparing, type Sparing } from "./sparing";
import type { LineWords } from "@/lib/engine/language/pack/lines";
import type { ServingWords } from "@/lib/engine/language/pack/portions";

/** English first; a new language is added here too. */
export const ALL_LINES: readonly Partial<LineWords>[] = [EN, DE, FR, ES, IT, NL, PT, SV];
type ListOf<T> = { [K in keyof LineWords]: LineWords[K] extends T ? K : never }[keyof LineWords];

const words = (key: ListOf<string>): ReadonlySet<string> =>
  new Set(ALL_LINES.flatMap((lines) => listed(lines[key] ?? "")));
const phrases = (key: ListOf<string>): ReadonlySet<string> =>
  new Set(ALL_LINES.flatMap((lines) => (lines[key] ?? "").split(",")).filter((phrase) => phrase !== ""));
const entries = (key: "countedBy" | "countedOnly"): ReadonlyMap<string, string> =>
  new Map(ALL_LINES.flatMap((lines) => Object.entries(lines[key] ?? {})));
const saying = (key: "optional" | "toTaste"): Sparing =>
  sparing(
    new RegExp(
      `(?<![\\p{L}])(?:${ALL_LINES.flatMap((lines) => lines[key] ?? [])
        .map((phrase) => phrase.replaceAll(".", "\\."))
        .join("|")})(?![\\p{L}])`,
      "iu",
    ),
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
/** Those that a language cannot do without between an amount and its food: "100 g de farine", where English says "100 g flour". */
export const KEPT_OF: ReadonlySet<string> = new Set(
  ALL_LINES.slice(1).flatMap((lines) => listed(lines.of ?? "")),
);
export const SHORTENED = words("shortened");
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

const ALL_SERVINGS: readonly Partial<ServingWords>[] = [
  EN_SERVINGS,
  DE_SERVINGS,
  FR_SERVINGS,
  ES_SERVINGS,
  IT_SERVINGS,
  NL_SERVINGS,
  PT_SERVINGS,
  SV_SERVINGS,
];

const servings = (key: keyof ServingWords): ReadonlySet<string> =>
  new Set(ALL_SERVINGS.flatMap((words) => listed(words[key] ?? "")));

/** Tie a number to eaters; such a number wins over a number of pieces. */
export const EATERS = servings("eaters");
/** Between those words and the number. */
export const SERVING_LINKS = servings("links");
/** Numbers of these count no servings. */
export const NOT_SERVINGS = servings("notCounted");

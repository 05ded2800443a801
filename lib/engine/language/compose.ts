/**
 * What packs are made with: number words that are put together, the words that nobody has written down yet, and a voice that says in full
 * what is written short.
 */
import type { ScalingWords, Speaker } from "@/lib/engine/language/pack";
import { FRACTION_PARTS, FRACTION_SIGNS } from "./characters";

/** Tens with ones ("twenty" + "five"), as `write` puts them together. */
export function compounds(
  tens: Readonly<Record<string, number>>,
  ones: Readonly<Record<string, number>>,
  write: (ten: string, one: string) => string,
): Record<string, number> {
  const all: Record<string, number> = {};
  for (const [ten, high] of Object.entries(tens)) {
    for (const [one, low] of Object.entries(ones)) all[write(ten, one)] = high + low;
  }
  return all;
}

export const NO_SCALING_WORDS: ScalingWords = {
  notFoodAfter: "",
  notFoodBefore: "",
  opensBareAmount: "",
  shared: "",
  each: "",
  ofEach: "",
  qualifiers: "",
  between: "",
  loose: "",
  nameEnds: "",
  counted: "",
  sizeBefore: "",
  wholeThings: "",
  about: "",
  numberedFoods: [],
  vessels: "",
  oneByOne: null,
  perPiece: null,
  forSome: null,
};

// A voice for languages whose numbers it says right by itself: only what is written short is put into words.

export type ShortForms = {
  /** Units in small letters, as they are said for one and for several: "el" → "Esslöffel". */
  units: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** What stands for other words, with its full stop: "ca." → "circa". */
  words: Readonly<Record<string, string>>;
  /** "1/2" before a unit and behind a whole number: "media", "1 y media"; and before anything else, where that is said otherwise. */
  fractions: Readonly<Record<string, readonly [alone: string, behind: string, ofThing?: string]>>;
  /** "180 °C" is "180 Grad". */
  degrees: string;
  /** Between the two ends of a range. */
  to: string;
  abbreviations: string;
  breathsBefore: string;
};

const NUMBER = `(?:(?:\\d{1,2} )?\\d{1,2}\\/\\d{1,2}|\\d{1,5}(?:[.,]\\d{1,3})?(?: ?[${FRACTION_SIGNS}])?|[${FRACTION_SIGNS}])`;
const escaped = (text: string): string => text.replace(/[.*+?^\${}()|[\]\\]/g, "\\$&");

/** What is left of "40-45": from one number to the other. No date, and no number in three pieces. */
const RANGE =
  /(?<![\p{L}\p{N}.,/–-])(\d{1,3}(?:[.,]\d{1,2})?) ?[–-] ?(\d{1,3}(?:[.,]\d{1,2})?)(?![\p{N}/–-])/gu;
/** A fraction, with the whole number before it. */
const FRACTION = new RegExp(
  `(?<![\\p{L}\\p{N}.,/])(?:(\\d{1,3}) ?)?([${FRACTION_SIGNS}])|(?<![\\p{L}\\p{N}.,/])(?:(\\d{1,3}) )?(\\d{1,2}\\/\\d{1,2})(?![\\p{L}\\p{N}/])`,
  "gu",
);
/** Less than one, so that its unit is told of one. */
const isPart = (amount: string): boolean =>
  new RegExp(`^(?:[${FRACTION_SIGNS}]|\\d{1,2}/\\d{1,2})$`, "u").test(amount);

/** The speaker that says `forms` in full. Linear in a sentence; never throws. */
export function sayingInFull({ units, words, fractions, degrees, to, ...rest }: ShortForms): Speaker {
  const names = [...Object.keys(units)].sort((a, b) => b.length - a.length).map(escaped);
  // A full stop goes with its unit where the sentence goes on: "5 Min. kochen".
  const measured = new RegExp(
    `(?<![\\p{L}\\p{N}.,/])(${NUMBER})(?:\\s?[-–]\\s?(${NUMBER}))?\\s?(${names.join("|")}|[°º]\\s?C?)(?![\\p{L}\\p{N}])(?:\\.(?=\\s+[\\p{Ll}\\p{N}]))?`,
    "giu",
  );
  const short = new RegExp(
    `(?<![\\p{L}.])(?:${Object.keys(words).map(escaped).join("|")})(?![\\p{L}])`,
    "gu",
  );
  const saidUnits = new RegExp(`^ (?:${Object.values(units).flat().map(escaped).join("|")})(?!\\p{L})`, "u");
  const fraction = (
    written: string,
    whole: string | undefined,
    sign: string | undefined,
    wholeBefore: string | undefined,
    slashed = "",
    at = 0,
    sentence = "",
  ): string => {
    const part = sign === undefined ? undefined : FRACTION_PARTS.get(sign);
    const said = fractions[part === undefined ? slashed : `${part.count}/${part.of}`];
    if (said === undefined) return written;
    const before = whole ?? wholeBefore;
    if (before !== undefined) return `${before} ${said[1]}`;
    const isOfUnit = saidUnits.test(sentence.slice(at + written.length));
    return isOfUnit ? said[0] : (said[2] ?? said[0]);
  };
  return {
    ...rest,
    say: (sentence) =>
      sentence
        .trim()
        .replace(measured, (_all, low: string, high: string | undefined, unit: string) => {
          const said = /^[°º]/.test(unit) ? [degrees, degrees] : (units[unit.toLowerCase()] ?? [unit, unit]);
          const amount = high === undefined ? low : `${low} ${to} ${high}`;
          return `${amount} ${amount === "1" || isPart(amount) ? said[0] : said[1]}`;
        })
        .replace(FRACTION, fraction)
        .replace(RANGE, `$1 ${to} $2`)
        .replace(short, (written, at: number, whole: string) => {
          const said = words[written] ?? written;
          // "sale q.b. Cuocete": the stop ended the sentence too.
          const ends = written.endsWith(".") && /^(?:\s+\p{Lu}|\s*$)/u.test(whole.slice(at + written.length));
          return ends ? `${said}.` : said;
        }),
  };
}

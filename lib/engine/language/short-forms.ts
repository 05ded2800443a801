/** A voice for languages whose numbers it says right by itself: only what is written short is put into words. */
import { FRACTION_SIGNS } from "./fractions";
import type { Speaker } from "./pack";

export type ShortForms = {
  /** Units in small letters, as they are said for one and for several: "el" → "Esslöffel". */
  units: Readonly<Record<string, readonly [one: string, many: string]>>;
  /** What stands for other words, with its full stop: "ca." → "circa". */
  words: Readonly<Record<string, string>>;
  /** "180 °C" is "180 Grad". */
  degrees: string;
  /** Between the two ends of a range. */
  to: string;
  abbreviations: string;
  breathsBefore: string;
};

const NUMBER = `(?:\\d{1,2}\\/\\d{1,2}|\\d{1,5}(?:[.,]\\d{1,3})?[${FRACTION_SIGNS}]?|[${FRACTION_SIGNS}])`;
const escaped = (text: string): string => text.replace(/[.*+?^\${}()|[\]\\]/g, "\\$&");

/** The speaker that says `forms` in full. Linear in a sentence; never throws. */
export function sayingInFull({ units, words, degrees, to, ...rest }: ShortForms): Speaker {
  const names = [...Object.keys(units)].sort((a, b) => b.length - a.length).map(escaped);
  // A full stop goes with its unit where the sentence goes on: "5 Min. kochen".
  const measured = new RegExp(
    `(?<![\\p{L}\\p{N}.,/])(${NUMBER})(?:\\s?[-–]\\s?(${NUMBER}))?\\s?(${names.join("|")}|°\\s?C?)(?![\\p{L}\\p{N}])(?:\\.(?=\\s+[\\p{Ll}\\p{N}]))?`,
    "giu",
  );
  const short = new RegExp(
    `(?<![\\p{L}.])(?:${Object.keys(words).map(escaped).join("|")})(?![\\p{L}])`,
    "gu",
  );
  return {
    ...rest,
    say: (sentence) =>
      sentence
        .trim()
        .replace(measured, (_all, low: string, high: string | undefined, unit: string) => {
          const said = unit.startsWith("°")
            ? [degrees, degrees]
            : (units[unit.toLowerCase()] ?? [unit, unit]);
          const amount = high === undefined ? low : `${low} ${to} ${high}`;
          return `${amount} ${amount === "1" ? said[0] : said[1]}`;
        })
        .replace(short, (written) => words[written] ?? written),
  };
}

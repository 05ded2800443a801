/** Titles in capitals, said quietly. */
import { titleCase } from "./title-case";

/** So many words and letters in capitals open a title that shouts there. */
const FEWEST_WORDS = 2;
const FEWEST_LETTERS = 8;
/** A title has no more words that are looked at. */
const MOST_WORDS = 20;

/** In capitals. */
export const isLoud = (word: string): boolean => /\p{Lu}{2}/u.test(word) && !/\p{Ll}/u.test(word);

/** Words without a vowel are initials: "BBQ", "BLT". */
function withInitials(quiet: string, shouted: string): string {
  const words = shouted.split(/\s+/);
  return quiet
    .split(" ")
    .map((word, i) => (/^[^AEIOUY\d\s]{2,4}$/.test(words[i] ?? "") ? (words[i] ?? word) : word))
    .join(" ");
}

/** "DATE SQUARES" as "Date Squares"; initials stay. */
export const quiet = (shouted: string): string => withInitials(titleCase(shouted), shouted);

/** A name that only opens in capitals, "SALMON PATTIES (Mamaw)", with the capitals of a title there. */
export function quietOpening(name: string): string {
  const words = name.split(/\s+/);
  const loud = words.slice(0, MOST_WORDS).findIndex((word) => !isLoud(word));
  const shouted = words.slice(0, Math.max(0, loud)).join(" ");
  return loud < FEWEST_WORDS || shouted.length < FEWEST_LETTERS
    ? name
    : [quiet(shouted), ...words.slice(loud)].join(" ");
}

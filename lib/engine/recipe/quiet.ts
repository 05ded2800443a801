/** Titles in capitals, said quietly. */
import { titleCase } from "./title-case";

/** Words in capitals with which a title opens, before others: "SALMON PATTIES (Mamaw)". */
const OPENING =
  /^(?:(?=\S{0,38}\p{Lu}{2})[\p{Lu}\p{N}&'’-]{2,40}\s{1,4}){1,8}(?:&\s{1,4})?[\p{Lu}'’-]{2,40}(?=\s)/u;
const FEWEST_LETTERS = 8;

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

/** A name that only opens in capitals, with the capitals of a title there. */
export function quietOpening(name: string): string {
  const [shouted = ""] = OPENING.exec(name) ?? [];
  return shouted.length < FEWEST_LETTERS ? name : quiet(shouted) + name.slice(shouted.length);
}

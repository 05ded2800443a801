/** Letters by which a list or a step means a whole word, as the receipt reads them. */
import { LINKING } from "@/lib/engine/language/linking";

const [[SALT, salt], [PEPPER, pepper]] = LINKING.seasoningLetters;

/** "S & P" as what it stands for, among the words or stems of a text. */
export const inFull = (stems: readonly string[]): string[] =>
  stems.map((stem, at) => {
    const opens = (from: number): boolean =>
      stems[from] === SALT && /^[&+/]$/.test(stems[from + 1] ?? "") && stems[from + 2] === PEPPER;
    if (opens(at)) return salt;
    return opens(at - 2) ? pepper : stem;
  });

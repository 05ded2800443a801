/** Short forms by which a list or a step means a whole word, as the receipt reads them. */
import { LINKING } from "@/lib/engine/language/linking";
import { stemOf } from "./tokens";

const [[SALT, salt], [PEPPER, pepper]] = LINKING.seasoningLetters;
/** Shorter ones may mean anything. */
const SHORTEST = 4;
const WHOLE: ReadonlyMap<string, string> = new Map(
  Object.entries(LINKING.abbreviations).flatMap(([short, whole]) =>
    short.length < SHORTEST ? [] : [[stemOf(short), stemOf(whole)]],
  ),
);

/** "S & P" and "toms" as what they stand for, among the words or stems of a text. */
export const inFull = (stems: readonly string[]): string[] =>
  stems.map((stem, at) => {
    const opens = (from: number): boolean =>
      stems[from] === SALT && /^[&+/]$/.test(stems[from + 1] ?? "") && stems[from + 2] === PEPPER;
    if (opens(at)) return salt;
    return opens(at - 2) ? pepper : (WHOLE.get(stemOf(stem)) ?? stem);
  });

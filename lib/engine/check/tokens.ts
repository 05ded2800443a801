/** The receipt's own words: what it compares is written here in one way, whatever a source or a formatter wrote. */
import { keepingRecent } from "@/lib/engine/language/recent";
import { singular } from "@/lib/engine/language/food/singular";
import { unitWritten } from "@/lib/engine/language/units";

/** One word, number or sign of a text. */
export type Token = { text: string; start: number; end: number };

/** "º" is a letter to Unicode and a degree to a cook: "180 ºC". */
const TOKEN = /\p{Nd}+(?:[.,]\p{Nd}+)*|\p{No}|º|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\S/gu;
const WORD = /^[\p{L}\p{N}°º&]/u;
const MARKS = /\p{M}/gu;
/** No single text of a recipe is longer; what stands behind is not compared. */
const MOST_CHARS = 60_000;

/** All tokens of a text, with their places in it. Linear. */
export const tokensIn = keepingRecent((text: string): readonly Token[] => {
  const tokens: Token[] = [];
  const known = text.slice(0, MOST_CHARS);
  TOKEN.lastIndex = 0;
  for (let found = TOKEN.exec(known); found !== null; found = TOKEN.exec(known)) {
    const lower = found[0].toLowerCase();
    const token = lower.includes("’") ? lower.replaceAll("’", "'") : lower;
    tokens.push({ text: token, start: found.index, end: TOKEN.lastIndex });
  }
  return tokens;
});

/** The words and numbers of a text, lower case; punctuation, spacing and the way a fraction is written do not count. */
export const tokensOf = keepingRecent((text: string): readonly string[] => {
  const words: string[] = [];
  for (const { text: token } of tokensIn(text)) {
    if (!WORD.test(token)) continue;
    if (/^\p{No}/u.test(token)) words.push(...token.normalize("NFKC").split("⁄"));
    else words.push(token === "º" ? "°" : token);
  }
  return words;
});

/** A word as it is looked up: without accents, in the singular. */
export const stemOf = keepingRecent(
  (word: string): string => singular(word.normalize("NFD").replace(MARKS, "").replace(/'s?$/, "")),
  1024,
);

/** Begins with a letter, a plain small one as nearly always or any other. */
const isWord = ({ text }: Token): boolean => {
  const code = text.charCodeAt(0);
  return (code >= 97 && code <= 122) || /^\p{L}/u.test(text);
};

/** The words of a text as they are looked up; numbers and signs are left out. */
export const stemsOf = keepingRecent((text: string): readonly string[] =>
  tokensIn(text)
    .filter(isWord)
    .map((token) => stemOf(token.text)),
);

const RUN = /[\p{L}\p{N}]+/gu;
/** What a run has that may be taken for something else: letters and figures side by side, or one "l". */
const TAKEN_FOR = /\p{N}\p{L}|\p{L}\p{N}|(?<![\p{L}\p{N}])l(?![\p{L}\p{N}])/u;
const FIGURES: Readonly<Record<string, string>> = { l: "1", I: "1", i: "1", O: "0", o: "0" };
const LETTERS: Readonly<Record<string, string>> = { "1": "l", "0": "o" };

/**
 * Letters and figures that scans and typewriters take for each other, both sides of a comparison in one way:
 * "l80" → "180", "s1iced" → "sliced"; words, numbers and "900g" stay. Linear.
 */
export const asPrinted = keepingRecent((text: string): string =>
  TAKEN_FOR.test(text) ? text.replace(RUN, runAsPrinted) : text,
);

function runAsPrinted(run: string): string {
  if (run === "l") return "1";
  const letters = run.replace(/\p{N}/gu, "");
  if (letters === run || letters === "") return run;
  const figures = /^\d+/.exec(run)?.[0] ?? "";
  if (figures !== "" && unitWritten(run.slice(figures.length)) !== null) return run;
  if ([...letters].every((char) => char in FIGURES))
    return [...run].map((char) => FIGURES[char] ?? char).join("");
  return run.replace(/[10]/g, (char) => LETTERS[char] ?? char);
}

/** The receipt's own words: what it compares is written here in one way, whatever a source or a formatter wrote. */
import {
  BLANK,
  charLength,
  FIGURE,
  kindAt,
  LETTER,
  MARK,
  NUMBER,
  OTHER_NUMBER,
  runEnd,
} from "@/lib/engine/language/characters";
import { singular } from "@/lib/engine/language/food/singular";
import { LINKING } from "@/lib/engine/language/linking";
import { isWide, narrow, keepingRecent } from "@/lib/engine/language/memory";
import { unitWritten } from "@/lib/engine/language/units";

/** One word, number or sign of a text. */
export type Token = { text: string; start: number; end: number };

/** "º" is a letter to Unicode and a degree to a cook: "180 ºC". */
const DEGREE_LETTER = "º";
/** "160 ⁰C": a small zero that is typed for it. */
const DEGREE_ZERO = "⁰";
/** Signs that are compared as words are. */
const WORD_SIGNS: ReadonlySet<string> = new Set(["°", "&"]);
const MARKS = /\p{M}/gu;
/** No single text of a recipe is longer; what stands behind is not compared. */
const MOST_CHARS = 60_000;

const isOneOf = (text: string, at: number, signs: string): boolean =>
  at < text.length && signs.includes(text.charAt(at));

/** Where the token that begins at `at` ends: "1.250", "½", "º", "l'huile", or one sign. */
function tokenEnd(text: string, at: number, kind: number): number {
  const one = at + charLength(text, at);
  if (text.charAt(at) === DEGREE_LETTER) return one;
  if ((kind & FIGURE) !== 0) {
    let end = runEnd(text, at, FIGURE);
    while (isOneOf(text, end, ".,") && (kindAt(text, end + 1) & FIGURE) !== 0)
      end = runEnd(text, end + 1, FIGURE);
    return end;
  }
  if ((kind & (LETTER | MARK)) === 0) return one;
  let end = runEnd(text, at, LETTER | MARK);
  while (isOneOf(text, end, "'’") && (kindAt(text, end + 1) & (LETTER | MARK)) !== 0)
    end = runEnd(text, end + 1, LETTER | MARK);
  return end;
}

/** ".25 cup": a number without its nought. "350.25 g" is none, nor is "end.5 g". */
const opensPart = (text: string, at: number): boolean =>
  text.charAt(at) === "." &&
  (kindAt(text, at + 1) & FIGURE) !== 0 &&
  (at === 0 || (kindAt(text, at - 1) & BLANK) !== 0);

/** All tokens of a text, with their places in it. Linear. */
export const tokensIn = keepingRecent((text: string): readonly Token[] => {
  const tokens: Token[] = [];
  const known = text.slice(0, MOST_CHARS);
  const wide = isWide(known);
  for (let at = 0; at < known.length;) {
    const kind = kindAt(known, at);
    if ((kind & BLANK) !== 0) {
      at += 1;
      continue;
    }
    const isPart = opensPart(known, at);
    const end = isPart ? runEnd(known, at + 1, FIGURE) : tokenEnd(known, at, kind);
    const lower = `${isPart ? "0" : ""}${known.slice(at, end).toLowerCase()}`;
    const plain = lower.includes("’") ? lower.replaceAll("’", "'") : lower;
    tokens.push({ text: wide ? narrow(plain) : plain, start: at, end });
    at = end;
  }
  return tokens;
});

/** The words and numbers of a text, lower case; punctuation, spacing and the way a fraction is written do not count. */
export const tokensOf = keepingRecent((text: string): readonly string[] => {
  const words: string[] = [];
  for (const token of tokensIn(text)) words.push(...wordsOfToken(token));
  return words;
});

/** What one token is where words are compared: "½" is two, a comma none. */
export function wordsOfToken({ text: token }: Token): readonly string[] {
  const kind = kindAt(token, 0);
  if ((kind & (LETTER | NUMBER)) === 0 && !WORD_SIGNS.has(token.charAt(0))) return [];
  if (token === DEGREE_ZERO) return ["°"];
  if ((kind & OTHER_NUMBER) !== 0) return token.normalize("NFKC").split("⁄");
  return [token === DEGREE_LETTER ? "°" : token];
}

/** A word as it is looked up: without accents, in the singular. */
export const stemOf = keepingRecent(
  (word: string): string => singular(word.normalize("NFD").replace(MARKS, "").replace(/'s?$/, "")),
  1024,
);

const isWord = ({ text }: Token): boolean => (kindAt(text, 0) & LETTER) !== 0;

/** The words of a text as they are looked up; numbers and signs are left out. */
export const stemsOf = keepingRecent((text: string): readonly string[] =>
  tokensIn(text)
    .filter(isWord)
    .map((token) => stemOf(token.text)),
);

/** The two have a word in common. Asked of every line and every action: it makes nothing new. */
export function sharesWord(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const word of some) if (others.has(word)) return true;
  return false;
}

const RUN = /[\p{L}\p{N}]+/gu;
/** True for a text with what may be taken for something else: letters and figures side by side, or one "l". */
function mayBeMisread(text: string): boolean {
  let before = 0;
  for (let at = 0; at < text.length; at += charLength(text, at)) {
    const kind = kindAt(text, at);
    const isNumber = (kind & NUMBER) !== 0;
    if ((isNumber && (before & LETTER) !== 0) || ((kind & LETTER) !== 0 && (before & NUMBER) !== 0))
      return true;
    const isL = text.charAt(at) === "l";
    if (isL && ((before | kindAt(text, at + 1)) & (LETTER | NUMBER)) === 0) return true;
    before = kind;
  }
  return false;
}
const FIGURES: Readonly<Record<string, string>> = { l: "1", I: "1", i: "1", O: "0", o: "0" };
const LETTERS: Readonly<Record<string, string>> = { "1": "l", "0": "o" };

/**
 * Letters and figures that scans and typewriters take for each other, both sides of a comparison in one way:
 * "l80" → "180", "s1iced" → "sliced"; words, numbers and "900g" stay. Linear.
 */
export const asPrinted = keepingRecent((text: string): string => {
  const parted = text.includes("⁄") ? text.replace(SMALL_FRACTION, " $1") : text;
  return mayBeMisread(parted) ? parted.replace(RUN, runAsPrinted) : parted;
});
/** "21⁄2" is two and a half. */
const SMALL_FRACTION = /(?<=\d)(\d⁄\d)(?!\d)/g;

function runAsPrinted(run: string): string {
  if (run === "l") return "1";
  // "sugar200 g": a row that was glued to the one before it.
  if (/^\p{L}{3,}\d{2,}$/u.test(run) && /[2-9]/.test(run)) return run;
  const letters = run.replace(/\p{N}/gu, "");
  if (letters === run || letters === "") return run;
  const figures = /^\d+/.exec(run)?.[0] ?? "";
  if (figures !== "" && unitWritten(run.slice(figures.length)) !== null) return run;
  if ([...letters].every((char) => char in FIGURES))
    return [...run].map((char) => FIGURES[char] ?? char).join("");
  return run.replace(/[10]/g, (char) => LETTERS[char] ?? char);
}

// Short forms by which a list or a step means a whole word, as the receipt reads them.

const [[SALT, salt], [PEPPER, pepper]] = LINKING.seasoningLetters;
/** Shorter ones may mean anything. */
const SHORTEST_SHORT_FORM = 4;
const WHOLE_WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(LINKING.abbreviations).flatMap(([short, whole]) =>
    short.length < SHORTEST_SHORT_FORM ? [] : [[stemOf(short), stemOf(whole)]],
  ),
);

/** "S & P" and "toms" as what they stand for, among the words or stems of a text. */
export const inFull = (stems: readonly string[]): string[] =>
  stems.map((stem, at) => {
    const opens = (from: number): boolean =>
      stems[from] === SALT && /^[&+/]$/.test(stems[from + 1] ?? "") && stems[from + 2] === PEPPER;
    if (opens(at)) return salt;
    return opens(at - 2) ? pepper : (WHOLE_WORDS.get(stemOf(stem)) ?? stem);
  });

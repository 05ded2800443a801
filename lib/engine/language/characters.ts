/** What a text is made of: characters of each kind, fractions in one character, letters that look alike, tokens. */

// What kind of character stands at a place of a text. Asked of every character, so each is judged by its pattern once and then known.

/** The kinds, each a bit: "Nd" of Unicode is a figure, "Nl" and "No" are its other numbers. */
export const LETTER = 1;
export const MARK = 2;
export const FIGURE = 4;
export const OTHER_NUMBER = 8;
export const BLANK = 16;
export const NUMBER = FIGURE | OTHER_NUMBER;

const PATTERNS: readonly (readonly [kind: number, pattern: RegExp])[] = [
  [LETTER, /^\p{L}/u],
  [MARK, /^\p{M}/u],
  [FIGURE, /^\p{Nd}/u],
  [OTHER_NUMBER, /^[\p{Nl}\p{No}]/u],
  [BLANK, /^\s/],
];
const KNOWN = 128;
const kinds = new Uint8Array(0x10000);

const judged = (char: string): number =>
  PATTERNS.reduce((all, [kind, pattern]) => (pattern.test(char) ? all | kind : all), 0);

/** Two units of a text that are one character: its length is 2. */
export function charLength(text: string, at: number): 1 | 2 {
  const code = text.charCodeAt(at);
  if (code < 0xd800 || code > 0xdbff) return 1;
  const next = text.charCodeAt(at + 1);
  return next >= 0xdc00 && next <= 0xdfff ? 2 : 1;
}

/** The kinds of the character at `at`; 0 for signs, and behind the end of the text. */
export function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (!(code >= 0)) return 0;
  const known = kinds[code] ?? 0;
  if (known !== 0) return known & ~KNOWN;
  if (charLength(text, at) === 2) return judged(text.slice(at, at + 2));
  const kind = judged(text.charAt(at));
  kinds[code] = kind | KNOWN;
  return kind;
}

/** Where the characters of these kinds that begin at `at` end. */
export function runEnd(text: string, at: number, wanted: number): number {
  let end = at;
  while ((kindAt(text, end) & wanted) !== 0) end += charLength(text, end);
  return end;
}

/** Fractions in one character and what they are worth: the only list of them. */
const VALUES: readonly (readonly [sign: string, count: number, of: number])[] = [
  ["¼", 1, 4],
  ["½", 1, 2],
  ["¾", 3, 4],
  ["⅐", 1, 7],
  ["⅑", 1, 9],
  ["⅒", 1, 10],
  ["⅓", 1, 3],
  ["⅔", 2, 3],
  ["⅕", 1, 5],
  ["⅖", 2, 5],
  ["⅗", 3, 5],
  ["⅘", 4, 5],
  ["⅙", 1, 6],
  ["⅚", 5, 6],
  ["⅛", 1, 8],
  ["⅜", 3, 8],
  ["⅝", 5, 8],
  ["⅞", 7, 8],
];

/** The value of each fraction sign. */
export const GLYPHS: ReadonlyMap<string, number> = new Map(
  VALUES.map(([sign, count, of]) => [sign, count / of]),
);
/** Numerator and denominator of each fraction sign. */
export const FRACTION_PARTS: ReadonlyMap<string, { count: number; of: number }> = new Map(
  VALUES.map(([sign, count, of]) => [sign, { count, of }]),
);
/** All fraction signs, for a character class of a pattern: `new RegExp(`[\\d${FRACTION_SIGNS}]`)`. */
export const FRACTION_SIGNS = VALUES.map(([sign]) => sign).join("");
/** A word that begins with a digit or a fraction sign is a number. */
export const OPENS_NUMBER = new RegExp(`^[\\d${FRACTION_SIGNS}]`);

// Letters as readers of photos see them, and how languages join words. Data only.

/** The small letters that the engine's languages are written with. */
export const SMALL_LETTERS = "abcdefghijklmnopqrstuvwxyzäöüßàâçéèêëîïôûùñóáíúãõ";

/** Letters of each group look alike in small or blurred type. */
export const ALIKE_LETTERS: readonly string[] = [
  "il",
  "lt",
  "tf",
  "ij",
  "bh",
  "ceo",
  "as",
  "ao",
  "nmuhr",
  "vyw",
  "gqy",
  "sz",
  "pg",
];

/** Languages whose words grow together by themselves: what looks like two words run together is one. */
export const COMPOUNDING_LANGUAGES: ReadonlySet<string> = new Set(["de", "nl", "sv"]);

// A word, number or sign of an ingredient line, as `tokens.ts` splits it.

export type TokenKind = "word" | "digits" | "glyph" | "sign";

export type Token = {
  kind: TokenKind;
  text: string;
  lower: string;
  start: number;
  end: number;
  /** value of digits ("2", "0.5", "1,5", "1,000") and of fraction glyphs */
  value: number;
  /** a blank stands before it */
  spaced: boolean;
};

/** What kind of character stands at a place of a text. Asked of every character, so each is judged by its pattern once and then known. */

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

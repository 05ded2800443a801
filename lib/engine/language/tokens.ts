/** Splits an ingredient line into words, numbers, fractions and signs with their offsets, in one pass. */
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

/** Unicode fraction characters. */
export const GLYPHS: ReadonlyMap<string, number> = new Map([
  ["¼", 1 / 4],
  ["½", 1 / 2],
  ["¾", 3 / 4],
  ["⅐", 1 / 7],
  ["⅑", 1 / 9],
  ["⅒", 1 / 10],
  ["⅓", 1 / 3],
  ["⅔", 2 / 3],
  ["⅕", 1 / 5],
  ["⅖", 2 / 5],
  ["⅗", 3 / 5],
  ["⅘", 4 / 5],
  ["⅙", 1 / 6],
  ["⅚", 5 / 6],
  ["⅛", 1 / 8],
  ["⅜", 3 / 8],
  ["⅝", 5 / 8],
  ["⅞", 7 / 8],
]);

const isDigit = (code: number) => code >= 48 && code <= 57;
const LETTER = /\p{L}|\p{M}|[®™]/u;

function isLetter(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return true;
  if (code < 128) return false;
  return LETTER.test(text[i] ?? "");
}

/** Words join over these when letters stand on both sides: "all-purpose", "confectioners’". */
const isJoint = (c: string) => c === "-" || c === "'" || c === "’" || c === "‑" || c === "&";

function wordEnd(text: string, start: number, limit: number): number {
  let i = start;
  // "2x400g": the sign of multiplication is a word of its own.
  if (/x/i.test(text[i] ?? "") && isDigit(text.charCodeAt(i + 1))) return i + 1;
  // French and Italian elision: "d'huile", "l’eau".
  if (/[dl]/i.test(text[i] ?? "") && (text[i + 1] === "'" || text[i + 1] === "’")) return i + 2;
  while (i < limit) {
    if (isLetter(text, i) || (isDigit(text.charCodeAt(i)) && i > start)) i += 1;
    else if (isJoint(text[i] ?? "") && i + 1 < limit && isLetter(text, i + 1)) i += 2;
    else if ((text[i] === "'" || text[i] === "’") && /s/i.test(text[i - 1] ?? "")) i += 1;
    else break;
  }
  return i;
}

/** End and value of a number at `start`: "12", "0.5", "1,5" (decimal comma), "1,000" (thousands). */
function numberAt(text: string, start: number, limit: number): { end: number; value: number } {
  let end = start;
  while (end < limit && isDigit(text.charCodeAt(end))) end += 1;
  const mark = text[end];
  if ((mark !== "." && mark !== ",") || end + 1 >= limit || !isDigit(text.charCodeAt(end + 1))) {
    return { end, value: Number(text.slice(start, end)) };
  }
  let tail = end + 1;
  while (tail < limit && isDigit(text.charCodeAt(tail))) tail += 1;
  const whole = text.slice(start, end);
  const rest = text.slice(end + 1, tail);
  // "1.500 g" is German for 1500: nobody weighs thousandths.
  const metric = mark === "." && /^\s?(?:g|gr|ml)(?![a-z])/i.test(text.slice(tail, tail + 4));
  const thousands = (mark === "," || metric) && rest.length === 3 && whole !== "0";
  return { end: tail, value: Number(thousands ? whole + rest : `${whole}.${rest}`) };
}

/** The tokens of the first `limit` characters of `text`. Linear. Any other character than letters, digits and fractions is a sign by itself. */
export function tokenize(text: string, limit = text.length): Token[] {
  const tokens: Token[] = [];
  const stop = Math.min(limit, text.length);
  let i = 0;
  let spaced = false;
  while (i < stop) {
    const c = text[i] ?? "";
    const code = text.charCodeAt(i);
    if (
      code <= 32 ||
      code === 0xa0 ||
      code === 0x202f ||
      (code >= 0x2000 && code <= 0x200f) ||
      code === 0xfeff
    ) {
      spaced = true;
      i += 1;
      continue;
    }
    let kind: TokenKind = "sign";
    let end = i + 1;
    let value = NaN;
    const glyph = GLYPHS.get(c);
    if (glyph !== undefined) {
      kind = "glyph";
      value = glyph;
    } else if (isDigit(code) || (c === "." && isDigit(text.charCodeAt(i + 1)))) {
      kind = "digits";
      const number = c === "." ? numberAt(text, i + 1, stop) : numberAt(text, i, stop);
      end = number.end;
      value = c === "." ? Number(`0.${text.slice(i + 1, end)}`) || 0 : number.value;
    } else if (isLetter(text, i)) {
      kind = "word";
      end = wordEnd(text, i, stop);
    }
    const part = text.slice(i, end);
    tokens.push({
      kind,
      text: part,
      lower: kind === "word" ? part.toLowerCase() : part,
      start: i,
      end,
      value,
      spaced,
    });
    spaced = false;
    i = end;
  }
  return tokens;
}

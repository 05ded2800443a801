/** Splits an ingredient line into words, numbers, fractions and signs with their offsets, in one pass. */
import { GLYPHS, type TokenKind, type Token } from "./characters";
import { unitWritten } from "./units";

export { GLYPHS } from "./characters";
const isDigit = (code: number) => code >= 48 && code <= 57;
const LETTER = /\p{L}|\p{M}|[®™]/u;

function isLetter(text: string, i: number): boolean {
  const code = text.charCodeAt(i);
  if ((code >= 97 && code <= 122) || (code >= 65 && code <= 90)) return true;
  // The ordinal sign stands for degrees where a keyboard has no other: "180 ºC".
  if (code < 128 || code === 0xba) return false;
  return LETTER.test(text[i] ?? "");
}

/** Words join over these when letters stand on both sides: "all-purpose", "confectioners’". */
const isJoint = (c: string) => c === "-" || c === "'" || c === "’" || c === "‑" || c === "&";

const MULTIPLIED = ["x"];
const ELIDED = ["d", "l"];
const POSSESSED = ["s"];

/** True where one of these letters stands at `i`, small or capital. */
const isOneOf = (text: string, i: number, small: readonly string[]): boolean => {
  const code = text.charCodeAt(i);
  return small.some((letter) => code === letter.charCodeAt(0) || code + 32 === letter.charCodeAt(0));
};

function wordEnd(text: string, start: number, limit: number): number {
  let i = start;
  // "2x400g": the sign of multiplication is a word of its own.
  if (isOneOf(text, i, MULTIPLIED) && isDigit(text.charCodeAt(i + 1))) return i + 1;
  // French and Italian elision: "d'huile", "l’eau".
  if (isOneOf(text, i, ELIDED) && (text[i + 1] === "'" || text[i + 1] === "’")) return i + 2;
  while (i < limit) {
    if (isLetter(text, i) || (isDigit(text.charCodeAt(i)) && i > start)) i += 1;
    else if (isJoint(text[i] ?? "") && i + 1 < limit && isLetter(text, i + 1)) i += 2;
    else if ((text[i] === "'" || text[i] === "’") && isOneOf(text, i - 1, POSSESSED)) i += 1;
    else break;
  }
  return i;
}

const THOUSANDS_CHARS = 3;
/** Blanks that printers put between thousands and nowhere else in a recipe. */
const isThinBlank = (code: number) => code === 0x202f || code === 0x2009;
const NEXT_WORD = /^[\s-]?(\p{L}{1,14})(?!\p{L})/u;

/**
 * What "1,250" or "1.250" says: nobody weighs thousandths of a gram or 1,250 kilograms, so a small metric unit makes them thousands and
 * a large one decimals. Without such a unit a comma divides thousands, a full stop decimals.
 */
function isThousands(mark: string, text: string, end: number): boolean {
  const unit = unitWritten(NEXT_WORD.exec(text.slice(end, end + 17))?.[1] ?? "");
  if (unit?.metric && unit.base !== null) return unit.base <= 1;
  return mark === ",";
}

function digitsEnd(text: string, from: number, limit: number): number {
  let end = from;
  while (end < limit && isDigit(text.charCodeAt(end))) end += 1;
  return end;
}

/** End and value of a number at `start`: "12", "0.5", "1,5" (decimal comma), "1,000" and "1 000" (thousands). */
function numberAt(text: string, start: number, limit: number): { end: number; value: number } {
  const end = digitsEnd(text, start, limit);
  const whole = text.slice(start, end);
  const mark = text[end] ?? "";
  const tail = digitsEnd(text, end + 1, limit);
  const rest = text.slice(end + 1, tail);
  const bare = { end, value: Number(whole) };
  if (rest === "") return bare;
  const grouped =
    rest.length === THOUSANDS_CHARS && whole.length <= THOUSANDS_CHARS && !whole.startsWith("0");
  if (isThinBlank(text.charCodeAt(end))) return grouped ? { end: tail, value: Number(whole + rest) } : bare;
  // "1 000 g"; "2 400 g tins" are two.
  if (mark === " " && grouped && rest === "000") return { end: tail, value: Number(whole + rest) };
  if (mark !== "." && mark !== ",") return bare;
  const thousands = grouped && isThousands(mark, text, tail);
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

/** A number that begins in the middle of another one: "1.2/3". */
export function isTail(tokens: readonly Token[], i: number): boolean {
  const before = tokens[i - 1];
  const joined =
    before && !tokens[i]?.spaced && (before.text === "/" || before.text === "." || before.text === ",");
  return joined === true && tokens[i]?.kind === "digits" && tokens[i - 2]?.kind === "digits";
}

/**
 * Amounts in recipes: "2", "1½", "1 1/2", "1-1/2", "½–1", "2 to 3", "one or two", "half a dozen", "1,5", in English, German, French, Spanish, Italian.
 * A range keeps both ends; nothing is computed beyond that.
 */
import type { Token } from "./tokens";

/** `end` is the index of the first token after the amount. `stated` is false for the articles "a" and "an", which are weak evidence. */
export type Amount = { value: number; max: number | null; end: number; stated: boolean };

const NUMBER_WORDS = new Map<string, number>(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    hundred: 100,
    couple: 2,
    eine: 1,
    einen: 1,
    einer: 1,
    ein: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    sieben: 7,
    acht: 8,
    neun: 9,
    zehn: 10,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
  }),
);
const FRACTION_WORDS = new Map<string, number>(
  Object.entries({
    half: 0.5,
    quarter: 0.25,
    third: 1 / 3,
    halbe: 0.5,
    halber: 0.5,
    halbes: 0.5,
    halben: 0.5,
    demi: 0.5,
    demie: 0.5,
    media: 0.5,
    medio: 0.5,
    mezzo: 0.5,
    mezza: 0.5,
    eighth: 0.125,
    "one-half": 0.5,
    "one-quarter": 0.25,
    "one-third": 1 / 3,
    "two-thirds": 2 / 3,
    "three-quarters": 0.75,
    "one-fourth": 0.25,
    "three-fourths": 0.75,
    "half-dozen": 6,
  }),
);
const PARTS = new Map<string, number>(
  Object.entries({
    half: 1 / 2,
    halves: 1 / 2,
    third: 1 / 3,
    thirds: 1 / 3,
    quarter: 1 / 4,
    quarters: 1 / 4,
    fourth: 1 / 4,
    fourths: 1 / 4,
    eighth: 1 / 8,
  }),
);
const RANGE_WORDS = new Set(["to", "or", "bis", "oder", "à", "ou", "o", "a", "until"]);
const DASHES = new Set(["-", "–", "—", "‑", "−", "~"]);
const SLASHES = new Set(["/", "⁄", "∕"]);
const dozen = (token: Token | undefined) =>
  token?.lower === "dozen" ||
  token?.lower === "dutzend" ||
  token?.lower === "douzaine" ||
  token?.lower === "docena";

export const isDash = (token: Token | undefined): boolean => token !== undefined && DASHES.has(token.text);
export const isSlash = (token: Token | undefined): boolean => token !== undefined && SLASHES.has(token.text);

/** Longer numbers are codes, not amounts. */
const LARGEST = 1_000_000;

type Single = { value: number; end: number; stated: boolean };

/** A fraction written with a slash at `i`: "1/2", "3⁄4". */
function slashFraction(tokens: readonly Token[], i: number): Single | null {
  const above = tokens[i];
  const below = tokens[i + 2];
  if (above?.kind !== "digits" || below?.kind !== "digits" || !isSlash(tokens[i + 1])) return null;
  if (
    !Number.isInteger(above.value) ||
    !Number.isInteger(below.value) ||
    below.value < 2 ||
    below.value > 100
  )
    return null;
  return { value: above.value / below.value, end: i + 3, stated: true };
}

/** "11/2" is 1½ where the blank was lost: no cook writes improper halves. */
function gluedMixed(token: Token, below: Token | undefined): number | null {
  if (token.text.length !== 2 || !below || ![2, 3, 4, 8].includes(below.value)) return null;
  const above = Number(token.text[1]);
  return above > 0 && above < below.value ? Number(token.text[0]) + above / below.value : null;
}

function properFraction(tokens: readonly Token[], i: number): Single | null {
  const token = tokens[i];
  if (token?.kind === "glyph") return { value: token.value, end: i + 1, stated: true };
  const fraction = slashFraction(tokens, i);
  return fraction && fraction.value < 1 ? fraction : null;
}

function digitsAt(tokens: readonly Token[], i: number): Single | null {
  const token = tokens[i];
  if (token?.kind !== "digits" || !(token.value < LARGEST)) return null;
  const fraction = slashFraction(tokens, i);
  if (fraction) {
    const glued = fraction.value > 1 ? gluedMixed(token, tokens[i + 2]) : null;
    return glued === null ? fraction : { ...fraction, value: glued };
  }
  let end = i + 1;
  if (!Number.isInteger(token.value)) return { value: token.value, end, stated: true };
  const joined =
    isDash(tokens[end]) ||
    tokens[end]?.text === "&" ||
    tokens[end]?.lower === "and" ||
    tokens[end]?.text === "+";
  const part = properFraction(tokens, end) ?? (joined ? properFraction(tokens, end + 1) : null);
  // "1-1/2" is one and a half; "10-1/2" with a blank around the dash as well: no range goes down.
  const sized = part && isDash(tokens[part.end]) && tokens[part.end + 1]?.lower.startsWith("inch-");
  // "4 1/2-inch-thick slices" are four.
  if (part && !sized) return { value: token.value + part.value, end: part.end, stated: true };
  if (tokens[end]?.lower === "and" && tokens[end + 1]?.lower === "a" && tokens[end + 2]?.lower === "half") {
    end += 3;
    return { value: token.value + 0.5, end, stated: true };
  }
  return { value: token.value, end, stated: true };
}

function wordsAt(tokens: readonly Token[], i: number): Single | null {
  const token = tokens[i];
  if (token?.kind !== "word") return null;
  const fraction = FRACTION_WORDS.get(token.lower);
  const next = tokens[i + 1];
  if (fraction !== undefined) {
    const article = next && ["a", "an", "of"].includes(next.lower) && next.kind === "word" ? i + 2 : i + 1;
    if (dozen(tokens[article])) return { value: fraction * 12, end: article + 1, stated: true };
    const skip = next?.lower === "a" || next?.lower === "an" ? article : i + 1;
    return { value: fraction, end: skip, stated: true };
  }
  const number = NUMBER_WORDS.get(token.lower);
  const article = token.lower === "a" || token.lower === "an";
  if (number === undefined && !article) return null;
  const value = number ?? 1;
  if (dozen(next)) return { value: value * 12, end: i + 2, stated: true };
  const shared = FRACTION_WORDS.get(next?.lower ?? "");
  if (shared !== undefined && value === 1) return { value: shared, end: i + 2, stated: true };
  const part = PARTS.get(next?.lower ?? "");
  if (part !== undefined && number !== undefined) return { value: value * part, end: i + 2, stated: true };
  if (next?.lower === "couple")
    return { value: 2, end: tokens[i + 2]?.lower === "of" ? i + 3 : i + 2, stated: true };
  if (
    number !== undefined &&
    next?.lower === "and" &&
    tokens[i + 2]?.lower === "a" &&
    tokens[i + 3]?.lower === "half"
  ) {
    return { value: value + 0.5, end: i + 4, stated: true };
  }
  return { value, end: i + 1, stated: !article };
}

function singleAt(tokens: readonly Token[], i: number): Single | null {
  const token = tokens[i];
  if (token?.kind === "glyph") return { value: token.value, end: i + 1, stated: true };
  const digits = digitsAt(tokens, i);
  if (!digits) return wordsAt(tokens, i);
  return dozen(tokens[digits.end]) ? { value: digits.value * 12, end: digits.end + 1, stated: true } : digits;
}

/** The upper end of a range whose lower end ends at `i`, or null: "–3", "to 3", "or 3". */
export function rangeEnd(tokens: readonly Token[], i: number, low: number): Single | null {
  const token = tokens[i];
  if (!token || !(isDash(token) || (token.kind === "word" && RANGE_WORDS.has(token.lower)))) return null;
  // "4- to 5-pound"
  const hanging = isDash(token) && RANGE_WORDS.has(tokens[i + 1]?.lower ?? "");
  const high = singleAt(tokens, hanging ? i + 2 : i + 1);
  return high && high.stated && high.value > low ? high : null;
}

/** Reads the amount that begins at token `i`, or null. Linear; `value` is the lower end of a range. */
export function amountAt(tokens: readonly Token[], i: number): Amount | null {
  const low = singleAt(tokens, i);
  if (!low) return null;
  const high = rangeEnd(tokens, low.end, low.value);
  if (high) return { value: low.value, max: high.value, end: high.end, stated: true };
  return { value: low.value, max: null, end: low.end, stated: low.stated };
}

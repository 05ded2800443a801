/**
 * Amounts in recipes: "2", "1½", "1 1/2", "1-1/2", "½–1", "2 to 3", "one or two", "half a dozen", "1,5", in every language whose pack is known.
 * A range keeps both ends; nothing is computed beyond that.
 */
import { entriesIn, listed, PACKS, wordsIn } from "./registry";
import type { Token } from "./characters";
import { unitWritten } from "./units";

/** `end` is the index of the first token after the amount. `stated` is false for the articles "a" and "an", which are weak evidence. */
export type Amount = { value: number; max: number | null; end: number; stated: boolean };

type WordValue = { value: number; fraction: boolean };

/** Every number in words, hyphens as blanks: "twenty five", "half", "two thirds". */
const PHRASES = new Map<string, WordValue>();
/** What a phrase may begin with, whole words: most words begin none, and are left at once. */
const BEGINNINGS = new Set<string>();
function learn(phrase: string, value: number, fraction: boolean): void {
  if (PHRASES.has(phrase)) return;
  PHRASES.set(phrase, { value, fraction });
  const words = phrase.split(" ");
  words.forEach((_word, at) => BEGINNINGS.add(words.slice(0, at + 1).join(" ")));
}
const MOST_PARTS = 10;
for (const { numbers } of PACKS) {
  for (const [word, value] of Object.entries(numbers.values)) learn(word, value, false);
  for (const [word, value] of Object.entries(numbers.fractions)) learn(word, value, true);
  const couples = new Set(listed(numbers.couples));
  for (const [part, size] of Object.entries(numbers.parts)) {
    for (const [word, count] of Object.entries(numbers.values)) {
      if (count < MOST_PARTS && !word.includes(" ") && !couples.has(word))
        learn(`${word} ${part}`, count * size, true);
    }
  }
}
/** All number words and phrases with their values, for tests and for other grammars. */
export const NUMBER_PHRASES: ReadonlyMap<string, WordValue> = PHRASES;

const ARTICLES = wordsIn(({ numbers }) => numbers.articles);
const RANGE_WORDS = wordsIn(({ numbers }) => numbers.ranges);

/** A dash or a word between the two ends of a range. */
export const goesTo = (token: Token | undefined): boolean =>
  token !== undefined && (isDash(token) || (token.kind === "word" && RANGE_WORDS.has(token.lower)));
const COUPLES = wordsIn(({ numbers }) => numbers.couples);
const JOINS = wordsIn(({ numbers }) => numbers.joins);
const OF = wordsIn(({ numbers }) => numbers.of);
const HALVES = entriesIn(({ numbers }) => numbers.halves);
/** What stands right behind the digits of "1st" and "3/4th". */
export const ORDINAL_ENDS: ReadonlySet<string> = wordsIn(({ numbers }) => numbers.ordinalEnds ?? "");
const DOZENS = wordsIn(({ numbers }) => numbers.dozens);
const DOZEN = 12;
const NOT_HALVED: ReadonlySet<string> = new Set(PACKS.flatMap(({ numbers }) => numbers.notHalved.split(",")));
const DASHES = new Set(["-", "–", "—", "‑", "−", "~"]);
const SLASHES = new Set(["/", "⁄", "∕"]);
const dozen = (token: Token | undefined) => token !== undefined && DOZENS.has(token.lower);

export const isDash = (token: Token | undefined): boolean => token !== undefined && DASHES.has(token.text);
export const isSlash = (token: Token | undefined): boolean => token !== undefined && SLASHES.has(token.text);

/** Longer numbers are codes, not amounts. */
const LARGEST = 1_000_000;

type Single = { value: number; end: number; stated: boolean };

/** "th" right behind the digits: "3/4th cup" is a fraction, and "1st layer" no amount. */
const isOrdinal = (token: Token | undefined): boolean =>
  token?.kind === "word" && !token.spaced && ORDINAL_ENDS.has(token.lower);

/** A fraction written with a slash at `i`: "1/2", "3⁄4", "3/4th". */
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
  if (slashRange(tokens, i) !== null) return null;
  // "Bake 180 / 20 mins": so hot and so long.
  const improper = above.value >= below.value;
  if (improper && (tokens[i + 1]?.spaced === true || below.value > LARGEST_BELOW)) return null;
  return { value: above.value / below.value, end: isOrdinal(tokens[i + 3]) ? i + 4 : i + 3, stated: true };
}
/** Cooks divide into no more parts than this. */
const LARGEST_BELOW = 16;

/** "20/30 min", "6/8 people", "8/10 biscuits": from one number to the other, where no cook would write such a fraction. */
export function isSlashSpan(low: number, high: number): boolean {
  if (!Number.isInteger(low) || !Number.isInteger(high) || low < 2 || low >= high) return false;
  // "2/4 cup" is written for a half now and then.
  return high > LARGEST_BELOW || (divisor(low, high) > 1 && high !== 4);
}

/** Two whole numbers that go up, with a stroke between them at `i`: a range or a fraction; null for anything else. */
export function strokedAt(tokens: readonly Token[], i: number): Amount | null {
  const [low, slash, high] = tokens.slice(i, i + 3);
  if (low?.kind !== "digits" || high?.kind !== "digits" || !isSlash(slash)) return null;
  if (low.value < 2 || !(low.value < high.value)) return null;
  return { value: low.value, max: high.value, end: i + 3, stated: true };
}

function slashRange(tokens: readonly Token[], i: number): Amount | null {
  const span = strokedAt(tokens, i);
  return span !== null && isSlashSpan(span.value, span.max ?? 0) ? span : null;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

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
  const end = i + 1;
  if (!Number.isInteger(token.value)) return { value: token.value, end, stated: true };
  if (isOrdinal(tokens[end])) return null;
  const joined =
    isDash(tokens[end]) ||
    tokens[end]?.text === "&" ||
    JOINS.has(tokens[end]?.lower ?? "") ||
    tokens[end]?.text === "+";
  const part = properFraction(tokens, end) ?? (joined ? properFraction(tokens, end + 1) : null);
  // "1-1/2" is one and a half; "10-1/2" with a blank around the dash as well: no range goes down.
  const sized = part && isDash(tokens[part.end]) && tokens[part.end + 1]?.lower.startsWith("inch-");
  // "4 1/2-inch-thick slices" are four.
  if (part && !sized) return { value: token.value + part.value, end: part.end, stated: true };
  const more = halfAt(tokens, end);
  if (more) return { value: token.value + more.value, end: more.end, stated: true };
  return { value: token.value, end, stated: true };
}

/** "and a half" at `i`, after a number or a unit: what it adds. */
export function halfAt(tokens: readonly Token[], i: number): { value: number; end: number } | null {
  if (!JOINS.has(tokens[i]?.lower ?? "")) return null;
  let phrase = "";
  let found: { value: number; end: number } | null = null;
  for (let j = i; j < i + 4 && tokens[j]?.kind === "word"; j += 1) {
    const word = (tokens[j]?.lower ?? "").replaceAll("-", " ");
    phrase = phrase === "" ? word : `${phrase} ${word}`;
    const value = HALVES.get(phrase);
    if (value !== undefined) found = { value, end: j + 1 };
  }
  return found;
}

/** "e 1/2", "y media", "and a half" at `i`, behind a unit: what it adds to "2 xícaras". */
export function partBehindUnit(tokens: readonly Token[], i: number): { value: number; end: number } | null {
  if (!JOINS.has(tokens[i]?.lower ?? "")) return null;
  return properFraction(tokens, i + 1) ?? halfAt(tokens, i);
}

/** The longest number in words at `i`: "twenty-five", "two thirds". Words joined by a hyphen count apart, whether or not they are one token. */
function phraseAt(tokens: readonly Token[], i: number): (WordValue & { end: number }) | null {
  let phrase = "";
  let found: (WordValue & { end: number }) | null = null;
  let j = i;
  for (;;) {
    const token = tokens[j];
    if (token?.kind !== "word") break;
    const word = token.lower.replaceAll("-", " ");
    phrase = phrase === "" ? word : `${phrase} ${word}`;
    if (!BEGINNINGS.has(phrase)) break;
    const known = PHRASES.get(phrase);
    j += 1;
    if (known) found = { ...known, end: j };
    // "twenty-five" where the hyphen is a token of its own
    if (isDash(tokens[j]) && !tokens[j]?.spaced && tokens[j + 1]?.spaced === false) j += 1;
  }
  return found;
}

/** "a" and "an", in every language. */
export const isArticle = (token: Token | undefined) => token?.kind === "word" && ARTICLES.has(token.lower);
const isOf = (token: Token | undefined) => token?.kind === "word" && OF.has(token.lower);

/** "half", "half a", "half of a dozen": a fraction that stands alone. */
function fractionAt(tokens: readonly Token[], end: number, value: number): Single {
  const behind = isArticle(tokens[end]) || isOf(tokens[end]) ? end + 1 : end;
  if (dozen(tokens[behind])) return { value: value * DOZEN, end: behind + 1, stated: true };
  return { value, end: isArticle(tokens[end]) ? behind : end, stated: true };
}

const lowerAt = (tokens: readonly Token[], i: number) => tokens[i]?.lower ?? "";

/** "Quarter two onions": several things are cut so; "half 14 oz can" is half of so much. */
function isVerbBefore(tokens: readonly Token[], end: number): boolean {
  const digits = tokens[end]?.kind === "digits" ? digitsAt(tokens, end) : null;
  const count = digits ?? phraseAt(tokens, end);
  return count !== null && count.value >= 2 && unitWritten(lowerAt(tokens, count.end)) === null;
}

function wordsAt(tokens: readonly Token[], i: number): Single | null {
  const token = tokens[i];
  if (token?.kind !== "word") return null;
  const known = phraseAt(tokens, i);
  // "half fat", "half and half": a kind, not a part.
  if (known?.fraction) {
    const [next, further] = [lowerAt(tokens, known.end), lowerAt(tokens, known.end + 1)];
    if (NOT_HALVED.has(next) || NOT_HALVED.has(`${next} ${further}`)) return null;
    if (isVerbBefore(tokens, known.end)) return null;
    return fractionAt(tokens, known.end, known.value);
  }
  const article = isArticle(token);
  if (!known && !article) return null;
  const value = known?.value ?? 1;
  const end = known?.end ?? i + 1;
  const next = tokens[end];
  if (dozen(next)) return { value: value * DOZEN, end: end + 1, stated: true };
  const shared = value === 1 ? phraseAt(tokens, end) : null;
  if (shared?.fraction) return { value: shared.value, end: shared.end, stated: true };
  if (COUPLES.has(next?.lower ?? ""))
    return { value: 2, end: isOf(tokens[end + 1]) ? end + 2 : end + 1, stated: true };
  const more = known ? halfAt(tokens, end) : null;
  if (more) return { value: value + more.value, end: more.end, stated: true };
  return { value, end, stated: !article };
}

function singleAt(tokens: readonly Token[], i: number): Single | null {
  const token = tokens[i];
  if (token?.kind === "glyph") return { value: token.value, end: i + 1, stated: true };
  const digits = digitsAt(tokens, i);
  if (!digits) return wordsAt(tokens, i);
  return dozen(tokens[digits.end])
    ? { value: digits.value * DOZEN, end: digits.end + 1, stated: true }
    : digits;
}

/** The upper end of a range whose lower end ends at `i`, or null: "–3", "to 3", "or 3". */
export function rangeEnd(tokens: readonly Token[], i: number, low: number): Single | null {
  const token = tokens[i];
  if (!token || !goesTo(token)) return null;
  // "4- to 5-pound"
  const hanging = isDash(token) && RANGE_WORDS.has(tokens[i + 1]?.lower ?? "");
  const high = singleAt(tokens, hanging ? i + 2 : i + 1);
  if (!high || !high.stated || high.value <= low) return null;
  return isDash(token) && isCountOf(tokens, i, low, high) ? null : high;
}

/** From so many times as much on no cook would leave the choice. */
const TOO_FAR = 4;
const MOST_PACKS = 6;
/** "1 - 8 oz. package", "2 - 12 oz tubs", "1 - 15 oz can": so many packs and what each weighs, with a dash between them at `i`. */
function isCountOf(tokens: readonly Token[], i: number, low: number, high: Single): boolean {
  if (!Number.isInteger(2 * low) || low > MOST_PACKS || high.value < TOO_FAR * low) return false;
  if (unitWritten(tokens[high.end]?.lower ?? "")?.kind !== "weight") return false;
  const behind = tokens[high.end + 1]?.text === "." ? high.end + 2 : high.end + 1;
  const isSpaced = tokens[i]?.spaced === true && tokens[i + 1]?.spaced === true;
  return isSpaced || unitWritten(tokens[behind]?.lower ?? "")?.kind === "container";
}

/** Reads the amount that begins at token `i`, or null. Linear; `value` is the lower end of a range. */
export function amountAt(tokens: readonly Token[], i: number): Amount | null {
  const span = slashRange(tokens, i);
  if (span) return span;
  const low = singleAt(tokens, i);
  if (!low) return null;
  const high = rangeEnd(tokens, low.end, low.value);
  if (high) return { value: low.value, max: high.value, end: high.end, stated: true };
  return { value: low.value, max: null, end: low.end, stated: low.stated };
}

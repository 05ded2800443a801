/** The receipt's own reader of numbers, and the words that its quantities are told by, one table a language. */
import { CHECKING } from "@/lib/engine/language/receipt";
import { LINKING } from "@/lib/engine/language/linking";
import type { CorePack } from "@/lib/engine/language/pack";
import { PACKS, listed } from "@/lib/engine/language/registry";
import { readForms } from "@/lib/engine/language/units";
import type { Token } from "./tokens";

export type Tables = {
  seconds: Map<string, number>;
  /** Numbers in words, phrases with blanks between their words. */
  values: Map<string, number>;
  /** What such a phrase may begin with, whole words: most words begin none, and are left at once. */
  beginnings: Set<string>;
  parts: Map<string, number>;
  ones: Set<string>;
  ranges: Set<string>;
  /** Before a range joined by "and": "between 20 and 30". */
  betweens: Set<string>;
  fillers: Set<string>;
  celsius: Set<string>;
  fahrenheit: Set<string>;
  degrees: Set<string>;
  joins: Set<string>;
  /** What makes more of the unit before it, phrases with blanks between their words: "and a half". */
  halves: Map<string, number>;
  /** Times in one word, in seconds: "halfuur", "un'ora", "mezz'ora". */
  times: Map<string, number>;
  /** Before about how many of a unit it is: "een minuut of tien". */
  abouts: Set<string>;
  /** Parts that are orders too, where they stand without a unit. */
  verbs: Set<string>;
};

function tablesOf(packs: readonly CorePack[]): Tables {
  const tables: Tables = {
    seconds: new Map(),
    values: new Map(),
    beginnings: new Set(),
    parts: new Map(),
    ones: new Set(),
    ranges: new Set(["-", "–", "—"]),
    betweens: new Set(),
    fillers: new Set(),
    celsius: new Set(),
    fahrenheit: new Set(),
    degrees: new Set(["°", "º"]),
    joins: new Set(["&"]),
    halves: new Map(),
    times: new Map(),
    abouts: new Set(),
    verbs: new Set(),
  };
  const addTo = (set: Set<string>, words: string) => listed(words).forEach((word) => set.add(word));
  const put = (map: Map<string, number>, word: string, value: number) => {
    if (!map.has(word)) map.set(word, value);
  };
  for (const { numbers, durations, temperatures } of packs) {
    for (const unit of durations.units)
      for (const { form } of readForms(unit.forms)) {
        put(tables.seconds, form, unit.minutes * 60);
        for (const [word, value] of Object.entries(durations.numbers ?? {}))
          put(tables.times, `${word}'${form}`, value * unit.minutes * 60);
      }
    for (const [word, minutes] of Object.entries(durations.fixed)) put(tables.times, word, minutes * 60);
    for (const [phrase, value] of Object.entries(numbers.halves)) put(tables.halves, phrase, value);
    for (const [word, value] of Object.entries(numbers.values)) {
      put(tables.values, word, value);
      const words = word.split(" ");
      words.forEach((_word, at) => tables.beginnings.add(words.slice(0, at + 1).join(" ")));
    }
    for (const part of [numbers.parts, numbers.fractions])
      for (const [word, value] of Object.entries(part)) put(tables.parts, word, value);
    addTo(tables.ones, numbers.articles);
    addTo(tables.joins, numbers.joins);
    addTo(tables.ranges, numbers.ranges);
    addTo(tables.betweens, durations.between);
    addTo(tables.fillers, durations.fillers);
    addTo(tables.abouts, durations.aboutBehind ?? "");
    addTo(tables.celsius, temperatures.celsius);
    addTo(tables.fahrenheit, temperatures.fahrenheit);
    addTo(tables.degrees, temperatures.degrees);
  }
  return tables;
}

const ALL = tablesOf(PACKS);
/** Seconds of a unit of time by its word: "minute". */
export const secondsOf = (word: string): number | undefined => ALL.seconds.get(word);
const BY_LANGUAGE = new Map(PACKS.map((pack) => [pack.code, tablesOf([pack])]));
/** No longer form of a unit of time is a sign that every language writes: "h", "min". */
const SIGN_LENGTH = 3;
const SIGNS = [...(BY_LANGUAGE.get("en")?.seconds ?? [])].filter(([form]) => form.length <= SIGN_LENGTH);
for (const { seconds } of BY_LANGUAGE.values())
  for (const [form, value] of SIGNS) if (!seconds.has(form)) seconds.set(form, value);
/** A number word of one language is another word of the next ("once"): each recipe is read in its own. */
export const tablesFor = (language: string): Tables => BY_LANGUAGE.get(language) ?? ALL;

/** A text in the engine's words that a gloss of `language` made: it leaves some numbers as they are. */
export const glossedFrom = (language: string): string => `${GLOSSED}${language}`;
const GLOSSED = "en<";
const [ENGLISH] = PACKS.filter(({ code }) => code === "en");
for (const pack of PACKS) {
  if (ENGLISH === undefined || pack === ENGLISH) continue;
  const tables = tablesOf([ENGLISH, pack]);
  // "Halve the tomatoes" is work, though "halve" is half in Dutch.
  for (const word of tables.parts.keys())
    if (LINKING.readying.has(word) && !BY_LANGUAGE.get("en")?.parts.has(word)) tables.verbs.add(word);
  BY_LANGUAGE.set(glossedFrom(pack.code), tables);
}

/** A number, and the token behind it; `word` where it is written in words. */
export type Read = { value: number; next: number; word: boolean };

/** No blank stands before token `at`. */
export const touches = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.end === tokens[at]?.start;

/** Opens with a plain letter, as nearly every token does: no number. */
function isLetter(text: string): boolean {
  const code = text.charCodeAt(0);
  return code >= 97 && code <= 122;
}

/** False for a word that begins no number, as nearly every one does. */
export function mayOpen(words: Tables, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined) return false;
  if (!isLetter(token.text)) return !isInTurns(tokens, at);
  const { beginnings, times, parts, ones } = words;
  // "una mezz'ora": the time is the next word.
  const isOne = ones.has(token.text) || words.values.get(token.text) === 1;
  if (isOne && times.has(tokens[at + 1]?.text ?? "")) return false;
  return [beginnings, times, parts, ones].some((each) => each.has(token.text));
}

/** "1 by 1": one after the other, and no amount; "2 to 2 1/2" and "1 and 1/2" are. */
function isInTurns(tokens: readonly Token[], at: number): boolean {
  const opens = (from: number): boolean =>
    from >= 0 &&
    LINKING.functionWords.has(tokens[from + 1]?.text ?? "") &&
    tokens[from + 2]?.text === tokens[from]?.text &&
    !/^[\p{N}/⁄]/u.test(tokens[from + 3]?.text ?? "");
  return opens(at) || opens(at - 2);
}

/** "12", "1.5", "1,5", "1 000" is no number of a kitchen. */
function digitsOf(text: string): number | null {
  if (isLetter(text) || !/^\p{Nd}/u.test(text)) return null;
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, "") : text.replace(",", ".");
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** A fraction at `at`: "½", "1/2". */
function fractionAt(tokens: readonly Token[], at: number): Read | null {
  const text = tokens[at]?.text ?? "";
  if (isLetter(text)) return null;
  if (/^\p{No}/u.test(text)) {
    const [top, bottom] = text.normalize("NFKC").split("⁄").map(Number);
    return top && bottom ? { value: top / bottom, next: at + 1, word: false } : null;
  }
  const top = digitsOf(text);
  const sign = tokens[at + 1]?.text;
  const bottom = digitsOf(tokens[at + 2]?.text ?? "");
  if (top === null || bottom === null || bottom <= 0 || (sign !== "/" && sign !== "⁄")) return null;
  if (isSpan(top, bottom)) return null;
  // "180 / 20 mins": a heat and a time, apart from each other.
  const isApart = !touches(tokens, at + 1) || bottom > LARGEST_BELOW;
  return top >= bottom && isApart ? null : { value: top / bottom, next: at + 3, word: false };
}
/** Nothing in a kitchen is divided into more parts. */
const LARGEST_BELOW = 16;

/** "20/30 min", "6/8 people": from one number to the other; nobody measures eighths by six. Halves are written as "2/4". */
function isSpan(low: number, high: number): boolean {
  if (!Number.isInteger(low) || !Number.isInteger(high) || low < 2 || low >= high) return false;
  if (high > LARGEST_BELOW) return true;
  for (let part = 2; part <= low; part += 1) if (low % part === 0 && high % part === 0) return high !== 4;
  return false;
}

/** Two whole numbers that go up, with a stroke between them, at `at`; null for anything else. */
export function strokedAt(
  tokens: readonly Token[],
  at: number,
): { low: number; high: number; next: number } | null {
  const [low, high] = [digitsOf(tokens[at]?.text ?? ""), digitsOf(tokens[at + 2]?.text ?? "")];
  const isStroke = tokens[at + 1]?.text === "/" || tokens[at + 1]?.text === "⁄";
  if (!isStroke || low === null || high === null || low < 2 || low >= high) return null;
  return { low, high, next: at + 3 };
}

/** The upper end of "20/30", whose stroke stands at `at`, between two numbers that are no fraction. */
export function spanEnd(tokens: readonly Token[], at: number): Read | null {
  const span = strokedAt(tokens, at - 1);
  return span !== null && isSpan(span.low, span.high)
    ? { value: span.high, next: span.next, word: false }
    : null;
}

/** "and a half", "and 1/2" behind a whole number. */
export function halfAfter(words: Tables, tokens: readonly Token[], at: number): Read | null {
  if (!words.joins.has(tokens[at]?.text ?? "")) return null;
  const fraction = fractionAt(tokens, at + 1);
  if (fraction !== null && fraction.value < 1) return fraction;
  const article =
    words.ones.has(tokens[at + 1]?.text ?? "") || words.values.get(tokens[at + 1]?.text ?? "") === 1;
  const part = article ? words.parts.get(tokens[at + 2]?.text ?? "") : undefined;
  return part === undefined ? null : { value: part, next: at + 3, word: true };
}

/** The token behind "of an" of "a quarter of an hour", "an" of "1/2 an hour"; `next` itself where nothing of the kind is there. */
export function behindArticle(words: Tables, tokens: readonly Token[], next: number): number {
  const [article, behind] = [tokens[next]?.text ?? "", tokens[next + 1]?.text ?? ""];
  if (article === CHECKING.ofThe[0] && words.ones.has(behind)) return next + 2;
  return words.ones.has(article) && words.seconds.has(behind) ? next + 1 : next;
}

/** Words of the longest phrase that makes more of a unit: "et trois quarts". */
const LONGEST_HALF = 4;

/** "e meia", "et demie", "y cuarto" behind a unit: so much more of it. */
export function moreOfUnit(words: Tables, tokens: readonly Token[], at: number): Read | null {
  for (let next = Math.min(at + LONGEST_HALF, tokens.length); next > at; next -= 1) {
    const phrase = tokens.slice(at, next).map(({ text }) => text);
    const value = words.halves.get(phrase.join(" "));
    if (value !== undefined) return { value, next, word: true };
  }
  return null;
}

/** The longest number in words at `at`: "two", "twenty-five". */
function phraseAt(words: Tables, tokens: readonly Token[], at: number): Read | null {
  let phrase = "";
  let next = at;
  let found: Read | null = null;
  while (next < tokens.length) {
    phrase = phrase === "" ? (tokens[next]?.text ?? "") : `${phrase} ${tokens[next]?.text ?? ""}`;
    if (!words.beginnings.has(phrase)) break;
    next += 1;
    const value = words.values.get(phrase);
    if (value !== undefined) found = { value, next, word: true };
    if (tokens[next]?.text === "-" && touches(tokens, next)) next += 1;
  }
  return found;
}

/** A number at `at`: "2", "1 1/2", "1-1/2", "1½", "two", "half", "three quarters", "a" only where `article` allows it. */
export function numberAt(words: Tables, tokens: readonly Token[], at: number): Read | null {
  const fraction = fractionAt(tokens, at);
  if (fraction !== null) return fraction;
  const text = tokens[at]?.text ?? "";
  const whole = digitsOf(text);
  if (whole !== null) {
    const dashed = tokens[at + 1]?.text === "-" && touches(tokens, at + 1) ? 1 : 0;
    const more = fractionAt(tokens, at + 1 + dashed);
    if (more !== null && more.value < 1) return { value: whole + more.value, next: more.next, word: false };
    return { value: whole, next: at + 1, word: false };
  }
  const phrase = phraseAt(words, tokens, at);
  if (phrase !== null) {
    const part = words.parts.get(tokens[phrase.next]?.text ?? "");
    return part !== undefined && phrase.value < 10
      ? { value: phrase.value * part, next: phrase.next + 1, word: true }
      : phrase;
  }
  const part = words.parts.get(text);
  if (part !== undefined)
    return { value: part, next: at + (words.ones.has(tokens[at + 1]?.text ?? "") ? 2 : 1), word: true };
  return null;
}

/** "½ of the onions": a fraction in figures that is one of them. */
export const isOfThe = (tokens: readonly Token[], at: number): boolean =>
  LINKING.genitive.has(tokens[at]?.text ?? "") && LINKING.definite.has(tokens[at + 1]?.text ?? "");

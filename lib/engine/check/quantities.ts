/**
 * The receipt's own reader of numbers: amounts, times and temperatures, read in the plainest way that tells them apart. It shares the words
 * of the languages with the engine's grammars and none of their code, so that a mistake of theirs cannot pass as a match.
 */
import { PACKS, listed } from "@/lib/engine/language/registry";
import type { CorePack } from "@/lib/engine/language/pack";
import { convertUnit, readForms, unitWritten } from "@/lib/engine/language/units";
import { tokensIn, type Token } from "./tokens";

export type Sort = "amount" | "time" | "heat" | "length";

/** A stated number with its unit; `unit` is the id of a unit, "s" for times, "c", "f" or "" for temperatures, null for bare counts. */
export type Quantity = {
  sort: Sort;
  low: number;
  high: number;
  unit: string | null;
  start: number;
  end: number;
  /** A fraction in words that measures nothing by itself: "half", "two thirds". */
  portion: boolean;
  /** First token of it, and the token behind it. */
  at: number;
  next: number;
};

type Tables = {
  seconds: Map<string, number>;
  values: Map<string, number>;
  parts: Map<string, number>;
  ones: Set<string>;
  ranges: Set<string>;
  fillers: Set<string>;
  celsius: Set<string>;
  fahrenheit: Set<string>;
  degrees: Set<string>;
  joins: Set<string>;
};

function tablesOf(packs: readonly CorePack[]): Tables {
  const tables: Tables = {
    seconds: new Map(),
    values: new Map(),
    parts: new Map(),
    ones: new Set(),
    ranges: new Set(["-", "–", "—"]),
    fillers: new Set(),
    celsius: new Set(),
    fahrenheit: new Set(),
    degrees: new Set(["°", "º"]),
    joins: new Set(["&"]),
  };
  const addTo = (set: Set<string>, words: string) => listed(words).forEach((word) => set.add(word));
  const put = (map: Map<string, number>, word: string, value: number) => {
    if (!word.includes(" ") && !map.has(word)) map.set(word, value);
  };
  for (const { numbers, durations, temperatures } of packs) {
    for (const unit of durations.units)
      for (const { form } of readForms(unit.forms)) put(tables.seconds, form, unit.minutes * 60);
    for (const [word, value] of Object.entries(numbers.values)) put(tables.values, word, value);
    for (const part of [numbers.parts, numbers.fractions])
      for (const [word, value] of Object.entries(part)) put(tables.parts, word, value);
    addTo(tables.ones, numbers.articles);
    addTo(tables.joins, numbers.joins);
    addTo(tables.ranges, numbers.ranges);
    addTo(tables.fillers, durations.fillers);
    addTo(tables.celsius, temperatures.celsius);
    addTo(tables.fahrenheit, temperatures.fahrenheit);
    addTo(tables.degrees, temperatures.degrees);
  }
  return tables;
}

const ALL = tablesOf(PACKS);
const BY_LANGUAGE = new Map(PACKS.map((pack) => [pack.code, tablesOf([pack])]));
/** A number word of one language is another word of the next ("once"): each recipe is read in its own. */
const tablesFor = (language: string): Tables => BY_LANGUAGE.get(language) ?? ALL;

type Read = { value: number; next: number; word: boolean };

const touches = (tokens: readonly Token[], at: number): boolean => tokens[at - 1]?.end === tokens[at]?.start;

/** "12", "1.5", "1,5", "1 000" is no number of a kitchen. */
function digitsOf(text: string): number | null {
  if (!/^\p{Nd}/u.test(text)) return null;
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, "") : text.replace(",", ".");
  const value = Number(plain);
  return Number.isFinite(value) ? value : null;
}

/** A fraction at `at`: "½", "1/2". */
function fractionAt(tokens: readonly Token[], at: number): Read | null {
  const text = tokens[at]?.text ?? "";
  if (/^\p{No}/u.test(text)) {
    const [top, bottom] = text.normalize("NFKC").split("⁄").map(Number);
    return top && bottom ? { value: top / bottom, next: at + 1, word: false } : null;
  }
  const top = digitsOf(text);
  const sign = tokens[at + 1]?.text;
  const bottom = digitsOf(tokens[at + 2]?.text ?? "");
  return top !== null && (sign === "/" || sign === "⁄") && bottom !== null && bottom > 0
    ? { value: top / bottom, next: at + 3, word: false }
    : null;
}

/** "and a half" behind a whole number. */
function halfAfter(words: Tables, tokens: readonly Token[], at: number): Read | null {
  if (!words.joins.has(tokens[at]?.text ?? "")) return null;
  const article =
    words.ones.has(tokens[at + 1]?.text ?? "") || words.values.get(tokens[at + 1]?.text ?? "") === 1;
  const part = article ? words.parts.get(tokens[at + 2]?.text ?? "") : undefined;
  return part === undefined ? null : { value: part, next: at + 3, word: true };
}

/** A number at `at`: "2", "1 1/2", "1-1/2", "1½", "two", "half", "three quarters", "a" only where `article` allows it. */
function numberAt(words: Tables, tokens: readonly Token[], at: number): Read | null {
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
  const value = words.values.get(text);
  if (value !== undefined) {
    const part = words.parts.get(tokens[at + 1]?.text ?? "");
    if (part !== undefined && value < 10) return { value: value * part, next: at + 2, word: true };
    const one =
      value >= 20 && value < 100
        ? words.values.get(tokens[at + (tokens[at + 1]?.text === "-" ? 2 : 1)]?.text ?? "")
        : undefined;
    if (one !== undefined && one < 10)
      return { value: value + one, next: at + (tokens[at + 1]?.text === "-" ? 3 : 2), word: true };
    return { value, next: at + 1, word: true };
  }
  const part = words.parts.get(text);
  if (part !== undefined)
    return { value: part, next: at + (words.ones.has(tokens[at + 1]?.text ?? "") ? 2 : 1), word: true };
  return null;
}

function unitAt(
  words: Tables,
  tokens: readonly Token[],
  from: number,
  raw: string,
): { sort: Sort; unit: string; scale: number; next: number } | null {
  let at = from;
  const token = tokens[at];
  if (token === undefined) return null;
  if (words.degrees.has(token.text)) {
    const scale = tokens[at + 1]?.text ?? "";
    const known = words.celsius.has(scale) ? "c" : words.fahrenheit.has(scale) ? "f" : "";
    return { sort: "heat", unit: known, scale: 1, next: at + (known === "" ? 1 : 2) };
  }
  if (token.text === "-" && touches(tokens, at) && touches(tokens, at + 1)) at += 1;
  while (words.fillers.has(tokens[at]?.text ?? "")) at += 1;
  const word = tokens[at]?.text ?? "";
  const written = raw.slice(tokens[at]?.start, tokens[at]?.end);
  const seconds = words.seconds.get(word);
  const after = tokens[at + 1]?.text === "." ? at + 2 : at + 1;
  if (seconds !== undefined && !(word.length === 1 && written !== word))
    return { sort: "time", unit: "s", scale: seconds, next: after };
  const two = unitWritten(`${word} ${tokens[at + 1]?.text ?? ""}`);
  const unit = two ?? unitWritten(written);
  if (unit === null) return null;
  const next = two === null ? after : at + 2;
  return { sort: unit.kind === "length" ? "length" : "amount", unit: unit.id, scale: 1, next };
}

/** An amount of Celsius or Fahrenheit where "C" and "F" stand without a degree sign: what is so hot is no cup. */
function heatAt(
  words: Tables,
  tokens: readonly Token[],
  at: number,
  value: number,
): { unit: string; next: number } | null {
  const word = tokens[at]?.text ?? "";
  if (value < 30 || !(words.celsius.has(word) || words.fahrenheit.has(word))) return null;
  return { unit: words.celsius.has(word) ? "c" : "f", next: at + 1 };
}

/** The quantity at token `at` of `text`, or null. */
function quantityAt(words: Tables, tokens: readonly Token[], at: number, text: string): Quantity | null {
  const opened = numberAt(words, tokens, at) ?? articleAt(words, tokens, at);
  const half = opened === null || opened.value < 1 ? null : halfAfter(words, tokens, opened.next);
  const first = opened === null || half === null ? opened : { ...half, value: opened.value + half.value };
  const opening = tokens[at];
  if (first === null || opening === undefined) return null;
  let { next } = first;
  let high = first.value;
  const between = unitAt(words, tokens, next, text);
  const ranged =
    rangeAfter(words, tokens, next) ??
    (between?.sort === "time" ? null : rangeAfter(words, tokens, between?.next ?? next));
  if (ranged !== null && ranged.value > first.value) {
    high = ranged.value;
    next = ranged.next;
  }
  const place = (end: number) => ({
    portion: false,
    start: opening.start,
    at,
    end: tokens[end - 1]?.end ?? opening.end,
    next: end,
  });
  const heat = heatAt(words, tokens, next, first.value);
  if (heat !== null) return { sort: "heat", low: first.value, high, unit: heat.unit, ...place(heat.next) };
  const unit = unitAt(words, tokens, next, text) ?? (ranged === null ? null : between);
  if (unit === null)
    return first.word && tokens[at]?.text !== undefined && words.ones.has(tokens[at]?.text ?? "")
      ? null
      : {
          sort: "amount",
          low: first.value,
          high,
          unit: null,
          ...place(next),
          portion: first.word && first.value < 1,
        };
  const end = Math.max(unit.next, next);
  return {
    sort: unit.sort,
    low: first.value * unit.scale,
    high: high * unit.scale,
    unit: unit.unit,
    ...place(end),
  };
}

/** "a" and "an" mean one only before a unit. */
function articleAt(words: Tables, tokens: readonly Token[], at: number): Read | null {
  const text = tokens[at]?.text ?? "";
  return words.ones.has(text) && words.values.get(tokens[at + 1]?.text ?? "") === undefined
    ? { value: 1, next: at + 1, word: true }
    : null;
}

function rangeAfter(words: Tables, tokens: readonly Token[], at: number): Read | null {
  return words.ranges.has(tokens[at]?.text ?? "") ? numberAt(words, tokens, at + 1) : null;
}

/** All quantities of a text, in order; none overlaps another. Linear. */
export function quantitiesIn(text: string, language: string): Quantity[] {
  const words = tablesFor(language);
  const tokens = tokensIn(text);
  const found: Quantity[] = [];
  for (let at = 0; at < tokens.length;) {
    const quantity = quantityAt(words, tokens, at, text);
    if (quantity === null) {
      at += 1;
      continue;
    }
    const last = found[found.length - 1];
    // "1 hour 30 (minutes)" and "1 hour and 15 minutes" are one time.
    const bare = quantity.unit === null && quantity.low < 60 && Number.isInteger(quantity.low);
    if (
      last?.sort === "time" &&
      last.next >= at - 1 &&
      last.low >= 3600 &&
      (quantity.sort === "time" || bare)
    ) {
      const scale = bare ? 60 : 1;
      if (quantity.low * scale < 3600) {
        last.low += quantity.low * scale;
        last.high += quantity.high * scale;
        last.end = quantity.end;
        last.next = quantity.next;
        at = Math.max(quantity.next, at + 1);
        continue;
      }
    }
    found.push(quantity);
    at = Math.max(quantity.next, at + 1);
  }
  return found;
}

/** Times and temperatures as words to compare: "300-420 s", "180-180 c". */
export const statedAs = ({ low, high, unit }: Quantity): string =>
  `${round(low)}-${round(high)} ${unit ?? ""}`;

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** What part of `whole` `part` is: by its low end and by its high one; null when the two cannot be compared. */
export function shareOf(part: Quantity, whole: Quantity): { low: number; high: number } | null {
  if (part.sort !== "amount" || whole.sort !== "amount" || whole.low <= 0) return null;
  if (part.unit === whole.unit) return { low: part.low / whole.low, high: part.high / whole.high };
  const low = convertUnit(part.low, part.unit, whole.unit);
  const high = convertUnit(part.high, part.unit, whole.unit);
  return low === null || high === null ? null : { low: low / whole.low, high: high / whole.high };
}

/**
 * The receipt's own reader of numbers: amounts, times and temperatures, read in the plainest way that tells them apart. It shares the words
 * of the languages with the engine's grammars and none of their code, so that a mistake of theirs cannot pass as a match.
 */
import { LINKING } from "@/lib/engine/language/linking";
import { keepingRecent } from "@/lib/engine/language/memory";
import { convertUnit, unitForms, mostUnitWords, unitWritten, type Unit } from "@/lib/engine/language/units";
import {
  behindArticle,
  halfAfter,
  isOfThe,
  mayOpen,
  moreOfUnit,
  numberAt,
  tablesFor,
  touches,
  type Read,
  type Tables,
  spanEnd,
  strokedAt,
} from "./numbers";
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

/** The first words of all units' written forms, and the full stop that may stand before one. */
const UNIT_OPENINGS: ReadonlySet<string> = new Set([
  ".",
  ...unitForms().map(({ form }) => tokensIn(form)[0]?.text ?? ""),
]);

/** The longest written unit that begins at `at`: "cups", "fl. oz". */
function writtenUnitAt(
  tokens: readonly Token[],
  at: number,
  raw: string,
): { unit: Unit; next: number } | null {
  if (!UNIT_OPENINGS.has(tokens[at]?.text ?? "")) return null;
  // Each word but the last may have a full stop.
  for (let next = Math.min(at + 2 * mostUnitWords(), tokens.length); next > at; next -= 1) {
    const written = raw.slice(tokens[at]?.start, tokens[next - 1]?.end);
    const unit = unitWritten(written.replace(/\.\s?/g, " ").trim());
    if (unit !== null) return { unit, next };
  }
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
  // "tre quarti d'ora"
  const seconds = words.seconds.get(word) ?? words.seconds.get(word.slice(word.indexOf("'") + 1));
  const dotted = (next: number): number => (tokens[next]?.text === "." ? next + 1 : next);
  if (seconds !== undefined && !(word.length === 1 && written !== word))
    return { sort: "time", unit: "s", scale: seconds, next: dotted(at + 1) };
  const found = writtenUnitAt(tokens, at, raw);
  if (found === null) return null;
  const { unit } = found;
  const next = dotted(found.next);
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

/** "2/3 min": from two minutes to three, for nobody times two thirds of one. */
function minutesSpan(words: Tables, tokens: readonly Token[], at: number, text: string): Quantity | null {
  const span = strokedAt(tokens, at);
  const unit = span === null ? null : unitAt(words, tokens, span.next, text);
  if (span === null || unit?.sort !== "time" || unit.scale > SECONDS_A_MINUTE) return null;
  const [start, end] = [tokens[at]?.start ?? 0, tokens[unit.next - 1]?.end ?? 0];
  const [low, high] = [span.low * unit.scale, span.high * unit.scale];
  return { sort: "time", low, high, unit: unit.unit, portion: false, start, at, end, next: unit.next };
}
const SECONDS_A_MINUTE = 60;

/** The quantity at token `at` of `text`, or null. */
function quantityAt(words: Tables, tokens: readonly Token[], at: number, text: string): Quantity | null {
  if (!mayOpen(words, tokens, at)) return null;
  const time = words.times.get(tokens[at]?.text ?? "");
  if (time !== undefined) return timeInOneWord(words, tokens, at, time);
  const span = minutesSpan(words, tokens, at, text);
  if (span !== null) return span;
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
    betweenAt(words, tokens, at, next) ??
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
  const from = first.value < 1 ? behindArticle(words, tokens, next) : next;
  const unit = unitAt(words, tokens, from, text) ?? (ranged === null ? null : between);
  if (unit === null)
    return first.word && (words.ones.has(opening.text) || words.verbs.has(opening.text))
      ? null
      : {
          sort: "amount",
          low: first.value,
          high,
          unit: null,
          ...place(next),
          portion: first.value < 1 && (first.word || isOfThe(tokens, next)),
        };
  const behind = Math.max(unit.next, next);
  const opensAbout = words.ones.has(opening.text) && words.abouts.has(tokens[behind]?.text ?? "");
  const about = unit.sort === "time" && opensAbout ? numberAt(words, tokens, behind + 1) : null;
  if (about !== null) {
    const total = about.value * unit.scale;
    return { sort: "time", low: total, high: total, unit: unit.unit, ...place(about.next) };
  }
  const more = high === first.value ? moreOfUnit(words, tokens, behind) : null;
  const end = more?.next ?? behind;
  return {
    sort: unit.sort,
    low: (first.value + (more?.value ?? 0)) * unit.scale,
    high: (high + (more?.value ?? 0)) * unit.scale,
    unit: unit.unit,
    ...place(end),
  };
}

/** "halfuur", "un'ora e mezza": a time whose number and unit are one word. */
function timeInOneWord(words: Tables, tokens: readonly Token[], at: number, seconds: number): Quantity {
  const more = moreOfUnit(words, tokens, at + 1);
  const next = more?.next ?? at + 1;
  const total = seconds * (1 + (more?.value ?? 0));
  return {
    sort: "time",
    low: total,
    high: total,
    unit: "s",
    start: tokens[at]?.start ?? 0,
    end: tokens[next - 1]?.end ?? 0,
    portion: false,
    at,
    next,
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
  return words.ranges.has(tokens[at]?.text ?? "") ? numberAt(words, tokens, at + 1) : spanEnd(tokens, at);
}

/** "between 15 and 20 minutes", of which the first number stands at `at`. */
const betweenAt = (words: Tables, tokens: readonly Token[], at: number, next: number): Read | null =>
  words.betweens.has(tokens[at - 1]?.text ?? "") && words.joins.has(tokens[next]?.text ?? "")
    ? numberAt(words, tokens, next + 1)
    : null;

/** Minutes of an hour are written in two figures. */
const MINUTES = /^[0-5]\d$/;

/** "1 h 30 à 180 °C": the minutes of the time before, and a heat that is no range with them. */
const endsTime = (last: Quantity | undefined, heat: Quantity, token: Token | undefined): boolean =>
  last?.sort === "time" &&
  last.next === heat.at &&
  last.low % 3600 === 0 &&
  heat.sort === "heat" &&
  heat.high > heat.low &&
  MINUTES.test(token?.text ?? "");

const readers = new Map<string, (text: string) => readonly Quantity[]>();

/** All quantities of a text, in order; none overlaps another. Linear. */
export function quantitiesIn(text: string, language: string): readonly Quantity[] {
  const read = readers.get(language) ?? keepingRecent((asked) => readQuantities(asked, language));
  readers.set(language, read);
  return read(text);
}

function readQuantities(text: string, language: string): Quantity[] {
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
    if (last !== undefined && endsTime(last, quantity, tokens[at])) {
      last.low += quantity.low * 60;
      last.high += quantity.low * 60;
      last.next = at + 1;
      last.end = tokens[at]?.end ?? last.end;
      at += 1;
      continue;
    }
    // "1 hour 30 (minutes)" and "1 hour and 15 minutes" are one time.
    // A word is no minutes: "une heure sous un torchon".
    const figures = /^\p{Nd}/u.test(tokens[quantity.at]?.text ?? "");
    // "1 hr 30 in the oven": no inches.
    const goesOn =
      LINKING.enclosing.has(tokens[quantity.at + 1]?.text ?? "") &&
      LINKING.determiners.has(tokens[quantity.at + 2]?.text ?? "");
    const isPlain = quantity.unit === null || goesOn;
    const bare = isPlain && figures && quantity.low < 60 && Number.isInteger(quantity.low);
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

/** The times of a line's facts: which one stands where, what is added to it, and what its label says that it is. */
import { FRACTION_SIGNS } from "@/lib/engine/language/characters";
import { isBeforeSomething } from "@/lib/engine/language/times/duration-context";
import { findDurations } from "@/lib/engine/language/times/durations";
import { factPattern, TIME_KINDS } from "@/lib/engine/language/shapes";
import { sparing } from "@/lib/engine/language/sparing";
import type { TimeKind } from "@/lib/engine/language/pack/pages";
import {
  ABOUT,
  ADDED,
  BARE_PIECES,
  COUNT,
  DIVIDED,
  HAS_EATERS,
  HOUR,
  HOURS,
  LABEL,
  OPENING_LABEL,
  OVERNIGHT,
} from "./fact-patterns";

const BARE_MINUTES = new RegExp(`(\\d\\s?(?:${HOURS})\\.?)\\s(\\d{1,2})(?=\\s*(?:$|[|,;.)]))`, "iu");
/** "30-Minute Meals" is a name and no time. */
const ADJECTIVE = /^\D{0,12}\d{1,3}[-‑]\p{L}{3,}\s\p{L}/u;
/** "1:15", hours and minutes. */
const CLOCK = /^(\d{1,2}):([0-5]\d)(?![\d:])/;
const TIME_LEAD = new RegExp(`^${ABOUT}`, "iu");
const ENDS_IN_HOURS = new RegExp(`[\\d${FRACTION_SIGNS}]\\s?(?:${HOURS})\\.?$`, "iu");

/** Minutes by what they are. */
export type Times = Partial<Record<TimeKind, number>>;

/** No row adds more times than this to one of its own. */
const MOST_ADDED = 4;
/** A label this far behind its time is a word of the sentence. */
const LABEL_REACH = 5;

/** A longer time without a word for what it is tells how the dish keeps. */
const MOST_UNNAMED = 3 * 24 * HOUR;

/** Characters in which a time that a text opens with ends. */
const LONGEST_LOOK = 60;

type Time = { minutes: number; end: number };

/** The time that `text` begins with, by its lower end, and where it ends; null when it begins with none. */
export function timeAt(text: string): Time | null {
  const value = text.replace(TIME_LEAD, "");
  const lead = text.length - value.length;
  const night = OVERNIGHT.exec(value);
  if (night) return { minutes: 0, end: lead + night[0].length };
  const clock = CLOCK.exec(value);
  if (clock) return { minutes: Number(clock[1]) * HOUR + Number(clock[2]), end: lead + clock[0].length };
  const look = value.slice(0, LONGEST_LOOK).replace(BARE_MINUTES, "$1 $2 min");
  const [first, more] = findDurations(look);
  if (first === undefined || first.start > 1) return null;
  // "1 hr. 15 min.": the full stop of the hours parts one time in two.
  const goesOn =
    more !== undefined &&
    more.minutes < first.minutes &&
    /^[.,\s]{1,3}$/.test(look.slice(first.end, more.start));
  const end = Math.min(value.length, goesOn ? more.end : first.end);
  return { minutes: Math.round(first.minutes + (goesOn ? more.minutes : 0)), end: lead + end };
}

/** The minutes that `text` begins with, or null. */
export const minutesAt = (text: string): number | null => timeAt(text)?.minutes ?? null;

/**
 * Adds the times that follow one of a row ("… plus 1 hour chilling", "… (+ 20 min cooling)"); a rest where nothing says what they are, and
 * where `labelled`, none of those that are for something else ("… (plus 4 hours for the eggs)").
 */
export function addTimes(text: string, into: Times, labelled = false): void {
  let rest = text;
  for (let i = 0; i < MOST_ADDED; i += 1) {
    const lead = ADDED.exec(rest) ?? ADDED.exec(rest.slice(labelAt(rest)?.end ?? 0));
    if (lead === null) return;
    rest = rest.slice(rest.indexOf(lead[0]) + lead[0].length);
    const time = timeAt(rest);
    if (time === null) return;
    const behind = labelAt(rest.slice(time.end));
    if (labelled && behind === null && /\p{L}/u.test(rest.slice(time.end))) return;
    const kind = behind?.kind ?? "resting";
    into[kind] = (into[kind] ?? 0) + time.minutes;
    rest = rest.slice(time.end);
  }
}

/** The minutes that are added to a whole: "1 hour + 4 hours in the fridge". */
export function addedMinutes(text: string): number {
  const added: Times = {};
  addTimes(text, added, true);
  return TIME_KINDS.reduce((sum, kind) => sum + (added[kind] ?? 0), 0);
}

/** The time that `text` opens with, where it may be that of a recipe: "14:02" and "0:45 Pasta" are times of a day or a film, "30-Minute Meals" a name. */
export function ownTimeAt(text: string): Time | null {
  const time = timeAt(text);
  if (time === null || time.minutes === 0 || ADJECTIVE.test(text)) return null;
  const behind = text.slice(time.end);
  if (labelAt(behind) !== null) return time;
  if (isBeforeSomething(behind)) return null;
  // "A day ahead: then 40 minutes in the oven" says when, and not how long.
  const [first] = findDurations(text.slice(0, LONGEST_LOOK));
  // "Freeze it before broiling, up to 3 months."
  if (time.minutes > MOST_UNNAMED || (first?.start === 0 && !first.isTimer)) return null;
  return CLOCK.test(text) ? null : time;
}

/** The label behind a time: "30 min de préparation", "20 minutes prep". */
export function labelAt(text: string): { kind: TimeKind; end: number } | null {
  for (const found of LABEL.all(text)) {
    if (found.index > LABEL_REACH) return null;
    for (const kind of TIME_KINDS)
      if (found.groups?.[kind] !== undefined) return { kind, end: found.index + found[0].length };
  }
  return null;
}

/** Notes a time that no label opens, with what stands behind it: its kind, and what is added to it. */
export function noteTime(minutes: number, behind: string, facts: { times: Times; plain?: number }): void {
  const kind = labelAt(behind)?.kind ?? null;
  const cooked = facts.times.cooking ?? 0;
  if (kind !== null) facts.times[kind] = (facts.times[kind] ?? 0) + minutes;
  addTimes(behind, facts.times);
  if (kind !== null) return;
  // "25 min + 25 min in the oven": the first of them are the work.
  if ((facts.times.cooking ?? 0) > cooked) facts.times.preparation ??= minutes;
  else facts.plain ??= minutes;
}

/** "Yield: 1 loaf", "one tray" and what else counts what comes out. */
const countsPieces = (text: string): boolean => {
  const words = text.split(" ").slice(0, MOST_WORDS);
  return words.some((_word, at) => BARE_PIECES.test(words.slice(at).join(" ")));
};
const MOST_WORDS = 12;

/** The parts between commas; a measure of what comes before stays with it ("1 loaf, about 900 g"). */
export function commaParts(piece: string): string[] {
  const parts: string[] = [];
  for (const part of piece.split(/,\s+/)) {
    const before = parts.at(-1) ?? "";
    // "Tin of 20 cm, about 12 slices" says what comes out of it.
    const comesOut = /\d/.test(part) && BARE_PIECES.test(part) && !countsPieces(before);
    const measures =
      parts.length > 0 && !/^\d/.test(part) && COUNT.test(part) && minutesAt(part) === null && !comesOut;
    const minutes = ENDS_IN_HOURS.test(before) && minutesAt(part) !== null && labelAt(part) === null;
    if (minutes) parts[parts.length - 1] += ` ${part}`;
    else if (measures) parts[parts.length - 1] += `, ${part}`;
    else parts.push(part);
  }
  return parts;
}

/** "6 moelleux" of "Pour 6 moelleux": one word behind a number, and nobody who eats. */
export const isPieces = (text: string): boolean =>
  /^\p{L}{4,}$/u.test(text.replace(COUNT, "").trim()) && !HAS_EATERS.test(text) && minutesAt(text) === null;

/** A longer line tells a story. */
const LONGEST_LINE = 240;

/** The total time in minutes that a line states anywhere in it; null when it states none. */
export function totalMinutesIn(text: string): number | null {
  if (text.length > LONGEST_LINE) return null;
  for (const found of LABEL.all(text)) {
    if (found.groups?.total === undefined || (found.index > 0 && !/^\p{Lu}/u.test(found[0]))) continue;
    const minutes = minutesAt(text.slice(found.index + found[0].length));
    if (minutes !== null && minutes > 0) return minutes;
  }
  return null;
}

/** "Serves 4 - 30 min": a yield and a time, and no range. */
export function yieldAndTime(piece: string): string[] {
  const dash = /\d\s[–—-]\s(?=\d)/u.exec(piece);
  if (dash === null) return [piece];
  const [first, second] = [piece.slice(0, dash.index + 1), piece.slice(dash.index + dash[0].length)];
  const { serves, makes } = OPENING_LABEL.exec(first)?.groups ?? {};
  return (serves ?? makes) !== undefined && minutesAt(second) !== null ? [first, second] : [piece];
}

/** What the last words of a method divide the dish into ("… and cut into 24 bars"); null when they do not. */
export const dividedInto = (text: string): string | null => DIVIDED.exec(text)?.[1] ?? null;

/** Counts in words among other words are a way of speaking: "One pan, one spoon, and dinner is ready." */
export const countsThings = (piece: string, parts: readonly string[]): boolean =>
  !piece.includes(",") || /\p{N}/u.test(piece) || parts.some((part) => minutesAt(part) !== null);

export const wordCount = (text: string): number => (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;

/** "heb je nodig", "il vous faut": what ends a line above the list, behind for how many or for what. */
const NEEDED = sparing(new RegExp(`\\s(?:${factPattern((words) => words.needed)})[\\s:]*$`, "iu"));
/** "Voor 10 wafels heb je nodig:" without what only leads up to the list. */
export const withoutNeeded = (text: string): string => {
  const found = NEEDED.exec(text);
  return found === null ? text : text.slice(0, found.index);
};

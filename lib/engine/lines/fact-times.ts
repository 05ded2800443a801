/** The times of a row of facts: where one stands, what it is, and what is added to it. */
import { findDurations } from "@/lib/engine/language/durations";
import type { TimeKind } from "@/lib/engine/language/facts";
import { ADDED, BARE_MINUTES, CLOCK, KINDS, LABEL, OVERNIGHT, TIME_LEAD } from "./fact-patterns";

/** Minutes by what they are. */
export type Times = Partial<Record<TimeKind, number>>;

const HOUR = 60;
/** No row adds more times than this to one of its own. */
const MOST_ADDED = 4;
/** A label this far behind its time is a word of the sentence. */
const LABEL_REACH = 5;

type Time = { minutes: number; end: number };

/** The time that `text` begins with, by its lower end, and where it ends; null when it begins with none. */
export function timeAt(text: string): Time | null {
  const value = text.replace(TIME_LEAD, "");
  const lead = text.length - value.length;
  const night = OVERNIGHT.exec(value);
  if (night) return { minutes: 0, end: lead + night[0].length };
  const clock = CLOCK.exec(value);
  if (clock) return { minutes: Number(clock[1]) * HOUR + Number(clock[2]), end: lead + clock[0].length };
  const look = value.slice(0, 60).replace(BARE_MINUTES, "$1 $2 min");
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

/** Adds the times that follow one of a row ("… plus 1 hour chilling", "… (+ 20 min cooling)"); a rest where nothing says what they are. */
export function addTimes(text: string, into: Times): void {
  let rest = text;
  for (let i = 0; i < MOST_ADDED; i += 1) {
    const lead = ADDED.exec(rest) ?? ADDED.exec(rest.slice(labelAt(rest)?.end ?? 0));
    if (lead === null) return;
    rest = rest.slice(rest.indexOf(lead[0]) + lead[0].length);
    const time = timeAt(rest);
    if (time === null) return;
    const behind = labelAt(rest.slice(time.end));
    const kind = behind?.kind ?? "resting";
    into[kind] = (into[kind] ?? 0) + time.minutes;
    rest = rest.slice(time.end);
  }
}

/** The label behind a time: "30 min de préparation", "20 minutes prep". */
export function labelAt(text: string): { kind: TimeKind; end: number } | null {
  for (const found of text.matchAll(LABEL)) {
    if (found.index > LABEL_REACH) return null;
    for (const kind of KINDS)
      if (found.groups?.[kind] !== undefined) return { kind, end: found.index + found[0].length };
  }
  return null;
}

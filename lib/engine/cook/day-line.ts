/**
 * "When do you want to eat?": what to begin when, counted back from the meal. Only times that the recipe states count, one after another and
 * ranges by their longer end; what states none is named and gets no minutes. Clock times are minutes from midnight of the day of the
 * meal: what is below 0 is the day before.
 */
import { COOK_MODE } from "@/lib/engine/language/cook-mode";
import { findDurations, goesThroughTheNight } from "@/lib/engine/language/times/durations";
import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { plainText } from "@/lib/engine/recipe/markup";
import { sentenceSpans } from "@/lib/engine/speak/spoken-text";
import { isLeadWork } from "./before-start";
import { statedTimes, timerLabel, type StatedTime } from "./timers";

const DAY = 24 * 60;
/** A shorter wait is none to do something else in. */
const FREE_FROM_MINUTES = 15;
/** A line that a cook can follow states no more times. */
const MOST_NAMED = 6;

export type DayEntry =
  /** Begun at `from`, done at `to`; both null before a night without a clock. */
  | {
      kind: "timed";
      step: number;
      label: string;
      time: StatedTime;
      from: number | null;
      to: number | null;
      /** It goes on by itself: so many minutes, at the least, belong to the cook. */
      freeMinutes: number | null;
    }
  /** "Overnight" and no number: everything before it is done the day before the next clock time, or earlier. */
  | { kind: "night"; step: number; label: string }
  /** The recipe's stated total is longer than its steps' times: the rest, for all that states none. */
  | { kind: "unassigned"; minutes: number; from: number; to: number };

export type DayPlan = {
  /** In the order of doing. */
  entries: DayEntry[];
  /** When to begin; null where a night without a clock comes first, or where nothing is stated. */
  beginsAt: number | null;
  eatAt: number;
  /** Numbers of the steps that state no time at all. */
  untimed: number[];
  /** Work of hours or a night whose time nobody states: "Soak the beans". */
  leads: { step: number; label: string }[];
  /** As stated, when the steps' times add up to more: some of them may run side by side. */
  shorterTotal: number | null;
};

/** How many days before the meal's day (0) a time is: -1 is the day before. */
export const dayOf = (at: number): number => Math.floor(at / DAY);

/** The time of its day, in whole minutes. A start is never told too late. */
export const timeOfDay = (at: number): number => Math.floor(((at % DAY) + DAY) % DAY);

type Work = { step: number; label: string; text: string; time: StatedTime | null };

/** The lines of a step, or its sentences where it has no lines: each with its times, or with none. */
function workOf(step: Step, language: string): Work[] {
  const lines = step.actions?.length
    ? step.actions
    : sentences(plainText(step.instruction)).map((text) => ({ text, seconds: secondsIn(text) }));
  return lines.flatMap((line): Work[] => {
    const text = plainText(line.text);
    const times = statedTimes([line]);
    const work = { step: step.number, text };
    if (times.length === 0) return [{ ...work, label: timerLabel(text, { language }), time: null }];
    // Each name is looked for in the whole line: one that states many times is called by its first.
    const named = times.length <= MOST_NAMED ? times : times.slice(0, 1);
    const labels = named.map(({ nth }) =>
      timerLabel(text, { nth: Math.max(0, nth), about: step.instruction, language }),
    );
    return times.map(({ minutes, minutesMax }, at) => ({
      ...work,
      label: labels[at] ?? labels[0] ?? "",
      time: { minutes, minutesMax },
    }));
  });
}

const sentences = (text: string): string[] =>
  sentenceSpans(text).map(({ start, end }) => text.slice(start, end));

const secondsIn = (text: string): number[] =>
  findDurations(text).flatMap(({ minutes, isTimer }) => (isTimer && minutes > 0 ? [minutes * 60] : []));

const longest = ({ minutes, minutesMax }: StatedTime): number => minutesMax ?? minutes;

/** The words say that it goes on by itself; where they do not, nothing is promised. */
function isLeftAlone(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.some((word) => COOK_MODE.goesOnAlone.has(word)) &&
    !words.some((word) => COOK_MODE.keepsACook.has(word))
  );
}

/** Counts a recipe back from `eatAt`; `language` is the recipe's. */
export function planDay(
  content: Pick<FormattedContent, "steps" | "totalMinutes">,
  eatAt: number,
  language = "en",
): DayPlan {
  const work = content.steps.flatMap((step) => workOf(step, language));
  const entries: DayEntry[] = [];
  let at: number | null = eatAt;
  for (const { step, label, text, time } of work.toReversed()) {
    if (time === null) {
      if (!goesThroughTheNight(text)) continue;
      entries.unshift({ kind: "night", step, label });
      at = null;
      continue;
    }
    const from: number | null = at === null ? null : at - longest(time);
    const isFree = time.minutes >= FREE_FROM_MINUTES && isLeftAlone(text);
    const freeMinutes = isFree ? time.minutes : null;
    entries.unshift({ kind: "timed", step, label, time, from, to: at, freeMinutes });
    at = from;
  }
  const stated = at === null ? null : eatAt - at;
  const rest = (content.totalMinutes ?? 0) - (stated ?? Infinity);
  if (at !== null && rest > 0) {
    entries.unshift({ kind: "unassigned", minutes: rest, from: at - rest, to: at });
    at -= rest;
  }
  const known = new Set(entries.flatMap((entry) => (entry.kind === "unassigned" ? [] : [entry.step])));
  return {
    entries,
    beginsAt: entries.length === 0 ? null : at,
    eatAt,
    untimed: content.steps.flatMap(({ number }) => (known.has(number) ? [] : [number])),
    leads: work.flatMap(({ step, label, text, time }) =>
      time === null && !goesThroughTheNight(text) && isLeadWork(text) ? [{ step, label }] : [],
    ),
    shorterTotal: stated !== null && rest < 0 ? (content.totalMinutes ?? null) : null,
  };
}

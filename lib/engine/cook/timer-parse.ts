/** The timers of a step (spec cooks §5, decisions §6): the first time a cook would wait for, else five minutes. */
import { findDurations } from "@/lib/engine/language/durations";
import { plainText } from "@/lib/engine/recipe/markup";

export const TIMER_PRESETS_MINUTES = [5, 10, 15, 20, 30, 60] as const;
export const DEFAULT_TIMER_MINUTES = 5;
const CUSTOM_MAX_MINUTES = 120;
const LONGEST_TIMER_MINUTES = 7 * 24 * 60;
const SHORTEST_TIMER_MINUTES = 1 / 60;

/** `minutesMax` is the upper end of a stated range: "10 to 12 minutes" starts at 10 and shows 12. */
export type StatedTime = { minutes: number; minutesMax: number | null };

export type StepTimer = StatedTime & {
  /** False when the step states no time and the default stands in. */
  stated: boolean;
  /** Further times of the same step, one tap away. */
  others: StatedTime[];
};

/** A step as its timers know it: words, and the times of its single lines where it has them. */
export type TimedStep = {
  instruction: string;
  actions?: readonly { text: string; seconds: readonly number[] }[];
};

const isToTime = (minutes: number): boolean =>
  minutes >= SHORTEST_TIMER_MINUTES && minutes <= LONGEST_TIMER_MINUTES;

const timerOf = ([first, ...others]: readonly StatedTime[]): StepTimer =>
  first
    ? { ...first, stated: true, others }
    : { minutes: DEFAULT_TIMER_MINUTES, minutesMax: null, stated: false, others: [] };

/** A time of a line with where it is said: which line, and which of the times in its words (-1 where they do not say it). */
export type LineTime = StatedTime & { text: string; nth: number };

/** The times of a step's lines, in order. A range that the words state keeps its upper end. */
export function lineTimes(actions: NonNullable<TimedStep["actions"]>): LineTime[] {
  return actions.flatMap(({ text, seconds }) => {
    const said = findDurations(plainText(text)).filter(({ isTimer }) => isTimer);
    const taken = new Set<number>();
    return seconds.flatMap((length) => {
      const minutes = length / 60;
      if (!isToTime(minutes)) return [];
      const nth = said.findIndex((time, at) => !taken.has(at) && Math.abs(time.minutes * 60 - length) < 1);
      taken.add(nth);
      return { minutes, minutesMax: said[nth]?.minutesMax ?? null, text, nth };
    });
  });
}

/** A step's times: those of its lines, or, where it has none, those that its words state. */
export const timerOfStep = ({ instruction, actions }: TimedStep): StepTimer =>
  actions === undefined
    ? stepTimerOf(instruction)
    : timerOf(lineTimes(actions).map(({ minutes, minutesMax }) => ({ minutes, minutesMax })));

/** Reads the times of an instruction. A stated time shorter than a second or longer than a week is not one to time. */
export const stepTimerOf = (instruction: string): StepTimer =>
  timerOf(
    findDurations(plainText(instruction))
      .filter(({ isTimer, minutes }) => isTimer && isToTime(minutes))
      .map(({ minutes, minutesMax }) => ({ minutes, minutesMax })),
  );

/** A timer's length in milliseconds, to the whole second. */
export const lengthMsOf = (minutes: number): number => Math.max(1, Math.round(minutes * 60)) * 1000;

/** 'Custom minutes' as typed: a whole number of 1 to 120; more becomes 120, anything else 1 (decisions §12). */
export function customMinutes(typed: string): number {
  const minutes = /^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : 1;
  return Math.min(CUSTOM_MAX_MINUTES, Math.max(1, minutes));
}

const one = (amount: number, unit: string) => `${amount} ${unit}${amount === 1 ? "" : "s"}`;

/** A length in words: "45 seconds", "12 minutes", "1 hour 15 minutes", "2 days". */
export function minutesToWords(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  const parts = [
    { unit: "day", amount: Math.floor(seconds / 86_400) },
    { unit: "hour", amount: Math.floor((seconds % 86_400) / 3600) },
    { unit: "minute", amount: Math.floor((seconds % 3600) / 60) },
    { unit: "second", amount: seconds % 60 },
  ].filter(({ amount }) => amount > 0);
  return parts.map(({ unit, amount }) => one(amount, unit)).join(" ");
}

/** A stated time in words, its range too: "10 to 12 minutes". */
export function statedInWords({ minutes, minutesMax }: StatedTime): string {
  if (minutesMax === null) return minutesToWords(minutes);
  const high = minutesToWords(minutesMax);
  const low = minutesToWords(minutes);
  const [, lowNumber, lowUnit = ""] = /^(\d+) (\p{L}+)$/u.exec(low) ?? [];
  const sameUnit =
    lowNumber !== undefined &&
    high.replace(/s$/, "").endsWith(lowUnit.replace(/s$/, "")) &&
    /^\d+ \p{L}+$/u.test(high);
  return `${sameUnit ? lowNumber : low} to ${high}`;
}

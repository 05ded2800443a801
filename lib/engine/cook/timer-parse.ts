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

/** Reads a step's times. A stated time shorter than a second or longer than a week is not one to time. */
export function stepTimerOf(instruction: string): StepTimer {
  const [first, ...others] = findDurations(plainText(instruction))
    .filter(
      ({ isTimer, minutes }) =>
        isTimer && minutes >= SHORTEST_TIMER_MINUTES && minutes <= LONGEST_TIMER_MINUTES,
    )
    .map(({ minutes, minutesMax }) => ({ minutes, minutesMax }));
  if (!first) return { minutes: DEFAULT_TIMER_MINUTES, minutesMax: null, stated: false, others: [] };
  return { ...first, stated: true, others };
}

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

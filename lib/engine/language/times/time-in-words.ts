/** Lengths of time as the app says them to a cook, in the language of its screens: English unless `language` is given. */
import { sayingsOf } from "@/lib/engine/language/sayings";
import type { TimeUnit } from "@/lib/engine/language/pack/steps";

/** Seconds of one, the largest first. */
const SECONDS: readonly (readonly [unit: TimeUnit, seconds: number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const from = (largest: TimeUnit, smallest: TimeUnit) =>
  SECONDS.slice(
    SECONDS.findIndex(([unit]) => unit === largest),
    SECONDS.findIndex(([unit]) => unit === smallest) + 1,
  );
const TIMER_UNITS = from("day", "second");
const RECIPE_UNITS = from("hour", "minute");
const AWAY_UNITS = from("hour", "minute");

const nameOf = (unit: TimeUnit, count: number, language: string): string =>
  sayingsOf(language).timeUnits[unit][count === 1 ? 0 : 1];
const counted = (unit: TimeUnit, count: number, language: string): string =>
  `${count} ${nameOf(unit, count, language)}`;

/** A length as counts of units, without those of which there are none. */
function parts(seconds: number, units: typeof SECONDS): { unit: TimeUnit; count: number }[] {
  let rest = seconds;
  return units.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count > 0 ? [{ unit, count }] : [];
  });
}
const inWords = (seconds: number, units: typeof SECONDS, language: string): string =>
  parts(seconds, units)
    .map(({ unit, count }) => counted(unit, count, language))
    .join(" ");

/** "15 minutes", "1 hour", "2 hours 5 minutes". `minutes` is rounded to whole ones, at least 1. */
export const minutesInWords = (minutes: number, language = "en"): string =>
  inWords(Math.max(1, Math.round(minutes)) * 60, RECIPE_UNITS, language);

/** A timer's length: "45 seconds", "12 minutes", "1 hour 15 minutes", "2 days". */
export const timerInWords = (minutes: number, language = "en"): string =>
  inWords(Math.round(minutes * 60), TIMER_UNITS, language);

/** A stated time in words, its range too: "10 to 12 minutes". */
export function statedInWords(time: { minutes: number; minutesMax: number | null }, language = "en"): string {
  const low = timerInWords(time.minutes, language);
  if (time.minutesMax === null) return low;
  const [first, ...more] = parts(Math.round(time.minutes * 60), TIMER_UNITS);
  const [upper, ...further] = parts(Math.round(time.minutesMax * 60), TIMER_UNITS);
  const oneUnit =
    first !== undefined && first.unit === upper?.unit && more.length === 0 && further.length === 0;
  const high = timerInWords(time.minutesMax, language);
  return sayingsOf(language).range(oneUnit ? String(first.count) : low, high);
}

/** Up to so many steps take so many minutes, where nobody says how long. */
const BY_STEPS = [
  { steps: 3, minutes: 15 },
  { steps: 5, minutes: 30 },
  { steps: 8, minutes: 45 },
] as const;
const MOST_MINUTES = 60;

/** The source's stated total time when there is one, else an estimate by the number of steps. */
export function timeLabel(
  recipe: { stepCount: number; totalMinutes?: number | null },
  language = "en",
): string {
  if (recipe.totalMinutes != null) return minutesInWords(recipe.totalMinutes, language);
  const estimate = BY_STEPS.find(({ steps }) => recipe.stepCount <= steps)?.minutes;
  return estimate === undefined
    ? sayingsOf(language).andMore(MOST_MINUTES, nameOf("minute", MOST_MINUTES, language))
    : counted("minute", estimate, language);
}

/** "12 minutes", "2 hours": an absence as one would say it, at least a minute. */
export function awayInWords(awayMs: number, language = "en"): string {
  const [largest] = parts(Math.max(60, Math.floor(awayMs / 1000)), AWAY_UNITS);
  return largest ? counted(largest.unit, largest.count, language) : sayingsOf(language).aMoment;
}

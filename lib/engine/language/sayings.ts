/**
 * What the app itself says to a cook in the engine's words: sentences and labels, never words that are read in a recipe. Data in the folder
 * of each language; today the app speaks English.
 */
import { SAYINGS as EN } from "./en/sayings";

export type TimeUnit = "second" | "minute" | "hour" | "day" | "week" | "month" | "year";

export type Sayings = {
  /** One and several of a unit of time. */
  timeUnits: Readonly<Record<TimeUnit, readonly [one: string, many: string]>>;
  /** Two ends of a time: "10 to 12 minutes". */
  range: (low: string, high: string) => string;
  /** Less than a minute ago. */
  aMoment: string;
  /** More minutes than any label for the number of steps has: "60+ minutes". */
  andMore: (minutes: number, unit: string) => string;
  /** A timer that rang so long ago. */
  rangNow: string;
  rangAgo: (hours: number, minutes: number) => string;
  /** A timer's name with its step, which counts from 1. */
  timerOfStep: (step: number, action: string) => string;
  /** Where a cook is who comes back. */
  stepNow: (step: number, of: number, words: string) => string;
  stepBefore: (words: string) => string;
  away: (time: string) => string;
  ticked: (count: number) => string;
  timer: (name: string, state: string) => string;
  /** The name of the switch, by how the screen is held. */
  keepAwake: Readonly<Record<"off" | "on" | "fallback", string>>;
};

/** What the app says in the language of its screens. */
export const SAYINGS: Sayings = EN;

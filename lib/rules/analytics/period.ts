/** The stretches of time that the admin pages count in (admin.md#periods): they begin where the operator's calendar says. */
import { DAY_MS } from "@/lib/rules/dates";
import { instantOf, wallOf } from "./zoned-time";

export const PERIODS = ["24h", "7d", "30d", "mtd"] as const;
export type Period = (typeof PERIODS)[number];
export const DEFAULT_PERIOD: Period = "30d";

const MIDNIGHT = { hour: 0, minute: 0, second: 0 };

/** When the period that ends now began. */
export function periodStart(period: Period, now: Date, timeZone: string): Date {
  if (period === "mtd") return monthStart(now, timeZone);
  const days = { "24h": 1, "7d": 7, "30d": 30 }[period];
  return new Date(now.getTime() - days * DAY_MS);
}

/** Midnight at the beginning of the month. */
export function monthStart(now: Date, timeZone: string, monthsAgo = 0): Date {
  const { year, month } = wallOf(now, timeZone);
  return instantOf({ year, month: month - monthsAgo, day: 1, ...MIDNIGHT }, timeZone);
}

/** Midnight at the beginning of Monday (ISO 8601). */
export function weekStart(now: Date, timeZone: string): Date {
  const { year, month, day } = wallOf(now, timeZone);
  const weekday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  return instantOf({ year, month, day: day - weekday, ...MIDNIGHT }, timeZone);
}

export type DateRange = { from: Date; to: Date };

/**
 * This month so far, and the same stretch of the month before: to the same day and time of day, or to its end where it is shorter,
 * so that a growth on the 3rd compares three days with three days.
 */
export function monthsToCompare(now: Date, timeZone: string): { current: DateRange; previous: DateRange } {
  const from = monthStart(now, timeZone);
  const wall = wallOf(now, timeZone);
  const sameTime = instantOf({ ...wall, month: wall.month - 1 }, timeZone);
  const to = sameTime < from ? sameTime : from;
  return { current: { from, to: now }, previous: { from: monthStart(now, timeZone, 1), to } };
}

/** Growth in percent with one decimal: 50 → 75 is 50; from nothing there is none to state, which is null (admin.md#growth). */
export function growthPercent(current: number, previous: number): number | null {
  return previous === 0 ? null : Math.round(((current - previous) / previous) * 1000) / 10;
}

/** Money as the admin pages state it: dollars with two decimals, from cents. */
export const inDollars = (cents: number): number => Math.round(cents) / 100;

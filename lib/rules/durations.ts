/** Lengths of time, and lifetimes of lib/rules/limits as sentences say them, so that no sentence states one by hand. */

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** "1 minute", "5 minutes" */
export const minutes = (ms: number): string => some(Math.round(ms / 60_000), "minute");

/** "1 hour", "72 hours" */
export const hours = (ms: number): string => some(Math.round(ms / HOUR_MS), "hour");

/** "1 day", "7 days" */
export const days = (ms: number): string => some(Math.round(ms / DAY_MS), "day");

/** Lifetimes of lib/rules/limits as sentences say them, so that no sentence states one by hand. */

const HOUR_MS = 60 * 60 * 1000;

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** "1 hour", "72 hours" */
export const hours = (ms: number): string => some(Math.round(ms / HOUR_MS), "hour");

/** "1 day", "7 days" */
export const days = (ms: number): string => some(Math.round(ms / (24 * HOUR_MS)), "day");

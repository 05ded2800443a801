/** "3 days" as in "Converted 3 days ago" (spec cooks §2): the largest whole unit, in words. */
const UNITS = [
  ["year", 365 * 24 * 60],
  ["month", 30 * 24 * 60],
  ["week", 7 * 24 * 60],
  ["day", 24 * 60],
  ["hour", 60],
  ["minute", 1],
] as const;

/** How long before `nowMs` the moment was, or "a moment" under a minute (or in the future: clocks differ). */
export function timeAgo(thenMs: number, nowMs: number): string {
  const minutes = Math.floor((nowMs - thenMs) / 60_000);
  for (const [unit, length] of UNITS) {
    const count = Math.floor(minutes / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? "" : "s"}`;
  }
  return "a moment";
}

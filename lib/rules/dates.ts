/** Dates as sentences and tables say them. */

/** "November 28, 2026", in UTC or in the time zone named; `undefined` asks for the reader's own. */
export function longDate(
  date: Date,
  options: { timeZone: string | undefined } = { timeZone: "UTC" },
): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...options }).format(date);
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "21 Nov" of the day `2026-11-21`: the same on the server and in every browser. */
export function dayInWords(day: string): string {
  const [, month = "", date = ""] = day.split("-");
  return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ""}`.trim();
}

/** "21 Nov 2026"; the same on server and browser, whatever their zones. */
export const shortDate = (iso: string): string =>
  new Date(iso).toLocaleDateString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });

/** "21 Nov 2026, 14:05 UTC". */
export const moment = (iso: string): string =>
  `${shortDate(iso)}, ${new Date(iso).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: "UTC" })} UTC`;

/** Lengths of time, and lifetimes of lib/rules/limits as sentences say them, so that no sentence states one by hand. */

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

const some = (count: number, one: string): string => `${count} ${one}${count === 1 ? "" : "s"}`;

/** "1 hour", "72 hours" */
export const hours = (ms: number): string => some(Math.round(ms / HOUR_MS), "hour");

/** "1 day", "7 days" */
export const days = (ms: number): string => some(Math.round(ms / DAY_MS), "day");

/** Dates as sentences and tables say them, in the reader's language. */
import { messageLanguage, tn } from "@/lib/messages";
import { OF_AMERICA, WRITTEN } from "@/lib/messages/formats";
import { inEach } from "@/lib/messages/speech";

/** "November 28, 2026", in UTC or in the time zone named; `undefined` asks for the reader's own. */
export function longDate(
  date: Date,
  options: { timeZone: string | undefined } = { timeZone: "UTC" },
): string {
  return new Intl.DateTimeFormat(OF_AMERICA[messageLanguage()], { dateStyle: "long", ...options }).format(
    date,
  );
}

const daysAndMonths = inEach(
  (language) =>
    new Intl.DateTimeFormat(WRITTEN[language], { day: "numeric", month: "short", timeZone: "UTC" }),
);

/** "21 Nov" of the day `2026-11-21`: the same on the server and in every browser. */
export function dayInWords(day: string): string {
  return daysAndMonths().format(new Date(`${day}T00:00Z`));
}

/** "21 Nov 2026"; the same on server and browser, whatever their zones. */
export const shortDate = (iso: string): string =>
  new Date(iso).toLocaleDateString(WRITTEN[messageLanguage()], {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  });

/** "21 Nov 2026, 14:05 UTC". */
export const moment = (iso: string): string =>
  `${shortDate(iso)}, ${new Date(iso).toLocaleTimeString(WRITTEN[messageLanguage()], { hour: "2-digit", minute: "2-digit", timeZone: "UTC" })} UTC`;

/** Lengths of time, and lifetimes of lib/rules/limits as sentences say them, so that no sentence states one by hand. */

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;

/** "1 hour", "72 hours" */
export const hours = (ms: number): string => tn(Math.round(ms / HOUR_MS), "{count} hour", "{count} hours");

/** "1 day", "7 days" */
export const days = (ms: number): string => tn(Math.round(ms / DAY_MS), "{count} day", "{count} days");

/** Dates of billing. All reckoned in UTC, so that server, gateway and browser agree; shown in whatever time zone the reader names. */

const DAY_MS = 24 * 60 * 60 * 1000;

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS);

/** The same day and time `months` later; the last day of the month where that day does not exist (January 31 → February 28). */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date.getTime());
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(date.getUTCDate(), daysInMonth));
  return moved;
}

/** "November 28, 2026", in UTC or in the time zone named; `undefined` asks for the reader's own. */
export function longDate(
  date: Date,
  options: { timeZone: string | undefined } = { timeZone: "UTC" },
): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...options }).format(date);
}

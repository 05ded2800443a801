/** "November 28, 2026", in UTC or in the time zone named; `undefined` asks for the reader's own. */
export function longDate(
  date: Date,
  options: { timeZone: string | undefined } = { timeZone: "UTC" },
): string {
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", ...options }).format(date);
}

import { monthsToCompare, monthStart, periodStart, weekStart } from "./period";

const at = (text: string) => new Date(text);

test.each([
  ["24h", "UTC", "2026-11-21T10:00:00Z", "2026-11-20T10:00:00Z"],
  ["7d", "UTC", "2026-11-21T10:00:00Z", "2026-11-14T10:00:00Z"],
  ["30d", "UTC", "2026-11-21T10:00:00Z", "2026-10-22T10:00:00Z"],
  ["mtd", "UTC", "2026-11-21T10:00:00Z", "2026-11-01T00:00:00Z"],
  ["mtd", "Europe/Berlin", "2026-11-21T10:00:00Z", "2026-10-31T23:00:00Z"],
  // Already December there, still November in UTC.
  ["mtd", "Australia/Sydney", "2026-11-30T14:00:00Z", "2026-11-30T13:00:00Z"],
  // Still October there.
  ["mtd", "America/New_York", "2026-11-01T03:00:00Z", "2026-10-01T04:00:00Z"],
] as const)("%s in %s at %s began at %s", (period, zone, now, start) => {
  expect(periodStart(period, at(now), zone)).toEqual(at(start));
});

test.each([
  ["a Saturday", "UTC", "2026-11-21T10:00:00Z", "2026-11-16T00:00:00Z"],
  ["a Monday's first minute", "UTC", "2026-11-16T00:00:30Z", "2026-11-16T00:00:00Z"],
  ["a Sunday's last minute", "UTC", "2026-11-22T23:59:00Z", "2026-11-16T00:00:00Z"],
  ["Monday there, Sunday in UTC", "Asia/Tokyo", "2026-11-22T16:00:00Z", "2026-11-22T15:00:00Z"],
  ["the week the clock goes back", "Europe/Berlin", "2026-10-25T12:00:00Z", "2026-10-18T22:00:00Z"],
  ["over the new year", "UTC", "2027-01-01T12:00:00Z", "2026-12-28T00:00:00Z"],
])("the week of %s", (_, zone, now, start) => {
  expect(weekStart(at(now), zone)).toEqual(at(start));
});

test("a month that begins when the clock jumps over midnight begins at the jump", () => {
  // Damascus, 2003-04-01 00:00 → 01:00
  expect(monthStart(at("2003-04-10T12:00:00Z"), "Asia/Damascus")).toEqual(at("2003-03-31T22:00:00Z"));
});

test.each([
  ["an ordinary day", "2026-11-21T10:00:00Z", "2026-10-01T00:00:00Z", "2026-10-21T10:00:00Z"],
  ["the 31st after a month of 30", "2026-12-31T10:00:00Z", "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z"],
  ["30 March after February", "2026-03-30T10:00:00Z", "2026-02-01T00:00:00Z", "2026-03-01T00:00:00Z"],
  ["29 March after a leap February", "2028-03-29T10:00:00Z", "2028-02-01T00:00:00Z", "2028-02-29T10:00:00Z"],
  ["January", "2026-01-05T00:00:00Z", "2025-12-01T00:00:00Z", "2025-12-05T00:00:00Z"],
])("what %s is compared with", (_, now, from, to) => {
  expect(monthsToCompare(at(now), "UTC").previous).toEqual({ from: at(from), to: at(to) });
});

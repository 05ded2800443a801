import { addMonths, nextBoundary } from "./period";

const day = (text: string) => new Date(`${text}T10:30:00Z`);

test.each([
  ["2026-01-31", 1, "2026-02-28"],
  ["2028-01-31", 1, "2028-02-29"],
  ["2026-01-31", 2, "2026-03-31"],
  ["2026-12-15", 1, "2027-01-15"],
  ["2028-02-29", 12, "2029-02-28"],
  ["2026-11-28", 12, "2027-11-28"],
])("%s and %i months: %s", (from, months, to) => {
  expect(addMonths(day(from), months)).toEqual(day(to));
});

test.each([
  ["2026-01-31", 1, "2026-01-31", "2026-02-28"],
  ["2026-01-31", 1, "2026-02-28", "2026-03-31"],
  ["2026-01-15", 1, "2026-03-01", "2026-03-15"],
  ["2026-01-15", 12, "2027-01-14", "2027-01-15"],
  ["2026-01-15", 12, "2027-01-15", "2028-01-15"],
])("from %s every %i months, after %s: %s", (anchor, months, after, next) => {
  expect(nextBoundary(day(anchor), months, day(after))).toEqual(day(next));
});

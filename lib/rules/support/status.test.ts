import { mayBecome, nextStatuses, SUPPORT_STATUSES } from "./status";

test.each([
  ["new", "in-progress", true],
  ["new", "resolved", true],
  ["in-progress", "resolved", true],
  ["in-progress", "new", false],
  ["resolved", "new", false],
  ["resolved", "in-progress", false],
] as const)("%s → %s: %s", (from, to, allowed) => {
  expect(mayBecome(from, to)).toBe(allowed);
});

test.each(SUPPORT_STATUSES)("%s may stay as it is", (status) => {
  expect(mayBecome(status, status)).toBe(true);
  expect(nextStatuses(status)).not.toContain(status);
});

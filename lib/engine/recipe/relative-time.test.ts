import { timeAgo } from "@/lib/engine/recipe/relative-time";

const MINUTE = 60_000;
test.each([
  [0, "a moment"],
  [-5 * MINUTE, "a moment"],
  [59_999, "a moment"],
  [MINUTE, "1 minute"],
  [59 * MINUTE, "59 minutes"],
  [60 * MINUTE, "1 hour"],
  [23.9 * 60 * MINUTE, "23 hours"],
  [24 * 60 * MINUTE, "1 day"],
  [13 * 24 * 60 * MINUTE, "1 week"],
  [45 * 24 * 60 * MINUTE, "1 month"],
  [800 * 24 * 60 * MINUTE, "2 years"],
])("%d ms before: %s", (ago, words) => {
  expect(timeAgo(1e12 - ago, 1e12)).toBe(words);
});

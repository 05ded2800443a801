import { minutesInWords, timeLabel } from "@/lib/engine/recipe/time-estimate";

test.each([
  [0, "15 minutes"],
  [3, "15 minutes"],
  [4, "30 minutes"],
  [5, "30 minutes"],
  [6, "45 minutes"],
  [8, "45 minutes"],
  [9, "60+ minutes"],
])("%d steps are labelled %s", (count, label) => {
  expect(timeLabel({ stepCount: count })).toBe(label);
});

test("a stated total time wins over the number of steps", () => {
  expect(timeLabel({ stepCount: 0, totalMinutes: 95 })).toBe("1 hour 35 minutes");
});

test.each([
  [1, "1 minute"],
  [35, "35 minutes"],
  [60, "1 hour"],
  [61, "1 hour 1 minute"],
  [150, "2 hours 30 minutes"],
  [0.4, "1 minute"],
])("%d minutes read %s", (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});

import { awayInWords, minutesInWords, statedInWords, timeLabel, timerInWords } from "./time-in-words";

const MINUTE = 60_000;

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

test.each([
  [5, "5 minutes"],
  [1, "1 minute"],
  [0.75, "45 seconds"],
  [75, "1 hour 15 minutes"],
  [1.5, "1 minute 30 seconds"],
  [2880, "2 days"],
])("%d minutes in words: %s", (minutes, words) => {
  expect(timerInWords(minutes)).toBe(words);
});

test.each([
  [{ minutes: 10, minutesMax: 12 }, "10 to 12 minutes"],
  [{ minutes: 1, minutesMax: 2 }, "1 to 2 minutes"],
  [{ minutes: 45, minutesMax: 60 }, "45 minutes to 1 hour"],
  [{ minutes: 60, minutesMax: 90 }, "1 hour to 1 hour 30 minutes"],
  [{ minutes: 20, minutesMax: null }, "20 minutes"],
])("%j: %s", (time, words) => {
  expect(statedInWords(time)).toBe(words);
});

test.each([
  [30_000, "1 minute"],
  [59.9 * MINUTE, "59 minutes"],
  [60 * MINUTE, "1 hour"],
  [23.5 * 60 * MINUTE, "23 hours"],
])("%d ms away is %s", (ms, words) => {
  expect(awayInWords(ms)).toBe(words);
});

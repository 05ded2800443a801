import { clockFace, countdown, idle, leftMs, rangAgo, type Countdown } from "@/lib/engine/cook/countdown";

const MINUTE = 60_000;
const start = (minutes: number, nowMs: number): Countdown =>
  countdown(idle(0), { type: "start", lengthMs: minutes * MINUTE }, nowMs);

test("ten minutes of sleep are ten minutes less, and the ring is dated when it ended", () => {
  const state = start(12, 0);
  expect(leftMs(state, 10 * MINUTE)).toBe(2 * MINUTE);
  const woken = countdown(state, { type: "look" }, 60 * MINUTE);
  expect(woken).toEqual({ kind: "rang", lengthMs: 12 * MINUTE, rangAtMs: 12 * MINUTE });
});

test("a timer that is still running does not ring when looked at", () => {
  const state = start(5, 0);
  expect(countdown(state, { type: "look" }, 5 * MINUTE - 1)).toBe(state);
});

test("pause keeps what is left, however long it lasts; resume goes on from there", () => {
  const paused = countdown(start(5, 0), { type: "pause" }, 2 * MINUTE);
  expect(leftMs(paused, 99 * MINUTE)).toBe(3 * MINUTE);
  expect(leftMs(countdown(paused, { type: "resume" }, 100 * MINUTE), 101 * MINUTE)).toBe(2 * MINUTE);
});

test("reset waits at the full length; resume after the ring starts over", () => {
  const rang = countdown(start(5, 0), { type: "look" }, 6 * MINUTE);
  expect(countdown(rang, { type: "reset" }, 6 * MINUTE)).toEqual({
    kind: "paused",
    lengthMs: 5 * MINUTE,
    leftMs: 5 * MINUTE,
  });
  expect(leftMs(countdown(rang, { type: "resume" }, 6 * MINUTE), 6 * MINUTE)).toBe(5 * MINUTE);
});

test.each([
  ["running", start(5, 2 * MINUTE), 8 * MINUTE],
  ["rung", countdown(start(5, 0), { type: "look" }, 6 * MINUTE), 5 * MINUTE],
])("a %s timer can be given five more minutes", (_, state, left) => {
  const more = countdown(state, { type: "extend", byMs: 5 * MINUTE }, 4 * MINUTE);
  expect(leftMs(more, 4 * MINUTE)).toBe(left);
});

test.each([
  [0, "00:00"],
  [-5, "00:00"],
  [1, "00:01"],
  [59_001, "01:00"],
  [5 * MINUTE, "05:00"],
  [99 * MINUTE + 59_000, "99:59"],
  [99 * MINUTE + 59_001, "1:40:00"],
  [100 * MINUTE, "1:40:00"],
  [25 * 60 * MINUTE, "25:00:00"],
])("%d ms reads %s", (ms, face) => {
  expect(clockFace(ms)).toBe(face);
});

test.each([
  [0, "rang just now"],
  [59_000, "rang just now"],
  [3 * MINUTE, "rang 3 min ago"],
  [48 * MINUTE, "rang 48 min ago"],
  [75 * MINUTE, "rang 1 h 15 min ago"],
  [-MINUTE, "rang just now"],
])("found %d ms after it ended: %s", (agoMs, words) => {
  expect(rangAgo(12 * MINUTE, 12 * MINUTE + agoMs)).toBe(words);
});

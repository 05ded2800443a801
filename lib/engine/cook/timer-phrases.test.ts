import { TIMER_PHRASES } from "@/lib/engine/cook/timer-phrases.data";
import { stepTimerOf } from "@/lib/engine/cook/timers";

const RIGHT_AT_LEAST = 0.98;

const phrases = TIMER_PHRASES.trim()
  .split("\n")
  .map((line) => {
    const [expected = "", phrase = ""] = line.split(" | ");
    return { expected, phrase };
  });

/** The timers of a phrase as the table writes them. */
function timersOf(phrase: string): string {
  const { stated, others, ...first } = stepTimerOf(phrase);
  if (!stated) return "-";
  return [first, ...others]
    .map(({ minutes, minutesMax }) => (minutesMax === null ? `${minutes}` : `${minutes}-${minutesMax}`))
    .join(", ");
}

test("at least 300 different phrases, non-timers among them", () => {
  expect(new Set(phrases.map(({ phrase }) => phrase)).size).toBe(phrases.length);
  expect(phrases.length).toBeGreaterThanOrEqual(300);
  expect(phrases.filter(({ expected }) => expected === "-").length).toBeGreaterThanOrEqual(75);
});

test("at least 98 % of them are read right", () => {
  const wrong = phrases.filter(({ expected, phrase }) => timersOf(phrase) !== expected);
  const told = wrong.map(({ expected, phrase }) => `${phrase} → ${timersOf(phrase)}, not ${expected}`);
  const share = 1 - wrong.length / phrases.length;
  expect({ isEnough: share >= RIGHT_AT_LEAST, told: share >= RIGHT_AT_LEAST ? [] : told }).toEqual({
    isEnough: true,
    told: [],
  });
});

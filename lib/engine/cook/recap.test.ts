import { firstWords, recapOf } from "@/lib/engine/cook/recap";

const step = (number: number, instruction: string) => ({
  number,
  instruction,
  ingredients: [],
  isPrep: false,
});
const steps = [
  step(1, "Chop the ***onion***."),
  step(2, "Melt ***50 g butter*** in the large frying pan over medium heat."),
];
const MINUTE = 60_000;

test("where the cook is, what came before, what is kept", () => {
  expect(
    recapOf({
      steps,
      step: 1,
      tickedCount: 2,
      timers: [{ name: "Rice", state: "12:04 left" }],
      awayMs: 12 * MINUTE,
    }),
  ).toEqual({
    now: "Step 2 of 2: Melt 50 g butter in the large frying pan over medium heat.",
    before: "Before that: Chop the onion.",
    away: "You were away for 12 minutes.",
    kept: ["2 things ticked off", "Timer Rice: 12:04 left"],
  });
});

test("at the first step, after a moment, there is little to say", () => {
  expect(recapOf({ steps, step: 0, tickedCount: 0, timers: [], awayMs: 5 * MINUTE })).toEqual({
    now: "Step 1 of 2: Chop the onion.",
    before: null,
    away: null,
    kept: [],
  });
});

test("a long instruction is cut after a word", () => {
  expect(firstWords("Melt the ***butter***, then stir.", 17)).toBe("Melt the butter…");
});

import { beforeStart } from "@/lib/engine/cook/before-start";

const step = (number: number, instruction: string, isPrep = false) => ({
  number,
  instruction,
  ingredients: [],
  isPrep,
});

test("tools in order of use, the longest stated wait, and no invented time", () => {
  const card = beforeStart({
    title: "Leek pie",
    description: "",
    servings: null,
    imageUrl: null,
    ingredients: { refrigerated: ["2 leeks"], other: ["salt"] },
    steps: [
      step(1, "Slice the ***leeks***.", true),
      step(2, "Fry in a large frying pan for 10 to 15 minutes."),
      step(3, "Bake in a pie dish in the oven for 40 minutes. Keeps for 2 days in a bowl."),
    ],
  });
  expect(card).toEqual({
    fridge: ["2 leeks"],
    other: ["salt"],
    also: [],
    tools: ["large frying pan", "pie dish", "oven", "bowl"],
    stepCount: 3,
    prepCount: 1,
    prep: ["Slice the leeks."],
    longestWait: { minutes: 40, step: 3 },
    overnight: null,
    totalMinutes: null,
  });
});

test("what takes a night or hours is told before the rest of the preparation", () => {
  const line = (text: string, seconds: number[] = []) => ({ text, uses: [], seconds });
  const card = beforeStart({
    title: "Bean stew",
    description: "",
    servings: 4,
    imageUrl: null,
    ingredients: ["200 g dried beans"],
    steps: [
      {
        ...step(1, "Chop 1 onion. Peel 1 carrot.", true),
        actions: [line("Chop 1 onion."), line("Peel 1 carrot.")],
      },
      { ...step(2, "Soak the ***beans***.", true), actions: [line("Soak the ***beans***.")] },
      { ...step(3, "Chill overnight."), actions: [line("Chill overnight.")] },
    ],
  });
  expect(card.prep).toEqual(["Soak the beans.", "Chop 1 onion.", "Peel 1 carrot."]);
  expect(card).toMatchObject({ prepCount: 2, overnight: 3, longestWait: null });
});

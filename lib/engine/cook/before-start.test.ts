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
    tools: ["large frying pan", "pie dish", "oven", "bowl"],
    stepCount: 3,
    prep: ["Slice the leeks."],
    longestWait: { minutes: 40, step: 3 },
    totalMinutes: null,
  });
});

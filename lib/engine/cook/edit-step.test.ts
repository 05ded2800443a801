import { draftOf, isSameStep, withStep } from "@/lib/engine/cook/edit-step";
import type { Step } from "@/lib/engine/recipe/formatted";

const step: Step = {
  number: 2,
  instruction: "Fry the ***leeks*** in ***oil***.",
  ingredients: ["2 leeks", "1 tbsp oil"],
  isPrep: false,
  uses: [
    { line: 0, share: 1 },
    { line: 2, share: 0.5, label: "half" },
  ],
  section: "The soup",
};
const first: Step = { number: 1, instruction: "Slice.", ingredients: [], isPrep: true };

test("only the words that were changed change", () => {
  const draft = { ...draftOf(step), instruction: " Fry the ***leeks*** slowly. " };
  expect(withStep([first, step], 1, draft)).toEqual([
    first,
    { ...step, instruction: "Fry the ***leeks*** slowly." },
  ]);
});

test("a removed ingredient takes its link along, an added one has none, a blank one is dropped", () => {
  const draft = draftOf(step);
  const lines = [...draft.lines.slice(1), { from: null, text: "salt" }, { from: null, text: " " }];
  expect(withStep([step], 0, { ...draft, lines })[0]).toMatchObject({
    ingredients: ["1 tbsp oil", "salt"],
    uses: [{ line: 2, share: 0.5, label: "half" }],
  });
});

test("a step that only another step's edit renumbered is the same step", () => {
  expect(isSameStep(step, { ...step, number: 3 })).toBe(true);
  expect(isSameStep(step, { ...step, ingredients: ["3 leeks", "1 tbsp oil"] })).toBe(false);
  expect(isSameStep(step, undefined)).toBe(false);
});

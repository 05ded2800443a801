import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { applyPlan, planSheet, type Plan } from "./plan";

const recipe: FormattedContent = {
  title: "Plain cake",
  description: "",
  servings: 4,
  imageUrl: null,
  ingredients: { refrigerated: ["100 g butter"], other: ["200 g flour", "1 pinch salt"] },
  steps: [
    { number: 1, instruction: "Heat the oven to 180°C.", ingredients: [], isPrep: false, uses: [] },
    {
      number: 2,
      instruction: "Melt the ***butter***. Stir in half of the flour and salt. Bake for 30 minutes.",
      ingredients: ["100 g butter"],
      isPrep: false,
      uses: [{ line: 0, share: 1 }],
    },
  ],
};
const plan = (more: Partial<Plan>): Plan => ({ uses: [], splits: [], prep: [], cold: [], ...more });

test("the sheet numbers lines as the list is stored and sentences as they are read", () => {
  expect(planSheet(recipe)).toEqual({
    lines: ["100 g butter", "200 g flour", "1 pinch salt"],
    sentences: [
      { step: 1, text: "Heat the oven to 180°C." },
      { step: 2, text: "Melt the butter." },
      { step: 2, text: "Stir in half of the flour and salt." },
      { step: 2, text: "Bake for 30 minutes." },
    ],
  });
});

test("uses, splits, preparation and groups are applied to the source's own words", () => {
  const applied = applyPlan(
    recipe,
    plan({
      uses: [
        { sentence: 1, line: 0, share: 1 },
        { sentence: 2, line: 1, share: 0.5 },
        { sentence: 2, line: 2, share: null },
      ],
      splits: [2],
      prep: [0],
      cold: [1],
    }),
  );
  expect(
    applied?.steps.map(({ instruction, isPrep, ingredients }) => ({ instruction, isPrep, ingredients })),
  ).toEqual([
    { instruction: "Heat the oven to 180°C.", isPrep: true, ingredients: [] },
    { instruction: "Melt the ***butter***.", isPrep: false, ingredients: ["100 g butter"] },
    {
      instruction: "Stir in half of the flour and salt. Bake for 30 minutes.",
      isPrep: false,
      ingredients: ["200 g flour (half)", "1 pinch salt"],
    },
  ]);
  expect(applied?.ingredients).toEqual({
    refrigerated: ["200 g flour"],
    other: ["100 g butter", "1 pinch salt"],
  });
  expect(applied?.steps[2]?.uses?.map(({ line }) => line)).toEqual([0, 2]);
});

test("a share that the step's words do not name is not told", () => {
  const applied = applyPlan(recipe, plan({ uses: [{ sentence: 3, line: 1, share: 0.25 }] }));
  expect(applied?.steps[1]?.uses).toEqual([{ line: 1, share: null }]);
});

test("a step that the plan says nothing about keeps what it has", () => {
  expect(applyPlan(recipe, plan({}))?.steps[1]?.ingredients).toEqual(["100 g butter"]);
});

test.each([
  ["a line that is not there", plan({ uses: [{ sentence: 1, line: 3, share: null }] })],
  ["a sentence that is not there", plan({ splits: [9] })],
  ["half a number", plan({ prep: [0.5] })],
  [
    "more than a line has",
    plan({
      uses: [
        { sentence: 1, line: 0, share: 0.7 },
        { sentence: 2, line: 0, share: 0.7 },
      ],
    }),
  ],
  ["a share above one", plan({ uses: [{ sentence: 1, line: 0, share: 40 }] })],
  ["a share of nothing", plan({ uses: [{ sentence: 1, line: 0, share: 0 }] })],
])("%s: the plan is refused", (_what, bad) => {
  expect(applyPlan(recipe, bad)).toBeNull();
});

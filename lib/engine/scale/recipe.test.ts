import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { scaledRecipe } from ".";

const content: FormattedContent = {
  title: "Roast onions",
  description: "",
  servings: 2,
  imageUrl: null,
  yield: "8 wedges",
  ingredients: ["3 tbsp oil, divided", "2 onions"],
  steps: [
    {
      number: 1,
      instruction: "Toss the ***onions*** with the ***oil***. Roast at 200°C for 15 minutes.",
      ingredients: ["2 onions", "1 tbsp oil"],
      isPrep: false,
      actions: [
        {
          text: "Toss the ***onions*** with the ***oil***.",
          uses: [
            { line: 1, amount: "all" },
            { line: 0, amount: "1 tbsp" },
          ],
          seconds: [],
        },
        { text: "Roast at 200°C for 15 minutes.", uses: [], seconds: [900] },
      ],
    },
  ],
};

test("what a line uses scales, whole lines stay whole, times and temperatures stay", () => {
  const { steps, yield: made, ingredients } = scaledRecipe(content, 4);
  expect(ingredients).toEqual(["6 tbsp oil, divided", "4 onions"]);
  expect(made).toBe("16 wedges");
  expect(steps[0]?.ingredients).toEqual(["4 onions", "2 tbsp oil"]);
  expect(steps[0]?.actions?.map(({ uses }) => uses.map(({ amount }) => amount))).toEqual([
    ["all", "2 tbsp"],
    [],
  ]);
  expect(steps[0]?.actions?.[1]).toEqual(content.steps[0]?.actions?.[1]);
  expect(steps[0]?.instruction).toBe(content.steps[0]?.instruction);
});

test("for its own servings nothing changes", () => {
  expect(scaledRecipe(content, 2)).toBe(content);
});

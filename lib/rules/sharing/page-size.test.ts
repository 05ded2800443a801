import { flatIngredients } from "@/lib/engine/recipe/content";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { LARGEST, largeRecipe } from "@/tests/support/large-recipes";
import { fitToPage } from "./page-size";

const dinner: FormattedContent = {
  title: "Sunday dinner",
  description: "For eight, with everything.",
  ...{ servings: 8, imageUrl: null },
  ingredients: Array.from(
    { length: 60 },
    (_, index) => `${index + 1} tbsp "crème fraîche" (or sour cream, drained & cold)`,
  ),
  steps: Array.from({ length: 2 }, (_, index) => ({
    number: index + 1,
    instruction:
      "Stir the ***crème fraîche*** into the sauce, simmer for 5 minutes and season to taste. ".repeat(6),
    ingredients: ["1 tbsp crème fraîche"],
    isPrep: false,
    uses: [{ line: 0, share: 1 }],
  })),
};

test("a long recipe that people cook from stays whole", () => {
  expect(fitToPage(dinner)).toBe(dinner);
});

test("a list in another script stays whole", () => {
  const soup = { ...dinner, ingredients: Array.from({ length: 40 }, () => "大匙的新鲜葱花和姜末") };
  expect(fitToPage(soup)).toBe(soup);
});

test("one that was made up to be large says how much of its list is missing", () => {
  const shown = fitToPage(largeRecipe({ kind: "<" }));
  const lines = flatIngredients(shown.ingredients);
  expect(lines.at(-1)).toBe(`… and ${500 - (lines.length - 1)} more`);
  expect(lines.length).toBeGreaterThan(5);
  expect(shown.steps).toHaveLength(2);
});

test.each(Object.entries(LARGEST))("%s: no character is cut in two, nothing is empty", (_name, content) => {
  const shown = fitToPage(content);
  expect(JSON.stringify(shown)).not.toMatch(/\\ud[89a-f]/);
  expect(shown.title).not.toBe("");
  for (const { instruction } of shown.steps) expect(instruction.length).toBeGreaterThan(50);
});

import type { SourceRecipe } from "@/lib/engine/recipe/source";
import { visibleText } from "./visible";

const RECIPE: SourceRecipe = {
  title: "Rice",
  description: null,
  yield: null,
  totalMinutes: null,
  imageUrl: null,
  ingredients: [{ text: "1 cup rice" }],
  instructions: [{ text: "Boil the rice for 12 minutes." }],
};

test("the page's own lines from the list to the method, with what the reading left out", () => {
  const html =
    "<p>Hello</p><ul><li>1 cup rice</li><li>2 tbsp butter</li></ul><ol><li>Boil the rice for 12 minutes.</li></ol>";
  expect(visibleText(html, RECIPE)).toBe("Rice\n1 cup rice\n2 tbsp butter\nBoil the rice for 12 minutes.");
});

test("a page that does not show the recipe as text says nothing", () => {
  expect(visibleText("<p>A story about rice.</p>", RECIPE)).toBeNull();
});

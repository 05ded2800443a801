import { withoutSeams } from "./tidy-lines";
import { extractRecipe } from ".";

describe("what is stated around the recipe", () => {
  const nodeOf = (facts: object): string =>
    `<script type="application/ld+json">${JSON.stringify({
      "@type": "Recipe",
      name: "Oat Bars",
      recipeIngredient: ["200 g oats", "100 g butter"],
      recipeInstructions: ["Melt the butter.", "Stir in the oats and bake."],
      ...facts,
    })}</script>`;

  it.each<[object, object]>([
    [{ recipeYield: "4 servings" }, { yield: "4 servings" }],
    [{ recipeYield: ["12", "12 bars"] }, { yield: null, makes: "12 bars" }],
    [
      { recipeYield: { "@type": "QuantitativeValue", value: 6, unitText: "servings" } },
      { yield: "6 servings" },
    ],
    [
      { recipeYield: { "@type": "QuantitativeValue", value: 2, unitText: "loaves" } },
      { yield: null, makes: "2 loaves" },
    ],
    [
      { prepTime: "PT20M", cookTime: "PT1H" },
      { totalMinutes: 80, times: { prep: 20, cook: 60 } },
    ],
    [
      { prepTime: "PT20M", totalTime: "PT2H" },
      { totalMinutes: 120, times: { prep: 20 } },
    ],
  ])("%j", (stated, expected) => {
    const reading = extractRecipe(nodeOf(stated), "https://example.com/oat-bars");
    expect(reading).toMatchObject({ kind: "recipe", recipe: expected });
  });
});

it("separators left behind an ingredient are taken off in one walk", () => {
  expect(withoutSeams("145 °F | • –")).toBe("145 °F");
  expect(withoutSeams("flour (sifted )")).toBe("flour (sifted)");
  expect(withoutSeams("half-and-half")).toBe("half-and-half");
  const started = performance.now();
  withoutSeams(`flour${" |".repeat(200_000)}x`);
  withoutSeams(`flour${" ".repeat(200_000)}x`);
  expect(performance.now() - started).toBeLessThan(5000);
});

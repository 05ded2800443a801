/** Cakes, icings and what is put up, as home cooks lay them out. */
import { parseRecipeText } from ".";

const listOf = (text: string): string[] =>
  (parseRecipeText(text)?.ingredients ?? []).map(({ text: line, section }) =>
    section === undefined ? line : `${section} / ${line}`,
  );
const stepsOf = (text: string): string[] =>
  (parseRecipeText(text)?.instructions ?? []).map(({ text: line }) => line);

describe("below the method, under a name of its own", () => {
  const CAKE = "Plum cake\n\n200 g butter\n2 cups flour\n2 eggs\n\nMix it all and bake for 30 minutes.";

  it.each([
    "Food colouring (preferably gel)",
    "Food coloring",
    "Sprinkles (optional)",
    "Lemon zest",
    "Vanilla",
  ])("what is bought without an amount heads no part: %s", (food) => {
    const list = listOf(
      `${CAKE}\n\nIcing\n1/2 cup water\n2 cups icing sugar\n${food}\n2 tbsp milk\n\nWhisk it all.`,
    );
    expect(list.slice(3)).toEqual(
      ["1/2 cup water", "2 cups icing sugar", food, "2 tbsp milk"].map((line) => `Icing / ${line}`),
    );
  });

  it("a food that is listed below its name heads a part", () => {
    const list = listOf(
      "Bowls\n\nSauce\n1 tbsp oil\n2 tbsp soy sauce\nChicken\n500 g chicken thighs\n1 tsp salt\n\nFry the chicken. Mix the sauce.",
    );
    expect(list.at(-1)).toBe("Chicken / 1 tsp salt");
  });

  it("whose recipe a part is stands between its name and its list", () => {
    const list = listOf(
      `${CAKE} Cool and frost.\n\nCream cheese frosting\nRecipe from Aunt Verna\n3 cups icing sugar\n3 ounces cream cheese`,
    );
    expect(list.slice(3)).toEqual([
      "Cream cheese frosting / 3 cups icing sugar",
      "Cream cheese frosting / 3 ounces cream cheese",
    ]);
  });

  it("'Frost at once and decorate.' is its last order", () => {
    const steps = stepsOf(
      `${CAKE}\n\nIcing\n1/2 cup water\n2 cups icing sugar\n\nWhisk it all until smooth.\n\nFrost at once and decorate.`,
    );
    expect(steps.at(-1)).toBe("Frost at once and decorate.");
  });
});

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

describe("two lists, one method, and an icing below it", () => {
  const DOUGH = "For the dough:\n3/4 cup milk\n3 tbsp sugar\n3 cups flour";
  const FILLING = "For the filling:\n4 tbsp butter\n1 cup brown sugar";
  const ICING =
    "For the icing:\n1 cup icing sugar\n1 tbsp milk\nStir the icing sugar into the milk and drizzle it over the buns.";
  const METHOD =
    "Warm the milk with the sugar and add the flour. Knead, roll out and spread with the butter and brown sugar. Bake for 20 minutes.";
  const NOTE =
    "*These can be made a day ahead and chilled in their tin.\nCover them with foil and refrigerate overnight. Take them out for an hour and bake.";
  const sectionsOf = (text: string) => parseRecipeText(text)?.instructions.map(({ section }) => section);

  it("the method is of both lists, and the icing has its own", () => {
    const text = `Buns\n\n${DOUGH}\n\n${FILLING}\n\n${METHOD}\n\n${ICING}`;
    expect(sectionsOf(text)).toEqual([undefined, "For the icing"]);
  });

  it("each list with steps of its own keeps them", () => {
    const text = `Buns\n\n${DOUGH}\nMix the milk, the sugar and the flour and knead.\n\n${FILLING}\nMix the butter and the brown sugar.\n\n${ICING}`;
    expect(sectionsOf(text)).toEqual(["For the dough", "For the filling", "For the icing"]);
  });

  it("a remark behind a star between list and method is a note with all of its paragraph", () => {
    const recipe = parseRecipeText(`Buns\n\n${DOUGH}\n\n${FILLING}\n\n${NOTE}\n\n${METHOD}\n\n${ICING}`);
    expect(recipe?.instructions.map(({ text }) => text.slice(0, 8))).toEqual(["Warm the", "Stir the"]);
    expect(recipe?.notes?.join(" ")).toContain("refrigerate overnight");
  });

  it("a point of the list behind a star is bought", () => {
    expect(
      listOf(
        "Buns\n\n*3 cups flour\n*Salt\n*1 cup milk\n\nMix the flour, the salt and the milk. Bake for 20 minutes.",
      ),
    ).toEqual(["3 cups flour", "Salt", "1 cup milk"]);
  });
});

it("what a remark in brackets makes is said without them", () => {
  const recipe = parseRecipeText(
    "Plum rolls\n[Notes in brackets are mine - makes 8 rolls]\n\n200 g flour\n2 eggs\n\nKnead the flour with the eggs and bake for 20 minutes.",
  );
  expect(recipe?.makes).toBe("8 rolls");
});

it("counted layers head their steps", () => {
  const recipe = parseRecipeText(
    "Layered treat\n\nIngredients\n2 cups flour\n200 g butter\n8 oz cream cheese\n1 cup icing sugar\n\nDirections\n1st Layer\nMix the flour with the butter, press into a pan and bake for 15 minutes.\nSet aside to cool.\n2nd Layer\nBeat the cream cheese until smooth and add the icing sugar.\nSpread over the first layer.",
  );
  expect(recipe?.instructions.map(({ section }) => section)).toEqual([
    "1st Layer",
    "1st Layer",
    "2nd Layer",
    "2nd Layer",
  ]);
});

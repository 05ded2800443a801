/** Recipes as assistants answer them and as they stand below a video, in a post or on a page with switches for its amounts. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";
import { parseRecipeText } from ".";

const stepsOf = (text: string): [section: string | undefined, action: string][] =>
  (formatText(text)?.steps ?? []).flatMap(({ isPrep, section, actions = [] }) =>
    isPrep ? [] : actions.map((action): [string | undefined, string] => [section, plainText(action.text)]),
  );

const WAFFLES =
  "Waffles\n\n- 200 g flour\n- 2 tsp baking powder\n- 2 eggs\n- 300 ml milk\n- 60 g melted butter\n\n";

test("the name of its work, set before a step with a dash, heads the step and is nothing to do", () => {
  const method = [
    "1. Mix the dry things – In a wide bowl, whisk the flour and baking powder.",
    "2. Mix the wet things – In a jug, beat the eggs, milk and butter.",
    "3. Combine – Pour the wet mix into the dry.",
    "4. Bake – Cook in a hot iron for 4 minutes.",
  ].join("\n");
  expect(stepsOf(WAFFLES + method)).toEqual([
    ["Mix the dry things", "In a wide bowl, whisk the flour and baking powder."],
    ["Mix the wet things", "In a jug, beat the eggs, milk and butter."],
    ["Combine", "Pour the wet mix into the dry."],
    ["Bake", "Cook in a hot iron for 4 minutes."],
  ]);
});

test("a dash in one step of many goes on with it", () => {
  const method = [
    "1. Whisk the flour and the baking powder.",
    "2. Beat in the eggs, the milk and the butter – Do not overmix.",
    "3. Cook in a hot iron for 4 minutes.",
  ].join("\n");
  expect(stepsOf(WAFFLES + method).some(([, text]) => text.startsWith("Beat in the eggs"))).toBe(true);
});

test("a video's chapters are no times of the recipe", () => {
  const chapters = "0:00 Hello\n01:15 Chopping\n03:40 Cooking the rice\n08:05 - Tasting\n\n";
  const rice = "Ingredients\n200 g rice\n400 ml stock\n\nMethod\nBoil the rice in the stock for 15 minutes.";
  const content = formatText(`Weeknight rice\n\n${chapters}${rice}`);
  expect([content?.title, content?.totalMinutes]).toEqual(["Weeknight rice", undefined]);
  expect(content?.receipt?.issues).toEqual([]);
});

test("how many times a page shows its amounts is no part of the list", () => {
  const page = formatText(
    "Fajitas\n\nIngredients\n1X\n2X\n3X\nOriginal recipe (1X) yields 6 servings\n\n600 g chicken\n3 peppers\n\nDirections\nFry the chicken and the peppers for 10 minutes.",
  );
  expect(page).toMatchObject({ servings: 6 });
  expect(
    parseRecipeText("Original recipe (1X) yields 6 servings\n2 eggs\n\nBoil the eggs.")?.ingredients,
  ).toEqual([{ text: "2 eggs" }]);
});

test.each([
  [
    `Sure! Here's a recipe for waffles:\n\n${WAFFLES}1. Whisk all of it.\n2. Bake for 4 minutes.\n\nWould you like a vegan version?`,
  ],
  [
    `${WAFFLES}1. Whisk all of it.\n2. Bake for 4 minutes.\n\nIf you'd like, I can also scale it for a crowd. Just let me know!`,
  ],
  [
    "Waffeln\n\n- 200 g Mehl\n- 2 Eier\n- 300 ml Milch\n\n1. Alles verrühren.\n2. 4 Minuten backen.\n\nMöchtest du auch eine vegane Variante?",
  ],
  [
    "Gaufres\n\n- 200 g de farine\n- 2 œufs\n- 300 ml de lait\n\n1. Mélanger le tout.\n2. Cuire 4 minutes.\n\nSouhaitez-vous une version sans gluten ?",
  ],
  [
    "Gofres\n\n- 200 g de harina\n- 2 huevos\n- 300 ml de leche\n\n1. Mezcla todo.\n2. Cocina 4 minutos.\n\n¿Quieres que te dé una versión vegana?",
  ],
  [
    "Cialde\n\n- 200 g di farina\n- 2 uova\n- 300 ml di latte\n\n1. Mescola tutto.\n2. Cuoci 4 minuti.\n\nVuoi anche una versione vegana?",
  ],
  [
    "Wafels\n\n- 200 g bloem\n- 2 eieren\n- 300 ml melk\n\n1. Meng alles.\n2. Bak 4 minuten.\n\nWil je dat ik ook een veganistische versie geef?",
  ],
  [
    "Waffles\n\n- 200 g de farinha\n- 2 ovos\n- 300 ml de leite\n\n1. Misture tudo.\n2. Asse por 4 minutos.\n\nQuer que eu prepare uma versão vegana?",
  ],
])("what an assistant says and offers around a recipe is not kept: %#", (text) => {
  const recipe = parseRecipeText(text);
  expect([recipe?.description, recipe?.notes]).toEqual([null, undefined]);
});

test("a wish alone at the end is no step", () => {
  expect(stepsOf(`${WAFFLES}1. Whisk all of it.\n2. Bake for 4 minutes.\n3. Enjoy! 😊`).at(-1)?.[1]).toBe(
    "Bake for 4 minutes.",
  );
});

test("the heading of a part names no dish, and stays a part where it must name one", () => {
  const parts =
    "Ingredients\nFor the dough:\n☐ 500 g flour\n☐ 300 ml water\nFor the topping:\n☐ 2 tbsp oil\n\nMethod\n";
  expect(parseRecipeText(`${parts}Mix the dough and bake. Brush with the oil.`)?.title).toBeNull();
  const both = "Ingredients\nChicken:\n4 thighs\n1 tsp salt\nSauce:\n2 tbsp butter\n1 cup cream\n\nMethod\n";
  expect(
    parseRecipeText(
      `${both}Salt and fry the thighs. Melt the butter and stir in the cream.`,
    )?.ingredients.map(({ section }) => section),
  ).toEqual(["Chicken", "Chicken", "Sauce", "Sauce"]);
});

test("the first of counted steps is a step, though its name heads notes elsewhere, and the last offers nothing", () => {
  const kuchen = "Kuchen\n\n- 250 g Mehl\n- 180 g Zucker\n- 3 Eier\n- 120 ml Öl\n\n";
  const method = [
    "1. **Vorbereiten** – Den Backofen auf 180 °C vorheizen. Die Form einfetten.",
    "2. **Trockenes mischen** – Mehl und Zucker in einer Schüssel vermengen.",
    "3. **Feuchtes verrühren** – Eier und Öl 3 Minuten schlagen.",
    "4. **Backen** – Alles verrühren und 45 Minuten backen.",
    "",
    "Soll ich dir auch eine vegane Variante geben?",
  ].join("\n");
  const read = parseRecipeText(kuchen + method);
  expect(read?.instructions[0]?.text).toContain("Den Backofen auf 180 °C vorheizen. Die Form einfetten.");
  expect(read?.instructions).toHaveLength(4);
  expect(read?.notes).toBeUndefined();
});

test("the name of the work before a colon is no part of an order that has its verb behind", () => {
  const method =
    "1. Teig rühren: Mehl und Zucker in einer Schüssel vermengen.\n2. Backen: Den Teig 45 Minuten backen.";
  expect(stepsOf(`Kuchen\n\n- 250 g Mehl\n- 180 g Zucker\n\n${method}`)).toEqual([
    ["Teig rühren", "Mehl und Zucker in einer Schüssel vermengen."],
    ["Backen", "Den Teig 45 Minuten backen."],
  ]);
});

import type { FormattedContent, Step } from "@/lib/engine/recipe/formatted";
import { densityOf } from "./foods";
import { measuredRecipe } from ".";

const ENGLISH = "Mix the flour with the sugar and stir in the milk, then cook for 10 minutes until done.";
const GERMAN = "Das Mehl mit dem Zucker und der Butter verrühren und dann im Ofen backen, bis es fertig ist.";
const FRENCH = "Mélangez la farine avec le sucre dans un bol, puis faites cuire pendant 20 minutes.";

const step = (instruction: string, more: Partial<Step> = {}): Step => ({
  number: 1,
  instruction,
  ingredients: [],
  isPrep: false,
  ...more,
});
const recipe = (ingredients: string[], steps: Step[]): FormattedContent => ({
  title: "Test",
  description: "",
  servings: 4,
  imageUrl: null,
  ingredients,
  steps,
});
const lineIn = (kitchen: "metric" | "us", line: string, words = ENGLISH): string =>
  (measuredRecipe(recipe([line], [step(words)]), kitchen).ingredients as string[])[0] ?? "";
const sentenceIn = (kitchen: "metric" | "us", words: string): string =>
  measuredRecipe(recipe([], [step(words)]), kitchen).steps[0]?.instruction ?? "";

describe("a line in metric measures", () => {
  test.each([
    ["1 cup flour", "125 g flour"],
    ["2 cups all-purpose flour, sifted", "250 g all-purpose flour, sifted"],
    ["1 cup plus 2 tbsp flour", "125 g plus 2 tbsp flour"],
    ["1 stick butter", "113 g butter"],
    ["2 sticks (1 cup) unsalted butter", "227 g (1 cup) unsalted butter"],
    ["½ cup milk", "120 ml milk"],
    ["6 cups chicken stock", "1.45 l chicken stock"],
    ["12 fl oz beer", "360 ml beer"],
    ["1 lb ground beef", "450 g ground beef"],
    ["2 lb 3 oz potatoes", "990 g potatoes"],
    ["1-2 cups water", "240–480 ml water"],
    ["1 cup sliced almonds", "90 g sliced almonds"],
    ["2 chicken breasts (8 oz each)", "2 chicken breasts (225 g each)"],
    ["1 (9-inch) pie crust", "1 (23-cm) pie crust"],
  ])("%s", (line, shown) => {
    expect(lineIn("metric", line)).toBe(shown);
  });

  test.each([
    "1/4 tsp salt",
    "2 tbsp olive oil",
    "3 eggs",
    "2 (14 oz) cans tomatoes",
    "1 can (15 oz) black beans",
    "2 cups sugar snap peas",
    "1 cup mystery nuts",
    "1 cup butter or margarine",
    "250 g flour",
  ])("%s stays", (line) => {
    expect(lineIn("metric", line)).toBe(line);
  });

  test("what the source states itself comes first, as it is written", () => {
    expect(lineIn("metric", "1 cup (130 g) flour")).toBe("130 g (1 cup) flour");
    expect(lineIn("us", "225g/8oz butter")).toBe("8oz/225g butter");
  });

  test("a cup of a language that has any cup stays", () => {
    expect(lineIn("metric", "1 Tasse Mehl", GERMAN)).toBe("1 Tasse Mehl");
    expect(lineIn("metric", "8 oz Mehl", GERMAN)).toBe("225 g Mehl");
  });

  test("where the rest is weighed in grams, the cup is the metric one", () => {
    const lines = measuredRecipe(
      recipe(["200 g butter", "1 cup milk"], [step(ENGLISH)]),
      "metric",
    ).ingredients;
    expect(lines).toEqual(["200 g butter", "250 ml milk"]);
  });
});

describe("a line in US measures", () => {
  test.each([
    ["200 g sugar", "1 cup sugar"],
    ["500 ml milk", "2 cups milk"],
    ["175 g sugar", "3/4 cup plus 2 tbsp sugar"],
    ["100 g butter", "7 tbsp butter"],
    ["15 g butter", "1 tbsp butter"],
    ["5 ml vanilla extract", "1 tsp vanilla extract"],
    ["500 g minced beef", "18 oz minced beef"],
    ["1,5 kg pork shoulder", "3 1/4 lb pork shoulder"],
    ["75 g parmesan, grated", "2 1/2 oz parmesan, grated"],
    ["5 cm piece ginger", "2-inch piece ginger"],
  ])("%s", (line, shown) => {
    expect(lineIn("us", line)).toBe(shown);
  });

  test.each([
    "2 g saffron",
    "7 g dried yeast",
    "2 x 400g tins chickpeas",
    "400 g can tomatoes",
    "2 tsp salt",
  ])("%s stays", (line) => {
    expect(lineIn("us", line)).toBe(line);
  });

  test("lines of other languages", () => {
    expect(lineIn("us", "250 g Mehl", GERMAN)).toBe("2 cups Mehl");
    expect(lineIn("us", "1 EL Öl", GERMAN)).toBe("1 EL Öl");
    expect(lineIn("us", "50 cl d'eau", FRENCH)).toBe("2 cups d'eau");
    expect(lineIn("us", "2 c. à s. d'huile d'olive", FRENCH)).toBe("2 c. à s. d'huile d'olive");
  });
});

test.each([
  ["metric", "Heat the oven to 350°F.", "Heat the oven to 180 °C."],
  ["metric", "Bake at 375 degrees F in a 9x13-inch pan.", "Bake at 190 °C in a 23 × 33-cm pan."],
  ["metric", "Bake at 350°F (180°C).", "Bake at 350°F (180°C)."],
  [
    "metric",
    "Add ½ cup of the ***flour*** and 1 cup water.",
    "Add 65 g of the ***flour*** and 240 ml water.",
  ],
  ["metric", "Place ¼ cup portions on a 2 quart dish.", "Place ¼ cup portions on a 2 quart dish."],
  ["us", "Bake at 180 °C in a 20 cm tin for 20 minutes.", "Bake at 350 °F in an 8-inch tin for 20 minutes."],
  ["us", "Add 100 g of the ***sugar***.", "Add 1/2 cup of the ***sugar***."],
] as const)("%s: %s", (kitchen, words, shown) => {
  expect(sentenceIn(kitchen, words)).toBe(shown);
});

test("a recipe in baker's percentages keeps its weights", () => {
  const lines = ["500 g flour (100%)", "350 g water (70%)", "10 g salt (2%)"];
  expect(measuredRecipe(recipe(lines, [step(ENGLISH)]), "us").ingredients).toEqual(lines);
});

test("as written, a recipe is itself", () => {
  const content = recipe(["1 cup flour"], [step("Add 1 cup flour.")]);
  expect(measuredRecipe(content, "written")).toBe(content);
});

test("the parts of a line add up to it, in the list, the words and beside them", () => {
  const use = (line: number, amount: string) => ({ line, amount });
  const action = (text: string, amount: string) => ({ text, uses: [use(0, amount)], seconds: [] });
  const shown = measuredRecipe(
    recipe(
      ["1 cup flour, divided"],
      [
        step("", {
          ingredients: ["1/2 cup flour"],
          actions: [
            action("Mix 1/2 cup of the ***flour*** with the milk and stir.", "1/2 cup"),
            action("Add the rest of the ***flour***.", "1/2 cup"),
          ],
        }),
      ],
    ),
    "metric",
  );
  expect(shown.ingredients).toEqual(["126 g flour, divided"]);
  expect(shown.steps[0]?.actions?.map(({ text, uses }) => [text, uses[0]?.amount])).toEqual([
    ["Mix 63 g of the ***flour*** with the milk and stir.", "63 g"],
    ["Add the rest of the ***flour***.", "63 g"],
  ]);
  expect(shown.steps[0]?.ingredients).toEqual(["63 g flour"]);
});

test("foods are known by their whole name, in any language", () => {
  for (const name of [
    "plain flour",
    "Zucker",
    "farine de blé",
    "azúcar",
    "olio d'oliva",
    "bruine suiker",
    "manteiga",
    "strösocker",
  ])
    expect(densityOf(name)).not.toBeNull();
  for (const name of [
    "flour tortillas",
    "butter beans",
    "coconut sugar",
    "milk powder",
    "almond milk",
    "rice noodles",
    "",
  ])
    expect(densityOf(name)).toBeNull();
});

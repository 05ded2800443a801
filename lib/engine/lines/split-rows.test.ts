import { parseRecipeText } from "@/lib/engine/read/text";
import { joinLabels } from "./split-rows";

const joined = (...rows: string[]): string[] => joinLabels(rows).rows.filter((row) => row !== "");

test.each([
  ["a value below its label", ["Prep Time", "10 min", "Serves", "", "4"], ["Prep Time: 10 min", "Serves: 4"]],
  [
    "a value above its label",
    ["20 minutes", "Cook Time", "8 scones", "Makes"],
    ["Cook Time: 20 minutes", "Makes: 8 scones"],
  ],
  [
    "labels one below the other, then their values",
    ["Prep time", "Cook time", "Servings", "10 min", "25 min", "6"],
    ["Prep time: 10 min", "Cook time: 25 min", "Servings: 6"],
  ],
  [
    "the recipe's name between a label and its value",
    ["Cook Time", "Plum Galette", "35 minutes"],
    ["Cook Time: 35 minutes", "Plum Galette"],
  ],
  [
    "the name between the labels and their values",
    ["Prep Time", "Yield", "Plum Galette", "20 minutes", "8 slices"],
    ["Prep Time: 20 minutes", "Yield: 8 slices", "Plum Galette"],
  ],
])("%s makes one fact", (_what, rows, facts) => {
  expect(joined(...rows)).toEqual(facts);
});

test.each([
  ["a part's heading and a step's number", ["Serves", "Method", "1", "Heat the oven."]],
  ["another sort of value", ["Cook Time", "4"]],
  ["a value too far away", ["Cook Time", "Plum Galette", "Juicy and sweet", "35 minutes"]],
])("a label stays alone before %s", (_what, rows) => {
  expect(joined(...rows)).toEqual(rows);
});

// Lists that a page's copy breaks into a row for the number, one for the unit and one for the food.

const listOf = (text: string) => parseRecipeText(text)?.ingredients.map((line) => line.text);

test.each([
  [
    "rows without blank lines",
    "Roast pork\n\nIngredients\n2\nkg\nloin of pork\n1\nlemon\nzested\n1 1/2\ntbsp\nhoney\nolive oil\n3\ntsp\nmustard seed\n\nInstructions\nRub the pork with honey, zest and mustard seed.\nRoast for 2 hours.",
    ["2 kg loin of pork", "1 lemon, zested", "1 1/2 tbsp honey", "olive oil", "3 tsp mustard seed"],
  ],
  [
    "rows with blank lines",
    "Herb pasta\n\nIngredients\n\n300\n\ng\n\npasta\n\n50\n\ng\n\nbutter\n\nsoftened\n\n2\n\ncloves\n\ngarlic\n\nInstructions\n\nBoil the pasta for 10 minutes.\nStir in the butter and garlic.",
    ["300 g pasta", "50 g butter, softened", "2 cloves garlic"],
  ],
  [
    "German rows",
    "Kräuternudeln\n\nZutaten\n300\ng\nNudeln\n2\nEL\nÖl\n1\nZwiebel\n\nZubereitung\nDie Nudeln 10 Minuten kochen.\nDie Zwiebel im Öl braten und untermischen.",
    ["300 g Nudeln", "2 EL Öl", "1 Zwiebel"],
  ],
])("%s are one line a food", (_said, text, list) => {
  expect(listOf(text)).toEqual(list);
});

test("numbers above the steps stay numbers of steps", () => {
  const text =
    "Herb pasta\n\n300 g pasta\n2 tbsp oil\n1 onion\n\n1\nBoil the pasta for 10 minutes.\n2\nFry the onion in the oil.\n3\nMix.";
  const recipe = parseRecipeText(text);
  expect(recipe?.ingredients).toHaveLength(3);
  expect(recipe?.instructions.map((line) => line.text).join(" ")).not.toMatch(/\d\s(?:Boil|Fry|Mix)/);
});

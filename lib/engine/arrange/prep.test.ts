import { parseIngredientLine } from "@/lib/engine/lines/ingredient-line";
import { isPrepText, orderSteps, prepFromList } from "./prep";

test.each<[string, boolean]>([
  ["Preheat the oven to 180 °C.", true],
  ["Heat the oven to 350°F and line a baking sheet.", true],
  ["Set your oven to 200 °C.", true],
  ["Soak the beans overnight.", true],
  ["Grease a loaf tin with butter.", true],
  ["Peel, core and slice the apples.", true],
  ["Bring the butter to room temperature.", true],
  ["Heat the oil in the oven dish and fry the onion.", false],
  ["Set into the air fryer for 10 minutes.", false],
  ["Preheat the oven to 350°F. In a large bowl, whisk the eggs.", false],
  ["Line the tart tin with the pastry.", false],
  ["Chop the onion and fry it in butter.", false],
  ["Soak the bread in the milk. Stir in the eggs and bake.", false],
  ["Backofen auf 180 °C vorheizen.", true],
])("only makes ready: %s", (text, expected) => {
  expect(isPrepText(text)).toBe(expected);
});

const order = (...texts: string[]) =>
  orderSteps(texts.map((text) => ({ text }))).map(({ step, isPrep }) =>
    isPrep ? `prep: ${step.text}` : step.text,
  );

test("a later preheating moves up to the beginning, unless a long wait comes before it", () => {
  expect(order("Mix flour and water.", "Preheat the oven to 220 °C.", "Bake for 20 minutes.")).toEqual([
    "prep: Preheat the oven to 220 °C.",
    "Mix flour and water.",
    "Bake for 20 minutes.",
  ]);
  expect(
    order("Mix flour and water.", "Leave to rise for 2 hours.", "Preheat the oven to 220 °C.", "Bake."),
  ).toEqual(["Mix flour and water.", "Leave to rise for 2 hours.", "Preheat the oven to 220 °C.", "Bake."]);
});

test("a recipe of nothing but making ready keeps its steps as they are", () => {
  expect(order("Peel the oranges.", "Slice the oranges.")).toEqual([
    "Peel the oranges.",
    "Slice the oranges.",
  ]);
});

const prepared = (lines: string[], readied: number[] = []) =>
  prepFromList(lines.map(parseIngredientLine), new Set(readied)).map((step) => step.text);

test("what the list asks to be cut becomes steps of a few lines each, in its own words", () => {
  expect(
    prepared([
      "1 onion, finely chopped",
      "2 carrots, peeled and diced",
      "1 tsp salt",
      "1 leek, sliced",
      "1 can beans, drained",
    ]),
  ).toEqual([
    "1 onion: finely chopped. 2 carrots: peeled and diced. 1 leek: sliced.",
    "1 can beans: drained.",
  ]);
});

test("nothing is made of lines without work, of notes, or of what a step prepares already", () => {
  expect(
    prepared(["2 eggs", "salt, to taste", "parsley, for serving", "1 lb strawberries (or frozen, thawed)"]),
  ).toEqual([]);
  expect(prepared(["1 onion, chopped", "1 leek, sliced"], [0])).toEqual(["1 leek: sliced."]);
});

/** "You also need": foods that only a step names, by their bare names. */
import { formatText } from "@/lib/engine/format";

const needs = (text: string): readonly string[] => formatText(text)?.receipt?.alsoNeeded ?? [];

const CHILI =
  "Chili\n\n2 lb chicken\n2 cans beans\n1 cup cream\n\nCook the chicken and the beans for 20 minutes. Stir in the cream. ";

test.each<[string, string[]]>([
  ["Top with cilantro, avocado and tortilla chips.", ["cilantro", "avocado", "tortilla chips"]],
  ["Serve over rice.", ["rice"]],
  ["Brown the rest of the chicken in butter.", ["butter"]],
  // What stands there, what may be called otherwise on the list, and what the cook may choose or leave out.
  ["Serve over the rice.", []],
  ["Serve with rice or bread.", []],
  ["Serve with rice if you like.", []],
  ["Serve with the vegetables and sour cream.", []],
  ["Serve with butter beans.", []],
  ["Shape into walnut-sized balls.", []],
  ["Spoon into bowls and serve.", []],
])("%s", (order, expected) => {
  expect(needs(CHILI + order)).toEqual(expected);
});

test.each<[string, string[]]>([
  ["In a large bowl, combine flour & sugar with the cream.", ["flour", "sugar"]],
  ["With a whisk, beat the cream.", []],
])("behind a setting too: %s", (order, expected) => {
  expect(needs(CHILI + order)).toEqual(expected);
});

test("a piece of what is made here is not bought", () => {
  const rounds =
    "Window biscuits\n\n2 cups flour\n1 cup butter\n\nKnead the flour and butter and roll out. Cut out 24 cookies. Take a piece of cookie out of each with a small cutter. Bake for 10 minutes.";
  expect(needs(rounds)).toEqual([]);
});

test("a food that the list has under another name of its kind is not asked for again", () => {
  expect(needs("Pasta\n\n300 g linguine\n50 g pecorino\n\nBoil the pasta. Serve with cheese.")).toEqual([]);
});

test.each<[string, string]>([
  [
    "Hähnchen\n\n1 kg Hähnchen\n2 Zwiebeln\n\nDas Hähnchen mit den Zwiebeln 20 Minuten braten. Mit Reis servieren.",
    "Reis",
  ],
  [
    "Poulet\n\n1 kg de poulet\n2 oignons\n\nCuire le poulet avec les oignons 20 minutes. Servir avec du riz.",
    "riz",
  ],
  [
    "Pollo\n\n1 kg de pollo\n2 cebollas\n\nCocina el pollo con las cebollas 20 minutos. Servir con arroz.",
    "arroz",
  ],
  [
    "Pollo\n\n1 kg di pollo\n2 cipolle\n\nCuocere il pollo con le cipolle per 20 minuti. Servire con riso.",
    "riso",
  ],
  ["Kip\n\n1 kg kip\n2 uien\n\nBak de kip met de uien 20 minuten. Serveer met rijst.", "rijst"],
  [
    "Frango\n\n1 kg de frango\n2 cebolas\n\nCozinhe o frango com as cebolas por 20 minutos. Sirva com arroz.",
    "arroz",
  ],
])("in the cook's own words in every language: %#", (text, food) => {
  expect(needs(text)).toEqual([food]);
});

import { parseRecipeText } from "./index";

const stepsOf = (text: string): string[] | undefined =>
  parseRecipeText(text)?.instructions.map((line) => line.text);

test.each([
  ["Sugar syrup: 1 cup sugar, 1 cup water. Heat until dissolved.", ["Heat until dissolved."]],
  ["Dressing: 3 EL Öl, 1 EL Essig, Salz, Pfeffer. Alles verrühren.", ["Alles verrühren."]],
  ["Sirop: 200 g de sucre, 200 ml d'eau. Faire chauffer.", ["Faire chauffer."]],
  [
    "Lemonade\n3 lemons\n100 g sugar\n1 l water\nboil, cool, chill. serve cold",
    ["boil, cool, chill. serve cold"],
  ],
])("%j has a method, however short it is", (text, steps) => {
  expect(stepsOf(text)).toEqual(steps);
});

test("what the list ends with and nobody measures is bought", () => {
  const recipe = parseRecipeText("Dressing: 3 EL Öl, 1 EL Essig, Salz, Pfeffer. Alles verrühren.");
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual(["3 EL Öl", "1 EL Essig", "Salz", "Pfeffer"]);
});

test.each(["Shopping\n2 kg potatoes\n3 apples\nCall mum.", "2 kg potatoes\n3 apples\nI love them so much."])(
  "%j orders nothing to cook: it is no recipe",
  (text) => {
    expect(parseRecipeText(text)).toBeNull();
  },
);

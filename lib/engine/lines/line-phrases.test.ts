/** Cards that write the unit before its number: the amount is read, the line stays as it is written. */
import { parseRecipeText } from "@/lib/engine/read/text";
import { parseIngredientLine } from "./ingredient-line";

test.each([
  ["gr. 300 farina", 300, "g", "farina"],
  ["gr 200 burro", 200, "g", "burro"],
  ["kg. 1 patate", 1, "kg", "patate"],
  ["ml 200 latte", 200, "ml", "latte"],
  ["dl 2,5 panna", 2.5, "dl", "panna"],
])("%s", (text, quantity, unit, name) => {
  const line = parseIngredientLine(text);
  expect(line).toMatchObject({ text, quantity, unit, name });
  expect(text.slice(line.nameStart, line.nameEnd)).toBe(name);
});

test("a list of such lines is a list", () =>
  expect(
    parseRecipeText(
      "Biscotti\n\ngr. 300 farina\ngr. 200 burro\nkg. 0,1 zucchero\n1 tuorlo\n\nLavorate il burro con lo zucchero. Unite il tuorlo e la farina e infornate per 12 minuti.",
    )?.ingredients.map(({ text }) => text),
  ).toEqual(["gr. 300 farina", "gr. 200 burro", "kg. 0,1 zucchero", "1 tuorlo"]));

test.each([
  ["burro gr. 80", 80, "g", "burro"],
  ["Riso gr 500.", 500, "g", "Riso"],
  ["Farina kg. 1, setacciata", 1, "kg", "Farina"],
  ["latte ml 250 (tiepido)", 250, "ml", "latte"],
])("%s: the unit before its number, behind the food", (text, quantity, unit, name) => {
  const line = parseIngredientLine(text);
  expect(line).toMatchObject({ text, quantity, unit, name });
  expect(text.slice(line.nameStart, line.nameEnd)).toBe(name);
});

import { drawnFractions } from "./drawn-fractions";

test.each([
  ["Add 1/2 cup oil and 1 3/4 cups milk.", ["1/2", "3/4"]],
  ["1/4 TL Salz", ["1/4"]],
  ["3/4-inch pieces", ["3/4"]],
  ["Fry for 3/4 minutes.", []],
  ["3/4 Min. braten", []],
  ["On 1/2/2025, 11/2 cups, 1/20 or 1/24 of it, gas 180C/4.", []],
  ["2/3 cup and 5/8 inch", []],
  ["Stir.", []],
])("%j draws %j", (text, fractions) => {
  const pieces = drawnFractions(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ isFraction }) => isFraction).map((piece) => piece.text)).toEqual(fractions);
});

test("hostile text is read to its end", () => {
  expect(drawnFractions("1/2".repeat(50_000))).toHaveLength(1);
});

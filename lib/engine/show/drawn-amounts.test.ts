import { drawnAmounts } from "./drawn-amounts";

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
  const pieces = drawnAmounts(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  const drawn = pieces.filter(({ look }) => look === "fraction");
  expect(drawn.map(({ text, whole = "" }) => text.slice(whole.length))).toEqual(fractions);
});

test.each([
  ["Bake for 3 1/2 hours.", "3 1/2"],
  ["Use a 20 cm tin, 1/2 cup oil.", "1/2"],
  ["Of 2,5 1/2 is left.", "1/2"],
])("%j never parts %j", (text, kept) => {
  const pieces = drawnAmounts(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.find(({ look }) => look === "fraction")?.text).toBe(kept);
});

test.each([
  ["Bake at 180 °C (350°F), or at 200° in a fan oven.", ["180 °C", "350°F", "200°"]],
  ["Den Ofen auf 180 °C vorheizen.", ["180 °C"]],
  ["Turn it by 1800°.", []],
])("%j keeps %j together", (text, kept) => {
  const pieces = drawnAmounts(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ look }) => look === "together").map((piece) => piece.text)).toEqual(kept);
});

test.each([
  ["Preheat the oven to 180C/160C fan/gas 4.", ["180", "160"]],
  ["Heat to 250C (480F), the water to 26C.", ["250", "480", "26"]],
  ["Bake at 350 F.", ["350"]],
  ["Bake at 180°C, 200 °F or 170º.", []],
  ["2C flour, 10 C milk, 250c sugar, 1.5C, B12C, 100Cal, 200 Carrots, 180C4", []],
])("%j has its degree signs at %j", (text, numbers) => {
  const pieces = drawnAmounts(text);
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces.filter(({ look }) => look === "degrees").map((piece) => piece.text)).toEqual(numbers);
});

test("hostile text is read to its end", () => {
  expect(drawnAmounts("1/2".repeat(50_000))).toHaveLength(1);
});

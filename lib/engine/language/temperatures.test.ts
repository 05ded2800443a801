import { findTemperatures } from "./temperatures";

const read = (text: string) =>
  findTemperatures(text).map(
    (found) => `${found.value}${found.valueMax === null ? "" : `-${found.valueMax}`}${found.scale}`,
  );

test.each<[string, string[]]>([
  ["Heat the oven to 180°C/350°F/gas mark 4.", ["180C", "350F", "4gas"]],
  ["Preheat oven to 350 degrees F (175 degrees C).", ["350F", "175C"]],
  ["Bake at 375F for 20 minutes", ["375F"]],
  ["Bake at 200 C, fan 180 C", ["200C", "180C"]],
  ["Keep it at 325–350 °F", ["325-350F"]],
  ["Keep it at 60 to 65 degrees Celsius", ["60-65C"]],
  ["Heat to 425 degrees", ["425?"]],
  ["Ofen auf 200 Grad vorheizen", ["200?"]],
  ["Cut at a 45-degree angle into 12 pieces", []],
  ["Add 250 g flour and 10 cl cream", []],
  ["gas ½", ["0.5gas"]],
  ["Chill to 4 °C, then freeze at -18 °C", ["4C", "-18C"]],
  ["Freeze at minus 18 degrees C", ["-18C"]],
  ["Between -20 and -18 °C", ["-18C"]],
  ["Rinse with 2 C water at 45C, not 80C", ["45C", "80C"]],
  ["Roast at 180°C–200°C", ["180-200C"]],
  ["Lower the heat by 25 °F", ["25F"]],
  ["gas mark 3-4", ["3-4gas"]],
])("%s", (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test("offsets cut out the stated temperature", () => {
  const text = "Heat to 180 °C (350 °F) now";
  expect(findTemperatures(text).map((found) => text.slice(found.start, found.end))).toEqual([
    "180 °C",
    "350 °F",
  ]);
});

test("a change is told apart from a temperature", () => {
  expect(findTemperatures("Lower the oven by 20 °C to 180 °C").map((found) => found.difference)).toEqual([
    true,
    false,
  ]);
});

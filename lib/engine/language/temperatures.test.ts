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

import { tokenize } from "./tokens";
import { convertUnit, unitAt, unitById, unitWritten } from "./units";

test.each([
  ["Tbsp", "tbsp"],
  ["T", "tbsp"],
  ["tb", "tbsp"],
  ["TB", "tbsp"],
  ["tabespoon", "tbsp"],
  ["t", "tsp"],
  ["fl oz", "floz"],
  ["Pounds", "lb"],
  ["EL", "tbsp"],
  ["TL", "tsp"],
  ["Prise", "pinch"],
  ["cuillère à soupe", "tbsp"],
  ["c à c", "tsp"],
  ["cucharadita", "tsp"],
  ["cucchiai", "tbsp"],
  ["gousses", "clove"],
])("%s is %s", (written, id) => {
  expect(unitWritten(written)?.id).toBe(id);
});

test.each([
  ["2 colheres (sopa) de azeite", "tbsp"],
  ["1 colher (chá) de sal", "tsp"],
  ["2 cups (packed) flour", "cup"],
])("the last word of a unit may stand in brackets: %s", (text, id) => {
  expect(unitAt(tokenize(text), 1)?.unit.id).toBe(id);
});

test("a word that is no unit is none", () => {
  expect(unitWritten("onion")).toBeNull();
  expect(unitById("onion")).toBeNull();
  expect(unitById(null)).toBeNull();
});

test.each<[number, string, string, number]>([
  [4, "tbsp", "cup", 0.25],
  [3, "tsp", "tbsp", 1],
  [8, "oz", "lb", 0.5],
  [500, "g", "kg", 0.5],
  [2, "clove", "clove", 2],
])("%d %s in %s is %d", (quantity, from, to, expected) => {
  expect(convertUnit(quantity, from, to)).toBeCloseTo(expected, 2);
});

test.each([
  ["cup", "g"],
  ["clove", "head"],
  ["pinch", "tsp"],
])("%s and %s cannot be compared", (from, to) => {
  expect(convertUnit(1, from, to)).toBeNull();
});

test("what begins the name of a food is no unit", () => {
  expect(unitAt(tokenize("2 pak choi, halved"), 1)).toBeNull();
  expect(unitAt(tokenize("2 pak melk"), 1)?.unit.id).toBe("package");
});

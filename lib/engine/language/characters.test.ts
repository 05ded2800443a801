import { BLANK, charLength, FIGURE, kindAt, LETTER, MARK, OTHER_NUMBER, runEnd } from "./characters";

test.each([
  ["a", LETTER],
  ["É", LETTER],
  ["º", LETTER],
  ["\u0301", MARK],
  ["7", FIGURE],
  ["½", OTHER_NUMBER],
  ["Ⅻ", OTHER_NUMBER],
  ["\u00a0", BLANK],
  ["-", 0],
  ["🍰", 0],
  ["𝒶", LETTER],
])("%s is of its kind, however often it is asked", (char, kind) => {
  expect([kindAt(char, 0), kindAt(char, 0), kindAt(`x${char}`, 1)]).toEqual([kind, kind, kind]);
});

test("nothing stands behind the end of a text", () => {
  expect(kindAt("a", 1)).toBe(0);
  expect(kindAt("", 0)).toBe(0);
});

test("a character beyond the first plane has two units, half of one has one", () => {
  expect([charLength("🍰", 0), charLength("\ud83c", 0), charLength("a", 0)]).toEqual([2, 1, 1]);
});

test("a run ends where another kind begins", () => {
  expect(runEnd("crème 200", 0, LETTER)).toBe(5);
  expect(runEnd("crème 200", 6, FIGURE)).toBe(9);
  expect(runEnd("𝒶𝒷!", 0, LETTER)).toBe(4);
  expect(runEnd("!", 0, LETTER)).toBe(0);
});

import { add, divide, fractionText, fromNumber, multiply, rational, subtract, toNumber } from "./rational";

test("parts of a whole add up exactly", () => {
  const third = rational(1, 3);
  expect(add(add(third, third), third)).toEqual(rational(1));
  expect(subtract(fromNumber(1.5), rational(5, 4))).toEqual(rational(1, 4));
  expect(multiply(rational(300), rational(1, 2))).toEqual(rational(150));
  expect(divide(rational(3, 4), rational(1, 2))).toEqual(rational(3, 2));
});

test.each([
  [0.333, rational(1, 3)],
  [0.6667, rational(2, 3)],
  [1.25, rational(5, 4)],
  [150, rational(150)],
  [NaN, rational(0)],
])("%s is read as the fraction a cook means", (value, expected) => {
  expect(fromNumber(value)).toEqual(expected);
});

test.each([
  [rational(3, 2), "plain", "1 1/2"],
  [rational(3, 2), "glyph", "1½"],
  [rational(3, 2), "decimal", "1.5"],
  [rational(1, 4), "glyph", "¼"],
  [rational(4), "plain", "4"],
] as const)("%o is written %s", (value, style, expected) => {
  expect(fractionText(value, style)).toBe(expected);
});

test("nothing breaks on a fraction that is none", () => {
  expect(toNumber(rational(1, 0))).toBe(0);
});

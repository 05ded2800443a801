import { unsaidOf } from "./chips-said";

const left = (sentence: string, chips: string[]) =>
  unsaidOf(
    chips.map((text) => ({ text })),
    sentence,
  ).map(({ text }) => text);

test.each([
  ["Squeeze 3 limes.", ["juice of 3 limes"], []],
  ["Juice half a grapefruit.", ["juice of half a grapefruit"], []],
  ["Lay the last 6 crackers on top.", ["6 rye crackers"], []],
  ["Mit Salz und Muskat würzen.", ["Salz, Muskat"], []],
  ["Mit Salz würzen.", ["Salz, Muskat"], ["Salz, Muskat"]],
  ["Chop one onion.", ["1 onion"], []],
  ["Slice two of them.", ["2 onions"], ["2 onions"]],
  ["Add one red onion.", ["2 onions"], ["2 onions"]],
  ["Lay the crackers on top.", ["6 rye crackers"], ["6 rye crackers"]],
  ["Slice 1 onion.", ["1 red onion", "1 white onion"], ["1 red onion", "1 white onion"]],
  ["Add 1 cup of the stock.", ["1 cup beef stock, hot"], ["1 cup beef stock, hot"]],
])("%s leaves of %j: %j", (sentence, chips, expected) => {
  expect(left(sentence, chips)).toEqual(expected);
});

import { csvLine } from "./csv";
import { growthPercent, inDollars } from "./growth";

test.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["+49", "'+49"],
  ["-2", "'-2"],
  ["@sum", "'@sum"],
  ["\tx", "'\tx"],
  ["\rx", '"\'\rx"'],
  ['=cmd|"x"', '"\'=cmd|""x"""'],
  ["", ""],
])("%j is written as %s", (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

test("numbers keep their sign, flags and blanks are words and nothing", () => {
  expect(csvLine([-2, true, null, "x"])).toBe("-2,true,,x\r\n");
});

test.each([
  [75, 50, 50],
  [50, 75, -33.3],
  [0, 4, -100],
  [4, 4, 0],
  [4, 0, null],
  [0, 0, null],
])("growth to %d from %d is %p", (current, previous, percent) => {
  expect(growthPercent(current, previous)).toBe(percent);
});

test("an annual plan's month has whole cents", () => {
  expect([inDollars(1299), inDollars(9900 / 12), inDollars(9999 / 12)]).toEqual([12.99, 8.25, 8.33]);
});

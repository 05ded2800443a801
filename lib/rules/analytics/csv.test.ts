import { csvLine } from "./csv";
import { growthPercent, inDollars } from "./period";

test.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ["two\nlines", '"two\nlines"'],
  ["=1+1", "'=1+1"],
  ["+49", "'+49"],
  ["-2", "'-2"],
  ["@sum", "'@sum"],
  ["\tx", '"\'\tx"'],
  [";=1+1", '";\'=1+1"'],
  ["a;=1+1", '"a;\'=1+1"'],
  ['a;"=1+1', '"a;""\'=1+1"'],
  ["a\t@x", '"a\t\'@x"'],
  ["a; b", '"a; b"'],
  ["\rx", '"\'\rx"'],
  ['=cmd|"x"', '"\'=cmd|""x"""'],
  ["", ""],
])("%j is written as %s", (text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

test.each([
  ";=cmd|' /c calc'!A1",
  "x;+1",
  "x;-1",
  "x;@SUM(1)",
  "x;\t=1",
  "x\r=1",
  "x\n=1",
  ';"=1',
  "=1;=2",
  ";;=3",
])("%j begins a formula for no reader, of commas, semicolons or tabs", (text) => {
  const line = csvLine(["Ada", text, "Cook"]);
  for (const separator of [/,/, /;/, /\t/])
    for (const cell of line.split(/\r\n|\r|\n/).flatMap((row) => row.split(separator)))
      expect(cell.replace(/^["' ]*/, (start) => (start.includes("'") ? "'" : ""))).not.toMatch(
        /^[=+\-@\t\r]/,
      );
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

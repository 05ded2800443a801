import { joinFactRows } from "./facts-and-furniture";
import { rowOf, type PrintedRow, type Segment } from "./rows";

const cell = (text: string, x0: number, base: number): Segment => ({
  text,
  x0,
  x1: x0 + text.length * 9,
  base,
  size: 20,
});
const row = (base: number, ...cells: [string, number][]): PrintedRow =>
  rowOf(cells.map(([text, x]) => cell(text, x, base)));
const textOf = (rows: readonly PrintedRow[]): string[] =>
  rows.flatMap(({ segments }) => segments.map(({ text }) => text));

const LABELS: [string, number][] = [
  ["Prep Time", 60],
  ["Cook Time", 260],
  ["Serves", 460],
];
const VALUES: [string, number][] = [
  ["15 minutes", 60],
  ["40 minutes", 260],
  ["6", 460],
];
const FACTS = "Prep Time: 15 minutes | Cook Time: 40 minutes | Serves: 6";

test("values under their labels are one row of facts, so that no column begins between them", () => {
  const rows = [
    row(100, ["Bean Soup", 60]),
    row(140, ...LABELS),
    row(168, ...VALUES),
    row(220, ["Ingredients", 60]),
  ];
  expect(textOf(joinFactRows(rows))).toEqual(["Bean Soup", FACTS, "Ingredients"]);
});

test("values above their labels are theirs too", () => {
  const rows = [
    row(100, ["Bean Soup", 60]),
    row(140, ...VALUES),
    row(168, ...LABELS),
    row(220, ["Ingredients", 60]),
  ];
  expect(textOf(joinFactRows(rows))).toEqual(["Bean Soup", FACTS, "Ingredients"]);
});

test("a column of labels and values beside a text", () => {
  const rows = [
    row(100, ["Cook Time", 60], ["Soften the onion slowly.", 300]),
    row(126, ["40 minutes", 60], ["Add the beans.", 300]),
    row(170, ["Serves", 60], ["Simmer.", 300]),
    row(196, ["6", 60], ["Season.", 300]),
  ];
  expect(textOf(joinFactRows(rows))).toEqual([
    "Cook Time: 40 minutes",
    "Soften the onion slowly.",
    "Add the beans.",
    "Serves: 6",
    "Simmer.",
    "Season.",
  ]);
});

test("a number under another column is not the label's", () => {
  const rows = [row(100, ["Serves", 60], ["Ingredients", 300]), row(126, ["2", 300], ["eggs", 330])];
  expect(joinFactRows(rows)).toEqual(rows);
});

import { toBlocks } from "./blocks";
import { rowOf, type PrintedRow } from "./rows";

const row = (base: number, ...cells: [string, number][]): PrintedRow =>
  rowOf(cells.map(([text, x0]) => ({ text, x0, x1: x0 + text.length * 9, base, size: 20 })));
const linesOf = (rows: readonly PrintedRow[]): string[] =>
  toBlocks(rows).flatMap((block) => block.map(({ text }) => text));

test("the columns of one list are read before the heading below them, though it is set no larger", () => {
  const rows = [
    row(100, ["2 cucumbers", 60], ["1 garlic clove", 400]),
    row(128, ["1 tsp salt", 60], ["2 tbsp mint", 400]),
    row(156, ["1 cup yogurt", 60], ["1 tbsp oil", 400]),
    row(198, ["Method", 60]),
    row(228, ["Grate the cucumbers, toss with the salt and leave in a sieve for a while.", 60]),
    row(256, ["Mix in the yogurt, the garlic, the mint and the oil and chill for an hour.", 60]),
  ];
  expect(linesOf(rows)).toEqual([
    "2 cucumbers",
    "1 tsp salt",
    "1 cup yogurt",
    "1 garlic clove",
    "2 tbsp mint",
    "1 tbsp oil",
    "Method",
    "Grate the cucumbers, toss with the salt and leave in a sieve for a while.",
    "Mix in the yogurt, the garlic, the mint and the oil and chill for an hour.",
  ]);
});

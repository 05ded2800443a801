import { toRows } from "@/lib/engine/read/layout/rows";
import { leveled } from "./level";
import type { PhotoWord } from "./level";

const WIDTH = 1000;
const HEIGHT = 1400;

/** Words of a line that falls by `slope`, 20 px high. */
function fallingLine(text: string, at: { y: number; slope: number; line?: number }): PhotoWord[] {
  let x = 60;
  return text.split(" ").map((word) => {
    const [x0, x1] = [x, x + word.length * 11];
    x = x1 + 30;
    const base = at.y + at.slope * ((x0 + x1) / 2 - WIDTH / 2);
    return { text: word, x0, x1, y0: base - 18, y1: base + 4, base, size: 22, confidence: 90, line: at.line };
  });
}

const LINES = [
  "two cups of plain flour sifted twice into the widest bowl",
  "one cup of brown sugar packed down with a spoon",
  "three eggs from the larder and one more for the glaze",
  "a little milk to loosen it if the batter is too thick",
  "the rest of the butter melted slowly and left to cool",
  "some nuts chopped as small as you like them for the top",
];
const rowsOf = (words: readonly PhotoWord[]): string[] =>
  toRows([...words]).map(({ segments }) => segments.map(({ text }) => text).join(" "));

test.each([
  ["all alike", () => 0.06],
  ["more and more further down", (index: number) => index * 0.02 - 0.03],
])("lines that fall %s are rows again", (_how, slopeOf) => {
  const words = LINES.flatMap((text, index) =>
    fallingLine(text, { y: 200 + index * 180, slope: slopeOf(index), line: index }),
  );
  expect(rowsOf(words)).not.toEqual(LINES);
  expect(rowsOf(leveled(words, WIDTH, HEIGHT))).toEqual(LINES);
});

test("a short line goes with the lines around it", () => {
  const beside = fallingLine("nuts", { y: 402, slope: 0.06, line: 90 }).map((word) => ({
    ...word,
    x0: 900,
    x1: 960,
    base: 402 + 0.06 * 430,
  }));
  const words = LINES.flatMap((text, index) =>
    fallingLine(text, { y: 300 + index * 34, slope: 0.06, line: index }),
  );
  const rows = rowsOf(leveled([...words, ...beside], WIDTH, HEIGHT));
  expect(rows[3]).toBe(`${LINES[3]} nuts`);
});

test("words of which nothing tells the line stay where they are", () => {
  const words = LINES.flatMap((text, index) => fallingLine(text, { y: 300 + index * 34, slope: 0.03 }));
  expect(leveled(words, WIDTH, HEIGHT)).toEqual(words);
});

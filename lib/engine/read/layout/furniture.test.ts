import { withoutFurniture } from "./facts-and-furniture";
import { rowOf, type PrintedRow } from "./rows";

const row = (text: string, base: number, size = 20): PrintedRow =>
  rowOf(
    text
      .split("  ")
      .map((cell, index) => ({ text: cell, x0: 60 + 400 * index, x1: 260 + 400 * index, base, size })),
  );
const kept = (rows: PrintedRow[], page = { height: 1000, top: 0 }): string[] =>
  withoutFurniture([{ ...page, rows }])
    .flatMap((one) => one.rows)
    .map(({ segments }) => segments.map(({ text }) => text).join("  "));

const BODY = [row("Bean Soup", 200, 40), row("2 cups beans", 300), row("Simmer for 2 hours.", 400)];
const TEXTS = ["Bean Soup", "2 cups beans", "Simmer for 2 hours."];

test.each([
  "9:41  5G 87%",
  "18:07  LTE 64 %",
  "7:32 PM  WiFi 41%",
  "12:05  ••• 78%",
  "kitchen-stories.example",
  "11/3/24, 4:12 PM  Bean Soup - Our Kitchen",
  "2024-11-03 16:12  Bean Soup",
])("%s above a page is none of the recipe", (text) => {
  expect(kept([row(text, 40, 16), ...BODY])).toEqual(TEXTS);
});

test.each(["Ready by 18:30", "Soup 24", "Mac.Cheese", "5 PM Supper"])("%s stays", (text) => {
  expect(kept([row(text, 40), ...BODY])).toEqual([text, ...TEXTS]);
});

test("a page that begins below the picture's edge has its head where it begins", () => {
  const lower = [
    row("9:41  5G 87%", 340, 16),
    ...BODY.map((one) => row(one.segments[0]?.text ?? "", one.base + 300, one.size)),
  ];
  expect(kept(lower, { height: 500, top: 300 })).toEqual(TEXTS);
});

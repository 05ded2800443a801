import { arrangePhoto, type PhotoWord } from "./text";

/** Words of one line, 20 px high, letters 10 px wide. */
const line = (x: number, y: number, text: string, more: Partial<PhotoWord> = {}): PhotoWord[] => {
  let left = x;
  return text.split(" ").map((word) => {
    const x0 = left;
    left += word.length * 10 + 6;
    return {
      text: word,
      x0,
      x1: x0 + word.length * 10,
      y0: y - 16,
      y1: y + 4,
      base: y,
      size: 20,
      confidence: 90,
      ...more,
    };
  });
};
const textIn = (language: string | undefined, ...lines: PhotoWord[][]): string[] =>
  arrangePhoto({ words: lines.flat(), width: 1000, height: 1400, language }).split("\n").filter(Boolean);
const textOf = (...lines: PhotoWord[][]): string[] => textIn(undefined, ...lines);

test.each([
  ["an empty box read as a letter", "O 2 cups flour", "• 2 cups flour"],
  ["an empty box read as brackets", "(J 1 lime", "• 1 lime"],
  ["a dash stuck to the amount", "—200 ml red wine", "• 200 ml red wine"],
  ["a one read as a letter", "l cup milk", "1 cup milk"],
  ["a one stuck to its word", "legg", "1 egg"],
  ["a one before a food that no list of units has", "l aubergine", "1 aubergine"],
  ["a whole number stuck to its fraction", "11/2 cups rolled oats", "1 1/2 cups rolled oats"],
  ["a unit read as figures", "1/2 1b ground beef", "1/2 lb ground beef"],
])("%s", (_what, read, meant) => {
  expect(textOf(line(100, 400, read))).toEqual([meant]);
});

test.each([
  "Olive oil",
  "lemon juice",
  "I like it cold.",
  "legumes",
  "1 onion",
  "O’Brien potatoes",
  "lime wedges",
  "lg eggs",
])("%s stays as it is", (text) => {
  expect(textOf(line(100, 400, text))).toEqual([text]);
});

test.each([
  ["it", "I pomodori sono maturi.", "I pomodori sono maturi."],
  ["it", "l tazza di latte", "1 tazza di latte"],
  ["de", "1½ 1 Brühe", "1½ l Brühe"],
  ["de", "½ ] Milch", "½ l Milch"],
  ["fr", "l'ail et le persil", "l'ail et le persil"],
  ["en", "½ 1 inch piece ginger", "½ 1 inch piece ginger"],
])("in a text of %s %p is %p", (language, read, meant) => {
  expect(textIn(language, line(100, 400, read))).toEqual([meant]);
});

test("marks before lines without an amount go when the list has marks", () => {
  const list = ["O 2 eggs", "O 1 cup flour", "O 3 limes", "O salt and pepper"];
  expect(textOf(...list.map((text, row) => line(100, 400 + row * 30, text)))).toEqual([
    "• 2 eggs",
    "• 1 cup flour",
    "• 3 limes",
    "• salt and pepper",
  ]);
});

test("crumbs go, a doubtful amount stays", () => {
  expect(
    textOf(
      line(100, 400, "½", { confidence: 5 }),
      line(126, 400, "cup milk"),
      line(600, 900, "~;", { confidence: 5 }),
    ),
  ).toEqual(["½ cup milk"]);
});

test("columns are read one after the other although their lines do not stand level", () => {
  const left = [0, 1, 2, 3].map((row) => line(60, 300 + row * 31, `${row + 1} cups thing`));
  const right = [0, 1, 2, 3].map((row) => line(500, 312 + row * 31, `Stir for ${row + 1} minutes.`));
  const text = textOf(...left, ...right);
  expect(text.findIndex((one) => one.includes("Stir"))).toBe(4);
});

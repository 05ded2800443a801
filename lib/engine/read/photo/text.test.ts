import type { PhotoWord } from "./level";
import { arrangePhoto } from "./text";

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

test("the same odd beginning before the lines of a list is its mark, however it was read", () => {
  const list = [
    "0 2 eggs",
    "(0 1 cup flour",
    "OQ 3 limes",
    "() 1/2 tsp salt",
    "0) salt and pepper",
    "(08 oz pasta",
  ];
  expect(textOf(...list.map((text, row) => line(100, 400 + row * 30, text)))).toEqual([
    "• 2 eggs",
    "• 1 cup flour",
    "• 3 limes",
    "• 1/2 tsp salt",
    "• salt and pepper",
    "• 8 oz pasta",
  ]);
});

test("what stands at another edge, or before one line only, is no mark", () => {
  const list = ["O 2 eggs", "O 1 cup flour", "O 3 limes"].map((text, row) => line(100, 400 + row * 30, text));
  expect(textOf(...list, line(300, 500, "QT 14 Recipes"), line(100, 900, "To serve"))).toEqual(
    expect.arrayContaining(["QT 14 Recipes", "To serve"]),
  );
});

test("words whose boxes were drawn into each other are two", () => {
  const [one, bay, leaf] = line(100, 400, "1 bay leaf", { line: 1 });
  if (!one || !bay || !leaf) throw new Error("three words");
  expect(textOf([one, { ...bay, x1: leaf.x0 + 6 }, leaf])).toEqual(["1 bay leaf"]);
});

test("the line of by far the largest letters comes first, before what a page sets above its title", () => {
  const page = [
    line(100, 100, "spoonful", { size: 26 }),
    line(100, 160, "Prep Time: 10 minutes"),
    line(100, 240, "Clafoutis", { size: 48 }),
    line(100, 320, "Ingredients", { size: 28 }),
    line(100, 360, "500 g plums"),
    line(100, 390, "200 g flour"),
    line(100, 420, "100 g butter"),
  ];
  expect(textOf(...page)[0]).toBe("Clafoutis");
  const even = page.map((words) => words.map((word) => ({ ...word, size: 20 })));
  expect(textOf(...even)[0]).toBe("spoonful");
});

test("items stay apart though their letters seem larger than those around them", () => {
  const list = ["• 2 tbsp chopped mint", "• 1 tbsp lemon juice", "• 1 tbsp olive oil"];
  const item = (text: string, row: number) => line(100, 430 + row * 30, text, { size: 25 });
  const first = line(100, 400, "• 1 garlic clove, crushed and chopped with the salt of the list above");
  expect(textOf(first, ...list.map(item)).slice(1)).toEqual(list);
});

import { mendWords } from "./misread-words";
import type { PhotoWord } from "./level";

/** A line of words 20 px high, each as sure as `confidence` says. */
function line(text: string, { y = 400, number = 1, confidence = 60 } = {}): PhotoWord[] {
  let x = 100;
  return text.split(" ").map((word) => {
    const [x0, x1] = [x, x + word.length * 10];
    x = x1 + 6;
    return { text: word, x0, x1, y0: y - 16, y1: y + 4, base: y, size: 20, confidence, line: number };
  });
}
const textOf = (words: readonly PhotoWord[]): string => words.map(({ text }) => text).join(" ");
const mended = (text: string, language = "en"): string => textOf(mendWords(line(text), language));

test.each([
  ["1 cupflour", "1 cup flour"],
  ["2 tbsp ofoil,", "2 tbsp of oil,"],
  ["1lemon, halved", "1 lemon, halved"],
  ["3 teaspoonsalt", "3 teaspoon salt"],
])("words that ran together are parted: %s", (read, meant) => {
  expect(mended(read)).toBe(meant);
});

test.each([
  ["2 thsp milk", "2 tbsp milk"],
  ["150 g musnrooms, sliced", "150 g mushrooms, sliced"],
  ["1 tbsp olive oll", "1 tbsp olive oil"],
  ["2 Onlons", "2 Onions"],
])("a doubtful word is the one unit or food it is a letter away from: %s", (read, meant) => {
  expect(mended(read)).toBe(meant);
});

test.each([
  "2 tbsp snipped chives",
  "12 cupcakes",
  "1 saucepan",
  "1 handful watercress",
  "2 cups buttermilk",
  "1. Heat thsp of oil",
  "Stir in the musnrooms",
])("%s stays as it is", (text) => {
  expect(mended(text)).toBe(text);
});

test("a word that its reader is sure of stays, and so do the compounds of German", () => {
  expect(textOf(mendWords(line("2 musnrooms", { confidence: 95 })))).toBe("2 musnrooms");
  expect(mended("1 Prise Currysalz", "de")).toBe("1 Prise Currysalz");
});

test("a line without an amount is mended where it stands in the list", () => {
  const list = [...line("2 eggs"), ...line("sait and pepper", { y: 430, number: 2 })];
  expect(textOf(mendWords(list))).toBe("2 eggs salt and pepper");
  expect(mended("sait and pepper")).toBe("sait and pepper");
});

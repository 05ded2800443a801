/** Tables of ingredients: one in a row, or two side by side. */
import { extractRecipe } from ".";

const STEPS =
  "<h2>Zubereitung</h2><ol><li>Mehl, Eier und Wasser verrühren.</li><li>Mit Käse bestreuen und 20 Minuten backen.</li></ol>";
const read = (rows: readonly (readonly string[])[]) => {
  const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  const html = `<html lang="de"><body><h1>Käsefladen</h1><h2>Zutaten</h2><table>${table}</table>${STEPS}</body></html>`;
  const reading = extractRecipe(html, "https://ofen.example/5");
  if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
  return reading.recipe.ingredients.map(({ text }) => text);
};

it("two whole ingredients in a row are two lines", () => {
  expect(
    read([
      ["300 g Mehl", "3 Eier"],
      ["150 ml Wasser", "200 g Bergkäse, gerieben"],
      ["1 Zwiebel", "Salz"],
      ["½ TL Kümmel", ""],
    ]),
  ).toEqual([
    "300 g Mehl",
    "3 Eier",
    "150 ml Wasser",
    "200 g Bergkäse, gerieben",
    "1 Zwiebel",
    "Salz",
    "½ TL Kümmel",
  ]);
});

it.each([
  [
    "amount and name",
    [
      ["300 g", "Mehl"],
      ["3", "Eier"],
      ["200 g", "Bergkäse"],
    ],
    ["300 g Mehl", "3 Eier", "200 g Bergkäse"],
  ],
  [
    "amount, unit and name",
    [
      ["300", "g", "Mehl"],
      ["3", "", "Eier"],
      ["200", "g", "Bergkäse"],
    ],
    ["300 g Mehl", "3 Eier", "200 g Bergkäse"],
  ],
  [
    "ingredient and remark",
    [
      ["300 g Mehl", "gesiebt"],
      ["3 Eier", "Größe M"],
      ["200 g Bergkäse", "gerieben"],
    ],
    ["300 g Mehl gesiebt", "3 Eier Größe M", "200 g Bergkäse gerieben"],
  ],
])("%s in a row are one line", (_, rows, lines) => {
  expect(read(rows)).toEqual(lines);
});

it("one food in two systems is no two", () => {
  const lines = read([
    ["2 cups Mehl", "240 g Mehl"],
    ["1 cup Milch", "240 ml Milch"],
    ["1 stick Butter", "113 g Butter"],
  ]);
  expect(lines).toHaveLength(3);
});

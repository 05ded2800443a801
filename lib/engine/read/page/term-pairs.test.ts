/** Amounts and names side by side in lists of terms. */
import { extractRecipe } from ".";

const STEPS =
  "<h2>Come si prepara</h2><ol><li>Impastare la farina con lo strutto e lo zucchero.</li><li>Cuocere in forno per 25 minuti.</li></ol>";
const pairs = (rows: readonly (readonly [string, string])[]) =>
  `<dl>${rows.map(([term, said]) => `<dt>${term}</dt><dd>${said}</dd>`).join("")}</dl>`;
const read = (body: string) => {
  const html = `<html lang="it"><body><h1>Biscotti di strutto</h1>${body}${STEPS}</body></html>`;
  const reading = extractRecipe(html, "https://forno.example/3");
  if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
  return reading.recipe;
};
const lines = (body: string) =>
  read(body).ingredients.map(({ text, section }) => (section ? `${section} | ${text}` : text));

it("an amount and its name are one ingredient, in whatever unit, in groups too", () => {
  const dough = pairs([
    ["500 g", "farina 00"],
    ["200 g", "strutto"],
    ["3", "uova"],
  ]);
  const top = pairs([
    ["1 fialetta", "aroma di mandorla"],
    ["½", "limone"],
    ["1 pizzico", "cannella"],
    ["q.b.", "zucchero a velo"],
  ]);
  expect(lines(`<h2>Ingredienti</h2><h4>Pasta</h4>${dough}<h4>Sopra</h4>${top}`)).toEqual([
    "Pasta | 500 g farina 00",
    "Pasta | 200 g strutto",
    "Pasta | 3 uova",
    "Sopra | 1 fialetta aroma di mandorla",
    "Sopra | ½ limone",
    "Sopra | 1 pizzico cannella",
    "Sopra | q.b. zucchero a velo",
  ]);
});

it("the name may stand before its amount", () => {
  const list = pairs([
    ["Farina", "500 g"],
    ["Strutto", "200 g"],
    ["Zucchero", "3 cucchiai"],
  ]);
  expect(lines(`<h2>Ingredienti</h2>${list}`)).toHaveLength(3);
  expect(lines(`<h2>Ingredienti</h2>${list}`)[0]).toContain("500 g");
});

it("facts in such a list stay facts, and a list of terms with several descriptions stays as it is", () => {
  const facts = pairs([
    ["Porzioni", "6 persone"],
    ["Tempo", "40 minuti"],
    ["Difficoltà", "facile"],
  ]);
  const list =
    "<dl><dt>Ingredienti</dt><dd>500 g farina</dd><dd>200 g strutto</dd><dd>100 g zucchero</dd></dl>";
  const recipe = read(facts + list);
  expect(recipe.yield).toBe("6 persone");
  expect(recipe.ingredients.map(({ text }) => text)).toEqual([
    "500 g farina",
    "200 g strutto",
    "100 g zucchero",
  ]);
});

it("a nutrition table in such a list is no part of the recipe", () => {
  const list =
    "<h2>Ingredienti</h2><ul><li>500 g farina</li><li>200 g strutto</li><li>100 g zucchero</li></ul>";
  const facts = `<h2>Valori nutrizionali</h2>${pairs([
    ["Energia", "448 kcal"],
    ["Grassi", "24 g"],
    ["Proteine", "33 g"],
    ["Zuccheri", "12 g"],
  ])}`;
  expect(read(facts + list).ingredients).toHaveLength(3);
});

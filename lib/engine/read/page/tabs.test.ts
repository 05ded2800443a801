/** Tabs: the titles of both parts in a row, and below them a pane for each. */
import { extractRecipe } from ".";

const LIST = ["300 g dried figs", "100 g walnuts", "2 tbsp honey", "1 orange"];
const STEPS = [
  "Chop the figs and the walnuts finely.",
  "Stir in the honey and the juice of the orange, then chill for 1 hour.",
];
const list = `<p>${LIST.join("<br>")}</p>`;
const steps = STEPS.map((step) => `<p>${step}</p>`).join("");
const about = "<p>We learned this from a neighbour who keeps bees behind the chapel.</p>";
const page = (body: string) =>
  `<html lang="en"><body><h1>Fig bites</h1><p>Sweet and small.</p>${body}<h2>Comments</h2><p>Lovely!</p></body></html>`;

const TABS: [string, string][] = [
  [
    "panes in an element of their own",
    `<div class="tabs"><div class="bar"><div class="t">Ingredients</div><div class="t">Method</div></div><div class="panes"><div>${list}</div><div>${steps}</div></div></div>`,
  ],
  [
    "a list of links and panes beside it",
    `<div><ul><li><a href="#a">Ingredients</a></li><li><a href="#b">Method</a></li></ul><div class="pane" id="a">${list}</div><div class="pane" id="b">${steps}</div></div>`,
  ],
  [
    "buttons with roles, and a third pane that is no part",
    `<div role="tablist"><button role="tab">Ingredients</button><button role="tab">Method</button><button role="tab">Who taught us</button></div><div class="all"><section>${list}</section><section>${steps}</section><section>${about}</section></div>`,
  ],
  [
    "the method first",
    `<div><div><b>Method</b></div><div><b>Ingredients</b></div></div><div><div>${steps}</div><div>${list}</div></div>`,
  ],
];

it.each(TABS)("%s", (_, body) => {
  const reading = extractRecipe(page(body), "https://figs.example/bites");
  if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
  expect(reading.recipe.ingredients.map(({ text }) => text)).toEqual(LIST);
  expect(reading.recipe.instructions.map(({ text }) => text)).toEqual(STEPS);
});

it("a table of contents leaves what is below it as it is", () => {
  const contents = "<ul><li><a href=#i>Ingredients</a></li><li><a href=#m>Method</a></li></ul>";
  const reading = extractRecipe(
    page(`${contents}<p>First a word.</p><h2 id=i>Ingredients</h2>${list}<h2 id=m>Method</h2>${steps}`),
    "https://figs.example/bites",
  );
  if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
  expect(reading.recipe.ingredients.map(({ text }) => text)).toEqual(LIST);
  expect(reading.recipe.instructions.map(({ text }) => text)).toEqual(STEPS);
});

it("many rows of short words are looked through in time", () => {
  const rows = "<div><div>Ingredients</div><div>Method</div></div>".repeat(20_000);
  const started = performance.now();
  extractRecipe(page(rows), "https://figs.example/bites");
  expect(performance.now() - started).toBeLessThan(5000);
});

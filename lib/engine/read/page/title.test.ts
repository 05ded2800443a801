/** What a page calls its recipe: its own heading goes before the head's title and before data that could not be parsed. */
import { extractRecipe } from ".";

const parts = (level: number) =>
  `<h${level}>Ingredients</h${level}><ul><li>200 g red lentils</li><li>1 onion, chopped</li><li>1 tbsp olive oil</li></ul>` +
  `<h${level}>Method</h${level}><ol><li>Fry the onion in the oil for 5 minutes.</li><li>Add the lentils and simmer for 20 minutes.</li></ol>`;

const HEAD = "Cosy Kitchen: food for grey days";

function titleOf(body: string, { head = HEAD, data = "", url = "https://pages.example/recipes/4711" } = {}) {
  const html = `<!doctype html><html><head><title>${head}</title>${data}</head><body>${body}</body></html>`;
  const reading = extractRecipe(html, url);
  return reading.kind === "recipe" ? reading.recipe.title : reading.kind;
}

const ld = (json: string) => `<script type="application/ld+json">${json}</script>`;
const LINES = `"recipeIngredient":["200 g red lentils","1 onion, chopped","1 tbsp olive oil"],"recipeInstructions":"Fry the onion in the oil for 5 minutes. Add the lentils and simmer for 20 minutes."`;

const OWN_HEADINGS = {
  "its h1": `<h1>Red lentil stew</h1><p>Warm and red.</p>${parts(2)}`,
  "the recipe's heading, where there is no h1": `<h2>Red lentil stew</h2><p>Warm and red.</p>${parts(3)}`,
  "the recipe's heading below an h1 with the site's name": `<h1>Pages</h1><h2>Red lentil stew</h2>${parts(3)}`,
  "the recipe's heading among others": `<h2>Red lentil stew</h2><h3>Why we like it</h3><p>It is red.</p>${parts(3)}`,
};

const DATA = {
  "no data": "",
  "data that breaks off": ld(
    `{"@type":"Recipe","name":"Best recipes of the year","recipeIngredient":["200 g red`,
  ),
  "data with a quote that never closes": ld(`{"@type":"Recipe","name":"Lentil,${LINES}}`),
  "data whose title swallows its lists": ld(`{"@type":"Recipe","name":"Red lentil stew,${LINES.slice(1)}}`),
};

describe.each(Object.entries(DATA))(
  "beside a head that speaks of the site, and with %s, the title is",
  (_, data) => {
    test.each(Object.entries(OWN_HEADINGS))("%s", (_name, body) => {
      expect(titleOf(body, { data })).toBe("Red lentil stew");
    });
  },
);

test("a page of the author's own lines and an untitled head is called by its h1", () => {
  expect(titleOf(OWN_HEADINGS["its h1"], { head: "Untitled document" })).toBe("Red lentil stew");
});

test("microdata goes before data that could not be parsed", () => {
  const body =
    `<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Red lentil stew</b>` +
    `<ul><li itemprop="recipeIngredient">200 g red lentils</li><li itemprop="recipeIngredient">1 onion</li></ul>` +
    `<ol itemprop="recipeInstructions"><li>Fry the onion for 5 minutes.</li><li>Add the lentils.</li></ol></div>`;
  expect(titleOf(body, { data: DATA["data that breaks off"] })).toBe("Red lentil stew");
});

describe("what is no title of a recipe leaves the head's:", () => {
  const head = "Red lentil stew | Cosy Kitchen";
  test.each([
    ["an h1 with the name of a part", `<h1>Ingredients</h1>${parts(2)}`],
    ["an h1 with the page's kind", `<h1>Recipe</h1>${parts(2)}`],
    ["headings of the parts alone", parts(2)],
  ])("%s", (_, body) => {
    expect(titleOf(body, { head })).toBe("Red lentil stew");
  });
});

test("data that is right keeps its title, and so does mended data that says the heading and more", () => {
  const body = `<h1>Red lentil stew</h1>${parts(2)}`;
  const right = ld(`{"@type":"Recipe","name":"Stew of red lentils",${LINES}}`);
  expect(titleOf(body, { data: right })).toBe("Stew of red lentils");
  const mended = ld(`{"@type":"Recipe","name":"Red lentil stew with onions",${LINES},}`);
  expect(titleOf(body, { data: mended })).toBe("Red lentil stew with onions");
});

describe("a blog's own name above its post is not the dish:", () => {
  const recipe = parts(3);
  const dated = `<h2>Notes from a small stove</h2>`;
  const canonical = (address: string) => `<link rel="canonical" href="${address}">`;
  test.each([
    [
      "an h1 that leads home",
      `<h1><a href="/">Old Aunt Rosa cooks</a></h1>${dated}<h4>Leek tart</h4>${recipe}`,
      "",
    ],
    [
      "an h1 that leads home by its whole address",
      `<h1><a href="https://rosa.example/">Old Aunt Rosa cooks</a></h1><h3><a href="/p/77">Leek tart</a></h3>${recipe}`,
      "",
    ],
    [
      "an h1 whose letters the host writes out",
      `<h1>Rosas Küche Süd</h1><h2>Leek tart</h2><p>From Rosa.</p>${recipe}`,
      canonical("https://www.rosaskueche-sued.example/t/leek-tart"),
    ],
  ])("%s", (_, body, data) => {
    expect(titleOf(body, { head: "Leek tart - Old Aunt Rosa cooks", data })).toBe("Leek tart");
  });

  test("an h1 that leads to the recipe's own page is the dish", () => {
    const body = `<h1><a href="/leek-tart">Leek tart</a></h1><h4>Aunt Rosa</h4>${recipe}`;
    expect(titleOf(body, { head: "Leek tart | Aunt Rosa" })).toBe("Leek tart");
  });
});

test("an address without accents bears a heading with them out", () => {
  const body = `<h1>Über uns</h1><h1>Gefüllte Äpfel</h1>${parts(2)}`;
  expect(titleOf(body, { head: "Rezepte", url: "https://apfel.example/gefullte-apfel" })).toBe(
    "Gefüllte Äpfel",
  );
});

test("mended data whose title the page shows as a heading keeps it", () => {
  const body = `<h1>Lentils: all you ever asked</h1><h2>Red lentil stew</h2>${parts(3)}`;
  const mended = ld(`{"@type":"Recipe","name":"Red lentil stew",${LINES},,}`);
  expect(titleOf(body, { head: "Lentils: all you ever asked", data: mended })).toBe("Red lentil stew");
});

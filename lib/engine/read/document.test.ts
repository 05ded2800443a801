import { readParts, textOf } from "./document";

const SOUP =
  "<h1>Soup</h1><ul><li>1 cup lentils</li><li>2 cups stock</li><li>1 onion</li></ul><ol><li>Chop the onion.</li><li>Simmer everything for 20 minutes.</li></ol>";
const SALAD =
  "<h1>Salad</h1><ul><li>4 tomatoes</li><li>1 red onion</li><li>2 tbsp oil</li></ul><ol><li>Slice the tomatoes and the onion.</li><li>Dress with the oil.</li></ol>";

test("a page as somebody would type it", () => {
  expect(
    textOf(
      "<h1>Soup</h1><p>Serves 4</p><p></p><p>Warm <b>and</b> mild.</p><ul><li>1 onion</li><li><p>salt</p></li></ul><ol><li>Chop.</li><li>Stir.</li></ol><table><tr><td>1 cup</td><td>milk</td></tr></table>",
    ),
  ).toBe("Soup\n\nServes 4\n\nWarm and mild.\n\n- 1 onion\n- salt\n1. Chop.\n2. Stir.\n1 cup milk");
});

test("the first recipe, and how many there are", () => {
  const read = readParts([
    { html: "<p>Hello there</p>", title: "Preface" },
    { html: SOUP, title: "One" },
    { html: SALAD },
  ]);
  expect(read).toMatchObject({ recipes: 2, part: "One", recipe: { source: { title: "Soup" } } });
  expect(readParts([{ html: SALAD + SOUP }])).toMatchObject({ recipes: 2, part: null });
});

test("a part's text is read where its page has none, and its title stands in for one", () => {
  const text =
    "1 cup lentils\n2 cups stock\n1 onion\n\nSimmer the lentils, the stock and the onion for 20 minutes.";
  expect(readParts([{ html: "<p>See below</p>", text, title: "Oma's soup" }])).toMatchObject({
    recipes: 1,
    recipe: { source: { title: "Oma's soup" } },
  });
});

test("without a recipe there is none", () => {
  expect(readParts([{ html: "<p>Dear tenant</p>" }, { text: "the rent is due" }, {}])).toBeNull();
  expect(readParts([])).toBeNull();
  expect(readParts([{ html: SOUP }], () => false)).toBeNull();
});

test("cells of several lines are columns, also in what is no recipe of a table", () => {
  const html =
    "<h1>Pancakes</h1><table><tr><td>Ingredients<br>200 g flour<br>2 eggs<br>300 ml milk</td><td>Method<br>Whisk the flour, eggs and milk.<br>Fry in a hot pan.</td></tr></table>";
  const source = readParts([{ html }])?.recipe.source;
  expect(source?.ingredients.map(({ text }) => text)).toEqual(["200 g flour", "2 eggs", "300 ml milk"]);
  expect(source?.instructions.map(({ text }) => text)).toEqual([
    "Whisk the flour, eggs and milk.",
    "Fry in a hot pan.",
  ]);
});

test("hostile pages end, and soon", () => {
  const pages = [
    "<table><tr>" + "<td>".repeat(20_000),
    "<ol>" + "<li>x".repeat(50_000),
    "<h1>".repeat(5_000),
    "<h1>Soup</h1><p>1 onion</p>".repeat(2_000),
    "<p></p>".repeat(50_000),
  ];
  for (const html of pages) expect(readParts([{ html }])).toBeNull();
});

/** Thirty further pages of our own, each class of `page-cases.data.ts` marked up in another way; written before the reader had seen one. */
import type { PageCase } from "./page-cases.data";

const li = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join("");
const ul = (lines: readonly string[]) => `<ul>${li(lines)}</ul>`;
const ol = (lines: readonly string[]) => `<ol>${li(lines)}</ol>`;
const page = (title: string, body: string, head = "") =>
  `<!doctype html><html lang="en"><head><meta charset=utf-8><title>${title} | Tin Kettle</title><meta property="og:site_name" content="Tin Kettle">${head}</head><body><header><a href="/">Tin Kettle</a></header>${body}<footer><p>Tin Kettle is written at a table by the window.</p><a href="/privacy">Privacy</a></footer></body></html>`;
const data = (given: object) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Recipe", ...given })}</script>`;
const TALK =
  "<p>My aunt made this on the first cold Sunday of every year, and nobody was allowed to leave before the pot was empty.</p>";

const STEW = {
  title: "Bean and Squash Stew",
  ingredients: [
    "2 tbsp rapeseed oil",
    "1 large onion, chopped",
    "700 g squash, cubed",
    "2 tsp smoked paprika",
    "2 cans white beans, drained",
    "600 ml vegetable stock",
    "1 handful parsley",
  ],
  steps: [
    "Heat the oil in a wide pot and soften the onion for 8 minutes.",
    "Stir in the squash and the paprika and cook for 3 minutes.",
    "Add the beans and the stock and simmer for 25 minutes.",
    "Scatter the parsley over and serve.",
  ],
};
const CRUST = ["180 g flour", "90 g cold butter, cubed", "40 g walnuts, ground", "2 tbsp vinegar"];
const FILLING = ["3 leeks, sliced", "20 g butter", "200 ml cream", "2 eggs", "80 g gruyere, grated"];
const CRUST_STEPS = [
  "Rub the butter into the flour and the walnuts, bind with the vinegar and chill for 30 minutes.",
  "Roll out, line a tin and bake blind for 15 minutes.",
];
const FILLING_STEPS = [
  "Soften the leeks in the butter for 10 minutes.",
  "Whisk the cream with the eggs, stir in the leeks and the gruyere, fill the tin and bake for 30 minutes.",
];
const TART = "Leek Tart";
const under = (part: string, lines: readonly string[]) => lines.map((line) => `${part} | ${line}`);
const TART_LIST = [...under("Crust", CRUST), ...under("Filling", FILLING)];
const TART_STEPS = [...CRUST_STEPS, ...FILLING_STEPS];
const bare = (lines: readonly string[]) => lines.map((line) => line.replace(/^\w+ \| /, ""));

const stew = (of: string, name: string, html: string, more: Partial<PageCase> = {}): PageCase => ({
  of,
  name,
  title: STEW.title,
  ingredients: STEW.ingredients,
  steps: STEW.steps,
  html,
  ...more,
});
const tart = (of: string, name: string, html: string, more: Partial<PageCase> = {}): PageCase => ({
  of,
  name,
  title: TART,
  ingredients: TART_LIST,
  steps: TART_STEPS,
  html,
  ...more,
});
const LIST = ul(STEW.ingredients);
const METHOD = ol(STEW.steps);
const H1 = `<h1>${STEW.title}</h1>${TALK}`;
const steps = (lines: readonly string[]) => lines.map((text) => ({ "@type": "HowToStep", text }));
const rows = (cells: readonly (readonly string[])[]) =>
  cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/'/g, "&#39;");

export const FURTHER_CASES: readonly PageCase[] = [
  tart(
    "data that is a part of the recipe",
    "the second part only",
    page(
      TART,
      `<h1>${TART}</h1>${TALK}<h2>Ingredients</h2><h4>Crust</h4>${ul(CRUST)}<h4>Filling</h4>${ul(FILLING)}<h2>Method</h2>${ol(TART_STEPS)}`,
      data({ name: TART, recipeIngredient: FILLING, recipeInstructions: steps(TART_STEPS) }),
    ),
  ),
  tart(
    "data that is a part of the recipe",
    "groups in rows of a table",
    page(
      TART,
      `<h1>${TART}</h1><h2>Ingredients</h2><table>${rows([["<b>Crust</b>"], ...CRUST.map((line) => [line]), ["<b>Filling</b>"], ...FILLING.map((line) => [line])])}</table><h2>Method</h2>${ol(TART_STEPS)}`,
      data({ name: TART, recipeIngredient: CRUST, recipeInstructions: steps(TART_STEPS) }),
    ),
  ),
  stew(
    "items set as headings",
    "small headings in boxes with pictures",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2>${STEW.ingredients.map((line) => `<div><img src="/i.jpg" alt=""><h5>${line}</h5></div>`).join("")}<h2>Method</h2>${METHOD}`,
    ),
  ),
  stew(
    "items set as headings",
    "all in one heading, line by line",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2><h4>${STEW.ingredients.join("<br>")}</h4><h2>Method</h2><h4>${STEW.steps.join("<br>")}</h4>`,
    ),
  ),
  {
    of: "plain lists under headings",
    name: "Polish, without amounts",
    title: "Zupa ogórkowa",
    ingredients: ["ogórki kiszone", "ziemniaki", "marchew", "śmietana", "koperek"],
    steps: ["Ugotuj ziemniaki z marchwią.", "Dodaj ogórki i gotuj dalej.", "Na koniec wlej śmietanę."],
    html: page(
      "Zupa ogórkowa",
      `<h1>Zupa ogórkowa</h1><h2>Składniki</h2>${ul(["ogórki kiszone", "ziemniaki", "marchew", "śmietana", "koperek"])}<h2>Przygotowanie</h2>${ol(["Ugotuj ziemniaki z marchwią.", "Dodaj ogórki i gotuj dalej.", "Na koniec wlej śmietanę."])}`,
    ),
  },
  {
    of: "plain lists under headings",
    name: "German, two lists",
    title: "Linseneintopf",
    ingredients: ["250 g Berglinsen", "2 Möhren", "1 Stange Lauch", "1 l Gemüsebrühe", "Essig"],
    steps: ["Linsen in der Brühe 20 Minuten kochen.", "Möhren und Lauch zugeben.", "Mit Essig abschmecken."],
    html: page(
      "Linseneintopf",
      `<h1>Linseneintopf</h1><p><b>Zutaten:</b></p>${ul(["250 g Berglinsen", "2 Möhren", "1 Stange Lauch", "1 l Gemüsebrühe", "Essig"])}<p><b>Zubereitung:</b></p>${ul(["Linsen in der Brühe 20 Minuten kochen.", "Möhren und Lauch zugeben.", "Mit Essig abschmecken."])}`,
    ),
  },
  tart(
    "headings of groups",
    "numbers with brackets",
    page(
      TART,
      `<h1>${TART}</h1><h2>Ingredients</h2><h3>1) Crust</h3>${ul(CRUST)}<h3>2) Filling</h3>${ul(FILLING)}<h2>Method</h2>${ol(TART_STEPS)}`,
    ),
  ),
  tart(
    "headings of groups",
    "the part's name first",
    page(
      TART,
      `<h1>${TART}</h1><h3>Crust Ingredients</h3>${ul(CRUST)}<h3>Filling Ingredients</h3>${ul(FILLING)}<h3>Instructions</h3>${ol(TART_STEPS)}`,
    ),
  ),
  tart(
    "headings of groups",
    "an exclamation in each part of the method",
    page(
      TART,
      `<h1>${TART}</h1><h2>Ingredients</h2><h4>Crust</h4>${ul(CRUST)}<h4>Filling</h4>${ul(FILLING)}<h2>Method</h2><h4>Let's roll!</h4>${ol(CRUST_STEPS)}<h4>Fill it!</h4>${ol(FILLING_STEPS)}`,
    ),
    { steps: [...under("Let's roll!", CRUST_STEPS), ...under("Fill it!", FILLING_STEPS)] },
  ),
  stew(
    "labels of steps",
    "words in capitals and a long dash",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2>${LIST}<h2>Method</h2>${STEW.steps.map((line, at) => `<p><strong>STEP ${at + 1} —</strong> ${line}</p>`).join("")}`,
    ),
  ),
  stew(
    "labels of steps",
    "a label on a line of its own",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2>${LIST}<h2>Method</h2>${STEW.steps.map((line, at) => `<div><div>Step ${at + 1} of 4</div><div>${line}</div></div>`).join("")}`,
    ),
  ),
  stew(
    "notes behind the steps",
    "run in behind a dash",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2>${LIST}<h2>Method</h2>${METHOD}<p><em>Make ahead</em> – Cook the stew a day before and warm it gently.</p><p><em>Leftovers</em> – Keep for 3 days and stir in a little stock.</p>`,
    ),
  ),
  stew(
    "names of steps",
    "the beginning of each step, cut off",
    page(
      STEW.title,
      H1,
      data({
        name: STEW.title,
        recipeIngredient: STEW.ingredients,
        recipeInstructions: STEW.steps.map((text) => ({
          "@type": "HowToStep",
          name: `${text.slice(0, 20)}...`,
          text,
        })),
      }),
    ),
    { hasNoGroups: true },
  ),
  {
    of: "two unit systems and hidden panes",
    name: "a column for each system",
    title: "Oat Biscuits",
    ingredients: ["120 g oats", "90 g butter", "60 g sugar"],
    steps: ["Melt the butter with the sugar and stir in the oats.", "Bake for 15 minutes."],
    html: page(
      "Oat Biscuits",
      `<h1>Oat Biscuits</h1><h2>Ingredients</h2><div class="tabs"><button>Metric</button><button>US</button></div><div class="tab-content active">${ul(["120 g oats", "90 g butter", "60 g sugar"])}</div><div class="tab-content">${ul(["1 1/3 cups oats", "6 tbsp butter", "1/3 cup sugar", "1 pinch salt"])}</div><h2>Method</h2>${ol(["Melt the butter with the sugar and stir in the oats.", "Bake for 15 minutes."])}`,
    ),
  },
  stew(
    "two unit systems and hidden panes",
    "a hidden copy for printing",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2>${LIST}<h2>Method</h2>${METHOD}<div style="display: none"><h2>Ingredients</h2>${ul(STEW.ingredients.map((line) => line.replace("2 ", "4 ")))}<h2>Method</h2>${METHOD}</div>`,
    ),
  ),
  stew(
    "text of machines",
    "references written twice",
    page(
      STEW.title,
      H1,
      data({
        name: "Bean &amp;amp; Squash Stew",
        recipeIngredient: ["&amp;frac12; cup oil", ...STEW.ingredients.slice(1)],
        recipeInstructions: steps(STEW.steps),
      }),
    ),
    { title: "Bean & Squash Stew", ingredients: ["½ cup oil", ...STEW.ingredients.slice(1)] },
  ),
  tart(
    "text of machines",
    "markdown in the list",
    page(
      TART,
      `<h1>${TART}</h1>`,
      data({
        name: TART,
        recipeIngredient: [
          "### Crust",
          ...CRUST.map((line) => `- ${line}`),
          "### Filling",
          ...FILLING.map((line) => `* ${line}`),
        ],
        recipeInstructions: steps(TART_STEPS),
      }),
    ),
  ),
  stew(
    "data poorer than the page",
    "a pointer in place of the steps",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2>${LIST}<h2>Method</h2>${METHOD}`,
      data({
        name: STEW.title,
        recipeIngredient: STEW.ingredients,
        recipeInstructions: "See the full method on our website.",
      }),
    ),
  ),
  stew(
    "titles",
    "the name of the site above the dish, both of the first level",
    page(
      STEW.title,
      `<h1>Tin Kettle</h1><h1>${STEW.title}</h1><h2>Ingredients</h2>${LIST}<h2>Method</h2>${METHOD}`,
    ),
  ),
  stew(
    "titles",
    "a crumb trail and an author behind",
    page(
      `${STEW.title} by Ann Lee | Dinner | Recipes`,
      `<h2>Ingredients</h2>${LIST}<h2>Method</h2>${METHOD}`,
      '<meta name="author" content="Ann Lee">',
    ),
  ),
  {
    of: "cells and sub-lines",
    name: "amount, unit and name in cells",
    title: "Oat Biscuits",
    ingredients: ["2 cups oats", "3 tbsp honey", "100 g butter"],
    steps: ["Melt the butter with the honey and stir in the oats.", "Bake for 15 minutes."],
    html: page(
      "Oat Biscuits",
      `<h1>Oat Biscuits</h1><h2>Ingredients</h2><table><tr><th>Amount</th><th>Unit</th><th>Ingredient</th></tr>${rows(
        [
          ["2", "cups", "oats"],
          ["3", "tbsp", "honey"],
          ["100", "g", "butter"],
        ],
      )}</table><h2>Method</h2>${ol(["Melt the butter with the honey and stir in the oats.", "Bake for 15 minutes."])}`,
    ),
  },
  stew(
    "cells and sub-lines",
    "points in one paragraph",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2><p>${STEW.ingredients.map((line) => `&bull; ${line}`).join("<br>")}</p><h2>Method</h2><p>${STEW.steps.map((line, at) => `${at + 1}. ${line}`).join("<br>")}</p>`,
    ),
  ),
  stew(
    "controls",
    "boxes to tick with a label each, and a link on each line",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2><ul>${STEW.ingredients.map((line, at) => `<li><label><input type=checkbox id=c${at}>${line}</label> <a href="/shop/${at}">Shop</a></li>`).join("")}</ul><h2>Method</h2>${METHOD}`,
    ),
  ),
  stew(
    "equipment and parts",
    "tools above the list",
    page(
      STEW.title,
      `${H1}<h2>Equipment</h2>${ul(["1 large pot", "1 wooden spoon"])}<h2>Ingredients</h2>${LIST}<h2>Method</h2>${METHOD}`,
    ),
  ),
  tart(
    "equipment and parts",
    "each part with its list and its steps",
    page(
      TART,
      `<h1>${TART}</h1>${TALK}<h2>Crust</h2><p><b>Ingredients</b></p>${ul(CRUST)}<p><b>Directions</b></p>${ol(CRUST_STEPS)}<h2>Filling</h2><p><b>Ingredients</b></p>${ul(FILLING)}<p><b>Directions</b></p>${ol(FILLING_STEPS)}`,
    ),
    { steps: [...under("Crust", CRUST_STEPS), ...under("Filling", FILLING_STEPS)] },
  ),
  stew(
    "data in attributes",
    "amount, unit and name apart",
    page(
      STEW.title,
      `<div id=root data-state='${escaped(
        JSON.stringify({
          recipe: {
            name: STEW.title,
            ingredients: [
              { quantity: "2", unit: "tbsp", name: "rapeseed oil" },
              { quantity: "1", unit: "", name: "large onion, chopped" },
              { quantity: "700", unit: "g", name: "squash, cubed" },
            ],
            steps: STEW.steps.map((description) => ({ description })),
          },
        }),
      )}'></div>`,
    ),
    { ingredients: STEW.ingredients.slice(0, 3) },
  ),
  stew(
    "runs inside a word",
    "pasted runs of one style",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2>${LIST}<h2>Method</h2>${STEW.steps.map((line) => `<p><span style="color:#111">${line[0]}</span><span style="color:#111">${line.slice(1)}</span></p>`).join("")}`,
    ),
  ),
  stew(
    "references without semicolon",
    "fractions and spaces",
    page(
      STEW.title,
      `${H1}<h2>Ingredients</h2>${ul(["&frac34 cup oil", "1&nbsplarge onion", "700&#103 squash", ...STEW.ingredients.slice(3)])}<h2>Method</h2>${METHOD}`,
    ),
    { ingredients: ["¾ cup oil", "1 large onion", "700g squash", ...STEW.ingredients.slice(3)] },
  ),
  stew(
    "yields and steps in one string",
    "numbers on lines, a yield with a unit",
    page(
      STEW.title,
      "",
      data({
        name: STEW.title,
        recipeYield: { "@type": "QuantitativeValue", value: "4", unitText: "bowls" },
        recipeIngredient: STEW.ingredients,
        recipeInstructions: STEW.steps.map((line, at) => `${at + 1}. ${line}`).join("\n"),
      }),
    ),
    { yield: "4 bowls" },
  ),
  tart(
    "positions",
    "parts and steps out of order",
    page(
      TART,
      "",
      data({
        name: TART,
        recipeIngredient: bare(TART_LIST),
        recipeInstructions: [["Filling", FILLING_STEPS, 2] as const, ["Crust", CRUST_STEPS, 1] as const].map(
          ([name, lines, position]) => ({
            "@type": "HowToSection",
            name,
            position,
            itemListElement: lines
              .map((text, at) => ({ "@type": "HowToStep", position: at + 1, text }))
              .reverse(),
          }),
        ),
      }),
    ),
    {
      ingredients: bare(TART_LIST),
      steps: [...under("Crust", CRUST_STEPS), ...under("Filling", FILLING_STEPS)],
    },
  ),
];

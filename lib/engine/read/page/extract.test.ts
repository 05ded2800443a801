/** Whole pages of our own, written in the ways that pages are written. */
import type { SourceRecipe } from "@/lib/engine/recipe/stages";
import { extractRecipe } from ".";

const URL = "https://kitchen.example/recipes/leek-tart";
const wrap = (body: string, head = "") =>
  `<!doctype html><html lang=en><head><title>Leek tart | Our Kitchen</title>${head}</head><body><nav><a href=/>Home</a></nav>${body}<footer><a href=/privacy>Privacy</a></footer></body></html>`;

function read(html: string): SourceRecipe {
  const reading = extractRecipe(html, URL);
  if (reading.kind !== "recipe") throw new Error(`read as ${reading.kind}`);
  return reading.recipe;
}
const flat = (lines: SourceRecipe["ingredients"]) =>
  lines.map(({ text, section }) => (section ? `${section} | ${text}` : text));

const INGREDIENTS = [
  "2 large leeks, sliced",
  "30 g butter",
  "3 eggs",
  "200 ml double cream",
  "salt and pepper",
];
const STEPS = [
  "Melt the butter in a pan and fry the leeks for 10 minutes.",
  "Whisk the eggs with the cream, season with salt and pepper.",
  "Pour over the leeks and bake for 30 minutes at 180°C.",
];
const items = (lines: readonly string[]) => lines.map((line) => `<li>${line}</li>`).join("");
const paragraphs = (lines: readonly string[]) => lines.map((line) => `<p>${line}</p>`).join("");

describe("the same recipe, stated in many ways", () => {
  it.each<[string, string]>([
    [
      "headings and lists",
      `<h1>Leek tart</h1><h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>`,
    ],
    [
      "bold words as headings",
      `<h1>Leek tart</h1><p><b>Ingredients:</b></p>${paragraphs(INGREDIENTS)}<p><b>Directions</b></p>${paragraphs(STEPS)}`,
    ],
    [
      "line breaks in paragraphs",
      `<h1>Leek tart</h1><p><strong>INGREDIENTS</strong><br>${INGREDIENTS.join("<br>")}</p><p><strong>METHOD</strong><br>${STEPS.join("<br/>")}</p>`,
    ],
    [
      "classes of a theme",
      `<h1>Leek tart</h1><div class="recipe__ingredients"><ul>${items(INGREDIENTS)}</ul></div><div class="recipe__directions">${paragraphs(STEPS)}</div>`,
    ],
    [
      "classes on every line",
      `<h1>Leek tart</h1>${INGREDIENTS.map((line) => `<div class="ingredient-row"><span class=check>▢</span> ${line}</div>`).join("")}${STEPS.map((line) => `<div class="instruction-step">${line}</div>`).join("")}`,
    ],
    [
      "a table",
      `<h1>Leek tart</h1><h3>Ingredients</h3><table><tr><th>Amount</th><th>Ingredient</th></tr><tr><td>2</td><td>large leeks, sliced</td></tr><tr><td>30 g</td><td>butter</td></tr><tr><td>3</td><td>eggs</td></tr><tr><td>200 ml</td><td>double cream</td></tr><tr><td></td><td>salt and pepper</td></tr></table><h3>Preparation</h3>${paragraphs(STEPS)}`,
    ],
    [
      "amounts and names in boxes of their own",
      `<h1>Leek tart</h1><h3>Ingredients</h3><div>2</div><div>large leeks, sliced</div><div>30 g</div><div>butter</div><div>3</div><div>eggs</div><div>200 ml</div><div>double cream</div><div>salt and pepper</div><h3>Instructions</h3>${paragraphs(STEPS)}`,
    ],
    [
      "numbered steps",
      `<h1>Leek tart</h1><h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2>${paragraphs(STEPS.map((step, index) => `Step ${index + 1}: ${step}`))}`,
    ],
    ["no headings at all", `<h1>Leek tart</h1><ul>${items(INGREDIENTS)}</ul>${paragraphs(STEPS)}`],
    [
      "advertisements and buttons between",
      `<h1>Leek tart</h1><button>Print</button><h2>Ingredients</h2><button>1x</button><button>2x</button><ul>${items(INGREDIENTS)}</ul><div>Advertisement</div><h2>Method</h2><p>${STEPS[0]}</p><div>Advertisement</div><p>${STEPS[1]}</p><p>${STEPS[2]}</p>`,
    ],
    [
      "talk above and below",
      `<h1>Leek tart</h1><p>I have made this tart for years, and my family loves it every time.</p><h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol><h2>Storage tips</h2><p>Keep the tart in the fridge and heat it in the oven for 10 minutes.</p><h2>More recipes</h2><ul><li><a href=/a>Onion soup</a></li></ul>`,
    ],
    [
      "microdata",
      `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Leek tart</h1>${INGREDIENTS.map((line) => `<span itemprop="recipeIngredient">${line}</span><br>`).join("")}<div itemprop="recipeInstructions">${paragraphs(STEPS)}</div></div>`,
    ],
    [
      "one itemprop around the whole list",
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Leek tart</h1><ul itemprop="ingredients">${items(INGREDIENTS)}</ul><ol itemprop="recipeInstructions">${items(STEPS)}</ol></div>`,
    ],
    [
      "RDFa",
      `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Leek tart</h1><ul>${INGREDIENTS.map((line) => `<li property="recipeIngredient">${line}</li>`).join("")}</ul><div property="recipeInstructions"><ol>${items(STEPS)}</ol></div></div>`,
    ],
    [
      "h-recipe",
      `<article class="h-recipe"><h1 class="p-name">Leek tart</h1><ul>${INGREDIENTS.map((line) => `<li class="p-ingredient">${line}</li>`).join("")}</ul><div class="e-instructions"><ol>${items(STEPS)}</ol></div></article>`,
    ],
  ])("%s", (_how, body) => {
    const recipe = read(wrap(body));
    expect(recipe.title).toBe("Leek tart");
    expect(recipe.ingredients.map((line) => line.text)).toEqual(INGREDIENTS);
    expect(recipe.instructions.map((line) => line.text)).toEqual(STEPS);
  });
});

describe("sections", () => {
  const sauce = ["1 tbsp mustard", "100 ml cream"];
  const body = `<h1>Leek tart</h1><h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h3>For the sauce:</h3><ul>${items(sauce)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol><h3>Make the sauce</h3><ol><li>Stir the mustard into the cream and heat gently.</li></ol>`;

  it("keeps group headings of plain pages beside their lines", () => {
    const recipe = read(wrap(body));
    expect(flat(recipe.ingredients).slice(-2)).toEqual([
      "For the sauce | 1 tbsp mustard",
      "For the sauce | 100 ml cream",
    ]);
    expect(flat(recipe.instructions).at(-1)).toBe(
      "Make the sauce | Stir the mustard into the cream and heat gently.",
    );
  });

  it("gives JSON-LD ingredients the group headings that the page shows", () => {
    const data = {
      "@type": "Recipe",
      name: "Leek tart",
      recipeIngredient: [...INGREDIENTS, ...sauce],
      recipeInstructions: STEPS,
    };
    const recipe = read(wrap(body, `<script type="application/ld+json">${JSON.stringify(data)}</script>`));
    expect(flat(recipe.ingredients)).toEqual([
      ...INGREDIENTS,
      ...sauce.map((line) => `For the sauce | ${line}`),
    ]);
  });

  it("turns headings that data lists as lines into sections", () => {
    const data = {
      "@type": "Recipe",
      name: "Leek tart",
      recipeIngredient: [...INGREDIENTS, "For the sauce:", ...sauce],
      recipeInstructions: [...STEPS, "Sauce:", "Stir the mustard into the cream."],
    };
    const reading = extractRecipe(
      wrap("", `<script type="application/ld+json">${JSON.stringify(data)}</script>`),
      URL,
    );
    if (reading.kind !== "recipe") throw new Error(reading.kind);
    expect(reading.headings).toEqual(["For the sauce:"]);
    expect(flat(reading.recipe.ingredients)).toEqual([
      ...INGREDIENTS,
      ...sauce.map((line) => `For the sauce | ${line}`),
    ]);
    expect(flat(reading.recipe.instructions).at(-1)).toBe("Sauce | Stir the mustard into the cream.");
  });

  it("reads parts that have ingredients and steps of their own", () => {
    const parts = `<h1>Leek tart</h1><h3>Filling</h3><ul>${items(INGREDIENTS)}</ul>${paragraphs(STEPS)}<h3>Sauce</h3><ul>${items(sauce)}</ul><p>Stir the mustard into the cream and heat gently.</p>`;
    const recipe = read(wrap(parts));
    expect(recipe.ingredients).toHaveLength(INGREDIENTS.length + 2);
    expect(flat(recipe.instructions).at(-1)).toBe("Sauce | Stir the mustard into the cream and heat gently.");
  });

  it("takes the metric list once where the page gives it in cups again", () => {
    const cups = [
      "2 large leeks, sliced",
      "2 tbsp butter",
      "3 eggs",
      "1 cup double cream",
      "salt and pepper",
    ];
    const recipe = read(
      wrap(
        `<h1>Leek tart</h1><h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><ul>${items(cups)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>`,
      ),
    );
    expect(recipe.ingredients.map((line) => line.text)).toEqual(INGREDIENTS);
  });
});

describe("combining", () => {
  const json = (data: object) =>
    `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name: "Leek tart", ...data })}</script>`;
  const body = `<h1>Leek tart</h1><h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>`;

  it.each<[string, object]>([
    [
      "amounts that the data lacks",
      {
        recipeIngredient: ["leeks", "butter", "eggs", "double cream", "salt and pepper"],
        recipeInstructions: STEPS,
      },
    ],
    ["steps that the data lacks", { recipeIngredient: INGREDIENTS }],
    ["ingredients that the data lacks", { recipeInstructions: STEPS }],
    [
      "lines that the data runs together",
      { recipeIngredient: INGREDIENTS.join(""), recipeInstructions: STEPS },
    ],
    [
      "steps that the data runs together",
      { recipeIngredient: INGREDIENTS, recipeInstructions: STEPS.join(" ") },
    ],
    [
      "amounts that a program filled in",
      {
        recipeIngredient: [
          "0 as required leeks",
          "0 as required butter",
          "3 eggs",
          "200 ml double cream",
          "salt and pepper",
        ],
        recipeInstructions: STEPS,
      },
    ],
    ["everything but the title", { recipeIngredient: [], recipeInstructions: "" }],
  ])("takes from the page %s", (_what, data) => {
    const recipe = read(wrap(body, json(data)));
    expect(recipe.ingredients.map((line) => line.text)).toEqual(INGREDIENTS);
    expect(recipe.instructions.map((line) => line.text)).toEqual(STEPS);
  });

  it("keeps what only the data names, where the page's list ends before it", () => {
    const data = json({
      recipeIngredient: ["leeks", "butter", "eggs", "double cream", "thyme leaves"],
      recipeInstructions: STEPS,
    });
    const shown = [...INGREDIENTS.slice(0, 4)];
    const page = `<h1>Leek tart</h1><h2>Ingredients</h2><ul>${items(shown)}</ul><p><a href=/thyme>thyme leaves</a></p><h2>Method</h2><ol>${items(STEPS)}</ol>`;
    const recipe = read(wrap(page, data));
    expect(recipe.ingredients.map((line) => line.text)).toEqual([...shown, "thyme leaves"]);
  });

  it("takes of several recipes the one that the page is about", () => {
    const other = json({
      name: "Onion soup",
      recipeIngredient: ["6 onions", "1 l stock", "50 g butter"],
      recipeInstructions: ["Fry the onions.", "Add the stock."],
    });
    const own = json({ recipeIngredient: INGREDIENTS, recipeInstructions: STEPS });
    expect(read(wrap(body, other + own)).title).toBe("Leek tart");
  });
});

describe("data of the page's own program", () => {
  const state = {
    props: {
      recipe: {
        title: "Leek tart",
        ingredientGroups: [],
        ingredients: INGREDIENTS.map((line) => ({ text: line })),
        steps: STEPS.map((text) => ({ description: text })),
      },
    },
  };
  it.each([
    ["as JSON", `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`],
    ["assigned to a variable", `<script>window.__STATE__ = ${JSON.stringify(state)};</script>`],
    ["as a string of JSON", `<script>self.push([1,${JSON.stringify(JSON.stringify(state))}])</script>`],
  ])("is read when nothing else states the recipe: %s", (_how, script) => {
    const recipe = read(wrap(`<div id="app"></div>${script}`));
    expect(recipe.title).toBe("Leek tart");
    expect(recipe.ingredients.map((line) => line.text)).toEqual(INGREDIENTS);
    expect(recipe.instructions.map((line) => line.text)).toEqual(STEPS);
  });
});

describe("where a list ends", () => {
  it("an item that nobody measures is the last of its list, with no data to name it", () => {
    const list = ["300 g leeks", "20 g butter", "zibibbo"];
    const page = `<h1>Leek tart</h1><div><strong>For 4 people you need:</strong><ul>${items(list)}</ul></div><h2>Method</h2><ol>${items(STEPS)}</ol>`;
    expect(read(wrap(page)).ingredients.map((line) => line.text)).toEqual(list);
  });

  it("a link or a sentence behind the items is none of them", () => {
    const list = ["300 g leeks", "20 g butter", "2 eggs"];
    const more = ["<a href=/shop>Our shop</a>", "We love this one with a glass of something cold."];
    const page = `<h1>Leek tart</h1><div><strong>For 4 people you need:</strong><ul>${items([...list, ...more])}</ul></div><h2>Method</h2><ol>${items(STEPS)}</ol>`;
    expect(read(wrap(page)).ingredients.map((line) => line.text)).toEqual(list);
  });

  it("a heading that says for how many stands before its list in one line", () => {
    const page = `<h1>Torta</h1><p><b>Ingredienti per 8 persone:</b> 500 g di ricotta, 200 g di zucchero, 3 uova, 1 limone.</p><p><b>Preparazione:</b> Lavorate la ricotta con lo zucchero e le uova. Unite il limone e cuocete in forno per 40 minuti.</p>`;
    const recipe = read(`<html lang="it"><body>${page}</body></html>`);
    expect(recipe.ingredients).toHaveLength(4);
    expect(recipe.yield).toBe("8 persone");
  });
});

describe("clean strings", () => {
  it.each(["1º", "1.º", "1ª", "1°", "1.-"])(
    "a step loses its number, written %s, and no temperature",
    (number) => {
      const counted = STEPS.map((step, at) => `${number.replace("1", String(at + 1))} ${step}`);
      const recipe = read(
        wrap(
          `<h1>Leek tart</h1><h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2>${paragraphs([...counted, "60° warm water helps against burnt spots in the pan."])}`,
        ),
      );
      expect(recipe.instructions.map((line) => line.text)).toEqual([
        ...STEPS,
        "60° warm water helps against burnt spots in the pan.",
      ]);
    },
  );

  it("leaves no markup, reference, check box, step number or advertisement in any text", () => {
    const data = {
      "@type": "Recipe",
      name: "Leek &amp;amp; cheese <b>tart</b>",
      description: "<p>Good&nbsp;warm or cold.</p>",
      recipeIngredient: [
        "▢ 2 leeks",
        "&lt;strong&gt;100 g&lt;/strong&gt; gruy&egrave;re",
        "• 3 eggs",
        "Advertisement",
        "200 ml cream",
        "salt",
      ],
      recipeInstructions: [
        "Step 1",
        "1. Fry the <a href='/leeks'>leeks</a>.",
        "Print",
        "Step 2: Add the cheese &#8211; all of it.",
        "3) Bake for 20 minutes.",
      ],
    };
    const recipe = read(wrap("", `<script type="application/ld+json">${JSON.stringify(data)}</script>`));
    expect(recipe.title).toBe("Leek & cheese tart");
    expect(recipe.description).toBe("Good warm or cold.");
    expect(recipe.ingredients.map((line) => line.text)).toEqual([
      "2 leeks",
      "100 g gruyère",
      "3 eggs",
      "200 ml cream",
      "salt",
    ]);
    expect(recipe.instructions.map((line) => line.text)).toEqual([
      "Fry the leeks.",
      "Add the cheese – all of it.",
      "Bake for 20 minutes.",
    ]);
  });
});

describe("the facts beside the recipe", () => {
  it("gives the picture, the site and the address, absolute", () => {
    const head = `<meta property="og:image" content="/img/tart.jpg"><meta property="og:site_name" content="Our Kitchen"><meta name="description" content="A tart of leeks &amp; cream.">`;
    const recipe = read(
      wrap(
        `<h1>Leek tart</h1><p>Serves 6</p><h2>Ingredients</h2><ul>${items(INGREDIENTS)}</ul><h2>Method</h2><ol>${items(STEPS)}</ol>`,
        head,
      ),
    );
    expect(recipe).toMatchObject({
      imageUrl: "https://kitchen.example/img/tart.jpg",
      siteName: "Our Kitchen",
      url: URL,
      description: "A tart of leeks & cream.",
    });
    expect(recipe.yield).toMatch(/6/);
  });

  it("takes no picture from an address that is not http", () => {
    const data = {
      "@type": "Recipe",
      name: "Leek tart",
      image: "javascript:alert(1)",
      recipeIngredient: INGREDIENTS,
      recipeInstructions: STEPS,
    };
    expect(
      read(wrap("", `<script type="application/ld+json">${JSON.stringify(data)}</script>`)).imageUrl,
    ).toBeNull();
  });
});

describe("pages without a recipe", () => {
  const prose =
    "<p>Leeks have been grown in the valleys for many hundreds of years, and every family there tells another story about the first of them and the winter that followed.</p>";
  it.each([
    [
      "bot-wall",
      "<html><head><title>Just a moment...</title></head><body><h1>Checking your browser before you go on</h1><p>Please enable JavaScript and cookies to continue</p></body></html>",
    ],
    [
      "bot-wall",
      "<html><head><title>Access denied</title></head><body><p>Access to this page has been denied because we believe you are using automation tools.</p></body></html>",
    ],
    [
      "list",
      wrap(
        `<h1>Our best tart recipes</h1>${Array.from({ length: 20 }, (_, n) => `<div><a href=/r/${n}>Tart recipe number ${n} with leeks</a></div>`).join("")}`,
      ),
    ],
    [
      "list",
      wrap(
        "<h1>Our week</h1>",
        ["Onion soup", "Rye bread", "Fish pie"]
          .map(
            (name) =>
              `<script type="application/ld+json">${JSON.stringify({ "@type": "Recipe", name, recipeIngredient: INGREDIENTS, recipeInstructions: STEPS })}</script>`,
          )
          .join(""),
      ),
    ],
    ["article", wrap(`<h1>The history of the leek</h1>${prose.repeat(8)}`)],
    ["nothing", "<html><body><p>Not found.</p></body></html>"],
    ["nothing", ""],
  ])("is told apart: %s", (kind, html) => {
    expect(extractRecipe(html, URL).kind).toBe(kind);
  });
});

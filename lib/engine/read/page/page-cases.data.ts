/** Pages of our own for each way in which pages of recipes differ, with what is to be read of them. */

export type PageCase = {
  /** What the pages of the class have in common. */
  of: string;
  name: string;
  title: string;
  /** "Group | line" where the groups are stated. */
  ingredients: string[];
  steps: string[];
  html: string;
  /** Last part of the address. */
  slug?: string;
  yield?: string;
  hasNoGroups?: boolean;
};

const li = (l: string[], a = "") => l.map((x) => `<li${a}>${x}</li>`).join("\n");
const ps = (l: string[]) => l.map((x) => `<p>${x}</p>`).join("");
const page = (title: string, body: string, head = "", docTitle = `${title} | Copper Ladle`) =>
  `<!doctype html><html lang="en"><head><meta charset=utf-8><title>${docTitle}</title><meta property="og:site_name" content="Copper Ladle">${head}</head><body><header><a href="/">Copper Ladle</a><nav><a href="/r">Recipes</a></nav></header>${body}<footer><h4>About us</h4><p>We cook in a very small kitchen by the harbour.</p><a href="/p">Privacy</a></footer></body></html>`;
const ld = (o: object) =>
  `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@type": "Recipe", ...o })}</script>`;
const TALK =
  "<p>When the wind turns in October I want something warm on the stove, and this is what we make.</p><p>My neighbour gave me the idea one evening, and it has stayed with us since.</p>";
const A = {
  t: "Fennel and Chickpea Stew",
  ing: [
    "2 tbsp olive oil",
    "2 fennel bulbs, sliced",
    "1 onion, chopped",
    "2 cans chickpeas, drained",
    "400 g chopped tomatoes",
    "500 ml vegetable stock",
    "salt and pepper",
  ],
  steps: [
    "Heat the olive oil in a large pot and cook the onion and fennel for 12 minutes until soft.",
    "Add the chickpeas, tomatoes and stock, and simmer for 25 minutes.",
    "Season with salt and pepper and serve.",
  ],
};
const G1 = ["1 cup rolled oats", "1/2 cup flour", "1/3 cup brown sugar", "90 g butter, melted"],
  G2 = ["3 apples, peeled and diced", "2 tbsp maple syrup", "1 tsp cinnamon"];
const GS = [
  "Heat the oven to 180°C and line a tin.",
  "Mix the oats, flour, sugar and melted butter and press two thirds into the tin.",
  "Toss the apples with the maple syrup and cinnamon, spread them over the base and crumble the rest on top.",
  "Bake for 35 minutes until golden.",
];
const B = {
  t: "Apple Oat Slice",
  ing: [...G1.map((x) => `Base | ${x}`), ...G2.map((x) => `Filling | ${x}`)],
  steps: GS,
};
const CASES: PageCase[] = [];
const add = (
  of: string,
  name: string,
  title: string,
  ingredients: string[],
  steps: string[],
  html: string,
  more: Partial<PageCase> = {},
) => CASES.push({ of, name, title, ingredients, steps, html, ...more });

for (const v of ["h3", "h4", "strong"]) {
  const head = (x: string) => (v === "strong" ? `<p><strong>${x}</strong></p>` : `<${v}>${x}</${v}>`);
  const g = [
    [
      "Curry",
      [
        "1 onion, diced",
        "3 cloves garlic",
        "400 ml coconut milk",
        "600 g sweet potato, cubed",
        "2 tbsp curry paste",
      ],
    ],
    ["Pickle", ["1 cucumber, sliced", "60 ml rice vinegar", "1 tbsp caster sugar"]],
    ["Raita", ["200 g yoghurt", "1 handful mint, chopped", "1/2 tsp ground cumin"]],
  ] as [string, string[]][];
  const st = [
    "Fry the onion and garlic for 5 minutes, then stir in the curry paste.",
    "Add the sweet potato and coconut milk and simmer for 20 minutes.",
    "Mix the cucumber with the vinegar and sugar and leave to stand.",
    "Stir the mint and cumin into the yoghurt and serve everything together.",
  ];

  add(
    "data that is a part of the recipe",
    `partial-${v}`,
    "Sweet Potato Curry",
    g.flatMap(([n, l]) => l.map((x) => `${n} | ${x}`)),
    st,
    page(
      "Sweet Potato Curry",
      `<main><h1>Sweet Potato Curry</h1>${TALK}<h2>Ingredients</h2>${g.map(([n, l]) => `${head(n)}<ul>${li(l)}</ul>`).join("")}<h2>Method</h2><ol>${li(st)}</ol></main>`,
      ld({
        name: "Sweet Potato Curry",
        recipeIngredient: g[0]![1],
        recipeInstructions: st.map((text) => ({ "@type": "HowToStep", text })),
      }),
    ),
  );
}
add(
  "items set as headings",
  "items-h4",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<div><h1>${A.t}</h1>${TALK}<h2>Ingredients</h2>${A.ing.map((x) => `<h4>${x}</h4>`).join("")}<h2>Directions</h2>${A.steps.map((x) => `<h4>${x}</h4>`).join("")}</div>`,
  ),
);
add(
  "items set as headings",
  "items-li-h5",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<div><h1>${A.t}</h1>${TALK}<h3>Ingredients</h3><ul>${A.ing.map((x) => `<li><h5>${x}</h5></li>`).join("")}</ul><h3>Method</h3><ol>${A.steps.map((x) => `<li><h5>${x}</h5></li>`).join("")}</ol></div>`,
  ),
);
add(
  "items set as headings",
  "card-in-heading",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<div><h1>${A.t}</h1>${TALK}<h3><p>Ingredients</p><ul>${li(A.ing)}</ul><p>Method</p><ol>${li(A.steps)}</ol></h3></div>`,
  ),
);
add(
  "items set as headings",
  "items-same-level",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<div><h1>${A.t}</h1>${TALK}<h3>Ingredients</h3>${A.ing.map((x) => `<h3>${x}</h3>`).join("")}<h3>Method</h3>${A.steps.map((x) => `<p>${x}</p>`).join("")}</div>`,
  ),
);
add(
  "items set as headings",
  "items-h6-steps-p",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<section><h1>${A.t}</h1>${TALK}<h2>What you need</h2>${A.ing.map((x) => `<h6>${x}</h6>`).join("")}<h2>Method</h2>${ps(A.steps)}</section>`,
  ),
);
add(
  "plain lists under headings",
  "no-amounts",
  "Hedge Salad",
  ["young nettle tops", "wild garlic", "chickweed", "hazel oil", "verjuice", "flaky salt"],
  [
    "Wash everything twice and dry it well.",
    "Tear what is large and leave what is small.",
    "Dress at the table.",
  ],
  page(
    "Hedge Salad",
    `<article><h1>Hedge Salad</h1>${TALK}<h2>Ingredients</h2><ul>${li(["young nettle tops", "wild garlic", "chickweed", "hazel oil", "verjuice", "flaky salt"])}</ul><h2>Method</h2><ol>${li(["Wash everything twice and dry it well.", "Tear what is large and leave what is small.", "Dress at the table."])}</ol></article>`,
  ),
);
add(
  "plain lists under headings",
  "unknown-foods",
  "Wattleseed Damper",
  ["Wattleseed", "Bunya meal", "Davidson plum jam", "Macadamia butter"],
  [
    "Work the dry things together.",
    "Wet it until it holds.",
    "Leave it under the coals until it sounds hollow.",
  ],
  page(
    "Wattleseed Damper",
    `<article><h1>Wattleseed Damper</h1>${TALK}<h3>Ingredients</h3><ul>${li(["Wattleseed", "Bunya meal", "Davidson plum jam", "Macadamia butter"])}</ul><a class=btn href="/print">Print</a><h3>Directions</h3><ul>${li(["Work the dry things together.", "Wet it until it holds.", "Leave it under the coals until it sounds hollow."])}</ul></article>`,
  ),
);
add(
  "plain lists under headings",
  "fact-in-list",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<article><h1>${A.t}</h1><h3>Ingredients</h3><ul><li>Serves 4</li>${li(A.ing)}<li><a href="/shop">Shop our pots</a></li></ul><h3>Method</h3><ol>${li(A.steps)}</ol></article>`,
  ),
);
add(
  "headings of groups",
  "numbered-steps",
  "Apple Oat Slice",
  B.ing,
  [
    "Make the base | " + GS[0],
    "Make the base | " + GS[1],
    "Add the filling | " + GS[2],
    "Bake it! | " + GS[3],
  ],
  page(
    "Apple Oat Slice",
    `<article><h1>Apple Oat Slice</h1>${TALK}<h2>Ingredients</h2><h3>Base</h3><ul>${li(G1)}</ul><h3>Filling</h3><ul>${li(G2)}</ul><h2>Method</h2><h2>1. Make the base</h2><p>${GS[0]}</p><p>${GS[1]}</p><h2>2. Add the filling</h2><p>${GS[2]}</p><h2>3. Bake it!</h2><p>${GS[3]}</p></article>`,
  ),
);
add(
  "headings of groups",
  "exclaim",
  "Apple Oat Slice",
  B.ing,
  ["Get started! | " + GS[0], "Get started! | " + GS[1], "Fill it up! | " + GS[2], "Bake! | " + GS[3]],
  page(
    "Apple Oat Slice",
    `<article><h1>Apple Oat Slice</h1>${TALK}<h2>Ingredients</h2><h3>Base</h3><ul>${li(G1)}</ul><h3>Filling</h3><ul>${li(G2)}</ul><h2>Method</h2><h3>Get started!</h3><p>${GS[0]}</p><p>${GS[1]}</p><h3>Fill it up!</h3><p>${GS[2]}</p><h3>Bake!</h3><p>${GS[3]}</p></article>`,
  ),
);
add(
  "headings of groups",
  "ing-numbered",
  "Apple Oat Slice",
  B.ing,
  GS,
  page(
    "Apple Oat Slice",
    `<article><h1>Apple Oat Slice</h1>${TALK}<h2>Ingredients</h2><h4>1. Base</h4><ul>${li(G1)}</ul><h4>2. Filling</h4><ul>${li(G2)}</ul><h2>Method</h2>${ps(GS)}</article>`,
  ),
);
add(
  "headings of groups",
  "named-parts",
  "Apple Oat Slice",
  [...G1.map((x) => `For the base | ${x}`), ...G2.map((x) => `For the filling | ${x}`)],
  GS,
  page(
    "Apple Oat Slice",
    `<article><h1>Apple Oat Slice</h1>${TALK}<h3>Ingredients for the base</h3><ul>${li(G1)}</ul><h3>Ingredients for the filling</h3><ul>${li(G2)}</ul><h3>Method</h3>${ps(GS)}</article>`,
  ),
);
add(
  "headings of groups",
  "named-parts-repeat",
  "Lemon Ring",
  [
    ...["200 g butter", "200 g sugar", "3 eggs", "200 g flour"].map((x) => `For the cake | ${x}`),
    ...["50 g butter", "100 g sugar", "2 tbsp lemon juice"].map((x) => `For the glaze | ${x}`),
  ],
  [
    "For the cake | Beat the butter and sugar, add the eggs and fold in the flour.",
    "For the cake | Bake at 170°C for 40 minutes.",
    "For the glaze | Melt the butter with the sugar and lemon juice and pour over the cake.",
  ],
  page(
    "Lemon Ring",
    `<article><h1>Lemon Ring</h1>${TALK}<h3>Ingredients for the cake</h3><ul>${li(["200 g butter", "200 g sugar", "3 eggs", "200 g flour"])}</ul><h3>Ingredients for the glaze</h3><ul>${li(["50 g butter", "100 g sugar", "2 tbsp lemon juice"])}</ul><h3>Method for the cake</h3><ol>${li(["Beat the butter and sugar, add the eggs and fold in the flour.", "Bake at 170°C for 40 minutes."])}</ol><h3>Method for the glaze</h3><ol>${li(["Melt the butter with the sugar and lemon juice and pour over the cake."])}</ol></article>`,
  ),
);
for (const [k, sep] of [
  ["dash", " – "],
  ["bar", " | "],
  ["colon", ": "],
  ["dot", "· "],
])
  add(
    "labels of steps",
    `label-${k}`,
    A.t,
    A.ing,
    A.steps,
    page(
      A.t,
      `<article><h1>${A.t}</h1><h3>Ingredients</h3><ul>${li(A.ing)}</ul><h3>Method</h3>${A.steps.map((x, i) => `<p><b>Step ${i + 1}</b>${sep}${x}</p>`).join("")}</article>`,
    ),
  );
add(
  "notes behind the steps",
  "notes-runin",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<article><h1>${A.t}</h1><h3>Ingredients</h3><ul>${li(A.ing)}</ul><h3>Method</h3>${ps(A.steps)}<p><strong>Note:</strong> Add more stock and stir well if the stew gets thick in the fridge.</p><p><strong>Storage:</strong> Keep it chilled for 3 days and heat it in a pan.</p></article>`,
  ),
);
add(
  "notes behind the steps",
  "tip-runin",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<article><h1>${A.t}</h1><h3>Ingredients</h3><ul>${li(A.ing)}</ul><h3>Method</h3><ol>${li(A.steps)}</ol><p>Tip: Cook the fennel slowly and stir often, or it will brown.</p></article>`,
  ),
);
add(
  "notes behind the steps",
  "tips-list",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<article><h1>${A.t}</h1><h3>Ingredients</h3><ul>${li(A.ing)}</ul><h3>Method</h3><ol>${li(A.steps)}</ol><p><b>Cook's tips</b></p><ul>${li(["Toast the fennel seeds and add them with the onion.", "Serve with bread and roast the leftover fennel."])}</ul></article>`,
  ),
);
const names = (f: (i: number) => string) =>
  page(
    A.t,
    `<main><h1>${A.t}</h1>${TALK}</main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: A.steps.map((text, i) => ({ "@type": "HowToStep", name: f(i), text })),
    }),
  );
for (const [k, f] of [
  ["slug", (i: number) => `fennel-and-chickpea-stew-step-${i + 1}`],
  ["title-step", (i: number) => `${A.t} step ${i + 1}`],
  ["repeat", () => "Cooking"],
  ["schritt", (i: number) => `Schritt ${i + 1}`],
  ["etape", (i: number) => `Étape ${i + 1}`],
  ["paso", (i: number) => `Paso ${i + 1}`],
  ["krok", (i: number) => `Krok ${i + 1}`],
  ["num", (i: number) => `0${i + 1}`],
  ["trin", (i: number) => `Trin ${i + 1}:`],
  ["image", (i: number) => `IMG_00${i + 1}`],
] as [string, (i: number) => string][])
  add("names of steps", `name-${k}`, A.t, A.ing, A.steps, names(f), { hasNoGroups: true });
add(
  "names of steps",
  "name-true",
  A.t,
  A.ing,
  ["Soften | " + A.steps[0], "Simmer | " + A.steps[1], "Finish | " + A.steps[2]],
  names((i) => ["Soften", "Simmer", "Finish"][i]!),
);
const M1 = ["200 g flour", "120 g sugar", "115 g butter"],
  U1 = ["1 2/3 cups flour", "2/3 cup sugar", "1 stick butter"];
const M2 = ["250 ml cream", "100 g dark chocolate"],
  U2 = ["1 cup cream", "3 1/2 oz dark chocolate"];
const CS = [
  "Rub the butter into the flour and sugar and bake for 20 minutes.",
  "Warm the cream, melt the chocolate in it and pour over the crust.",
];
add(
  "two unit systems and hidden panes",
  "units-labels",
  "Ganache Bars",
  M1.concat(M2),
  CS,
  page(
    "Ganache Bars",
    `<article><h1>Ganache Bars</h1><h2>Ingredients</h2><h4>Metric</h4><ul>${li(M1.concat(M2))}</ul><h4>Imperial</h4><ul>${li(U1.concat(U2))}</ul><h2>Method</h2><ol>${li(CS)}</ol></article>`,
  ),
);
add(
  "two unit systems and hidden panes",
  "units-in-groups",
  "Ganache Bars",
  M1.map((x) => "Crust | " + x).concat(M2.map((x) => "Top | " + x)),
  CS,
  page(
    "Ganache Bars",
    `<article><h1>Ganache Bars</h1><h2>Ingredients</h2><h4>Crust</h4><p><b>Metric</b></p><ul>${li(M1)}</ul><p><b>US cups</b></p><ul>${li(U1)}</ul><h4>Top</h4><p><b>Metric</b></p><ul>${li(M2)}</ul><p><b>US cups</b></p><ul>${li(U2)}</ul><h2>Method</h2><ol>${li(CS)}</ol></article>`,
  ),
);
add(
  "two unit systems and hidden panes",
  "units-uneven",
  "Ganache Bars",
  M1.concat(M2),
  CS,
  page(
    "Ganache Bars",
    `<article><h1>Ganache Bars</h1><h2>Ingredients</h2><div class="ingredients"><div class="metric"><ul>${li(M1.concat(M2))}</ul></div><div class="us" style="display:none"><ul>${li(U1.concat(U2).concat(["1 pinch salt"]))}</ul></div></div><h2>Method</h2><ol>${li(CS)}</ol></article>`,
  ),
);
add(
  "two unit systems and hidden panes",
  "pane-hidden",
  "Ganache Bars",
  M1.concat(M2),
  CS,
  page(
    "Ganache Bars",
    `<article><h1>Ganache Bars</h1><h2>Ingredients</h2><div role="tabpanel"><ul>${li(M1.concat(M2))}</ul></div><div role="tabpanel" hidden><ul>${li(["3 1/2 cups cream", "6 oz cooking chocolate", "4 cups rice flour"])}</ul></div><h2>Method</h2><ol>${li(CS)}</ol></article>`,
  ),
);
add(
  "two unit systems and hidden panes",
  "pane-active",
  "Ganache Bars",
  M1.concat(M2),
  CS,
  page(
    "Ganache Bars",
    `<article><h1>Ganache Bars</h1><h2>Ingredients</h2><div class="tab-pane"><ul>${li(["400 g flour", "240 g sugar", "230 g butter", "500 ml cream", "200 g dark chocolate"])}</ul></div><div class="tab-pane active"><ul>${li(M1.concat(M2))}</ul></div><h2>Method</h2><ol>${li(CS)}</ol></article>`,
  ),
);
add(
  "two unit systems and hidden panes",
  "pane-aria",
  "Ganache Bars",
  M1.concat(M2),
  CS,
  page(
    "Ganache Bars",
    `<article><h1>Ganache Bars</h1><h2>Ingredients</h2><div role="tabpanel" aria-hidden="true"><ul>${li(U1.concat(U2))}</ul></div><div role="tabpanel" aria-hidden="false"><ul>${li(M1.concat(M2))}</ul></div><h2>Method</h2><ol>${li(CS)}</ol></article>`,
  ),
);
add(
  "two unit systems and hidden panes",
  "us-first",
  "Ganache Bars",
  U1.concat(U2),
  CS,
  page(
    "Ganache Bars",
    `<article><h1>Ganache Bars</h1><h2>Ingredients</h2><p><strong>US customary:</strong></p><ul>${li(U1.concat(U2))}</ul><p><strong>Metric:</strong></p><ul>${li(M1.concat(M2).slice(0, 4))}</ul><h2>Method</h2><ol>${li(CS)}</ol></article>`,
  ),
);
const moji = (s: string) =>
  Array.from(new TextEncoder().encode(s), (byte) => String.fromCharCode(byte)).join("");
const moji2 = (s: string) => new TextDecoder("windows-1252").decode(new TextEncoder().encode(s));
const F = ["150 g crème fraîche", "½ jalapeño", "2 tsp Gruyère, grated", "1 l water – boiling", "salt"];
const FS = [
  "Mix the crème fraîche with the jalapeño and Gruyère.",
  "Pour the water over and cook for 5 minutes – don’t stir.",
];
for (const [k, m] of [
  ["latin1", moji],
  ["cp1252", moji2],
] as [string, (s: string) => string][])
  add(
    "text of machines",
    `mojibake-${k}`,
    "Crème Soup",
    F,
    FS,
    page(
      "Crème Soup",
      `<main><h1>Crème Soup</h1>${TALK}</main>`,
      ld({
        name: m("Crème Soup"),
        recipeIngredient: F.map(m),
        recipeInstructions: FS.map((text) => ({ "@type": "HowToStep", text: m(text) })),
      }),
    ),
  );
add(
  "text of machines",
  "markdown",
  "Apple Oat Slice",
  B.ing,
  GS,
  page(
    "Apple Oat Slice",
    `<main><h1>Apple Oat Slice</h1>${TALK}</main>`,
    ld({
      name: "Apple Oat Slice",
      recipeIngredient: ["## Base", ...G1, "## Filling", ...G2],
      recipeInstructions: GS,
    }),
  ),
);
add(
  "text of machines",
  "markdown-bold",
  "Apple Oat Slice",
  B.ing,
  GS,
  page(
    "Apple Oat Slice",
    `<main><h1>Apple Oat Slice</h1>${TALK}</main>`,
    ld({
      name: "Apple Oat Slice",
      recipeIngredient: ["**Base**", ...G1, "**Filling**", ...G2],
      recipeInstructions: GS,
    }),
  ),
);
const COM = [
  "500 g floury potatoes, peeled, cut in chunks",
  "2 carrots, sliced",
  "1,5 l stock",
  "1 leek, washed, sliced",
  "salt, pepper",
];
add(
  "text of machines",
  "cut-at-commas",
  "Potato Pot",
  COM,
  ["Put the potatoes, carrots and leek in the stock and simmer for 30 minutes.", "Season and serve."],
  page(
    "Potato Pot",
    `<main><h1>Potato Pot</h1>${TALK}<h2>Ingredients</h2><ul>${li(COM)}</ul><h2>Method</h2><ol><li>Put the potatoes, carrots and leek in the stock and simmer for 30 minutes.</li><li>Season and serve.</li></ol></main>`,
    ld({
      name: "Potato Pot",
      recipeIngredient: COM.flatMap((x) => x.split(",").map((y) => y.trim())),
      recipeInstructions: [
        "Put the potatoes, carrots and leek in the stock and simmer for 30 minutes.",
        "Season and serve.",
      ],
    }),
  ),
);
const full = [
  "Heat the olive oil in a large pot over a medium flame, then cook the onion and fennel for 12 minutes until soft.",
  "Tip in the chickpeas, the tomatoes and the stock, and simmer gently for 25 minutes with the lid ajar.",
  "Season with salt and pepper, scatter over the fennel fronds and serve with bread.",
];
add(
  "data poorer than the page",
  "titles-only",
  A.t,
  A.ing,
  full,
  page(
    A.t,
    `<main><h1>${A.t}</h1>${TALK}<h2>Ingredients</h2><ul>${li(A.ing)}</ul><h2>Method</h2><ol>${li(full)}</ol></main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: ["Cook the vegetables", "Simmer the stew", "Serve"].map((text) => ({
        "@type": "HowToStep",
        text,
      })),
    }),
  ),
);
add(
  "data poorer than the page",
  "titles-only-h3",
  A.t,
  A.ing,
  full,
  page(
    A.t,
    `<main><h1>${A.t}</h1>${TALK}<h2>Ingredients</h2><ul>${li(A.ing)}</ul><h2>Method</h2>${["Cook the vegetables", "Simmer the stew", "Serve"].map((t, i) => `<h3>${t}</h3><p>${full[i]}</p>`).join("")}</main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: ["Cook the vegetables", "Simmer the stew", "Serve"].map((text) => ({
        "@type": "HowToStep",
        name: text,
      })),
    }),
  ),
);
add(
  "data poorer than the page",
  "machine-steps",
  A.t,
  A.ing,
  full,
  page(
    A.t,
    `<main><h1>${A.t}</h1>${TALK}<h2>Ingredients</h2><ul>${li(A.ing)}</ul><h2>Method</h2><ol>${li(full)}</ol></main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: [
        "Prepare the ingredients.",
        "Heat the pan.",
        "Cook.",
        "Add the rest.",
        "Simmer.",
        "Serve.",
      ].map((text) => ({ "@type": "HowToStep", text })),
    }),
  ),
);
const body = (h: string) =>
  `<main>${h}${TALK}<h2>Ingredients</h2><ul>${li(A.ing)}</ul><h2>Method</h2><ol>${li(A.steps)}</ol></main>`;
const T = (id: string, want: string, h: string, doc: string, head = "", slug = "fennel-and-chickpea-stew") =>
  add("titles", id, want, A.ing, A.steps, page(want, body(h), head, doc), { slug });
T(
  "two-h1",
  "Fennel and Chickpea Stew",
  "<h1>Fennel and</h1><h1>Chickpea Stew</h1>",
  "Fennel and Chickpea Stew | Copper Ladle",
);
T(
  "half-h1",
  "Fennel and Chickpea Stew with Saffron",
  "<h1>Fennel</h1>",
  "Fennel and Chickpea Stew with Saffron - Copper Ladle",
  "",
  "fennel-and-chickpea-stew-with-saffron",
);
T("section-h1", A.t, `<h1>Recipes</h1><h2>${A.t}</h2>`, `${A.t} | Recipes | Copper Ladle`);
T("multi-suffix", A.t, "", `${A.t} - Vegan Mains - Recipes - Copper Ladle`);
T("prefix", A.t, "", `Recipe: ${A.t} | Copper Ladle`);
T(
  "namespace",
  "Pumpkin Broth",
  "<h1>Cookbook:Pumpkin Broth</h1>",
  "Pumpkin Broth - Copper Ladle",
  "<meta property='og:title' content='Cookbook:Pumpkin Broth'>",
  "wiki/Cookbook:Pumpkin_Broth",
);
T("subtitle", A.t, `<h1>${A.t}</h1><h2>A stew for cold days</h2>`, `${A.t} | Copper Ladle`);
T("sitename-h1", A.t, `<h1>Copper Ladle</h1><h2>${A.t}</h2>`, `${A.t} | Copper Ladle`);
T("host-suffix", A.t, "", `${A.t} – example.org`, "", "r/2");
T(
  "hyphen-own",
  "Slow-Roast Lamb - Greek Style",
  "<h1>Slow-Roast Lamb - Greek Style</h1>",
  "Slow-Roast Lamb - Greek Style | Copper Ladle",
  "",
  "slow-roast-lamb-greek-style",
);
add(
  "cells and sub-lines",
  "br-cells",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main><h1>${A.t}</h1><h3>Ingredients</h3><table><tr><td>${A.ing.slice(0, 4).join("<br>")}</td><td>${A.ing.slice(4).join("<br>")}</td></tr></table><h3>Method</h3>${ps(A.steps)}</main>`,
  ),
);
add(
  "cells and sub-lines",
  "small-second-line",
  A.t,
  ["2 tbsp olive oil (or rapeseed oil)", "2 fennel bulbs, sliced", ...A.ing.slice(2)],
  A.steps,
  page(
    A.t,
    `<main><h1>${A.t}</h1><h3>Ingredients</h3><ul><li>2 tbsp olive oil<div class="note"><small>(or rapeseed oil)</small></div></li>${li(A.ing.slice(1))}</ul><h3>Method</h3>${ps(A.steps)}</main>`,
  ),
);
add(
  "cells and sub-lines",
  "div-grid",
  "Grid Bread",
  ["500 g bread flour", "10 g salt", "7 g yeast", "320 ml water"],
  [
    "Mix the flour, salt, yeast and water and knead for 10 minutes.",
    "Prove for 1 hour, then bake at 220°C for 30 minutes.",
  ],
  page(
    "Grid Bread",
    `<main><h1>Grid Bread</h1><h3>Ingredients</h3><div class="grid"><div class="row head"><div>Ingredient</div><div>Amount (g)</div></div>${[
      ["bread flour", "500"],
      ["salt", "10"],
      ["yeast", "7"],
      ["water", "320"],
    ]
      .map(([n, q]) => `<div class="row"><div>${n}</div><div>${q}${n === "water" ? " ml" : " g"}</div></div>`)
      .join(
        "",
      )}</div><h3>Method</h3><ol>${li(["Mix the flour, salt, yeast and water and knead for 10 minutes.", "Prove for 1 hour, then bake at 220°C for 30 minutes."])}</ol></main>`,
  ),
);
add(
  "cells and sub-lines",
  "div-grid-unit",
  "Grid Bread",
  ["500 g bread flour", "10 g salt", "7 g yeast", "320 g water"],
  [
    "Mix the flour, salt, yeast and water and knead for 10 minutes.",
    "Prove for 1 hour, then bake at 220°C for 30 minutes.",
  ],
  page(
    "Grid Bread",
    `<main><h1>Grid Bread</h1><h3>Ingredients</h3><table><tr><th>Ingredient</th><th>Weight (g)</th></tr>${[
      ["bread flour", "500"],
      ["salt", "10"],
      ["yeast", "7"],
      ["water", "320"],
    ]
      .map(([n, q]) => `<tr><td>${n}</td><td>${q}</td></tr>`)
      .join(
        "",
      )}<tr><td>Total</td><td>837</td></tr></table><h3>Method</h3><ol>${li(["Mix the flour, salt, yeast and water and knead for 10 minutes.", "Prove for 1 hour, then bake at 220°C for 30 minutes."])}</ol></main>`,
  ),
);
add(
  "cells and sub-lines",
  "div-cells-name-amount",
  "Grid Bread",
  ["500 g bread flour", "10 g salt", "7 g yeast", "320 ml water"],
  [
    "Mix the flour, salt, yeast and water and knead for 10 minutes.",
    "Prove for 1 hour, then bake at 220°C for 30 minutes.",
  ],
  page(
    "Grid Bread",
    `<main><h1>Grid Bread</h1><h3>Ingredients</h3><div class="g">${[
      ["bread flour", "500 g"],
      ["salt", "10 g"],
      ["yeast", "7 g"],
      ["water", "320 ml"],
    ]
      .map(([n, q]) => `<div><div class=n>${n}</div><div class=q>${q}</div></div>`)
      .join(
        "",
      )}</div><h3>Method</h3><ol>${li(["Mix the flour, salt, yeast and water and knead for 10 minutes.", "Prove for 1 hour, then bake at 220°C for 30 minutes."])}</ol></main>`,
  ),
);
add(
  "controls",
  "same-last-words",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main><h1>${A.t}</h1><h3>Ingredients</h3><ul>${A.ing.map((x) => `<li>${x} <a href="#">Put on my list</a></li>`).join("")}</ul><h3>Method</h3><ol>${li(A.steps)}</ol></main>`,
  ),
);
add(
  "controls",
  "button-in-li",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main><h1>${A.t}</h1><h3>Ingredients</h3><ul>${A.ing.map((x) => `<li><span>${x}</span><button>Swap it</button></li>`).join("")}</ul><h3>Method</h3><ol>${li(A.steps)}</ol></main>`,
  ),
);
add(
  "controls",
  "span-in-li",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main><h1>${A.t}</h1><h3>Ingredients</h3><ul>${A.ing.map((x) => `<li>${x}<span class="x"> Tick off</span></li>`).join("")}</ul><h3>Method</h3><ol>${A.steps.map((x) => `<li>${x}<div>Mark as done</div></li>`).join("")}</ol></main>`,
  ),
);
add(
  "controls",
  "buttons-between-steps",
  "Apple Oat Slice",
  B.ing,
  ["Base | " + GS[0], "Base | " + GS[1], "Filling | " + GS[2], "Filling | " + GS[3]],
  page(
    "Apple Oat Slice",
    `<article><h1>Apple Oat Slice</h1><h2>Ingredients</h2><h3>Base</h3><ul>${li(G1)}</ul><h3>Filling</h3><ul>${li(G2)}</ul><h2>Method</h2><h3>Base</h3><ol>${li(GS.slice(0, 2))}</ol><div><button>Start timer</button><button>Cook along</button><a href="#">Rate now</a><button>Keep screen on</button></div><h3>Filling</h3><ol>${li(GS.slice(2))}</ol></article>`,
  ),
);
add(
  "equipment and parts",
  "you-also-need",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<article><h1>${A.t}</h1><h2>Ingredients</h2><ul>${li(A.ing)}</ul><h3>You will also need</h3><ul>${li(["a large heavy pot", "a slotted spoon"])}</ul><h2>Method</h2><ol>${li(A.steps)}</ol></article>`,
  ),
);
add(
  "equipment and parts",
  "special-equipment",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<article><h1>${A.t}</h1><h2>Ingredients</h2><ul>${li(A.ing)}</ul><p><b>Equipment:</b></p><ul>${li(["20 cm cake tin", "hand blender"])}</ul><h2>Method</h2><ol>${li(A.steps)}</ol></article>`,
  ),
);
const P1 = ["1 lemon", "2 eggs", "60 g sugar"],
  P1s = ["Whisk the lemon juice, eggs and sugar over a low heat until thick."],
  P2 = ["250 g flour", "125 g butter", "1 pinch salt", "2 tbsp cold water", "30 g icing sugar"],
  P2s = [
    "Rub the butter into the flour and salt, add the water and press into a tin.",
    "Bake for 20 minutes at 180°C and dust with the icing sugar.",
  ];
add(
  "equipment and parts",
  "parts-short-first",
  "Curd Tart",
  P1.map((x) => "Curd | " + x).concat(P2.map((x) => "Shell | " + x)),
  P1s.map((x) => "Curd | " + x).concat(P2s.map((x) => "Shell | " + x)),
  page(
    "Curd Tart",
    `<article><h1>Curd Tart</h1>${TALK}<h3>Curd</h3><ul>${li(P1)}</ul>${ps(P1s)}<h3>Shell</h3><ul>${li(P2)}</ul>${ps(P2s)}</article>`,
  ),
);
const esc = (s: string) => s.replace(/&/g, "&amp;").replace(/"/g, "&quot;");
add(
  "data in attributes",
  "attr-props",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<div id="app" data-props="${esc(JSON.stringify({ page: { recipe: { title: A.t, ingredients: A.ing.map((text) => ({ text })), instructions: A.steps } } }))}"></div><noscript>Please turn on scripts.</noscript>`,
  ),
);
add(
  "data in attributes",
  "attr-island",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<astro-island props="${esc(JSON.stringify({ recipe: [0, { name: A.t, ingredients: A.ing, steps: A.steps.map((text) => ({ text })) }] }))}"></astro-island>`,
  ),
);
const run = (s: string) => {
  const k = /[A-Z]/.test(s[0]!) ? 1 : s.length;
  return `<span class="s1">${s.slice(0, k)}</span><span class="s1">${s.slice(k)}</span>`;
};
add(
  "runs inside a word",
  "spans",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<article><h1>${A.t}</h1><h3>Ingredients</h3><ul>${A.ing.map((x) => `<li>${run(x)}</li>`).join("")}</ul><h3>Method</h3>${A.steps
      .map((x) => {
        const first = x[0];
        return `<p><span class="p1">${first}</span><span class="p1">${x.slice(1)}</span></p>`;
      })
      .join("")}</article>`,
  ),
);
add(
  "runs inside a word",
  "drop-cap",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<article><h1>${A.t}</h1><h3>Ingredients</h3><ul>${li(A.ing)}</ul><h3>Method</h3>${A.steps.map((x) => `<p><font face="x">${x[0]}</font><font face="x">${x.slice(1)}</font></p>`).join("")}</article>`,
  ),
);
add(
  "references without semicolon",
  "no-semicolon",
  "Jalape\u00f1o & Caf\u00e9 Rub",
  [
    "\u00bd cup ground caf\u00e9 beans",
    "1 jalape\u00f1o & 2 cloves",
    "200\u00b0 smoked salt",
    "3 tbsp sugar",
  ],
  ["Heat to 180\u00b0C & toast.", "Grind the caf\u00e9 beans with the jalape\u00f1o and cook for 2 minutes."],
  page(
    "Jalape&ntildeo & Caf&eacute Rub",
    `<article><h1>Jalape&ntildeo &amp Caf&eacute Rub</h1><h3>Ingredients</h3><ul><li>&frac12 cup ground caf&eacute beans</li><li>1 jalape&ntildeo & 2 cloves</li><li>200&deg smoked salt</li><li>3 tbsp sugar</li></ul><h3>Method</h3><p>Heat to 180&degC & toast.</p><p>Grind the caf&eacute beans with the jalape&ntildeo and cook for 2 minutes.</p></article>`,
  ),
);
for (const [k, y, want] of [
  ["qv", { "@type": "QuantitativeValue", value: 6, unitText: "servings" }, "6 servings"],
  ["qv-min", { "@type": "QuantitativeValue", minValue: 4, maxValue: 6 }, "4"],
  ["list", ["8", "8 pieces"], "8 pieces"],
  ["num", 12, "12"],
] as [string, unknown, string][])
  add(
    "yields",
    `yield-${k}`,
    A.t,
    A.ing,
    A.steps,
    page(
      A.t,
      `<main></main>`,
      ld({ name: A.t, recipeYield: y, recipeIngredient: A.ing, recipeInstructions: A.steps }),
    ),
    { yield: want },
  );
add(
  "one numbered string",
  "one-string-dot",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main></main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: A.steps.map((x, i) => `${i + 1}. ${x}`).join(" "),
    }),
  ),
);
add(
  "one numbered string",
  "one-string-paren",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main></main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: [A.steps.map((x, i) => `${i + 1}) ${x}`).join(" ")],
    }),
  ),
);
add(
  "one numbered string",
  "one-string-step",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main></main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: A.steps.map((x, i) => `Step ${i + 1}: ${x}`).join(" "),
    }),
  ),
);
add(
  "one numbered string",
  "one-string-glued",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main></main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: { "@type": "HowToStep", text: A.steps.map((x, i) => `${i + 1}.${x}`).join("") },
    }),
  ),
);
add(
  "positions",
  "pos-shuffled",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main></main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: [2, 0, 1].map((i) => ({ "@type": "HowToStep", position: i + 1, text: A.steps[i] })),
    }),
  ),
);
add(
  "positions",
  "pos-strings",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main></main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: {
        "@type": "ItemList",
        itemListElement: [1, 2, 0].map((i) => ({
          "@type": "ListItem",
          position: String(i + 1),
          item: { "@type": "HowToStep", text: A.steps[i] },
        })),
      },
    }),
  ),
);
add(
  "positions",
  "pos-all-same",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<main></main>`,
    ld({
      name: A.t,
      recipeIngredient: A.ing,
      recipeInstructions: A.steps.map((text) => ({ "@type": "HowToStep", position: 1, text })),
    }),
  ),
);
add(
  "marked pages",
  "md-whole-div",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<div itemscope itemtype="https://schema.org/Recipe"><h1><span itemprop="name">${A.t}</span></h1><div itemprop="recipeIngredient"><p>${A.ing.join("</p><p>")}</p></div><div itemprop="recipeInstructions">${ps(A.steps)}</div></div>`,
  ),
);
add(
  "marked pages",
  "md-br",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${A.t}</h2><span itemprop="recipeIngredient">${A.ing.join("<br/>")}</span><p itemprop="recipeInstructions">${A.steps.join("<br/><br/>")}</p></div>`,
  ),
);
add(
  "marked pages",
  "md-step-scope",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="${A.t}"><ul>${A.ing.map((x) => `<li itemprop="recipeIngredient">${x}</li>`).join("")}</ul>${A.steps.map((x, i) => `<div itemprop="recipeInstructions" itemscope itemtype="https://schema.org/HowToStep"><h4>Step ${i + 1}</h4><p itemprop="text">${x}</p></div>`).join("")}</div>`,
  ),
);
add(
  "marked pages",
  "md-groups",
  "Apple Oat Slice",
  B.ing,
  GS,
  page(
    "Apple Oat Slice",
    `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Apple Oat Slice</h1><h4>Base</h4><ul>${li(G1, ' itemprop="ingredients"')}</ul><h4>Filling</h4><ul>${li(G2, ' itemprop="ingredients"')}</ul><ol itemprop="recipeInstructions">${li(GS)}</ol></div>`,
  ),
);
add(
  "marked pages",
  "rdfa",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">${A.t}</h1><ul>${li(A.ing, ' property="recipeIngredient"')}</ul><div property="recipeInstructions">${ps(A.steps)}</div></div>`,
  ),
);
const TRIFLE: [string, string[], string[]][] = [
  [
    "Jelly",
    ["1 pack raspberry jelly", "500 ml water"],
    ["Dissolve the jelly in the water and chill for 2 hours."],
  ],
  [
    "Custard",
    ["500 ml milk", "4 egg yolks", "50 g sugar", "1 tbsp cornflour"],
    [
      "Whisk the yolks, sugar and cornflour.",
      "Heat the milk, pour it on and cook for 5 minutes.",
      "Spread over the jelly.",
    ],
  ],
];
const inParts = (of: (part: (typeof TRIFLE)[number]) => string[]) =>
  TRIFLE.flatMap((part) => of(part).map((line) => `${part[0]} | ${line}`));
for (const [part, name] of [
  ["h2", "h4"],
  ["h3", "p"],
] as const)
  add(
    "equipment and parts",
    `parts-named-${part}`,
    "Raspberry Trifle",
    inParts(([, list]) => list),
    inParts(([, , steps]) => steps),
    page(
      "Raspberry Trifle",
      `<article><h1>Raspberry Trifle</h1>${TALK}${TRIFLE.map(([title, list, steps]) => `<${part}>${title}</${part}><${name}>Ingredients</${name}><ul>${li(list)}</ul><${name}>Method</${name}><ol>${li(steps)}</ol>`).join("")}</article>`,
    ),
  );
add(
  "equipment and parts",
  "two-dishes",
  "Fennel and Chickpea Stew",
  A.ing,
  A.steps,
  page(
    A.t,
    `<article><h1>${A.t}</h1><h4>Ingredients</h4><ul>${li(A.ing)}</ul><h4>Method</h4><ol>${li(A.steps)}</ol><h2>Quick Pickled Onions</h2><h4>Ingredients</h4><ul>${li(["2 red onions", "100 ml vinegar", "1 tbsp sugar"])}</ul><h4>Method</h4><ol>${li(["Slice the onions.", "Boil the vinegar and sugar and pour it over."])}</ol></article>`,
  ),
);
add(
  "cells",
  "lines-in-both-cells",
  A.t,
  A.ing,
  A.steps,
  page(
    A.t,
    `<h1>${A.t}</h1><table><tr><th>Ingredients</th><th>Method</th></tr><tr><td>${A.ing.join("<br>")}</td><td>${A.steps.join("<br>")}</td></tr></table>`,
  ),
);
add(
  "part of the recipe",
  "fewer-than-five",
  "Lamb Koftas",
  [
    ...["500 g lamb mince", "1 onion, grated", "2 tsp ground cumin"].map((x) => `For the koftas | ${x}`),
    ...["200 g thick yogurt", "1 handful mint, chopped", "1 garlic clove, crushed", "1/2 cucumber"].map(
      (x) => `For the yogurt | ${x}`,
    ),
  ],
  [
    "Mix the lamb, onion and cumin and shape into 12 koftas.",
    "Grill for 10 minutes, turning.",
    "Stir the yogurt with the mint, garlic and grated cucumber.",
  ],
  page(
    "Lamb Koftas",
    `<h1>Lamb Koftas</h1><h2>Ingredients</h2><h3>For the koftas</h3><ul>${li(["500 g lamb mince", "1 onion, grated", "2 tsp ground cumin"])}</ul><h3>For the yogurt</h3><ul>${li(["200 g thick yogurt", "1 handful mint, chopped", "1 garlic clove, crushed", "1/2 cucumber"])}</ul><h2>Method</h2><ol>${li(["Mix the lamb, onion and cumin and shape into 12 koftas.", "Grill for 10 minutes, turning.", "Stir the yogurt with the mint, garlic and grated cucumber."])}</ol>`,
    ld({
      name: "Lamb Koftas",
      recipeIngredient: ["500 g lamb mince", "1 onion, grated", "2 tsp ground cumin"],
      recipeInstructions: [
        "Mix the lamb, onion and cumin and shape into 12 koftas.",
        "Grill for 10 minutes, turning.",
        "Stir the yogurt with the mint, garlic and grated cucumber.",
      ].map((text) => ({ "@type": "HowToStep", text })),
    }),
  ),
);
add(
  "step names",
  "slug",
  "Corn Soup",
  ["4 cobs corn", "1 l stock", "1 onion", "2 tbsp cream", "salt"],
  ["Fry the onion.", "Add the corn and stock and simmer for 15 minutes.", "Blend with the cream and salt."],
  page(
    "Corn Soup",
    "<h1>Corn Soup</h1>",
    ld({
      name: "Corn Soup",
      recipeIngredient: ["4 cobs corn", "1 l stock", "1 onion", "2 tbsp cream", "salt"],
      recipeInstructions: [
        { "@type": "HowToStep", name: "corn-soup-fry-onion", text: "Fry the onion." },
        {
          "@type": "HowToStep",
          name: "corn-soup-simmer",
          text: "Add the corn and stock and simmer for 15 minutes.",
        },
        { "@type": "HowToStep", name: "corn-soup-step-3", text: "Blend with the cream and salt." },
      ],
    }),
  ),
);
CASES.at(-1)!.hasNoGroups = true;
export const PAGE_CASES: readonly PageCase[] = CASES;

/** Web pages with and without a recipe, written for the tests. */

export const RECIPE_LD = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Lentil soup",
  description: "A quiet soup.",
  recipeYield: "4 servings",
  recipeIngredient: ["1 cup red lentils", "1 onion, chopped", "4 cups vegetable stock", "1 cup plain yogurt"],
  recipeInstructions: [
    { "@type": "HowToStep", text: "Fry the onion for 5 minutes." },
    { "@type": "HowToStep", text: "Add the lentils and the stock and simmer for 20 minutes." },
    { "@type": "HowToStep", text: "Serve with the yogurt." },
  ],
};

export const recipePage = (more: object = {}) =>
  `<!doctype html><html><head><title>Lentil soup</title><script type="application/ld+json">${JSON.stringify({ ...RECIPE_LD, ...more })}</script></head><body><h1>Lentil soup</h1></body></html>`;

const SENTENCE =
  "The village wakes early, and long before the sun the baker carries his trays through the cold. ";

/** Long prose, no recipe. */
export const articlePage = `<!doctype html><html><head><title>A morning in the village</title><meta property="og:type" content="article"></head><body><article><h1>A morning in the village</h1>${`<p>${SENTENCE.repeat(6)}</p>`.repeat(8)}</article></body></html>`;

/** Cards that lead to recipes. */
export const listPage = `<!doctype html><html><head><title>20 soups for winter</title><script type="application/ld+json">${JSON.stringify(
  {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: Array.from({ length: 20 }, (_, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: `https://cooks.example/soup-${index}/`,
    })),
  },
)}</script></head><body><h1>20 soups for winter</h1>${Array.from({ length: 20 }, (_, index) => `<article class="card"><a href="/soup-${index}/"><img src="/s${index}.jpg" alt=""><h3>Soup number ${index}</h3></a></article>`).join("")}</body></html>`;

/** A door keeper instead of a page, answered with 200. */
export const botWallPage = `<!doctype html><html><head><title>Just a moment...</title></head><body><h1>Checking your browser before accessing cooks.example</h1><noscript>Please enable JavaScript and cookies to continue</noscript><div id="cf-challenge"></div></body></html>`;

/** A recipe told in paragraphs, without any list or markup. */
export const prosePage = `<!doctype html><html><head><title>My lentil soup</title></head><body><nav>Home About</nav><div><h1>My lentil soup</h1><p>This soup has been with me for many years, through three kitchens, and it never once failed me on a cold day.</p><p>1 cup red lentils<br>1 onion, chopped<br>2 carrots, sliced<br>4 cups vegetable stock</p><p>Fry the onion and the carrots in a large pot for 5 minutes.</p><p>Add the lentils and the stock and simmer for 20 minutes.</p><p>Taste it, season it, and serve it hot in deep bowls.</p></div></body></html>`;

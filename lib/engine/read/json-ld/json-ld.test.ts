import { readJsonLd } from ".";

const page = (...blocks: unknown[]) =>
  blocks
    .map(
      (block) =>
        `<script type="application/ld+json">${typeof block === "string" ? block : JSON.stringify(block)}</script>`,
    )
    .join("\n");
const first = (html: string) => readJsonLd(html).readings[0];
const recipe = (more: object) => ({
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Leek tart",
  recipeIngredient: ["2 leeks", "3 eggs"],
  recipeInstructions: "Fry the leeks.",
  ...more,
});
const steps = (recipeInstructions: unknown) =>
  first(page(recipe({ recipeInstructions })))?.instructions.map(({ text, section }) =>
    section ? `${section} | ${text}` : text,
  );

describe("finding the recipe", () => {
  it.each([
    ["at the top", recipe({})],
    ["in a list", [{ "@type": "WebSite" }, recipe({})]],
    ["in a graph", { "@context": "https://schema.org", "@graph": [{ "@type": "WebPage" }, recipe({})] }],
    ["as main entity", { "@type": "WebPage", mainEntity: recipe({}) }],
    ["with several types", recipe({ "@type": ["NewsArticle", "Recipe"] })],
    ["with a type in small letters", recipe({ "@type": "recipe" })],
    ["with an address as type", recipe({ "@type": "http://schema.org/Recipe" })],
    ["without a type", recipe({ "@type": undefined })],
    ["holding a graph itself", { "@type": "Recipe", "@graph": [recipe({})] }],
  ])("%s", (_where, block) => {
    const found = readJsonLd(page(block)).readings.find((reading) => reading.ingredients.length > 0);
    expect(found?.title).toBe("Leek tart");
    expect(found?.ingredients.map((line) => line.text)).toEqual(["2 leeks", "3 eggs"]);
  });

  it("in a script with capitals, single quotes and other attributes", () => {
    const html = `<SCRIPT data-n='1' TYPE='application/ld+json' class=yoast>${JSON.stringify(recipe({}))}</SCRIPT>`;
    expect(first(html)?.title).toBe("Leek tart");
  });

  it("joins a stub and the full node of one recipe", () => {
    const { readings } = readJsonLd(
      page({ "@type": "Recipe", name: "Leek tart", image: "/tart.jpg" }, recipe({})),
    );
    expect(readings).toHaveLength(1);
    expect(readings[0]).toMatchObject({
      imageUrl: "/tart.jpg",
      ingredients: [{ text: "2 leeks" }, { text: "3 eggs" }],
    });
  });

  it("keeps two recipes of a page apart", () => {
    const { readings } = readJsonLd(
      page(recipe({}), recipe({ name: "Bread", recipeIngredient: ["500 g flour"] })),
    );
    expect(readings.map((reading) => reading.title)).toEqual(["Leek tart", "Bread"]);
  });
});

describe("ingredients", () => {
  it.each([
    ["one string with line breaks", "2 leeks\n3 eggs", ["2 leeks", "3 eggs"]],
    ["HTML", "<ul><li>2&nbsp;leeks</li><li>3 eggs</li></ul>", ["2 leeks", "3 eggs"]],
    [
      "objects",
      [
        { "@type": "PropertyValue", name: "leeks", value: 2 },
        { quantity: "200", unitText: "ml", name: "cream" },
      ],
      ["2 leeks", "200 ml cream"],
    ],
    ["encoded twice", ["1 cup cr&amp;egrave;me fra&amp;icirc;che"], ["1 cup crème fraîche"]],
  ])("from %s", (_what, recipeIngredient, lines) => {
    expect(first(page(recipe({ recipeIngredient })))?.ingredients.map((line) => line.text)).toEqual(lines);
  });

  it("from the older property", () => {
    const old = recipe({ recipeIngredient: undefined, ingredients: ["2 leeks"] });
    expect(first(page(old))?.ingredients).toEqual([{ text: "2 leeks" }]);
  });
});

describe("instructions", () => {
  it.each<[string, unknown, string[]]>([
    ["text with line breaks", "Fry the leeks.\nBake.", ["Fry the leeks.", "Bake."]],
    ["a list in HTML", "<ol><li>Fry the leeks.</li><li>Bake.</li></ol>", ["Fry the leeks.", "Bake."]],
    ["strings", ["Fry the leeks.", "Bake."], ["Fry the leeks.", "Bake."]],
    [
      "steps",
      [
        { "@type": "HowToStep", text: "Fry the leeks." },
        { "@type": "HowToStep", text: "Bake." },
      ],
      ["Fry the leeks.", "Bake."],
    ],
    [
      "steps whose name repeats the text",
      [{ "@type": "HowToStep", name: "Fry the le", text: "Fry the leeks." }],
      ["Fry the leeks."],
    ],
    [
      "steps with a title of their own",
      [{ "@type": "HowToStep", name: "Filling", text: "Fry the leeks." }],
      ["Filling | Fry the leeks."],
    ],
    [
      "titles that stand above several steps",
      [
        { "@type": "HowToStep", name: "Day 1", text: "Feed the starter." },
        { "@type": "HowToStep", text: "Wait." },
        { "@type": "HowToStep", name: "Day 2", text: "Bake." },
      ],
      ["Day 1 | Feed the starter.", "Day 1 | Wait.", "Day 2 | Bake."],
    ],
    ["steps with a name only", [{ "@type": "HowToStep", name: "Fry the leeks." }], ["Fry the leeks."]],
    [
      "a step of directions",
      [
        {
          "@type": "HowToStep",
          itemListElement: [
            { "@type": "HowToDirection", text: "Fry." },
            { "@type": "HowToTip", text: "Use butter." },
          ],
        },
      ],
      ["Fry.", "Use butter."],
    ],
    [
      "sections",
      [
        { "@type": "HowToSection", name: "Dough", itemListElement: [{ text: "Knead." }, { text: "Rest." }] },
        { "@type": "HowToSection", name: "Top", itemListElement: "Fry." },
      ],
      ["Dough | Knead.", "Dough | Rest.", "Top | Fry."],
    ],
    [
      "an ItemList",
      {
        "@type": "ItemList",
        itemListElement: [{ "@type": "ListItem", position: 1, item: { text: "Fry." } }],
      },
      ["Fry."],
    ],
    [
      "headings in HTML",
      "<h4>Dough</h4><p>Knead.</p><h4>Top</h4><p>Fry.</p>",
      ["Dough | Knead.", "Top | Fry."],
    ],
  ])("from %s", (_what, value, lines) => {
    expect(steps(value)).toEqual(lines);
  });
});

describe("the other facts", () => {
  it.each([
    ["PT1H30M", 90],
    ["PT45M", 45],
    ["P0DT2H", 120],
    ["1 hr 30 mins", 90],
    ["PT0S", null],
    ["soon", null],
  ])("reads the total time %s", (totalTime, minutes) => {
    expect(first(page(recipe({ totalTime })))?.totalMinutes).toBe(minutes);
  });

  it("adds preparation and cooking when no total is stated", () => {
    expect(first(page(recipe({ prepTime: "PT15M", cookTime: "PT40M" })))?.totalMinutes).toBe(55);
  });

  it.each([
    ["the fullest of several", ["6", "6 slices"], "6 slices"],
    ["a number", 4, "4"],
    ["words", "Serves 4-6", "Serves 4-6"],
  ])("reads the yield: %s", (_what, recipeYield, text) => {
    expect(first(page(recipe({ recipeYield })))?.yield).toBe(text);
  });

  it.each([
    ["an address", "https://a.example/t.jpg"],
    ["a list", ["https://a.example/t.jpg", "https://a.example/u.jpg"]],
    ["an object", { "@type": "ImageObject", url: "https://a.example/t.jpg" }],
    ["a reference", { "@id": "#pic" }],
  ])("reads the picture from %s", (_what, image) => {
    const html = page({
      "@graph": [
        recipe({ image }),
        { "@type": "ImageObject", "@id": "#pic", contentUrl: "https://a.example/t.jpg" },
      ],
    });
    expect(first(html)?.imageUrl).toBe("https://a.example/t.jpg");
  });
});

import { readCooklang } from "@/lib/engine/transfer/cooklang-read";
import { recipeCooklang, recipeMarkdown } from "@/lib/engine/transfer/text-files";
import { readMealie, readPaprika, readTandoor } from "@/lib/engine/transfer/read-file";
import { OWN_JSON, readOwnJson, type PortableRecipe } from "@/lib/engine/transfer/portable";
import { recipeJsonLd, scriptSafeJson } from "@/lib/engine/transfer/schema-org";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

/** An export file, put together as the server sends it. */
const writeOwnJson = (recipes: PortableRecipe[]): string =>
  OWN_JSON.head + recipes.map((one) => JSON.stringify(one, null, 2)).join(OWN_JSON.between) + OWN_JSON.tail;

const content: FormattedContent = {
  title: "Leek Soup",
  description: "For a cold day.",
  servings: 4,
  imageUrl: null,
  totalMinutes: 35,
  ingredients: { refrigerated: ["2 leeks"], other: ["1 tbsp oil"] },
  steps: [
    { number: 1, instruction: "Slice the ***leeks***.", ingredients: ["2 leeks"], isPrep: true },
    {
      number: 2,
      instruction: "Fry in ***oil*** </script>.",
      ingredients: ["1 tbsp oil"],
      isPrep: false,
      section: "Soup",
    },
  ],
};

describe("our own JSON", () => {
  const recipe: PortableRecipe = {
    title: "Leek Soup",
    description: "",
    servings: 4,
    imageUrl: null,
    originalContent: "text",
    formattedContent: content,
  };

  test("comes back as it went out", () => {
    expect(readOwnJson(JSON.parse(writeOwnJson([recipe])))).toEqual([
      { name: "Leek Soup", kind: "portable", recipe },
    ]);
  });

  test("one broken recipe does not spoil the others", () => {
    const file = JSON.parse(writeOwnJson([recipe, recipe])) as { recipes: unknown[] };
    file.recipes[0] = { title: "Half" };
    expect(readOwnJson(file)?.map((entry) => entry.kind)).toEqual(["problem", "portable"]);
  });

  test("another program's JSON is not ours", () => {
    expect(readOwnJson({ name: "x", recipes: [] })).toBeNull();
  });
});

describe("schema.org", () => {
  test("steps carry their supplies, sections become HowToSection, unknown things are left out", () => {
    const node = recipeJsonLd({ content, url: "https://plainspoon.test/share/x" });
    expect(node.recipeYield).toBe("4");
    expect(node.totalTime).toBe("PT35M");
    expect(node).not.toHaveProperty("datePublished");
    expect(node.recipeInstructions).toEqual([
      {
        "@type": "HowToStep",
        text: "Slice the leeks.",
        supply: [{ "@type": "HowToSupply", name: "2 leeks" }],
        url: "https://plainspoon.test/share/x#step-1",
      },
      expect.objectContaining({ "@type": "HowToSection", name: "Soup" }),
    ]);
  });

  test("the text of a recipe cannot close the script element", () => {
    expect(scriptSafeJson(recipeJsonLd({ content }))).not.toContain("</script>");
  });
});

test("Markdown shows groups, sections and bold ingredients, and escapes what a recipe says", () => {
  const text = recipeMarkdown({ ...content, title: "Leek *Soup*" });
  expect(text).toContain("# Leek \\*Soup\\*");
  expect(text).toContain("### Refrigerated\n\n- 2 leeks");
  expect(text).toContain("1. Slice the **leeks**.");
  expect(text).toContain("### Soup\n\n2. Fry in **oil**");
});

describe("Cooklang", () => {
  const source = [
    "---",
    "title: Leek soup",
    "servings: 4",
    "---",
    "",
    "== Base ==",
    "Slice @leeks{2}(washed) and warm @olive oil{1%tbsp} in a #large pot{} for ~{5%minutes}. -- a comment",
    "",
    "Season with @salt and @?cream{}. [- hidden -]",
    "",
    "> Freezes well.",
  ].join("\n");

  test("ingredients with amounts and notes, steps as plain words, sections and notes", () => {
    const recipe = readCooklang(source, "file");
    expect(recipe?.title).toBe("Leek soup");
    expect(recipe?.yield).toBe("4");
    expect(recipe?.ingredients).toEqual([
      { text: "2 leeks, washed", section: "Base" },
      { text: "1 tbsp olive oil", section: "Base" },
      { text: "salt", section: "Base" },
      { text: "cream (optional)", section: "Base" },
    ]);
    expect(recipe?.instructions.map((step) => step.text)).toEqual([
      "Slice leeks and warm olive oil in a large pot for 5 minutes.",
      "Season with salt and cream.",
    ]);
    expect(recipe?.notes).toEqual(["Freezes well."]);
  });

  test("a text without ingredients is no recipe", () => {
    expect(readCooklang("Call me @ home.", "x")).toBeNull();
  });
});

describe("other programs", () => {
  test("Mealie: built from parts where there is no text of the source", () => {
    const recipe = readMealie({
      name: "Rice",
      recipeIngredient: [
        { title: "Base", quantity: 1.5, unit: { name: "cup" }, food: { name: "rice" }, note: "rinsed" },
        { originalText: "salt to taste", quantity: 0 },
      ],
      recipeInstructions: [{ title: "", text: "Rinse.\nCook." }],
    });
    expect(recipe?.ingredients).toEqual([
      { text: "1.5 cup rice, rinsed", section: "Base" },
      { text: "salt to taste", section: "Base" },
    ]);
    expect(recipe?.instructions.map((step) => step.text)).toEqual(["Rinse.", "Cook."]);
  });

  test("Tandoor: headers open sections, amounts of 0 are not written", () => {
    const recipe = readTandoor({
      name: "Rice",
      steps: [
        {
          name: "",
          instruction: "Cook.",
          ingredients: [
            { is_header: true, note: "Pot" },
            { food: { name: "rice" }, unit: { name: "g" }, amount: 200 },
            { food: { name: "salt" }, unit: null, amount: 0 },
          ],
        },
      ],
    });
    expect(recipe?.ingredients).toEqual([
      { text: "200 g rice", section: "Pot" },
      { text: "salt", section: "Pot" },
    ]);
  });

  test("Paprika: lines that end in a colon are sections; the photo comes along", () => {
    const found = readPaprika({
      name: "Rice",
      ingredients: "Base:\n1 cup rice\n",
      directions: "Cook.",
      photo_data: "AAAA",
    });
    expect(found?.recipe.ingredients).toEqual([{ text: "1 cup rice", section: "Base" }]);
    expect(found?.imageBase64).toBe("AAAA");
  });

  test.each([null, 3, {}, { name: 1 }, { name: "x" }, []])("%j is none of them", (value) => {
    expect([readMealie(value), readTandoor(value), readPaprika(value)]).toEqual([null, null, null]);
  });
});

describe("single lines leave and come back", () => {
  const lined: FormattedContent = {
    ...content,
    yield: "2 jars",
    times: { prep: 10, total: 35 },
    notes: ["Freezes well."],
    ingredients: [
      "3 tbsp olive oil, divided",
      "2 red onions, sliced",
      "salt, to taste",
      "1 (14 oz) can beans",
    ],
    steps: [
      {
        number: 1,
        instruction: "Warm ***1 tbsp of the oil***. Fry the ***onions*** for 5 minutes.",
        ingredients: ["1 tbsp olive oil", "2 red onions"],
        isPrep: false,
        actions: [
          { text: "Warm ***1 tbsp of the oil***.", uses: [{ line: 0, amount: "1 tbsp" }], seconds: [] },
          { text: "Fry the ***onions*** for 5 minutes.", uses: [{ line: 1, amount: "all" }], seconds: [300] },
        ],
      },
      {
        number: 2,
        instruction: "Add the ***beans***, the remaining ***oil*** and ***salt***.",
        ingredients: ["1 (14 oz) can beans", "2 tbsp olive oil", "salt"],
        isPrep: false,
        actions: [
          {
            text: "Add the ***beans***, the remaining ***oil*** and ***salt***.",
            uses: [
              { line: 3, amount: "all" },
              { line: 0, amount: "2 tbsp" },
              { line: 2, amount: "some" },
            ],
            seconds: [],
          },
        ],
      },
    ],
  };

  test("our own JSON keeps them", () => {
    const recipe = {
      title: "x",
      description: "",
      servings: 4,
      imageUrl: null,
      originalContent: "",
      formattedContent: lined,
    };
    expect(readOwnJson(JSON.parse(writeOwnJson([recipe])))).toEqual([
      { name: "x", kind: "portable", recipe },
    ]);
  });

  test("schema.org: a direction for each line, with its supplies and its time", () => {
    const node = recipeJsonLd({ content: lined });
    expect(node).toMatchObject({ recipeYield: ["4", "2 jars"], prepTime: "PT10M", totalTime: "PT35M" });
    expect((node.recipeInstructions as unknown[])[0]).toMatchObject({
      "@type": "HowToStep",
      text: "Warm 1 tbsp of the oil. Fry the onions for 5 minutes.",
      itemListElement: [
        {
          "@type": "HowToDirection",
          text: "Warm 1 tbsp of the oil.",
          supply: [{ name: "1 tbsp olive oil" }],
        },
        { "@type": "HowToDirection", text: "Fry the onions for 5 minutes.", performTime: "PT300S" },
      ],
    });
  });

  test("Markdown: a line for each, the yield and the notes", () => {
    const text = recipeMarkdown(lined);
    expect(text).toContain("1. Warm **1 tbsp of the oil**.  \n   Fry the **onions** for 5 minutes.");
    expect(text).toContain("Makes 2 jars");
    expect(text).toContain("## Notes\n\n- Freezes well.");
  });

  test("Cooklang: each part where it goes in, no amount lost on the way back", () => {
    const text = recipeCooklang(lined);
    expect(text).toContain("Warm @olive oil{1%tbsp}.\nFry the @red onions{2}(sliced) for 5 minutes.");
    const back = readCooklang(text, "file");
    expect(back?.ingredients.map((line) => line.text)).toEqual([
      "1 tbsp olive oil",
      "2 red onions, sliced",
      "1 (14 oz) can beans",
      "2 tbsp olive oil",
      "salt, to taste",
    ]);
    expect(back).toMatchObject({ notes: ["Freezes well."], totalMinutes: 35, times: { prep: 10 } });
  });

  test("Cooklang: amounts of several words stay whole", () => {
    const flour = {
      ...lined,
      ingredients: ["1 cup plus 2 tbsp flour", "2 x 400g tins tomatoes"],
      steps: content.steps.slice(0, 1),
    };
    expect(readCooklang(recipeCooklang(flour), "file")?.ingredients.map((line) => line.text)).toEqual([
      "1 cup plus 2 tbsp flour",
      "2 x 400g tins tomatoes",
    ]);
  });
});

test.each([
  `== ${" ".repeat(200_000)}x y = z`,
  "@".repeat(200_000),
  "[-".repeat(100_000),
  `${"=".repeat(200_000)} x`,
])("a hostile Cooklang text is read at once: %#", (text) => {
  const start = performance.now();
  readCooklang(text, "x");
  expect(performance.now() - start).toBeLessThan(5000);
});

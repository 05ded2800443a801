import fc from "fast-check";
import { parseRecipeText } from ".";

const ingredients = (text: string): string[] | undefined =>
  parseRecipeText(text)?.ingredients.map((line) => line.text);
const steps = (text: string): string[] | undefined =>
  parseRecipeText(text)?.instructions.map((line) => line.text);

test("a whole time that is shorter than the wait in it is the work alone", () => {
  const stated = (rows: string) =>
    parseRecipeText(
      `Lemon cake\n\n${rows}\n\n200 g flour\n2 eggs\n100 g sugar\n\nMix the flour with the eggs and the sugar. Chill, then bake until golden.`,
    );
  expect(stated("Bereidingstijd: 20 minuten\nWachttijd: 4 uur")).toMatchObject({
    totalMinutes: 260,
    times: { prep: 20, rest: 240 },
  });
  expect(stated("Total time: 30 minutes\nChilling: 10 minutes")?.totalMinutes).toBe(30);
});

const LINES = ["250 g flour", "3 eggs", "1/2 cup sugar", "a pinch of salt", "butter for the tin"];
const STEPS = [
  "Whisk the eggs with the sugar until pale.",
  "Fold in the flour and the salt.",
  "Pour into a buttered tin and bake at 180°C for 30 minutes.",
];
const numbered = STEPS.map((step, i) => `${i + 1}. ${step}`);

describe("parseRecipeText: one recipe, written in many ways", () => {
  it.each<[string, string]>([
    [
      "markdown",
      `# Sponge cake\n\n## Ingredients\n\n${LINES.map((line) => `- ${line}`).join("\n")}\n\n## Method\n\n${numbered.join("\n")}`,
    ],
    [
      "plain headings",
      `Sponge cake\n\nINGREDIENTS:\n${LINES.join("\n")}\n\nDIRECTIONS:\n${STEPS.join("\n\n")}`,
    ],
    ["no headings", `Sponge cake\n\n${LINES.join("\n")}\n\n${STEPS.join("\n")}`],
    [
      "check boxes and lone numbers",
      `Sponge cake\nIngredients\n${LINES.map((line) => `☐ ${line}`).join("\n")}\nInstructions\n${STEPS.map((step, i) => `${i + 1}\n${step}`).join("\n")}`,
    ],
    [
      "an e-mail",
      `Hi Jo,\nas promised:\n\n> Sponge cake\n>\n${LINES.map((line) => `> ${line}`).join("\n")}\n>\n${numbered.map((step) => `> ${step}`).join("\n")}\n\nLove, Ann`,
    ],
    [
      "a table",
      `Sponge cake\n\n| Amount | Ingredient |\n|---|---|\n${LINES.map((line) => `| ${line} |`).join("\n")}\n\nMethod\n\n${numbered.join("\n")}`,
    ],
    [
      "HTML",
      `<h1>Sponge cake</h1><h2>Ingredients</h2><ul>${LINES.map((line) => `<li>${line.replace("1/2", "&frac12;")}</li>`).join("")}</ul><h2>Method</h2><ol>${STEPS.map((step) => `<li>${step}</li>`).join("")}</ol>`,
    ],
    ["one paragraph", `Sponge cake. Ingredients: ${LINES.join("; ")}. Method: ${STEPS.join(" ")}`],
  ])("%s", (_way, text) => {
    const recipe = parseRecipeText(text);
    expect(recipe?.title).toBe("Sponge cake");
    expect(recipe?.ingredients.some((line) => line.section !== undefined)).toBe(false);
    expect(recipe?.ingredients.map((line) => line.text.replace("½", "1/2"))).toEqual(LINES);
    expect(recipe?.instructions.map((line) => line.text).join(" ")).toBe(STEPS.join(" "));
  });
});

describe("parseRecipeText", () => {
  it("reads a blog page without its menu, story, numbers and comments", () => {
    const text = [
      "Skip to content",
      "Home | Recipes | About",
      "Search",
      "",
      "The Best Carrot Soup You'll Ever Make",
      "By Nora, updated May 2, 2024",
      "★★★★★ 4.8 (91 ratings)",
      "Jump to recipe",
      "",
      "I first cooked this soup on a rainy Sunday and it has been with us ever since. You will love how quick it is!",
      "",
      "Spiced Carrot Soup",
      "Prep Time: 10 minutes",
      "Cook Time: 25 minutes",
      "Total Time: 35 minutes",
      "Servings: 4",
      "",
      "Ingredients",
      "1x 2x 3x",
      "▢ 800 g carrots, sliced",
      "▢ 1 onion, chopped",
      "▢ 2 tsp ground cumin (I love this one!)",
      "▢ 1 litre vegetable stock",
      "▢ salt and pepper",
      "",
      "Instructions",
      "1. Soften the onion in a little oil, about 5 minutes.",
      "2. Add the carrots, cumin and stock and simmer for 20 minutes.",
      "3. Blend until smooth and season.",
      "",
      "Notes",
      "Keeps for 3 days in the fridge.",
      "",
      "Nutrition",
      "Calories: 180kcal | Carbs: 22g",
      "",
      "Comments",
      "Lee says:",
      "I added 2 cups of milk. Lovely!",
      "© 2024 Nora Cooks. Privacy Policy",
    ].join("\n");
    const recipe = parseRecipeText(text);
    expect(recipe).toMatchObject({ title: "Spiced Carrot Soup", yield: "4", totalMinutes: 35 });
    expect(ingredients(text)).toEqual([
      "800 g carrots, sliced",
      "1 onion, chopped",
      "2 tsp ground cumin",
      "1 litre vegetable stock",
      "salt and pepper",
    ]);
    expect(steps(text)).toHaveLength(3);
    expect(recipe?.notes).toContain("Keeps for 3 days in the fridge.");
    expect(recipe?.notes).toContain("2 tsp ground cumin (I love this one!)");
    expect(recipe?.description).toContain("rainy Sunday");
  });

  it("keeps the parts of a recipe as sections", () => {
    const recipe = parseRecipeText(
      "Fish tacos\n\nFor the fish:\n- 400 g cod\n- 2 tbsp flour\n\nFor the slaw:\n- 1/4 cabbage\n- 1 lime\n\nMethod\n\nMake the slaw:\n1. Shred the cabbage and toss it with the lime juice.\n\nFry the fish:\n2. Dust the cod with flour and fry it in hot oil for 4 minutes.",
    );
    expect(recipe?.ingredients.map((line) => line.section)).toEqual([
      "For the fish",
      "For the fish",
      "For the slaw",
      "For the slaw",
    ]);
    expect(recipe?.instructions.map((line) => line.section)).toEqual(["Make the slaw", "Fry the fish"]);
  });

  it("joins the wrapped and hyphenated lines of a scanned page and drops page numbers", () => {
    const text =
      "BRAISED LEEKS\n\nServes 6\n\n6 large leeks, trimmed and cut\ninto short lengths\n30 g butter\n200 ml chicken stock, or more\nas needed\n\nMelt the butter in a wide pan and lay the\nleeks in it side by side. Pour in the chick-\nen stock.\n— 112 —\nCover and simmer very gently for half an hour,\nturning the leeks once.\n\n113";
    expect(ingredients(text)).toEqual([
      "6 large leeks, trimmed and cut into short lengths",
      "30 g butter",
      "200 ml chicken stock, or more as needed",
    ]);
    expect(steps(text)?.join(" ")).toBe(
      "Melt the butter in a wide pan and lay the leeks in it side by side. Pour in the chicken stock. Cover and simmer very gently for half an hour, turning the leeks once.",
    );
  });

  it("reads amounts on lines of their own and ingredients in two columns", () => {
    expect(
      ingredients(
        "Granola\nIngredients\n3 cups\noats\n1 cup\nalmonds\nMethod\nMix and bake at 150°C for 20 minutes.",
      ),
    ).toEqual(["3 cups oats", "1 cup almonds"]);
    expect(
      ingredients(
        "Punch\n\n1 l apple juice     2 oranges\n500 ml black tea    1 cinnamon stick\n\nHeat everything gently in a large pot. Serve hot.",
      ),
    ).toEqual(["1 l apple juice", "2 oranges", "500 ml black tea", "1 cinnamon stick"]);
  });

  it.each<[string, string, string[], number]>([
    [
      "German",
      "Milchreis\n\nFür 4 Personen\n\nZutaten\n1 l Milch\n200 g Milchreis\n3 EL Zucker\n1 Prise Salz\nZimt\n\nZubereitung\nDie Milch mit Zucker und Salz aufkochen.\nDen Reis einstreuen und 30 Minuten quellen lassen.",
      ["1 l Milch", "200 g Milchreis", "3 EL Zucker", "1 Prise Salz", "Zimt"],
      2,
    ],
    [
      "French",
      "Soupe à l'oignon\n\nPour 6 personnes\n\nIngrédients\n- 1 kg d'oignons\n- 60 g de beurre\n- 1,5 l de bouillon\n- sel, poivre\n\nPréparation\n1. Émincer les oignons et les faire fondre dans le beurre.\n2. Verser le bouillon et laisser mijoter 30 minutes.",
      ["1 kg d'oignons", "60 g de beurre", "1,5 l de bouillon", "sel, poivre"],
      2,
    ],
    [
      "Spanish",
      "Salmorejo\nIngredientes para 4 personas:\n1 kg de tomates\n200 g de pan\n1 diente de ajo\n100 ml de aceite de oliva\nsal\n\nElaboración:\nTriturar los tomates con el pan y el ajo.\nAñadir el aceite poco a poco y salar.",
      ["1 kg de tomates", "200 g de pan", "1 diente de ajo", "100 ml de aceite de oliva", "sal"],
      2,
    ],
    [
      "Italian",
      "Bruschetta\n\nIngredienti per 2 persone\n4 fette di pane\n3 pomodori\n1 spicchio d'aglio\nolio e sale\n\nPreparazione\nTostate il pane e strofinatelo con l'aglio.\nTagliate i pomodori e conditeli con olio e sale.",
      ["4 fette di pane", "3 pomodori", "1 spicchio d'aglio", "olio e sale"],
      2,
    ],
    [
      "Hebrew",
      "סלט ירקות\n\nמצרכים\n3 עגבניות\n2 מלפפונים\n1 בצל\n\nאופן ההכנה\n1. לחתוך את הירקות לקוביות.\n2. לתבל ולערבב.",
      ["3 עגבניות", "2 מלפפונים", "1 בצל"],
      2,
    ],
  ])("reads %s", (_language, text, expected, count) => {
    expect(ingredients(text)).toEqual(expected);
    expect(steps(text)).toHaveLength(count);
  });

  it.each<[string, string, number, number]>([
    [
      "two lines",
      "Cheese toast\n\nbread\ncheese\n\nPut the cheese on the bread and grill it until golden.",
      2,
      1,
    ],
    [
      "capitals",
      "FUDGE\n2 C SUGAR\n1 C MILK\n2 TBSP BUTTER\nBOIL SUGAR AND MILK FOR 10 MIN\nBEAT IN BUTTER",
      3,
      2,
    ],
    ["a one-word method", "Ingredients:\n1 cup yogurt\n1 mango\n\nInstructions:\nBlend.", 2, 1],
    [
      "method first",
      "Pasta\n\nMethod\n1. Boil the pasta in salted water.\n2. Toss it with the pesto.\n\nIngredients\n500 g pasta\n100 g pesto",
      2,
      2,
    ],
  ])("does not refuse an odd recipe: %s", (_what, text, lines, count) => {
    expect(ingredients(text)).toHaveLength(lines);
    expect(steps(text)).toHaveLength(count);
  });

  it.each<[string, string]>([
    ["nothing", ""],
    ["a greeting", "hello"],
    ["a title", "Chicken soup"],
    [
      "filler",
      "Lorem ipsum dolor sit amet, consectetur adipiscing elit. Sed do eiusmod tempor incididunt ut labore.\n\nDuis aute irure dolor in reprehenderit.",
    ],
    [
      "a method that measures nothing, without a list of ingredients",
      "Poached pears\n\nPeel some pears. Simmer them in red wine with sugar and cinnamon for 25 minutes, until they are soft. Let them cool in the syrup.",
    ],
    ["links", "https://example.com/bread\nhttps://example.com/soup\nhttps://example.com/about"],
    [
      "a till receipt",
      "CORNER SHOP\n1 milk 2L   2.19\n2 bread     3.80\n1 butter 250g 2.49\nTOTAL  8.48\nCARD  8.48\nTHANK YOU",
    ],
    [
      "an essay",
      "My aunt kept bees. Every August we sat in her kitchen while she cut the comb, and the honey ran slowly through the cloth. She never measured anything. I was seven and believed that all gold in the world came from her garden.",
    ],
    [
      "assembly",
      "Parts: 8 screws, 4 legs, 1 board.\n1. Attach the legs to the board.\n2. Tighten all screws.\n3. Turn the table over.",
    ],
    [
      "a menu",
      "Starters\nTomato soup 5.50\nBruschetta 6.00\nMains\nLasagne 12.50\nGrilled trout 17.00\nOpen daily from 12 to 10 pm",
    ],
    [
      "a list of recipes",
      "Dinner ideas\nChicken curry\nLentil stew\nFish pie\nMushroom risotto\nRead more\nContact",
    ],
    ["source code", "for (let i = 0; i < 3; i++) {\n  total += items[i].price * 2;\n}\nreturn total;"],
  ])("finds no recipe in %s", (_what, text) => {
    expect(parseRecipeText(text)).toBeNull();
  });

  it("never throws, and finds a recipe only where there is an ingredient", () => {
    const part = fc.constantFrom(
      "Ingredients",
      "Method:",
      "- 2 eggs",
      "1 cup flour",
      "Mix well.",
      "\n",
      "\n\n",
      "# ",
      "| a | b |",
      "Step 1",
      "<li>",
      "</ul",
      "&frac12;",
      "(",
      "**",
      "> ",
      "\t",
      "—",
      "Serves 4",
      "…",
      "Bake at 200°C; cool.",
      "\u202e",
      "\u0000",
      "🥕",
      "ä̈",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary" }),
          fc.array(fc.oneof(part, fc.string())).map((parts) => parts.join(" ")),
        ),
        (text) => {
          const recipe = parseRecipeText(text);
          expect(recipe === null || recipe.ingredients.length > 0).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it.each<[string, (size: number) => string]>([
    ["one endless line", (size) => "2 cups flour, ".repeat(size * 1000)],
    ["one endless word", (size) => "a".repeat(size * 20000)],
    ["many lines", (size) => "1 cup flour\nMix well and bake.\n\n".repeat(size * 300)],
    ["open tags", (size) => "<div <a <script ".repeat(size * 1500)],
    ["open brackets", (size) => "[(*_`".repeat(size * 3000)],
    ["commas and dots", (size) => "., .; ,1 ".repeat(size * 2000)],
    ["bars and dashes", (size) => "| - ".repeat(size * 4000)],
    ["digits", (size) => "1 2/3-4. ".repeat(size * 2000)],
  ])(
    "ends on a large text of odd shape: %s",
    (_what, make) => {
      expect(() => parseRecipeText(make(8))).not.toThrow();
    },
    30_000,
  );
});

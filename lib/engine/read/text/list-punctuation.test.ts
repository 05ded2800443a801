import { formatRecipe } from "@/lib/engine/format";
import { parseRecipeText } from "./index";

// Rows that hold several things of the list with dashes between them.

test.each([
  [
    "Pumpkin and bacon salad\n\n1/2 pumpkin - 2 beetroots - 200 g cheddar - 300 g bacon\nmaple syrup - 1 tbsp cider vinegar - 2 tbsp olive oil - salt - pepper\nMethod:\n- Roast the pumpkin with the syrup for 20 minutes\n- Fry the bacon and dice the beetroots and the cheddar\n- Whisk the vinegar and the oil with salt and pepper and dress the salad",
    "Pumpkin and bacon salad",
    9,
    "maple syrup",
  ],
  [
    "Salade potimarron, comté et lardons\n\n1/2 potimarron - 2 betteraves cuites - 200 g de comté - 300 g de lardons fumés\nsirop d'érable - 1 cuillère à soupe de vinaigre de cidre - 2 cuillères à soupe d'huile d'olive - sel - poivre\nPréparation :\n- Rôtir le potimarron avec le sirop pendant 20 minutes\n- Dorer les lardons et couper les betteraves et le comté en dés\n- Mélanger le vinaigre et l'huile avec sel et poivre et assaisonner la salade",
    "Salade potimarron, comté et lardons",
    9,
    "sirop d'érable",
  ],
  [
    "Kürbissalat mit Speck\n\n1/2 Kürbis – 2 Rote Bete – 200 g Bergkäse – 300 g Speck\nAhornsirup – 1 EL Apfelessig – 2 EL Olivenöl – Salz – Pfeffer\nZubereitung:\n- Den Kürbis mit dem Sirup 20 Minuten rösten\n- Den Speck braten, Rote Bete und Käse würfeln\n- Essig und Öl mit Salz und Pfeffer verrühren und den Salat anmachen",
    "Kürbissalat mit Speck",
    9,
    "Ahornsirup",
  ],
])(
  "each thing of a row between dashes is a line, and the name above is the dish's: %#",
  (text, title, count, bare) => {
    const recipe = parseRecipeText(text);
    const bought = recipe?.ingredients.map((line) => line.text) ?? [];
    expect(recipe?.title).toBe(title);
    expect(bought).toHaveLength(count);
    expect(bought).toContain(bare);
  },
);

test.each([
  "2 eggs - beaten - at room temperature - for the glaze",
  "1 cup - 240 ml - 8 oz - 16 tbsp",
  "10 minutes - 20 minutes - 4 servings - 300 kcal",
])("a line with dashes that lists no foods stays whole: %s", (row) => {
  const text = `Buns\n\n300 g flour\n150 ml milk\n50 g butter\n${row}\n\nMix the flour with the milk and the butter. Bake for 20 minutes.`;
  const bought = parseRecipeText(text)?.ingredients.map((line) => line.text) ?? [];
  expect(bought.some((line) => line !== row && row.split(" - ").includes(line))).toBe(false);
});

/** The list with its parts, and what the receipt says. */
function read(text: string) {
  const source = parseRecipeText(text);
  if (source === null) throw new Error("no recipe");
  const issues = formatRecipe(source, text).receipt?.issues ?? [];
  return {
    title: source.title,
    list: source.ingredients.map((line) => line.text),
    parts: source.ingredients.map((line) => line.section),
    steps: source.instructions.map((line) => line.section),
    issues: issues.map(({ message }) => message),
  };
}

test("what each thing has in it is no part of its line, and nothing is lost with it", () => {
  const { list, issues } = read(
    "Pancakes\n\n| Amount: | Ingredient: | kcal: |\n| --- | --- | ---: |\n| 200 g | flour | 700 |\n| 2 | eggs | 140 |\n| 300 ml | milk | 150 |\n| | salt | |\n| | total: | 990 |\n\nWhisk the flour, eggs, milk and salt. Fry in a hot pan.",
  );
  expect(list).toEqual(["200 g flour", "2 eggs", "300 ml milk", "salt"]);
  expect(issues).toEqual([]);
});

test.each([
  "Schotel\n\n## Pasta\n\n| #: | Ingrediënt: | kcal: |\n| --- | --- | ---: |\n| 250 g | penne | 880 |\n| 20 g | boter | 130 |\n\n1. Kook de penne.\n2. Meng de penne met de boter.\n\n## Saus\n\n| #: | Ingrediënt: | kcal: |\n| --- | --- | ---: |\n| 30 g | boter | 210 |\n| 1 | ui | 20 |\n\n1. Bak de ui in de boter.",
  "Auflauf\n\n## Nudeln\n\n| Menge | Zutat | kcal |\n| --- | --- | ---: |\n| 250 g | Penne | 880 |\n| 20 g | Butter | 130 |\n\n1. Die Penne kochen.\n2. Die Penne mit der Butter mischen.\n\n## Soße\n\n| Menge | Zutat | kcal |\n| --- | --- | ---: |\n| 30 g | Butter | 210 |\n| 1 | Zwiebel | 20 |\n\n1. Die Zwiebel in der Butter braten.",
])("a part has its table and its steps: %#", (text) => {
  const { title, parts, steps, issues } = read(text);
  expect(title).toBe(text.split("\n")[0]);
  expect(new Set(parts).size).toBe(2);
  expect(steps).toEqual([parts[0], parts[0], parts[2]]);
  expect(issues).toEqual([]);
});

test("a table's head names the part of its list, and what is optional is on it", () => {
  const { list, parts } = read(
    "Zopf\n\n## Zutaten\n\n| Menge | Zutaten für den Teig |\n| --- | --- |\n| 500g | Mehl |\n| 50g | Butter |\n\n| Menge | Zutaten für die Füllung |\n| --- | --- |\n| 100g | weiche Butter |\n| - | Zimt |\n| - | Rosinen **Optional** |\n\n## Zubereitung\n\nMehl und Butter verkneten. Butter, Zimt und Rosinen vermengen.",
  );
  expect(list).toEqual(["500g Mehl", "50g Butter", "100g weiche Butter", "Zimt", "Rosinen Optional"]);
  expect(parts.map((part) => /Teig|Füllung/.exec(part ?? "")?.[0])).toEqual([
    "Teig",
    "Teig",
    "Füllung",
    "Füllung",
    "Füllung",
  ]);
});

test("what is done to a thing stands behind its name", () =>
  expect(
    read(
      "Stew\n\n| # | Ingredient | State |\n| --- | --- | --- |\n| 800 g | beef | in cubes |\n| 2 tbsp | flour | |\n| 1 | onion | sliced |\n\nToss the beef in the flour and fry it with the onion.",
    ).list,
  ).toEqual(["800 g beef, in cubes", "2 tbsp flour", "1 onion, sliced"]));

test.each([
  "Stew\n\nIngredients:\n- 1 kg beef\n- 2 onions\n\nCookware:\n- Pot, 1\n- Wooden spoon, 1\n\nSteps:\n- Brown the beef in the pot.\n- Add the onions and stew for 2 hours.",
  "Eintopf\n\nZutaten:\n- 1 kg Rindfleisch\n- 2 Zwiebeln\n\nKochgeschirr:\n- Topf, 1\n- Kochlöffel, 1\n\nZubereitung:\n- Rindfleisch im Topf anbraten.\n- Zwiebeln zugeben und 2 Stunden schmoren.",
  "Stoofpot\n\nIngrediënten:\n- 1 kg rundvlees\n- 2 uien\n\nKookgerei:\n- Pan, 1\n- Pollepel, 1\n\nBereiding:\n- Bak het rundvlees in de pan.\n- Voeg de uien toe en stoof 2 uur.",
])("pots and spoons are not bought: %#", (text) => {
  const { list, issues } = read(text);
  expect(list).toHaveLength(2);
  expect(issues).toEqual([]);
});

// Rows that say a name, a colon and how much of it: behind some of the names nothing is said.

test.each([
  [
    "Pasta al pomodoro\n\nIngredienti\n\nsale:\nburro:1 noce\nspaghetti:400 gr\npecorino grattugiato:\npomodori pelati:1 scatola\n\nPreparazione\n\nSciogliere il burro, unire i pomodori e il sale e cuocere 20 minuti. Condire gli spaghetti con il sugo e il pecorino.",
    ["sale", "burro:1 noce", "spaghetti:400 gr", "pecorino grattugiato", "pomodori pelati:1 scatola"],
  ],
  [
    "Pfannkuchen\n\nZutaten\n\nMehl: 250 g\nEier: 3\nSalz:\nMilch: 400 ml\nButter:\n\nZubereitung\n\nMehl, Eier, Milch und Salz verrühren. In der Butter Pfannkuchen backen.",
    ["Mehl: 250 g", "Eier: 3", "Salz", "Milch: 400 ml", "Butter"],
  ],
])("a name without an amount is a row like the others, and heads no part: %#", (text, rows) => {
  const recipe = read(text);
  expect(recipe.list).toEqual(rows);
  expect(recipe.parts.every((part) => part === undefined)).toBe(true);
});

test("what is made heads such rows", () => {
  const recipe = read(
    "Crostata\n\nIngredienti\n\nPasta frolla:\nfarina: 300 g\nburro: 150 g\nuova: 1\nCrema:\nlatte: 500 ml\ntuorli: 4\nzucchero: 100 g\n\nPreparazione\n\nImpastare la farina con il burro e le uova. Cuocere il latte con i tuorli e lo zucchero.",
  );
  expect(recipe.list).toHaveLength(6);
  expect(recipe.parts[0]).toBe("Pasta frolla");
});

test.each([",", ";"])("rows without marks that end with %s each are rows without it", (mark) => {
  const rows = [
    "2 pounds boneless, skinless chicken thighs",
    "3 tbsp mayonnaise",
    "juice of 1 lime",
    "1 onion",
  ];
  const recipe = read(
    `Chicken\n\nIngredients\n${rows.join(`${mark}\n`)}\n\nMethod\n\nFry the chicken with the onion. Stir in the mayonnaise and the lime juice.`,
  );
  expect(recipe.list).toEqual(rows);
});

/** Rows that hold several things of the list with dashes between them. */
import { parseRecipeText } from "./index";

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

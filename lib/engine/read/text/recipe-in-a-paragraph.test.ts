import { parseRecipeText } from "./index";

const listOf = (text: string): (string | undefined)[][] =>
  parseRecipeText(text)?.ingredients.map((line) => [line.section, line.text]) ?? [];

describe("a recipe in one paragraph", () => {
  test("a dash parts the dish's name from its list as a colon does: nothing of the list is lost", () => {
    const recipe = parseRecipeText(
      "Glaze - 3 tbsp soy sauce, 2 tbsp honey, 1 clove garlic, ginger. Mix and brush on the salmon.",
    );
    expect(recipe?.title).toBe("Glaze");
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual([
      "3 tbsp soy sauce",
      "2 tbsp honey",
      "1 clove garlic",
      "ginger",
    ]);
  });

  test("parts that are named in small letters, behind the dish's name", () => {
    const text =
      "Waffles: dry: 200 g flour, 1 tsp baking powder. wet: 2 eggs, 300 ml milk. Mix dry, mix wet, combine. Bake in the iron.";
    expect(listOf(text)).toEqual([
      ["dry", "200 g flour"],
      ["dry", "1 tsp baking powder"],
      ["wet", "2 eggs"],
      ["wet", "300 ml milk"],
    ]);
    expect(parseRecipeText(text)?.title).toBe("Waffles");
  });

  test("one name is the dish's, and no part", () => {
    expect(listOf("Waffles: 200 g flour, 2 eggs, 300 ml milk. Mix and bake.")).toEqual([
      [undefined, "200 g flour"],
      [undefined, "2 eggs"],
      [undefined, "300 ml milk"],
    ]);
  });

  test("what a row of the list ends with is bought, were it written as a heading is", () => {
    const row = "500 g noodles, 1 jar mayo, 1 can corn, 4 gherkins, 1 ham, Salt, Pepper";
    const recipe = parseRecipeText(`Noodle salad\n${row}\nBoil the noodles. Dice the ham. Mix everything.`);
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(row.split(", "));
    expect(recipe?.instructions.every(({ section }) => section === undefined)).toBe(true);
  });
});

test.each([
  [
    "Carrot soup\n\n1 onion\n2 carrots\n1 tin tomatoes\nsalt and pepper.\nFry the onion and carrots. Add the tomatoes. Season and cook for 20 minutes.",
    "salt and pepper.",
  ],
  [
    "Soupe\n\nPour la soupe:\n1 oignon\n2 carottes\n1 poignée de pâtes type coquillettes\ndes herbes de Provence ou un bouquet de thym.\nFaire revenir l'oignon et les carottes. Ajouter les pâtes et les herbes et cuire 20 minutes.",
    "des herbes de Provence ou un bouquet de thym.",
  ],
])("a list that ends with a full stop has its last line too: %#", (text, last) => {
  expect(parseRecipeText(text)?.ingredients.at(-1)?.text).toBe(last);
});

test("an order in small letters below a list stays one", () => {
  const text =
    "Carrot soup\n\n1 onion\n2 carrots\n1 tin tomatoes\nfry the onion and the carrots.\nAdd the tomatoes.";
  expect(parseRecipeText(text)?.ingredients).toHaveLength(3);
});

test.each([
  [
    "Haferbrötchen\n\nFür den Teig:\n300 g Mehl\n200 g Haferflocken\n1 TL Trockenhefe\n\nZum Bestreichen:\nMarmelade (Sorte nach Belieben)\n\nMehl, Haferflocken und Hefe 10 Minuten kneten. Brötchen formen, bestreichen und 20 Minuten backen.",
    "Marmelade (Sorte nach Belieben)",
  ],
  [
    "Torta alla panna\n\nPer la base:\n200 g di farina\n100 g di zucchero\n3 uova\n\nPer la decorazione:\npesche, fragole o altra frutta di stagione\n\nMontate le uova con lo zucchero e unite la farina. Cuocete per 30 minuti e decorate con la frutta.",
    "pesche, fragole o altra frutta di stagione",
  ],
  [
    "Cream cake\n\nFor the base:\n200 g flour\n100 g sugar\n3 eggs\n\nFor the topping:\nPeaches, strawberries or other fruit\n\nBeat the eggs with the sugar and fold in the flour. Bake for 30 minutes and top with the fruit.",
    "Peaches, strawberries or other fruit",
  ],
])("what stands alone under a part's name is bought, though nothing measures it: %#", (text, last) => {
  const recipe = parseRecipeText(text);
  const bought = recipe?.ingredients.map((line) => line.text) ?? [];
  expect(bought).toHaveLength(4);
  expect(bought.at(-1)).toBe(last);
  expect(recipe?.ingredients.at(-1)?.section).toBeTruthy();
});

test("an order alone under a part's name is none", () => {
  const text =
    "Cream cake\n\nFor the base:\n200 g flour\n100 g sugar\n3 eggs\nFor the topping:\nWhip a pot of cream\nBeat the eggs with the sugar and fold in the flour. Bake for 30 minutes.";
  expect(parseRecipeText(text)?.ingredients.map((line) => line.text)).not.toContain("Whip a pot of cream");
});

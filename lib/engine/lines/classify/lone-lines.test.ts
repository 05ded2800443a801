/** The one line that stands alone below a part's name: it is bought like the others. */
import { parseRecipeText } from "@/lib/engine/read/text";

const listOf = (text: string) => parseRecipeText(text)?.ingredients.map((line) => line.text);

const SAUCE = "Sauce\n2 cups cream\n3 cloves garlic, minced";

test.each([
  "4 12-ounce boneless chicken breasts",
  "6 8-oz. salmon fillets",
  "4 6- to 8-ounce skin-on cod fillets",
  "4 (6 ounce) swordfish steaks",
  "8 bone-in thighs",
])("%s", (food) => {
  const last = `Dinner\n\n${SAUCE}\nFor the main:\n${food}\nMix the sauce. Fry it all and pour over.`;
  const first = `Dinner\nServes 4\n\nMain\n\n${food}\n\n${SAUCE}\n\nMix the sauce.\n\nFry it all and pour over.`;
  expect(listOf(last)).toContain(food);
  expect(listOf(first)).toContain(food);
});

test("how many it makes is no food, though it stands alone below a word for it", () => {
  const text = `Rolls\n\nMakes\n\n12 rolls\n\nDough\n\n3 cups flour\n1 cup milk\n\nKnead the flour and milk. Bake for 20 minutes.`;
  expect(listOf(text)).toEqual(["3 cups flour", "1 cup milk"]);
});

const EN = "Put the lamb in the oven for an hour.\nCarve and serve.";

test.each([
  ["Kosher salt and freshly ground black pepper", "1 leg of lamb\n2 tbsp oil", EN],
  ["SALT AND PEPPER", "1 leg of lamb\n2 tbsp oil", EN],
  ["Butter and golden syrup, to serve", "1 leg of lamb\n2 tbsp oil", EN],
  ["Cilantro and mint leaves", "1 leg of lamb\n2 tbsp oil", EN],
  ["Salz und Pfeffer", "1 Lammkeule\n2 EL Öl", "Das Lamm eine Stunde in den Ofen schieben.\nServieren."],
  ["peper & zout", "1 lamsbout\n2 el olie", "Zet het lam een uur in de oven.\nSnijd aan en serveer."],
  [
    "sel et poivre du moulin",
    "1 gigot\n2 c. à s. d'huile",
    "Enfourner le gigot une heure.\nTrancher et servir.",
  ],
  ["Sale e pepe", "1 cosciotto\n2 cucchiai d'olio", "Infornate l'agnello per un'ora.\nTagliate e servite."],
])("the first line of the list is bought, and heads nothing: %s", (line, list, method) => {
  const read = parseRecipeText(`Sunday lunch\n\n${line}\n${list}\n\n${method}`);
  expect(read?.ingredients).toEqual([line, ...list.split("\n")].map((text) => ({ text })));
});

test.each([
  ["Rice and beans", "1 cup rice\n1 can beans"],
  ["Sauce", "1 cup cream\n1 tsp mustard"],
  ["Cream cheese frosting", "1 cup sugar\n8 oz cream cheese"],
  ["For serving", "1 lime\n2 sprigs mint"],
  ["For frying", "1 leek\n2 tbsp oil"],
  ["Toppings (optional)", "1 lime\n2 sprigs mint"],
])("the name of a part above its list is not bought: %s", (name, list) => {
  const read = parseRecipeText(`Dinner\n\n${name}\n${list}\n\n${EN}`);
  expect(read?.ingredients.map(({ text }) => text)).toEqual(list.split("\n"));
});

test.each([
  [
    "Florets from 20-25 elderflower heads",
    "1.5 kg sugar\n1 litre water",
    "Boil the sugar with the water. Add the florets and leave for 2 days.",
  ],
  [
    "Petals of 3 roses",
    "1.5 kg sugar\n1 litre water",
    "Boil the sugar with the water. Add the petals and leave for 2 days.",
  ],
])(
  "what is taken of something that is counted is bought, above the measured lines too: %s",
  (line, list, method) => {
    const read = parseRecipeText(`Garden cordial\n\n${line}\n${list}\n\n${method}`);
    expect(read?.ingredients).toEqual([line, ...list.split("\n")].map((text) => ({ text })));
  },
);

test("the first line of a part, with two numbers, is bought, and the part has the name above it", () => {
  const text =
    "Morning waffles\n\nWaffles\n2 cups flour\n2 eggs\n1 cup milk\n\nMix all and bake.\n\nPlum Syrup\n1 10 oz. package of frozen plums\n1/2 cup sugar\n2 tsp lemon juice\n\nCook the plums with the sugar. Stir in the juice.";
  const read = parseRecipeText(text);
  expect(read?.ingredients.slice(3)).toEqual([
    { text: "1 10 oz. package of frozen plums", section: "Plum Syrup" },
    { text: "1/2 cup sugar", section: "Plum Syrup" },
    { text: "2 tsp lemon juice", section: "Plum Syrup" },
  ]);
});

test.each([
  ["any jam you like\nicing sugar, to decorate", 4],
  ["chopped nuts", 3],
  ["jam of your choice\nlemon zest\nchopped almonds to serve", 5],
])(
  "what is named in small letters below a list, and above orders with a capital, is its end: %s",
  (end, count) => {
    const read = parseRecipeText(
      `Jam rounds\n1/2 cup butter\n1/4 teaspoon salt\n${end}\nHeat oven to 350F.\nCream the butter with the salt and fill with jam.`,
    );
    expect(read?.ingredients).toHaveLength(count);
    expect(read?.instructions[0]?.text).toMatch(/^Heat oven/);
  },
);

test.each(["melt the butter and add the nuts"])(
  "an order in small letters below a list stays one: %s",
  (order) => {
    const read = parseRecipeText(
      `Jam rounds\n1/2 cup butter\n2 eggs\n1 cup nuts\n${order}\nHeat oven to 350F.\nCream the butter with the eggs and fold in the nuts.`,
    );
    expect(read?.ingredients).toHaveLength(3);
  },
);

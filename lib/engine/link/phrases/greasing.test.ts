/** What keeps a tin or a cloth from sticking is the list's own line for it, not the dough's butter. */
import { formatText } from "@/lib/engine/format";

const usesOf = (text: string): string[] => {
  const content = formatText(text);
  const { ingredients = [] } = content ?? {};
  const list = Array.isArray(ingredients) ? ingredients : [...ingredients.refrigerated, ...ingredients.other];
  return (content?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.map(({ uses }) => uses.map(({ line }) => list[line] ?? "").join(" + ")),
  );
};

test.each([
  [
    "Cake\n\nIngredients\n200 g flour\n100 g butter\n3 eggs\nButter and flour for the tin\n\nMethod\nGrease the tin with butter and dust it with flour. Beat the butter with the eggs. Fold in the flour.",
    ["Butter and flour for the tin", "Butter and flour for the tin", "100 g butter + 3 eggs", "200 g flour"],
  ],
  [
    "Sponge roll\n\nIngredients\n4 eggs\n100 g sugar\nSugar for the towel\n\nMethod\nWhisk the eggs and sugar. Turn the sponge out onto a tea towel sprinkled with sugar.",
    ["4 eggs + 100 g sugar", "Sugar for the towel"],
  ],
  [
    "Kuchen\n\nZutaten\nFür den Teig:\n200 g Mehl\n125 g weiche Butter\n2 Eier\nFür den Belag:\n4 Äpfel\nButter und Mehl für die Form\n\nZubereitung\nDie Form mit Butter einfetten und mit Mehl bestäuben. Butter schaumig rühren. Eier unterrühren, dann das Mehl dazusieben. Mit den Äpfeln belegen.",
    [
      "Butter und Mehl für die Form",
      "Butter und Mehl für die Form",
      "125 g weiche Butter",
      "2 Eier",
      "200 g Mehl",
      "4 Äpfel",
    ],
  ],
])("%#", (text, uses) => expect(usesOf(text)).toEqual(uses));

/** Amounts of all uses, in order. */
const amountsOf = (text: string): string[] =>
  (formatText(text)?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.flatMap(({ uses }) => uses.map(({ amount }) => amount)),
  );

test("a tin is dusted with some of the flour, and all of it goes in behind that", () => {
  const text =
    "Lemon loaf\n\nIngredients\n250 g butter\n4 eggs\n300 g flour\n\nMethod\nGrease a loaf tin and dust with flour. Cream the butter and beat in the eggs. Stir in the flour.";
  expect(usesOf(text).join(" | ")).toMatch(/300 g flour \| 250 g butter \| .*300 g flour$/);
  expect(amountsOf(text)).toEqual(["some", "all", "all", "all"]);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test("what the list has for the dish alone is used up by greasing it", () => {
  const text =
    "Kartoffelgratin\n\nZutaten\n1 kg Kartoffeln\n20 g Butter für die Form\n\nZubereitung\nDie Form mit der Butter einfetten. Die Kartoffeln in die Form geben und 40 Minuten backen.";
  expect(amountsOf(text)).toEqual(["all", "all"]);
});

test("salt and pepper are what is done, where the list has them in one line and peppers in another", () => {
  const text =
    "Hähnchen\n\nZutaten\n600 g Hähnchenbrust\n2 rote Paprikaschoten\nSalz, Pfeffer\n\nZubereitung\nDas Fleisch würfeln, salzen und pfeffern. Die Paprika in Streifen schneiden. Alles 10 Minuten braten.";
  expect(usesOf(text)).toEqual(
    expect.arrayContaining(["600 g Hähnchenbrust + Salz, Pfeffer", "2 rote Paprikaschoten"]),
  );
  expect(usesOf(text).join(" + ").split("Paprikaschoten")).toHaveLength(2);
});

test("a pinch on the list stays whole where a line without an amount is what is seasoned with", () => {
  const text =
    "Quiche\n\nIngrédients\nPour la pâte :\n200 g de farine\n1 pincée de sel\nPour la garniture :\n3 œufs\nnoix de muscade, sel, poivre\n\nPréparation\nMélangez la farine et le sel. Battez les œufs, salez et poivrez.";
  expect(amountsOf(text).slice(0, 2)).toEqual(["all", "all"]);
});

test("half of what was cooked and the rest of it are no part of the list's line", () => {
  const text =
    "Duck rice\n\nIngredients\n1 duck\n400 g rice\n1 egg yolk\n\nMethod\nBoil the duck for 1 hour and shred it. Cook the rice for 12 minutes.\nIn a tray, put half of the rice, the shredded duck and on top the remaining rice. Brush with the egg yolk and bake for 20 minutes.";
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test("a bit more to dust is no amount: what goes in before is all of it", () =>
  expect(
    amountsOf(
      "Welsh cakes\n\nIngredients\n8 oz flour\n3 oz sugar + a bit more to dust\n\nMethod\nMix the flour and sugar. Fry for 3 minutes. Dust with sugar.",
    ),
  ).toEqual(["all", "all", "some"]));

test("a drizzle behind a plus is some more of it", () =>
  expect(
    amountsOf(
      "Butter chicken\n\nIngredients\n500 g chicken\n150 ml cream + a drizzle\n\nMethod\nFry the chicken for 10 minutes. Add the cream. Finish with a drizzle of cream.",
    ),
  ).toEqual(["all", "all", "some"]));

test.each([
  [
    "a pan that is greased and floured takes nothing of the dough's flour",
    "Carrot cake\n\nIngredients\n2 cups flour\n2 tsp cinnamon\n3 eggs\n\nMethod\nLine the bottoms of 2 cake pans with paper; lightly grease and flour. Stir together first 2 ingredients. Beat in the eggs.",
    ["", "", "2 cups flour + 2 tsp cinnamon", "3 eggs"],
  ],
  [
    "what is salted takes the salt that nothing else names",
    "Aubergine bake\n\nIngredients\n3 aubergines\n1 tsp salt\n2 tins tomatoes\n\nMethod\nSalt the aubergines and leave for 30 minutes. Add the tomatoes and simmer everything for 40 minutes.",
    ["3 aubergines + 1 tsp salt", "", "2 tins tomatoes", ""],
  ],
  [
    "salted water takes none of the salt that goes in later",
    "Pasta\n\nIngredients\n200 g pasta\n1 tsp salt\n2 tomatoes\n\nMethod\nSalt the water and boil the pasta in it. Mix the tomatoes with the salt.",
    ["", "200 g pasta", "2 tomatoes + 1 tsp salt"],
  ],
  [
    "the first salted water takes the salt that nothing else names",
    "Pasta\n\nIngredients\n200 g pasta\n1 tsp salt\n200 g beans\n\nMethod\nBoil the pasta in plenty of salted boiling water for 9 minutes. Cook the beans in salted water.",
    ["200 g pasta + 1 tsp salt", "200 g beans"],
  ],
])("%s", (_name, text, uses) => {
  const inOrder = (use: string) => use.split(" + ").toSorted().join(" + ");
  expect(usesOf(text).map(inOrder)).toEqual(uses.map(inOrder));
});

test.each([
  "Gratin\n\nIngredients\n2 leeks\n1 tbsp butter, plus some for the dish\n200 ml cream\n\nMethod\nTake a dish for the oven and grease with butter. Melt the butter in a pan and cook the leeks for 5 minutes. Add the cream.",
  "Gratin\n\nZutaten\n2 Stangen Lauch\n1 EL Butter, plus etwas für die Form\n200 ml Sahne\n\nZubereitung\nEine Auflaufform ausreiben und mit Butter einfetten. Butter in einer Pfanne zerlassen und den Lauch darin 5 Minuten andünsten. Die Sahne dazugeben.",
])("what is greased without a word stands in the order before: %#", (text) =>
  expect(amountsOf(text)).toEqual(["some", "all", "all", "all"]),
);

test.each([
  ["Grease and flour a cake tin.", "300 g flour", 1],
  ["Butter and lightly flour 2 pans.", "2 1/2 cups flour", 1],
  ["Grease and flour a cake tin.", "1 tbsp flour", 0],
])(
  "a tin takes no cake's flour, and the receipt says that the method forgot it: %s %s",
  (tin, flour, issues) => {
    const text = `Cake\n\nIngredients\n200 g butter\n4 eggs\n200 g sugar\n${flour}\n\nMethod\n${tin} Beat the sugar and eggs for 4 minutes. Bake for 30 minutes and spread with the butter.`;
    expect(usesOf(text).join(" + ").includes(flour)).toBe(issues === 0);
    expect(formatText(text)?.receipt?.issues).toHaveLength(issues);
  },
);

test("tins of several sizes are floured by no flour of the list", () =>
  expect(
    usesOf(
      "Cake\n\n2 1/3 cups flour\n2 1/4 cups sugar\n2 teaspoons baking powder\n4 eggs\n\nButter and flour two 9-inch or three 8-inch cake pans.\nSift together first three ingredients.\nStir in eggs. Bake 30 minutes.",
    ).slice(0, 2),
  ).toEqual(["", "2 1/3 cups flour + 2 1/4 cups sugar + 2 teaspoons baking powder"]));

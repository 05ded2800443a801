/** Turns of phrase in what people keep for themselves: two like foods under one word, words that only look like a food, foods that are spoken of. */
import { usesAndReceipt, usesByAction } from "@/tests/support/cooking-uses";

test("suet is no oil, and lies in the dumplings alone", () => {
  expect(
    usesByAction(
      ["2 onions", "500 g stewing beef", "150 g self-raising flour", "75 g shredded suet"],
      ["Heat some oil in a pan and brown the beef with the onions.", "Rub the suet into the flour."],
    ),
  ).toEqual([
    "all: 500 g stewing beef; all: 2 onions",
    "all: 75 g shredded suet; all: 150 g self-raising flour",
  ]);
});

test.each<[string, string[], string[], string[]]>([
  [
    "vinegars",
    ["1 kg plums", "200 ml malt vinegar", "150 ml cider vinegar", "400 g sugar"],
    [
      "Simmer the plums in the vinegar for 20 minutes.",
      "Stir in the sugar and boil until no liquid is left.",
    ],
    ["all: 1 kg plums; all: 200 ml malt vinegar; all: 150 ml cider vinegar", "all: 400 g sugar"],
  ],
  [
    "flours",
    ["200 g wholemeal flour", "300 g spelt flour", "7 g yeast", "350 ml buttermilk"],
    ["Mix the flour and the yeast.", "Knead in the buttermilk."],
    ["all: 200 g wholemeal flour; all: 300 g spelt flour; all: 7 g yeast", "all: 350 ml buttermilk"],
  ],
  [
    "cheeses",
    ["400 g macaroni", "100 g cheddar cheese", "50 g gouda cheese"],
    ["Boil the macaroni.", "Stir in the cheese."],
    ["all: 400 g macaroni", "all: 100 g cheddar cheese; all: 50 g gouda cheese"],
  ],
])(
  "one word means both of two like foods that stand together and that nothing else names: %s",
  (_what, list, method, uses) => {
    expect(usesByAction(list, method)).toEqual(uses);
  },
);

test.each<[string, string[], string[], string[]]>([
  [
    "the other one is named later",
    ["200 g wholemeal flour", "300 g spelt flour", "300 ml buttermilk"],
    ["Stir the flour into the buttermilk.", "Dust with the spelt flour."],
    ["all: 200 g wholemeal flour; all: 300 ml buttermilk", "all: 300 g spelt flour"],
  ],
  [
    "the word stands twice",
    ["1 kg plums", "200 ml malt vinegar", "150 ml cider vinegar"],
    ["Boil the plums in the vinegar.", "Drain, and cover with the vinegar."],
    ["all: 1 kg plums; all: 200 ml malt vinegar", "all: 150 ml cider vinegar"],
  ],
  [
    "each part has its own",
    ["For the base", "100 g oat flour", "90 g butter", "For the top", "50 g rye flour", "40 g sugar"],
    ["For the base, rub the butter into the flour.", "For the top, mix the flour and the sugar."],
    ["all: 90 g butter; all: 100 g oat flour", "all: 50 g rye flour; all: 40 g sugar"],
  ],
])("one word means one of them: %s", (_what, list, method, uses) => {
  expect(usesByAction(list, method)).toEqual(uses);
});

test("what room is left for goes in later", () => {
  expect(
    usesByAction(
      ["400 g chickpeas", "200 g yoghurt", "2 tomatoes", "1 lime"],
      [
        "Cover the chickpeas with the yoghurt, leaving gaps for the tomatoes to show through.",
        "Mix the tomatoes with the lime juice and serve beside it.",
      ],
    ),
  ).toEqual(["all: 400 g chickpeas; all: 200 g yoghurt", "all: 2 tomatoes; all: 1 lime"]);
});

test("a meat seasoning is no meat", () => {
  expect(
    usesByAction(
      ["Shoulder of mutton - 1 kg", "Meat masala - 2 tsp", "Onions - 2"],
      ["Brown the meat with the onions.", "Add the meat masala and stir the meat well."],
    ),
  ).toEqual(["all: Shoulder of mutton - 1 kg; all: Onions - 2", "all: Meat masala - 2 tsp"]);
});

test("a word that only opens a choice names no food", () => {
  const { uses, issues } = usesAndReceipt(
    "Peas\n\n1 cup of pigeon peas either fresh or dried\n2 onions\n\n1. Fry the onions for 10 minutes.\n2. Stir them either way.\n3. Add the peas.",
  );
  expect(uses).toEqual(["2 onions = all", "1 cup of pigeon peas either fresh or dried = all"]);
  expect(issues).toEqual([]);
});

test("the last of several kinds has the noun of all of them", () => {
  expect(
    usesByAction(
      ["3 tbsp olive, sunflower or coconut oil", "2 courgettes", "150 g lentils"],
      ["Fry the courgettes in 1 tbsp oil.", "Heat 2 tbsp olive oil and fry the lentils."],
    ),
  ).toEqual([
    "all: 2 courgettes; 1 tbsp: 3 tbsp olive, sunflower or coconut oil",
    "2 tbsp: 3 tbsp olive, sunflower or coconut oil",
    "all: 150 g lentils",
  ]);
});

test("each part's own fat goes in, though only the first part is named", () => {
  expect(
    usesByAction(
      [
        "For the base",
        "150 g flour",
        "75 g butter",
        "2 tbsp water",
        "For the choux",
        "200 ml water",
        "75 g butter",
        "120 g flour",
        "3 eggs",
      ],
      [
        "Mix the base ingredients (flour, butter, water) and roll it out.",
        "Heat water and butter to boiling.",
        "Stir in 120 g flour, then beat in the eggs.",
      ],
    ),
  ).toEqual([
    "all: 150 g flour; all: 75 g butter; all: 2 tbsp water",
    "all: 200 ml water; all: 75 g butter",
    "all: 120 g flour",
    "all: 3 eggs",
  ]);
});

test("more water than the list has comes from the tap", () => {
  const { uses, issues } = usesAndReceipt(
    "Beans\n\n200 g beans\n\nFor the glaze\n200 ml water\n2 tbsp sugar\n\n1. Boil the beans in 2 l of water for 40 minutes and drain.\n2. Boil the sugar with 150 ml of the water.\n3. Add the remaining 50 ml of water and pour over the beans.",
  );
  expect(uses).toEqual([
    "200 g beans = all",
    "2 tbsp sugar = all",
    "200 ml water = 150 ml",
    "200 ml water = 50 ml",
  ]);
  expect(issues).toEqual([]);
});

test.each([
  "Salt the sauce well because if you don't the noodles will taste of nothing.",
  "Keep stirring because the noodles need a smooth sauce.",
])("why something is done puts nothing in: %s", (reason) => {
  expect(
    usesByAction(
      ["300 g noodles", "400 ml cream", "100 g gruyère"],
      ["Warm the cream with the gruyère.", reason, "Pour half of the sauce into a dish, then the noodles."],
    ).at(-1),
  ).toBe("all: 300 g noodles");
});

test("butter is the margarine of a list that has no butter", () => {
  expect(
    usesByAction(
      ["250 g margarine", "200 g sugar", "4 eggs"],
      ["Butter a tin.", "Beat the butter and sugar.", "Add the eggs."],
    ),
  ).toContain("all: 250 g margarine; all: 200 g sugar");
  expect(
    usesByAction(
      ["100 g margarine", "50 g butter", "200 g sugar"],
      ["Beat the margarine and sugar.", "Melt the butter and pour it over."],
    ),
  ).toEqual(["all: 100 g margarine; all: 200 g sugar", "all: 50 g butter"]);
});

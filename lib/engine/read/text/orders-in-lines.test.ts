/** Recipes as people send them to each other: one order a line, small letters, no full stops. */
import { parseRecipeText } from ".";

const read = (text: string) => {
  const recipe = parseRecipeText(text);
  return {
    title: recipe?.title,
    minutes: recipe?.totalMinutes,
    lines: recipe?.ingredients.map((line) => line.text),
    steps: recipe?.instructions.map((line) => line.text),
  };
};

test("the last order is no fact of the recipe, though it says little more than how long", () => {
  expect(
    read(
      "so here's the dal!\n\n200g red lentils\n1 onion\n2 tbsp oil\n\nfry the onion in the oil\nadd the lentils and 600 ml water\nsimmer 25 min",
    ),
  ).toEqual({
    title: "Dal",
    minutes: null,
    lines: ["200g red lentils", "1 onion", "2 tbsp oil"],
    steps: ["fry the onion in the oil", "add the lentils and 600 ml water", "simmer 25 min"],
  });
});

test.each(["\n", "\n\n"])("short orders that follow each other are all kept (%j)", (between) => {
  const steps = ["Toss the carrots in the oil", "Cook 40 minutes", "Serve"];
  const list = "Roast carrots\n\n1 kg carrots\n2 tbsp oil\n\n";
  expect(read(list + steps.join(between)).steps).toEqual(steps);
  const stopped = steps.map((step) => `${step}.`);
  expect(read(list + stopped.join(between)).steps).toEqual(stopped);
});

test("an order above a step of its own names a part, and is none", () => {
  const text =
    "Pilaf\n\n200 g rice\n1 onion\n1 tbsp oil\n\nFry the onion in the oil for 5 minutes. Add the rice.\n\nCook the rice\nAdd 400 ml water. Cover. Simmer 12 minutes.";
  expect(read(text).steps).toEqual([
    "Fry the onion in the oil for 5 minutes. Add the rice.",
    "Add 400 ml water. Cover. Simmer 12 minutes.",
  ]);
});

test("the first line of the list stays in it, though it counts what the message names", () => {
  const text =
    "ok here's that sausage traybake!! feeds 4\n\n8 sausages\n2 red onions\n2 tbsp oil\n\nwedge the onions and toss in the oil\nsit the sausages on top\nroast 40 min at 200";
  expect(read(text)).toMatchObject({
    title: "Sausage traybake",
    lines: ["8 sausages", "2 red onions", "2 tbsp oil"],
    steps: ["wedge the onions and toss in the oil", "sit the sausages on top", "roast 40 min at 200"],
  });
});

test("an order of two words and a time is a step, and no fact", () => {
  const text =
    "Two-Ingredient Bagels\n\n1 cup self raising flour\n1 cup greek yoghurt\n1 egg for brushing\n\nMix flour + yoghurt, knead till smooth\nBrush w egg\nAir fry 180 10 mins";
  expect(read(text)).toMatchObject({
    minutes: null,
    steps: ["Mix flour + yoghurt, knead till smooth", "Brush w egg", "Air fry 180 10 mins"],
  });
});

test("beside parts that hold their lists in one line, one with a food that is not measured is a part too", () => {
  const text =
    "Tart\n\nPastry: 175g plain flour, 85g butter\nTop: 25g flaked almonds, icing sugar\n\nRub the butter into the flour. Scatter over the almonds. Dust with icing sugar.";
  expect(read(text).lines).toEqual(["175g plain flour", "85g butter", "25g flaked almonds", "icing sugar"]);
});

test.each(["\n", "\n\n"])("what a dish is named after is bought (%j)", (below) => {
  const text = `Roast carrots${below}6 carrots\n2 tbsp oil\n\nToss the carrots in the oil. Roast for 40 minutes.`;
  expect(read(text).lines).toEqual(["6 carrots", "2 tbsp oil"]);
  const spanish = `Pollo al horno${below}1 pollo\n2 cebollas\n\nCorta las cebollas. Asa el pollo con las cebollas durante 1 hora.`;
  expect(read(spanish).lines).toEqual(["1 pollo", "2 cebollas"]);
});

test("what a dish comes out as is not bought", () => {
  const text =
    "Ginger cookies\n\n24 cookies\n200 g flour\n100 g butter\n\nRub the butter into the flour. Bake for 12 minutes.";
  expect(read(text).lines).toEqual(["200 g flour", "100 g butter"]);
  expect(parseRecipeText(text)?.makes).toBe("24 cookies");
});

test("what a line of the list says it is for is bought, first, last and between others", () => {
  const method = "\n\nMelt the sugar. Simmer the rice in the milk.";
  const list = ["500 ml milk", "100 g rice"];
  const told = "For the caramel, 150g of sugar";
  expect(read(`Pudding\n\n${[...list, told].join("\n")}${method}`).lines).toEqual([...list, "150g of sugar"]);
  expect(read(`Pudding\n\n${[told, ...list].join("\n")}${method}`).lines).toEqual([told, ...list]);
  const sentence = "For the caramel, 150 g sugar and 2 tbsp water are boiled until golden.";
  expect(read(`Pudding\n\n150 g sugar\n2 tbsp water\n\n${sentence}`).lines).toEqual([
    "150 g sugar",
    "2 tbsp water",
  ]);
});

test("a card with its list in one line keeps the last orders of its method, time and oven included", () => {
  const list = "8 oz oats, 4 oz lard, 6 oz treacle, 1 egg";
  expect(
    read(`Parkin\n${list}\nMelt lard & treacle, mix all. Gas 3 (325F) 50 mins. Mark while warm.`).steps?.join(
      " ",
    ),
  ).toBe("Melt lard & treacle, mix all. Gas 3 (325F) 50 mins. Mark while warm.");
});

it("a method that is told on in paragraphs is kept whole, and what follows it is no part of it", () => {
  const read = parseRecipeText(
    [
      "Ginger traybake",
      "Makes 12 squares",
      "",
      "You'll need:",
      "200g butter",
      "200g sugar",
      "250g flour",
      "3 eggs",
      "",
      "For the syrup",
      "4 tbsp ginger syrup",
      "",
      "Put the butter, sugar, flour and eggs in a bowl and beat until smooth. Bake in a lined tin for 35 mins.",
      "",
      "While that's in the oven get on with the topping. Just warm the syrup in a small pan, don't let it boil.",
      "",
      "As soon as the cake is out spoon the syrup all over it. Leave it to cool in the tin before you cut it.",
      "",
      "Keeps for 5 days in a tin, if you're lucky.",
    ].join("\n"),
  );
  expect(read?.instructions).toHaveLength(3);
  expect(read?.notes).toEqual(["Keeps for 5 days in a tin, if you're lucky."]);
});

test.each([
  [
    "Sea salt and black pepper Method Warm the oil in a pan.",
    ["Sea salt and black pepper"],
    "Warm the oil in a pan.",
  ],
  [
    "Sea salt Cooking instructions Warm the oil in a pan. Add the rest.",
    ["Sea salt"],
    "Warm the oil in a pan. Add the rest.",
  ],
])(
  "a heading that a page's copy left between the list and the first order parts them: %j",
  (row, last, first) => {
    const recipe = read(
      `Lamb stew\n\nIngredients\n4 lamb chops\n2 tbsp oil\n${row}\nFry the chops for 10 minutes.`,
    );
    expect(recipe.lines).toEqual(["4 lamb chops", "2 tbsp oil", ...last]);
    expect(recipe.steps).toEqual([first, "Fry the chops for 10 minutes."]);
  },
);

test("a title that asks how is no heading of the method, though a verb stands behind it", () =>
  expect(
    read(
      "How to make Roast chicken\n\n1 chicken\n2 onions\n2 tbsp oil\n\nRub the chicken with the oil. Roast it with the onions for 1 hour.",
    ).title,
  ).toMatch(/roast chicken/iu));

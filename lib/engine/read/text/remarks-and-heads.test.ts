/** Remarks between a list and its method, and headings as people write them. */
import { parseRecipeText } from ".";

const ICEBOX = `Layered icebox cake

Ingredients:
2 pkg. custard powder
1 box crackers
3 cups milk
* You can add another layer if you like, I mostly make just two.
**I always double the custard, there can never be too much of it.
Directions:
Mix the custard powder with the milk.
Layer the crackers and the custard in a dish.
Chill overnight.`;

test("what stands behind stars above the heading of the method is told below the steps", () => {
  const read = parseRecipeText(ICEBOX);
  expect(read?.ingredients).toHaveLength(3);
  expect(read?.instructions.map(({ text }) => text)).toEqual([
    "Mix the custard powder with the milk.",
    "Layer the crackers and the custard in a dish.",
    "Chill overnight.",
  ]);
  expect(read?.notes).toEqual([
    "You can add another layer if you like, I mostly make just two.",
    "I always double the custard, there can never be too much of it.",
  ]);
});

test("a list whose things all have stars is bought, the last of them too", () => {
  const text = ICEBOX.replace(
    /\* You can[^]*?of it\./,
    "* 1 cup cream, whipped until it just holds soft peaks.",
  ).replace(/^(\d)/gm, "* $1");
  expect(parseRecipeText(text)?.ingredients).toHaveLength(4);
});

test("a paragraph of what may go in besides is no step", () => {
  const read = parseRecipeText(
    "Oven oats\n\nIngredients:\n\n6 cups oats\n1/2 cup honey\n1/2 cup oil\n\nOptional things to add: raisins (see below), coconut, seeds (if you use them, stir them in and bake them with the oats). 1 cup raisins go in after baking. Also, nuts only need to bake for 10 minutes, so add them at the end.\n\nTurn the oven on to 325F. Mix oats, honey and oil. Bake for 1 hour. Stir in the raisins.",
  );
  expect(read?.instructions).toHaveLength(1);
  expect(read?.notes?.join(" ")).toMatch(/^Optional things to add/);
});

test.each([
  ["Ingedients:", "Directions:"],
  ["INGREDEINTS", "Instuctions"],
  ["Zutaten", "Zubereitug"],
])("a heading with a letter wrong heads its part all the same: %s, %s", (list, method) => {
  const read = parseRecipeText(
    `Plain cake\n\n${list}\n2 eggs\n200 g flour\n100 g sugar\n\n${method}\nBeat the eggs with the sugar.\nFold in the flour and bake for 20 minutes.`,
  );
  expect(read?.ingredients.map(({ section }) => section)).toEqual([undefined, undefined, undefined]);
  expect(read?.instructions.map(({ section }) => section)).toEqual([undefined, undefined]);
});

test.each(["Recipe", "Rezept:", "La recette", "Het recept:"])(
  "“%s” above the method names no part",
  (heading) => {
    const read = parseRecipeText(
      `Red jam\n\nList of Ingredients\n4 red peppers\n1 cup vinegar\n4 cups sugar\n\n${heading}\nChop the peppers and boil with the vinegar.\nStir in the sugar and boil for 5 minutes.`,
    );
    expect(read?.instructions.map(({ section }) => section)).toEqual([undefined, undefined]);
  },
);

test("what is told of the dish above the first of two lists is no step, though each part has one paragraph of steps", () => {
  const read = parseRecipeText(
    "Bun Day\n\nThe buns I make are the same as my mother's, only smaller. They were first sold here in 1880, and the baker who made them had them from abroad.\n\nBelow is my recipe, so why not try it with your family.\n\nBuns\n1 cup water\n1 cup flour\n4 eggs\n\nBoil the water. Stir in the flour and the eggs. Bake for 30 minutes.\n\nCocoa Glaze\n2 tbsp cocoa\n1 cup sugar\n3 tbsp milk\n\nHeat the milk with the cocoa. Stir in the sugar.",
  );
  expect(read?.instructions.map(({ text }) => text)).toEqual([
    "Boil the water. Stir in the flour and the eggs. Bake for 30 minutes.",
    "Heat the milk with the cocoa. Stir in the sugar.",
  ]);
});

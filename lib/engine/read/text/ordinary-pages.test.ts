/** Ordinary recipes as pages hold them: names and foods without amounts in the list, remarks in the method, what stands above. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";
import { parseRecipeText } from ".";

const listOf = (text: string): string[] =>
  (parseRecipeText(text)?.ingredients ?? []).map(({ text: line, section }) =>
    section === undefined ? line : `${section} / ${line}`,
  );
const stepsOf = (text: string): string[] =>
  (parseRecipeText(text)?.instructions ?? []).map(({ text: line }) => line);

const CAKE =
  "• 200 g sugar\n• 100 g butter\n• 3 eggs\n• 250 g flour\n• 2 tbsp orange zest\n• 2 tbsp orange juice";
const GLAZE = "• 150 g icing sugar\n• 30 g butter\n• 1 tbsp orange zest\n• 3 tbsp orange juice";
const METHOD =
  "Method\n\n• Beat the sugar and butter. Beat in the eggs.\n• Add the flour, zest and juice.\n• Bake for 50 minutes.";

describe("names of parts between the rows of a list", () => {
  it.each(["orange glaze", "icing", "orange syrup"])(
    "a made thing in small letters, whose foods are bought again below it: %s",
    (name) => {
      const list = listOf(`Orange cake\n\nIngredients\n\n${CAKE}\n• ${name}\n${GLAZE}\n\n${METHOD}`);
      expect(list.slice(5, 8)).toEqual([
        "2 tbsp orange juice",
        `${name} / 150 g icing sugar`,
        `${name} / 30 g butter`,
      ]);
    },
  );

  it("what is bought in small letters stays a food", () => {
    const list = listOf(
      "Pasta\n\nIngredients\n\n• 200 g pasta\n• 2 onions\n• tomato sauce\n• 50 g cheese\n• 1 tsp salt\n\nMethod\n\n• Boil the pasta.\n• Fry the onions and add the sauce, the cheese and the salt.",
    );
    expect(list).toContain("tomato sauce");
  });

  it("in capitals, above one measured row, where two others head parts", () => {
    const list = listOf(
      "Lime pie\n\nIngredients\n\n• CRUST\n• 1 cup biscuit crumbs\n• 3 tbsp sugar\n• FILLING\n• 3 eggs\n• 1 cup lime juice\n• TOPPING\n• 1 cup cream\n• icing sugar (to taste)\n\nMethod\n\n• Mix the crumbs and sugar and press into a tin.\n• Whisk the eggs and juice and pour into the crust.\n• Bake for 20 minutes.\n• Whip the cream with the sugar.",
    );
    expect(list.slice(-2)).toEqual(["Topping / 1 cup cream", "Topping / icing sugar (to taste)"]);
  });
});

describe("foods that look like names of parts", () => {
  it.each(["Fresh thyme", "Fresh basil", "Rosemary"])(
    "the last but one of a list without an amount is bought: %s",
    (food) => {
      const list = listOf(
        `Flatbread\n\n500 g flour\n\n1 tsp salt\n\n4 tbsp olive oil\n\n${food}\n\nGreen olives\n\nMix the flour, salt and 2 tbsp oil and knead well.\n\nRoll out, press in the olives and bake for 20 minutes.`,
      );
      expect(list.slice(-2)).toEqual([food, "Green olives"]);
    },
  );

  it.each([
    "2 1/2 tablespoons sweet paprika (Mix it up! Hot, smoked, as you like)",
    "2 1/2 tablespoons sweet paprika (Use any! We like it hot, or smoked)",
  ])("a measured one with a remark in sentences: %s", (line) => {
    const list = listOf(
      `Rice with prawns\n\nIngredients\n12 prawns, peeled\n3 chicken thighs, cut into pieces\n1 tablespoon spice mix, recipe follows\n2 tablespoons olive oil\n3/4 cup rice\n3 cups chicken stock\nDirections\nMix the spice mix – see recipe below\nIn a bowl combine prawns, chicken and spice mix. Set aside.\nStir the rice into the hot oil and slowly add stock. Cook for 15 minutes.\nSpice Mix\nYield: 2/3 cup\n${line}\n2 tablespoons salt\n2 tablespoons garlic powder\n1 tablespoon black pepper\n1 tablespoon dried oregano\nCombine all ingredients thoroughly. Store in a jar.`,
    );
    expect(
      list.filter((each) => each.includes("sweet paprika")).map((each) => each.replace(/^.* \/ /, "")),
    ).toEqual(["2 1/2 tablespoons sweet paprika"]);
  });
});

describe("orders", () => {
  it.each([
    "Pour about two-thirds of the Glaze over the top.",
    "Pour one-half of the syrup over it.",
    "Pour about three-quarters of the batter into the tin.",
  ])("that share something out are no yield: %s", (order) => {
    const recipe = parseRecipeText(
      `Cake\n\nIngredients\n2 cups flour\n1 cup sugar\n2 eggs\n1 cup glaze\n\nMethod\nMix flour, sugar and eggs.\nBake for 20 minutes. ${order} Let cool.\nServe.`,
    );
    expect(recipe?.yield).toBeNull();
    expect(recipe?.instructions[1]?.text).toBe(`Bake for 20 minutes. ${order} Let cool.`);
  });

  it("in small letters that open with 'next' stay among others written so", () => {
    const steps = stepsOf(
      "Noodle salad\n\nIngredients\nfor the dressing:\n2 cloves of garlic\n2 tbsp fish sauce\n2 limes\n60g carrot, peeled\n60g cucumber\n2 bundles dried noodles\nPreparation\nfirst, to make the dressing:\nhalve the limes, squeeze out the juice and add to the bowl\nadd 2 tbsp of water and stir well\nnext, slice the carrot & cucumber and cut julienne style into thin sticks\nbring a medium saucepan of water to the boil. drop in the noodles and turn off the heat\ngarnish with some chopped mint",
    );
    expect(steps).toContain("next, slice the carrot & cucumber and cut julienne style into thin sticks");
  });

  const LIST = "Flatbread\n\n- 2 cups flour\n- 1 cup water\n- 2 tbsp olive oil\n- 3 sprigs rosemary\n";
  const START = "Mix the flour with the water.\nAdd the oil and knead for 5 minutes.\n";
  it.each(["Tip:", "Note:", "Tips"])("behind one remark in the middle the method goes on: %s", (label) => {
    const recipe = parseRecipeText(
      `${LIST}${START}${label}\nIf it sticks, add a spoonful of flour while it is mixing.\nCover the dough and let it rise for 1 hour.\nSprinkle with the rosemary and press it in.\nBake for 20 minutes.`,
    );
    expect(recipe?.instructions.map(({ text }) => text).slice(2)).toEqual([
      "Cover the dough and let it rise for 1 hour.",
      "Sprinkle with the rosemary and press it in.",
      "Bake for 20 minutes.",
    ]);
    expect(recipe?.notes).toEqual(["If it sticks, add a spoonful of flour while it is mixing."]);
  });

  it("advice behind a whole method stays advice", () => {
    const recipe = parseRecipeText(
      `${LIST}${START}Sprinkle with the rosemary and bake for 20 minutes.\nTips:\nFreeze half of the dough in a bag.\nServe with more rosemary and oil.`,
    );
    expect(recipe?.instructions).toHaveLength(3);
    expect(recipe?.notes).toHaveLength(2);
  });
});

it("a caption and a sentence above the list are no orders, though the title reads like a heading", () => {
  const recipe = parseRecipeText(
    "How to: make a beef pie\n\nBeef pie with garden peas\n\nThe raised crust used for this pie is the oldest of all crusts.\n\nFor the crust:\n\n• 500 g flour\n• 200 g lard\n• 200 ml water\n\nFor the filling:\n\n• 600 g stewing beef\n• 1 onion\n• 200 ml stout\n\nThe method:\n\nBrown the beef with the onion.\n\nAdd the stout and simmer for 2 hours.\n\nMelt the lard in the water and stir in the flour.\n\nFill the crust and bake for 1 hour.",
  );
  expect(recipe?.instructions[0]?.text).toBe("Brown the beef with the onion.");
});

it.each([
  ["3 Egg Whites 1/2 tsp. Vanilla Extract", ["3 Egg Whites", "1/2 tsp. Vanilla Extract"]],
  ["1 tsp salt 1/2 tsp pepper", ["1 tsp salt", "1/2 tsp pepper"]],
  ["2 large eggs 1 cup sugar", ["2 large eggs", "1 cup sugar"]],
  ["500 g ground beef 1 lb beef mince", ["500 g ground beef 1 lb beef mince"]],
  ["2 cups flour 250 g", ["2 cups flour 250 g"]],
  ["1 litre stock or 4 cups water", ["1 litre stock or 4 cups water"]],
  ["1 cup milk and 1 cup water", ["1 cup milk and 1 cup water"]],
  ["1 stick butter 4 oz butter", ["1 stick butter 4 oz butter"]],
  ["1 can tomatoes 400 g", ["1 can tomatoes 400 g"]],
])("a row of two foods is two, and of two measures one: %s", (row, list) => {
  expect(
    listOf(`Pie\n\n1 cup milk\n${row}\n2 tbsp honey\n\nMix all. Bake for 20 minutes.`).slice(1, -1),
  ).toEqual(list);
});

describe("rows that are counted in two figures", () => {
  const PRINTED =
    "Potato bake (printable)\n\n# What you need:\n\n→ Potatoes & Ham\n\n01 - 3.5 lbs potatoes, peeled\n02 - 9 oz cooked ham, diced\n\n→ Cheese\n\n03 - 2 cups Gruyère\n04 - 10 - 12 olives\n\n# How to make it:\n\n01 - Heat the oven to 350°F.\n02 - Layer half of the potatoes with half of the ham.\n03 - Repeat with the rest. Sprinkle with the Gruyère and the olives.\n04 - Bake for 45 minutes.";

  it("keep their amounts, their parts and their orders", () => {
    expect(listOf(PRINTED)).toEqual([
      "Potatoes & Ham / 3.5 lbs potatoes, peeled",
      "Potatoes & Ham / 9 oz cooked ham, diced",
      "Cheese / 2 cups Gruyère",
      "Cheese / 10 - 12 olives",
    ]);
    expect(stepsOf(PRINTED)).toHaveLength(4);
  });

  it("and the receipt misses no number", () => {
    expect(formatText(PRINTED)?.receipt?.issues.filter(({ kind }) => kind === "lost")).toEqual([]);
  });

  it.each(["10 - 12 olives", "12 – 14 prawns"])("a range is none of them: %s", (range) => {
    const list = listOf(`Salad\n\n1 lettuce\n${range}\n2 tbsp oil\n\nMix it all. Season it well.`);
    expect(list).toContain(range);
  });
});

it.each(["Keyword chicken, Healthy, Pita", "Keywords bread, easy", "Cuisine Greek, Mediterranean"])(
  "what a page's card says below the method is no step and no note: %s",
  (row) => {
    const recipe = parseRecipeText(
      `Flatbreads\n\nIngredients\n\n• 2 cups flour\n• 1 cup yoghurt\n\nInstructions\n\n• Mix the flour with the yoghurt.\n• Roll out and fry for 5 minutes.\n${row}`,
    );
    expect(recipe?.instructions).toHaveLength(2);
    expect(recipe?.notes ?? []).toEqual([]);
  },
);

test.each(["Tuesday, March 16, 2010", "Monday 12 October 2009"])(
  "the day on which it was published is no dish: %s",
  (day) => {
    const read = parseRecipeText(
      `${day}\n\nOur Family Soup\n\n2 cups celery\n2 onions\n1 carrot\n\nFry the celery, onions and carrot in a pan. Add water and simmer for 30 minutes.`,
    );
    expect(read?.title).toBe("Our Family Soup");
  },
);

test("the names of a page's pictures part no step from the next, and a method's middle is no note", () => {
  const read = parseRecipeText(
    "Plain loaf\n\n3 cups flour\n1/4 tsp yeast\n1 1/2 cups water\n\nloaf_01.jpg\n\nIn a bowl, mix the flour, yeast and water. Let it rest for 12 hours.\n\nloaf_02.jpg\n\nThe next day, the dough should be full of bubbles. Flour your counter and tip the dough out. Fold it over once and let it rest 15 minutes.\n\nloaf_03.jpg\n\nTurn the dough into a hot pot, cover and bake 45 minutes.",
  );
  expect(read?.instructions).toHaveLength(3);
  expect(read?.notes ?? []).toEqual([]);
});

test.each(["What you do: ", "How to make it: ", "Method: "])(
  "a heading in one line with the method it heads, %s, is no lost line",
  (heading) => {
    const recipe = formatText(
      `Sponge\n\nWhat you need:\n2 cups flour\n1 tsp salt\n3 eggs\n\n${heading}Combine the flour and salt. Add the eggs.`,
    );
    expect(plainText(recipe?.steps[0]?.instruction ?? "")).toBe("Combine the flour and salt. Add the eggs.");
    expect(recipe?.receipt?.issues).toEqual([]);
  },
);

test("letters count orders as numbers do, braces are brackets, and a colon that stands against an amount heads a part", () => {
  const text =
    "Salad\n\nDressing:1/2 cup buttermilk\n2 tsp mustard\nSalad:6 cups lettuce {torn}\n\nMethod\na.) Whisk the dressing ingredients.\nb.) Put the lettuce in a bowl {I use a large one}.\nc.) Toss with the dressing.";
  expect(listOf(text)).toEqual([
    "Dressing / 1/2 cup buttermilk",
    "Dressing / 2 tsp mustard",
    "Salad / 6 cups lettuce (torn)",
  ]);
  expect(stepsOf(text)).toEqual([
    "Whisk the dressing ingredients.",
    "Put the lettuce in a bowl (I use a large one).",
    "Toss with the dressing.",
  ]);
});

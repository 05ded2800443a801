import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from ".";

const listOf = (text: string): string[] =>
  (parseRecipeText(text)?.ingredients ?? []).map(({ text: line, section }) =>
    section === undefined ? line : `${section} / ${line}`,
  );
const stepsOf = (text: string): string[] =>
  (parseRecipeText(text)?.instructions ?? []).map(({ text: line }) => line);

const METHOD = `Whisk the sauce together and set it aside for later.
Cook the noodles in boiling water for 8 minutes and drain them well.
Toss everything in a large bowl and serve it while it is warm.`;

describe("names of parts are never food", () => {
  it.each([
    ["bare", "Peanut sauce", "Noodles"],
    ["bold", "**Peanut sauce**", "**Noodles**"],
    ["in capitals", "PEANUT SAUCE", "NOODLES"],
    ["with a colon", "Peanut sauce:", "Noodles:"],
    ["with for", "For the peanut sauce", "For the noodles"],
    ["between rules", "== Peanut sauce ==", "== Noodles =="],
    ["between dashes", "- Peanut sauce -", "- Noodles -"],
  ])("%s", (_how, first, second) => {
    const text = `Cold Noodles\n\nServes 2\n\n${first}\n3 tbsp peanut butter\n1 tbsp soy sauce\n\n${second}\n200 g wheat noodles\n1 cucumber, sliced\n\n${METHOD}\n`;
    const parsed = parseRecipeText(text);
    expect(parsed?.ingredients.map((line) => line.text)).toEqual([
      "3 tbsp peanut butter",
      "1 tbsp soy sauce",
      "200 g wheat noodles",
      "1 cucumber, sliced",
    ]);
    const sections = parsed?.ingredients.map((line) => line.section?.toLowerCase());
    expect(sections?.[0]).toContain("peanut sauce");
    expect(sections?.[3]).toContain("noodles");
  });

  it("a caption with one ingredient is a part too, beside captions with several", () => {
    const text =
      "Fish pie\n\nFor the mash: 1kg potatoes, 50g butter\nFor the filling: 400g cod, 100g peas\nFor the top: 50g cheddar\n\nBoil the potatoes and mash with the butter. Poach the cod and add the peas. Top with the mash and cheddar and bake for 30 minutes.";
    const list = parseRecipeText(text)?.ingredients.map(({ text: line, section }) => `${section} / ${line}`);
    expect(list?.at(-1)).toBe("For the top / 50g cheddar");
  });

  it("what is there to serve is a part, though little of it is measured", () => {
    const text =
      "Shawarma\n\nChicken:\n800 g chicken thighs\n3 tbsp olive oil\n\nTo serve: 4 flatbreads, pickles, hot sauce\n\nWhisk the oil into the thighs and chill for 2 hours. Cook the chicken for 6 minutes. Warm the flatbreads and finish with pickles and hot sauce.";
    expect(listOf(text).slice(2)).toEqual([
      "To serve / 4 flatbreads",
      "To serve / pickles",
      "To serve / hot sauce",
    ]);
  });

  it("a caption names each part before its ingredients", () => {
    const text = `Bean Dip Toasts\n\nDip: 1 tin white beans, 2 tbsp tahini, juice of 1 lemon\nTo serve: 4 slices sourdough, 1 tomato (diced), parsley\n\n${METHOD}`;
    expect(listOf(text)).toEqual([
      "Dip / 1 tin white beans",
      "Dip / 2 tbsp tahini",
      "Dip / juice of 1 lemon",
      "To serve / 4 slices sourdough",
      "To serve / 1 tomato (diced)",
      "To serve / parsley",
    ]);
  });

  it("names stand in one list without blank lines, and none of them is the title", () => {
    const text = `Bean Bowls\n\nVegetables\n200 g green beans\n1 carrot, grated\nSauce\n3 tbsp peanut butter\n1 tbsp soy sauce\nRice and eggs\n200 g rice\n2 eggs\n\n${METHOD}`;
    expect([parseRecipeText(text)?.title, ...listOf(text)]).toEqual([
      "Bean Bowls",
      "Vegetables / 200 g green beans",
      "Vegetables / 1 carrot, grated",
      "Sauce / 3 tbsp peanut butter",
      "Sauce / 1 tbsp soy sauce",
      "Rice and eggs / 200 g rice",
      "Rice and eggs / 2 eggs",
    ]);
  });

  it.each([
    ["in capitals above the second list", "\n\nFLAKY PIE DOUGH\n", "Flaky pie dough"],
    ["in small letters, set apart by a blank line", "\n\nherb dumplings\n", "herb dumplings"],
    ["right within the list, with its only capital letter", "\nStreusel Topping\n", "Streusel Topping"],
    ["a word that also labels a time", "\n\nMarinade:\n", "Marinade"],
  ])("%s", (_how, heading, section) => {
    const text = `Supper Pie\n\nServes 4\n\n2 tbsp oil\n1 onion, diced\nsalt${heading}2 cups flour\n3 eggs\na splash of milk\n\n${METHOD}`;
    expect(listOf(text)).toEqual([
      "2 tbsp oil",
      "1 onion, diced",
      "salt",
      `${section} / 2 cups flour`,
      `${section} / 3 eggs`,
      `${section} / a splash of milk`,
    ]);
  });

  it("“Make the burger sauce” above its steps is a name and no step", () => {
    const text = `Burgers\n\n500 g beef mince\n100 g mayonnaise\n1 tbsp ketchup\n\nMake the patties\nShape the mince into four flat patties and fry them for 6 minutes.\n\nMake the burger sauce\nStir the mayonnaise and ketchup together in a small bowl until smooth.`;
    expect(stepsOf(text).map((step) => step.slice(0, 9))).toEqual(["Shape the", "Stir the "]);
  });

  it("a seasoning or a food that opens a block of the list is bought", () => {
    const text = `Flatbreads\n\n2 tbsp oil\n1 onion, diced\n\nSalt to taste\n2 cups flour\n200 ml water\n\n${METHOD}`;
    expect(listOf(text)).toEqual([
      "2 tbsp oil",
      "1 onion, diced",
      "Salt to taste",
      "2 cups flour",
      "200 ml water",
    ]);
  });

  it("foods without an amount between measured ones are bought", () => {
    const text = `Bean Bake\n\nButter\n200 g green beans\n1 carrot, grated\nMilk\n3 eggs\n100 g cheddar\n\n${METHOD}`;
    expect(listOf(text)).toHaveLength(6);
  });

  it("bare names below a part's name, and a count in words, are lines of the list", () => {
    const text = `Noodle Bowls\n\nFor the duck\nOne 2- to 3-pound duck, trimmed\n2 teaspoons salt\n1 tablespoon honey\n\nToppings:\nhoisin sauce\nchilli oil\nfuru\npickled radish\n\n${METHOD}`;
    expect(listOf(text)).toEqual([
      "For the duck / One 2- to 3-pound duck, trimmed",
      "For the duck / 2 teaspoons salt",
      "For the duck / 1 tablespoon honey",
      "Toppings / hoisin sauce",
      "Toppings / chilli oil",
      "Toppings / furu",
      "Toppings / pickled radish",
    ]);
  });

  it("a shopping heading in the middle of a list is no food and no part", () => {
    const text = `Cold Noodles\n\nServes 2\n\n200 g wheat noodles\n1 cucumber, sliced\nFrom your pantry\n1 tbsp soy sauce\n2 tsp sesame oil\n\n${METHOD}`;
    expect(listOf(text)).toEqual([
      "200 g wheat noodles",
      "1 cucumber, sliced",
      "1 tbsp soy sauce",
      "2 tsp sesame oil",
    ]);
  });

  it("each group keeps its heading where the method has none", () => {
    const text = `Iced Buns\n\nMakes 8\n\nFor the dough\n300 g strong flour\n150 ml milk\n1 egg, beaten\n\nFor the ribbons\n50 g plain flour\n3-4 tbsp water\n\nFor the glaze\n1 tbsp honey\n\nMix the strong flour, milk and egg to a dough and knead for 10 minutes. Leave to rise for an hour.\n\nFor the ribbons, mix the plain flour with the water and pipe it over.\n\nBake for 20 minutes and brush with the honey.`;
    expect(listOf(text)).toEqual([
      "For the dough / 300 g strong flour",
      "For the dough / 150 ml milk",
      "For the dough / 1 egg, beaten",
      "For the ribbons / 50 g plain flour",
      "For the ribbons / 3-4 tbsp water",
      "For the glaze / 1 tbsp honey",
    ]);
    expect(stepsOf(text)).toHaveLength(3);
  });

  it("a heading is told without its number and without shouting", () => {
    const text = `Cold Noodles\n\nServes 2\n\n200 g wheat noodles\n1 tbsp soy sauce\n1 cucumber\n\n1 SLICE CUCUMBER\nCut the cucumber into thin half moons.\n\n2 COOK NOODLES\nCook the noodles in boiling water for 8 minutes.\n\n3 FINISH IT\nToss everything with the soy sauce.`;
    const sections = parseRecipeText(text)?.instructions.map(({ section }) => section);
    expect(sections?.slice(-2)).toEqual(["Cook noodles", "Finish it"]);
  });

  it("the last line of a list, set apart, is bought too", () => {
    const text = `Fish Stew\n\nServes 2\n\n300 g cod\n1 tin tomatoes\n1 onion, sliced\n\nCrusty bread and parsley, to serve\n\n1. Fry the onion for 5 minutes until soft.\n2. Add the tomatoes and simmer for 10 minutes.\n3. Add the cod and cook for 5 minutes.`;
    expect(listOf(text)).toContain("Crusty bread and parsley, to serve");
    expect(stepsOf(text)).toHaveLength(3);
  });

  it("the lines of a short list stay apart", () => {
    const text = `Tart Shell\n\n150 g flour\n75 g cold butter, in cubes\npinch of salt\n2 tbsp cold water\n\nRub the butter into the flour and salt until it looks like crumbs, then bring it together with the water.\nWrap and chill it for 30 minutes before you roll it out on a floured surface.`;
    expect(listOf(text)).toEqual([
      "150 g flour",
      "75 g cold butter, in cubes",
      "pinch of salt",
      "2 tbsp cold water",
    ]);
  });
});

describe("steps", () => {
  it("a chat's lines without stops are steps of their own", () => {
    const text = `here's the lentil thing you wanted\n\n1 cup red lentils\n1 onion\n1 tin coconut milk\n\nfry the onion in some oil till it is soft and golden\nadd the lentils and coconut milk and a mug of water and simmer 20 min\nsalt it\nsquash a few of the lentils with the spoon and eat with rice`;
    expect(stepsOf(text)).toHaveLength(4);
    expect(parseRecipeText(text)?.title).toBe("Lentil");
  });

  it("key caps and numbers without a point are numbers of steps", () => {
    const list = "Egg Rice\n\n2 eggs\n200 g cooked rice\n1 tbsp soy sauce\n\n";
    const steps = [
      "Beat the eggs with the soy sauce.",
      "Fry the rice in a hot pan for 3 minutes.",
      "Stir in the eggs until set.",
    ];
    const caps = steps.map((step, i) => `${i + 1}\ufe0f\u20e3 ${step}`).join("\n");
    const bare = steps.map((step, i) => `${i + 1} ${step}`).join("\n");
    expect(stepsOf(list + caps)).toEqual(steps);
    expect(stepsOf(list + bare)).toEqual(steps);
  });

  it("a bold opening stays bold, a step's number on a line of its own is no heading", () => {
    const text = `Flat Breads\n\n200 g flour\n150 g yogurt\n1 tsp salt\n\nStep 1\n**Make the dough.** Mix flour, yogurt and salt to a soft dough and rest it for 20 minutes.\n\nStep 2\n**Fry.** Roll into 4 rounds and fry each in a hot dry pan for 2 minutes a side.`;
    const parsed = parseRecipeText(text);
    expect(parsed?.instructions[0]?.text).toMatch(/^\*\*Make the dough\.\*\* Mix/);
    expect(parsed?.instructions.every((line) => line.section === undefined)).toBe(true);
  });

  it("what a step's end says of servings and keeping is no step", () => {
    const text = `Oat Bars\n\n200 g oats\n100 g butter\n80 g honey\n\n1. Melt the butter with the honey.\n2. Stir in the oats and press into a tin.\n3. Bake at 170°C for 25 minutes. Makes 12 bars.\nKeep 5 days in a tin? No: they keep for 5 days in the fridge.`;
    const parsed = parseRecipeText(text);
    expect(parsed?.makes).toBe("12 bars");
    expect(parsed?.instructions.at(-1)?.text).toBe("Bake at 170°C for 25 minutes.");
  });
});

describe("notes", () => {
  it.each([
    "Tip: Use yesterday's rice.",
    "TIP: These are also good cold. Cut the rounds small, not thick.",
    "They keep for 4 days in the fridge.",
    "Note: if the dough is dry, add a spoon of water.",
    "No yogurt? Sour cream works just as well.",
  ])("%s", (note) => {
    const text = `Rice Cakes\n\nIngredients\n200 g cooked rice\n1 egg\n2 tbsp flour\n\nMethod\n1. Mix the rice with egg and flour.\n2. Shape into rounds and chill for 10 minutes.\n3. Fry in oil for 4 minutes a side.\n\n${note}`;
    const parsed = parseRecipeText(text);
    expect(parsed?.notes).toEqual([note]);
    expect(parsed?.instructions).toHaveLength(3);
  });
});

describe("a misread scan", () => {
  it("is repaired where only one reading makes sense", () => {
    const text = `P1um Cake\n\nl50 g p1ain f1our\nl tsp baking powder\n8 p1ums, ha1ved\n2 eggs\n\nHeat the oven to l8O°C. Mix the f1our, baking powder\nand eggs, put the p1ums on top and bake for 3O mins.`;
    const parsed = parseRecipeText(text);
    expect(parsed?.ingredients.map((line) => line.text)).toEqual([
      "150 g plain flour",
      "1 tsp baking powder",
      "8 plums, halved",
      "2 eggs",
    ]);
    expect(parsed?.instructions.map((line) => line.text).join(" ")).toContain("180°C");
    expect(parsed?.instructions.map((line) => line.text).join(" ")).toContain("30 mins");
  });
});

test.each(["You need", "You'll need:", "Ingredients:"])(
  "a list within one paragraph, opened by %j, ends where the method begins",
  (opening) => {
    const text = `Turkey pan. Serves 4. ${opening} 2 tbsp olive oil; 500 g turkey mince; 1 onion, diced; soured cream and crisps for on top. Brown the turkey in the oil with the onion for 10 minutes. Simmer gently for 25 minutes and serve with everything else.`;
    expect(listOf(text)).toEqual([
      "2 tbsp olive oil",
      "500 g turkey mince",
      "1 onion, diced",
      "soured cream and crisps for on top",
    ]);
    expect(stepsOf(text).join(" ")).toMatch(/^Brown the turkey/);
  },
);

test.each([
  [
    "Oat Bars\n\nBase\n200 g oats\n100 g butter\nTopping\n150 g chocolate\n50 g nuts\n\nBase: mix the oats with the melted butter.\nTopping: melt the chocolate and stir in the nuts.\nChill for 2 hours.",
    ["Base: mix the oats with the melted butter.", "Topping: melt the chocolate and stir in the nuts."],
  ],
  [
    "Thumbprints\n\nDough: 200 g flour, 100 g butter, 60 g sugar\nFilling: 100 g jam\n\nDough: rub the butter into the flour and sugar.\nFilling: press a hole into each and fill with the jam.",
    [
      "Dough: rub the butter into the flour and sugar.",
      "Filling: press a hole into each and fill with the jam.",
    ],
  ],
  [
    "Oats two ways\n\n100 g oats\n200 ml milk\n1 banana\n50 g berries\n\nJar 1: half the oats, half the milk and the banana.\nJar 2: stir the rest with the berries.\nChill overnight.",
    ["Jar 1: half the oats, half the milk and the banana.", "Jar 2: stir the rest with the berries."],
  ],
])("%#: steps that open with the name of their part are no notes", (text, steps) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.instructions.map((line) => line.text).slice(0, 2)).toEqual(steps);
  expect(recipe?.notes ?? []).toEqual([]);
});

test.each([
  ["Rest: 300 g cooked rice, 2 eggs", ["300 g cooked rice", "2 eggs"]],
  ["Makes: 1 loaf, 10 slices", []],
  ["Yield: 8 tacos, serves 4", []],
  ["Rest: 30 min, then 2 hours", []],
])("what a name that can head a fact stands before decides: %s", (line, items) => {
  const list = ["Beef: 250 g minced beef, 1 tbsp soy sauce", "Veg: 1 carrot, 100 g spinach", line].join("\n");
  const recipe = parseRecipeText(
    `Bibimbap\n\n${list}\n\n1. Fry the beef and the carrot.\n2. Serve with the spinach.`,
  );
  expect(recipe?.ingredients.slice(4).map(({ text }) => text)).toEqual(items);
});

test("a tip and a variation stay notes, though they open with a name and an order", () =>
  expect(
    parseRecipeText(
      "Pasta\n\n200 g pasta\n2 tomatoes\n1 tbsp oil\n\nChop the tomatoes and fry them in the oil.\nBoil the pasta for 10 minutes.\n\nTip: save some of the water.\nVariation: add chilli for heat.",
    )?.notes,
  ).toEqual(["Tip: save some of the water.", "Variation: add chilli for heat."]));

test("a short order right below the list, above another, is the first step", () =>
  expect(
    parseRecipeText(
      "Slaw\n\n1/4 red cabbage\njuice of 2 limes\n\nShred the cabbage.\nDress it with the juice.",
    )?.instructions.map(({ text }) => text),
  ).toEqual(["Shred the cabbage.", "Dress it with the juice."]));

test("the second of two numbered steps is a step, however short it is", () => {
  const text =
    "Tacos\n\n500 g beef mince\n1 onion\n8 tortillas\n\n1. Fry the onion and mince for 8 minutes.\n2. Fill the tortillas.\nTo make ahead: cook the mince, cool, and freeze.";
  expect(stepsOf(text)).toEqual(["Fry the onion and mince for 8 minutes.", "Fill the tortillas."]);
});

test("numbered names in capitals above the steps are the parts of the method, short ones too", () => {
  const text =
    "Couscous bowl\n\nServes 2\n1 red onion\n1 tbsp oil\n120g couscous\n\n1 GET PREPPED\nHalve, peel and slice the red onion.\n2 FRY\nHeat the oil in a pan. Fry the onion.\n3 SOAK\nPut the couscous in a bowl and cover with boiling water.\n4 FINISH\nFluff up the couscous.";
  expect(parseRecipeText(text)?.instructions.map(({ section }) => section)).toEqual([
    "Get prepped",
    "Fry",
    "Soak",
    "Finish",
  ]);
});

test("a bare 'Dressing' between the lines of a list is a part where a step makes it", () => {
  const text =
    "Steak Salad\nServes 2\nIngredients\n250g rump steak\n1 tbsp oil\n2 carrots, cut into ribbons\n80g sugar snaps, halved\nsmall bunch basil\n40g cashews, roughly chopped\nDressing\n2 tbsp fish sauce\njuice of 1 lime\n1 tbsp honey\nMethod\nRub the steak with the oil. Sear for 3 minutes.\nWhisk the dressing ingredients together. Toss with the carrots, sugar snaps and basil. Scatter over the cashews.";
  const lines = parseRecipeText(text)?.ingredients ?? [];
  expect(lines).toHaveLength(9);
  expect(lines.filter(({ section }) => section === "Dressing").map((line) => line.text)).toEqual([
    "2 tbsp fish sauce",
    "juice of 1 lime",
    "1 tbsp honey",
  ]);
});

test.each([
  [
    "Für das Dressing: Öl und Essig verrühren.",
    "Für den Salat: Kopfsalat zerpflücken und Tomaten schneiden.",
  ],
  ["Öl und Essig verrühren.", "Salat: Kopfsalat zerpflücken und Tomaten schneiden."],
])("work that a part's name opens is a step, however short the method is: %s", (...method) => {
  const list = "Für das Dressing:\n2 EL Öl\n1 EL Essig\nFür den Salat:\n1 Kopfsalat\n2 Tomaten";
  const read = parseRecipeText(`Salat\n\n${list}\n\n${method.join("\n")}\n`);
  expect(read?.ingredients).toHaveLength(4);
  expect(read?.instructions.map(({ text }) => text)).toEqual(method);
});

test("a tip, a variation and how it keeps are no work of a part", () => {
  const notes = ["Tip: add cream.", "Variation: use butter instead of oil.", "Storage: keep in the fridge."];
  const read = parseRecipeText(
    `Soup\n\n2 leeks\n1 tbsp oil\n\nFry the leeks in the oil.\n${notes.join("\n")}\n`,
  );
  expect(read?.instructions).toHaveLength(1);
  expect(read?.notes).toEqual(notes);
});

test("'To serve' beside other parts in one line each is a part, though some of it is in no lexicon", () => {
  const recipe = parseRecipeText(
    "Bao\n\nFeeds 4\n\nPork: 800g pork belly, 3 tbsp hoisin\nPickle: 1 carrot, 4 tbsp vinegar\nTo serve: sriracha mayo, 30g peanuts, coriander sprigs\n\nRoast the pork in the hoisin for 2 hours. Stir the carrot with the vinegar. Top with mayo, peanuts and coriander.",
  );
  expect(recipe?.ingredients.filter(({ section }) => section === "To serve").map(({ text }) => text)).toEqual(
    ["sriracha mayo", "30g peanuts", "coriander sprigs"],
  );
});

test("'For the bowl' with bare names in one line, last of the list, is bought", () => {
  const recipe = parseRecipeText(
    "Salmon bites\n1 pound salmon\n2 tablespoons honey\ncooking spray\nfor the bowl: cooked rice, cucumber, avocado, mayo\n\ninstructions\nbrush the salmon with the honey\nspray the basket and cook for 6 min\nserve over rice with the cucumber",
  );
  expect(recipe?.ingredients.map(({ text }) => text)).toContain(
    "for the bowl: cooked rice, cucumber, avocado, mayo",
  );
  expect(recipe?.notes ?? []).toEqual([]);
});

test("a bold heading between two lists is one, though its first word is an order in English", () => {
  const text =
    "Tarte au citron\n\n**Pâte**\n- 220 g de farine\n- 110 g de beurre\n\n**Crème au citron**\n- 4 citrons\n- 140 g de sucre\n\n**Meringue**\n- 3 blancs d'œufs\n- 150 g de sucre\n\n1. Mélangez la farine et le beurre.\n2. Pressez les citrons et faites épaissir le jus avec le sucre.\n3. Montez les blancs avec le sucre.";
  expect(listOf(text)).toContain("Crème au citron / 4 citrons");
});

test.each([
  ["Pan drippings", "Gravy"],
  ["Reserved giblets and neck", "Gravy"],
  ["Reserved cream", "Sauce"],
])("what has no amount right below a part's name is bought, and the name is not: %s", (food, part) => {
  const text = `Roast beef\n\nBeef\n2 kg rib of beef\n2 tbsp oil\n\n${part}\n${food}\n2 tbsp flour\n500 ml stock\n\nRoast the beef in the oil for 2 hours. Stir the flour into what is in the pan, add the stock and simmer for 10 minutes.`;
  expect(listOf(text)).toEqual([
    "Beef / 2 kg rib of beef",
    "Beef / 2 tbsp oil",
    `${part} / ${food}`,
    `${part} / 2 tbsp flour`,
    `${part} / 500 ml stock`,
  ]);
});

test.each([
  [
    "Custard (optional)",
    "Crumble\n\nFruit\n6 apples\n75g sugar\n\nCustard (optional)\n300ml milk\n5 egg yolks\n\n",
    "300ml milk",
  ],
  [
    "Vanillesauce (optional)",
    "Strudel\n\nTeig\n250 g Mehl\n100 ml Wasser\n\nVanillesauce (optional)\n300 ml Milch\n3 Eigelb\n\n",
    "300 ml Milch",
  ],
])("a part that may be left out is no food: %s", (name, list, first) => {
  const lines = listOf(`${list}${METHOD}`);
  expect(lines).toContain(`${name} / ${first}`);
  expect(lines).toHaveLength(4);
});

test("food that may be left out is bought", () => {
  const list =
    "Salad\n\nSalad\n6 tomatoes\n1 cucumber\nCroutons (optional)\n\nDressing\n3 tbsp oil\n1 tbsp vinegar\n\n";
  expect(listOf(`${list}${METHOD}`)).toContain("Croutons (optional)");
});

test("'Rest:' above what is measured heads the rest of the list", () => {
  const lines = listOf(
    `Noodles\n\nSauce:\n3 tbsp soy sauce\n1 tbsp sugar\n\nRest:\n200g noodles\n1 cucumber\n\n${METHOD}`,
  );
  expect(lines).toEqual([
    "Sauce / 3 tbsp soy sauce",
    "Sauce / 1 tbsp sugar",
    "Rest / 200g noodles",
    "Rest / 1 cucumber",
  ]);
});

test.each([
  [
    "For the dough: 500 g flour, 1 tsp salt, 15 g fresh yeast and 1 beaten egg to brush.",
    "Mix the yeast, salt and flour. Brush with egg and bake for 40 minutes.",
    "1 beaten egg to brush",
  ],
  [
    "Para la masa: 500 g de harina, 1 cucharadita de sal, 15 g de levadura y 1 huevo batido para pintar.",
    "Mezcla la levadura, la sal y la harina. Pinta con huevo y hornea 40 minutos.",
    "1 huevo batido para pintar",
  ],
])("the last two foods of a part in one line are two: %s", (list, method, last) => {
  expect(listOf(`Pie\n\n${list}\n\n${method}`).at(-1)).toMatch(new RegExp(`/ ${last}$`));
});

test.each([
  [
    "- 2 kg pork\n- 1 tbsp salt\n- For the apple sauce\n- 4 apples\n- 1 tsp sugar",
    METHOD,
    "For the apple sauce",
  ],
  ["- 2 kg pork\n- 1 tbsp salt\n- For marinade\n- 4 tbsp soy sauce\n- 1 tsp sugar", METHOD, "For marinade"],
  [
    "- 2 kg de porc\n- 1 c. à soupe de sel\n- Pour la sauce\n- 4 pommes\n- 10 g de sucre",
    "Mélanger la sauce. Cuire le porc 2 heures au four. Servir avec la sauce.",
    "Pour la sauce",
  ],
])("a bulleted row that says what the next ones are for heads them: %#", (list, method, name) => {
  const parts = listOf(`Dinner\n\n${list}\n\n${method}`);
  expect(parts).toHaveLength(4);
  expect(parts.slice(2).every((line) => line.startsWith(`${name} / `))).toBe(true);
});

test("a bulleted row that says what a food is for is bought", () => {
  expect(listOf(`Dinner\n\n- 2 kg pork\n- 1 tbsp salt\n- Oil for the pan\n- 1 apple\n\n${METHOD}`)).toContain(
    "Oil for the pan",
  );
});

test("a part's name without a mark between two bullets heads the list and its steps", () => {
  const text =
    "Broth\nIngredients\n- 1 chicken\n- 2 carrots\n- 1 onion\nDumplings\n- 2 cups flour\n- 1 cup milk\nDirections\n- Simmer the chicken, carrots and onion for 2 hours.\n- Pick the meat off the bones.\nDumplings\n- Mix the ingredients.\n- Drop into the broth and simmer for 15 minutes.";
  expect(listOf(text).slice(3)).toEqual(["Dumplings / 2 cups flour", "Dumplings / 1 cup milk"]);
  expect(parseRecipeText(text)?.instructions.map(({ section }) => section)).toEqual([
    undefined,
    undefined,
    "Dumplings",
    "Dumplings",
  ]);
});

test("a food without a mark between two bullets is bought", () => {
  expect(listOf(`Broth\n- 1 chicken\n- 2 carrots\nSalt\n- 1 onion\n- 1 l water\n\n${METHOD}`)).toHaveLength(
    5,
  );
});

test("rows of a marked method that end with a colon head the orders below them", () => {
  const text =
    "Stew\nIngredients:\n- 2 lb beef\n- 4 carrots\n- 4 cups stock\n- 1 tbsp Worcestershire sauce\nInstructions:\n- Brown the Beef (Optional):\n- Heat a pan and sear the beef.\n- Make the Sauce:\n- Mix the stock and Worcestershire sauce and pour over.\n- Add the carrots and cook for 8 hours.";
  expect(parseRecipeText(text)?.instructions.map(({ section }) => section)).toEqual([
    "Brown the Beef (Optional)",
    "Make the Sauce",
    "Make the Sauce",
  ]);
});

const rows = (list: string): string => `- ${list.split("\n").join("\n- ")}`;
const TWICE =
  "Beat the butter and sugar and bake for 20 minutes.\n\nBeat the rest and spread it over the cake.";

test.each([
  [
    "two names, of which one opens the list",
    rows("Sponge\n200 g flour\n3 eggs\nSoft icing\n300 g powdered sugar\n2 tbsp cream"),
    TWICE,
    [
      "Sponge / 200 g flour",
      "Sponge / 3 eggs",
      "Soft icing / 300 g powdered sugar",
      "Soft icing / 2 tbsp cream",
    ],
  ],
  [
    "a row of the list is what the part makes",
    rows("200 g flour\n2 cups plum sauce, see below\nPlum Sauce\n500 g plums\n2 tbsp honey"),
    "Step 1\n\nPlum Sauce\nStew the plums with the honey.\n\nStep 2\n\nBake the flour.",
    ["200 g flour", "2 cups plum sauce, see below", "Plum Sauce / 500 g plums", "Plum Sauce / 2 tbsp honey"],
  ],
  [
    "the method takes its ingredients",
    rows("2 eggs\n200 g flour\nChocolate glaze\n100 g chocolate\n2 tbsp butter"),
    "Mix the eggs and flour and bake for 20 minutes.\nMelt the glaze ingredients and pour them over.",
    ["2 eggs", "200 g flour", "Chocolate glaze / 100 g chocolate", "Chocolate glaze / 2 tbsp butter"],
  ],
  [
    "the method takes its ingredients, and one row stands above it",
    "200 g puff pastry\nFilling\n25 g brown sugar\n100 g currants\nGrated lemon rind\n25 g butter",
    "Roll out the pastry.\nMix all the filling ingredients, wrap them up and bake for 20 minutes.",
    [
      "200 g puff pastry",
      "Filling / 25 g brown sugar",
      "Filling / 100 g currants",
      "Filling / Grated lemon rind",
      "Filling / 25 g butter",
    ],
  ],
  [
    "a food is bought for both",
    "800 g pears\n80 g sugar\n1 tsp cinnamon\nOat crumble top\n100 g oats\n2 tbsp sugar\n60 g butter",
    "Toss the pears with sugar and cinnamon. Rub the oats, sugar and butter together, scatter over and bake for 30 minutes.",
    [
      "800 g pears",
      "80 g sugar",
      "1 tsp cinnamon",
      "Oat crumble top / 100 g oats",
      "Oat crumble top / 2 tbsp sugar",
      "Oat crumble top / 60 g butter",
    ],
  ],
])("a name marked like the rows of the list heads a part: %s", (_why, list, method, lines) => {
  expect(listOf(`Fruit Bake\n\nIngredients\n${list}\n\nDirections\n${method}`)).toEqual(lines);
});

test.each(["Caramel sauce", "Whipped cream", "Salt", "Vanilla ice cream"])(
  "what is bought without an amount heads nothing: %s",
  (bare) => {
    const list = rows(`200 g flour\n3 eggs\n${bare}\n100 g butter\n2 tbsp rum`);
    const method = `Mix the flour, eggs, butter and rum. Bake for 20 minutes and serve with the ${bare.toLowerCase()}.`;
    expect(listOf(`Pancakes\n\nIngredients\n${list}\n\nDirections\n${method}`)).toContain(bare);
  },
);

test("the name of such a part is no order of the method", () => {
  const list = rows("200 g flour\n2 cups plum sauce, see below\nPlum Sauce\n500 g plums\n2 tbsp honey");
  const text = `Buns\n\nIngredients\n${list}\n\nPreparation\n\nStep 1\n\nPlum Sauce\nStew the plums with the honey until they are soft.\n\nBake the flour and spread with the sauce.`;
  expect(stepsOf(text)).not.toContain("Plum Sauce");
});

test("how many it serves, before the first order of a paragraph, is no order", () => {
  const text =
    "Custard slice\n\nIngredients\n- 2 cups milk\n- 3 eggs\n- 1 cup sugar\n\nInstructions\nServings: 14. Heat the milk. Whisk the eggs and sugar, stir into the milk and bake for 30 minutes.";
  expect(stepsOf(text).join(" ")).not.toContain("Servings");
  expect(formatText(text)?.servings).toBe(14);
});

test.each([
  [
    "en",
    "For the balls:",
    "600 g mince\n1 egg",
    "Cinnamon",
    "For the sauce:",
    "40 g butter\n400 ml milk",
    "Mix the mince with the egg. Heat the butter and the milk.",
  ],
  [
    "en",
    "For the balls:",
    "600 g mince\n1 egg\nPepper",
    "Salt",
    "For the sauce:",
    "40 g butter\n400 ml milk",
    "Mix the mince with the egg. Heat the butter and the milk.",
  ],
  [
    "de",
    "Für die Bällchen:",
    "600 g Hackfleisch\n1 Ei",
    "Petersilie",
    "Für die Sauce:",
    "40 g Butter\n400 ml Sahne",
    "Hackfleisch mit Ei mischen. Butter und Sahne erhitzen.",
  ],
  [
    "fr",
    "Pour les boulettes :",
    "600 g de viande\n1 œuf",
    "Persil",
    "Pour la sauce :",
    "40 g de beurre\n40 cl de lait",
    "Mélangez la viande et l'œuf. Chauffez le beurre et le lait.",
  ],
  [
    "es",
    "Para las albóndigas:",
    "600 g de carne\n1 huevo",
    "Perejil",
    "Para la salsa:",
    "40 g de mantequilla\n400 ml de leche",
    "Mezcla la carne con el huevo. Calienta la mantequilla y la leche.",
  ],
  [
    "it",
    "Per le polpette:",
    "600 g di carne\n1 uovo",
    "Prezzemolo",
    "Per la salsa:",
    "40 g di burro\n400 ml di latte",
    "Mescolate la carne con l'uovo. Scaldate il burro e il latte.",
  ],
  [
    "nl",
    "Voor de ballen:",
    "600 g gehakt\n1 ei",
    "Peterselie",
    "Voor de saus:",
    "40 g boter\n400 ml melk",
    "Meng het gehakt met het ei. Verwarm de boter en de melk.",
  ],
  [
    "pt",
    "Para as almôndegas:",
    "600 g de carne\n1 ovo",
    "Canela",
    "Para o molho:",
    "40 g de manteiga\n400 ml de leite",
    "Misture a carne com o ovo. Aqueça a manteiga e o leite.",
  ],
])("a food without an amount right above the next part is bought (%s)", (_language, ...rest) => {
  const [first, list, food, second, more, method] = rest;
  const read = parseRecipeText(`Dish\n${first}\n${list}\n${food}\n${second}\n${more}\n${method}`);
  const sections = read?.ingredients.map(({ text, section }) => `${section ?? "-"} ${text}`);
  expect(sections).toContain(`${first?.replace(/\s?:$/, "")} ${food}`);
  expect(read?.ingredients).toHaveLength(`${list}\n${more}`.split("\n").length + 1);
});

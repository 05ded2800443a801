/** What stands around a pasted recipe: whose it is, another batch's amounts, what is served with it, last orders behind a remark, notes. */
import { parseRecipeText } from "./index";

const PICKLES =
  "From the kitchen of: Aunt Verna\n\nBREAD & BUTTER PICKLES          makes 6 pts.\n\n4 qts. pickling cucumbers, sliced thin\n6 med. white onions, sliced\n1/3 c. canning salt\n5 c. sugar\n3 c. cider vinegar (5%)\n2 Tbsp. mustard seed\n\nLayer cukes & onions with salt in big crock. Let stand 3 hrs. Drain REAL good.\n\nPut sugar, vinegar and spices in the blue kettle and bring to boil.\n\nLet sit 2 wks. before opening.\n\nOn back of card: half batch — 2 qts cukes, 3 onions, 2 1/2 c. sugar, 1 1/2 c. vinegar";

test("a card is called by its dish, and not by whose it is", () => {
  expect(parseRecipeText(PICKLES)?.title).toBe("Bread & Butter Pickles");
});

test("the half of the list is a note, and not bought besides", () => {
  const recipe = parseRecipeText(PICKLES);
  expect(recipe?.ingredients.map(({ text }) => text)).toHaveLength(6);
  expect(recipe?.notes?.join(" ")).toContain("half batch — 2 qts cukes, 3 onions");
});

test.each([
  "Cake\n\n2 cups sugar\n1 cup butter\n2 tsp vanilla\n3 cups flour\n\nIcing: 1 cup sugar, 1/2 cup butter, 1 tsp vanilla\n\nCream the sugar and butter. Add the vanilla and flour. Bake for 30 minutes. Beat the icing and spread it on top.",
  "Cake\n\n2 cups sugar\n1 cup butter\n2 tsp vanilla\n3 cups flour\n\nCream the sugar and butter. Add the vanilla and flour. Bake for 30 minutes.\n\nIcing: 1 cup sugar, 1/2 cup butter, 1 tsp vanilla\n\nBeat everything for the icing and spread it on top.",
])("an icing of half as much as the cake is bought: %#", (text) => {
  expect(
    parseRecipeText(text)
      ?.ingredients.map((line) => line.text)
      .slice(4),
  ).toEqual(["1 cup sugar", "1/2 cup butter", "1 tsp vanilla"]);
});

test("a forum's head is no title where the subject says one", () => {
  const text =
    "Geplaatst door keukenprins op zo 3 mrt 2019 11:48\nOnderwerp: Re: Krieltjes in de airfryer\n\n- 700 gr krieltjes\n- 2 el olie\n- zout\n\nKrieltjes halveren. Met de olie husselen. 20 min. bakken. Zout erop.";
  expect(parseRecipeText(text)?.title).toBe("Krieltjes in de airfryer");
});

test.each([
  ["Erbij: roggebrood, mosterd", ["roggebrood", "mosterd"]],
  ["Om te serveren: roggebrood, mosterd", ["roggebrood", "mosterd"]],
])("'%s' below a list is bought, and heads no step", (served, bought) => {
  const recipe = parseRecipeText(
    `Erwtensoep\n\nVoor 6 borden\n\n500 gram spliterwten\n1 rookworst\n2 liter kokend water\nPeper, eventueel zout\n\n${served}\n\n1. Spoel de spliterwten. Giet het kokende water erop en kook 2 uur.\n2. Voeg de rookworst toe.`,
  );
  expect(recipe?.ingredients.map(({ text }) => text)).toEqual(expect.arrayContaining(bought));
  expect(recipe?.instructions.every(({ section }) => section === undefined)).toBe(true);
});

test("an order behind a remark is a step where nothing else takes the buns", () => {
  const recipe = parseRecipeText(
    "Pulled pork\n\nServes 8\n\n2 kg pork shoulder\n2 onions\n1 cup barbecue sauce\n10 brioche buns\n\nLay the onions in a slow cooker and set the pork on top. Cook on low for 8 hours.\n\nShred the pork and moisten with the sauce.\n\nIf you like crisp edges, slide the pan under a hot broiler for 3 minutes. Pile onto the buns.\n\nMake ahead: The pork keeps 4 days.",
  );
  expect(recipe?.instructions.at(-1)?.text).toContain("Pile onto the buns");
  expect(recipe?.notes).toEqual(["Make ahead: The pork keeps 4 days."]);
});

test.each([
  [
    "500 g chicken\n2 tbsp oil\n1 onion",
    "To serve: steamed rice",
    "Fry the onion and chicken in the oil for 10 minutes.",
  ],
  [
    "500 g chicken\n2 tbsp oil\n1 onion",
    "To garnish: chopped parsley",
    "Fry the onion and chicken in the oil for 10 minutes.",
  ],
  ["500 g Hähnchen\n2 EL Öl\n1 Zwiebel", "Dazu: Reis", "Zwiebel und Hähnchen im Öl 10 Minuten braten."],
  [
    "500 g Mehl\n2 EL Öl\n300 ml Wasser",
    "außerdem: Roggenmehl fürs Gärkörbchen",
    "Mehl, Wasser und Öl 10 Minuten kneten.",
  ],
  [
    "500 g de poulet\n2 c. à s. d'huile\n1 oignon",
    "Pour servir : du riz",
    "Faites revenir le poulet et l'oignon dans l'huile 10 minutes.",
  ],
  [
    "500 g de pollo\n2 cdas. de aceite\n1 cebolla",
    "Para servir: arroz blanco",
    "Sofríe la cebolla y el pollo en el aceite 10 minutos.",
  ],
  [
    "500 g di pollo\n2 cucchiai di olio\n1 cipolla",
    "Per servire: riso bianco",
    "Rosolate la cipolla e il pollo nell'olio per 10 minuti.",
  ],
  [
    "500 g kip\n2 el olie\n1 ui",
    "Om te serveren: gekookte rijst",
    "Bak de ui en de kip 10 minuten in de olie.",
  ],
  [
    "500 g de frango\n2 colheres de sopa de óleo\n1 cebola",
    "Para servir: arroz branco",
    "Refogue a cebola e o frango no óleo por 10 minutos.",
  ],
])("one thing beside the dish is bought, and heads no step: %s, %s", (list, served, method) => {
  const recipe = parseRecipeText(`Dinner\n\n${list}\n\n${served}\n\n${method}`);
  expect(recipe?.ingredients.at(-1)?.text).toBe(served.slice(served.indexOf(":") + 2));
  expect(recipe?.instructions).toEqual([{ text: method }]);
});

test.each([
  [
    "Appeltaart\n\nVoor het deeg:\n300 g bakmeel\n200 g boter\n1 ei\n\nVerder: boter om de vorm in te vetten\n\nKneed bakmeel, boter en ei tot een deeg. Vet de vorm in. Bak 65 minuten.",
    "boter om de vorm in te vetten",
  ],
  [
    "Cake\n\nFor the dough:\n300 g flour\n200 g butter\n1 egg\n\nAlso: butter for greasing the tin\n\nMix flour, butter and egg to a dough. Grease the tin. Bake for 65 minutes.",
    "butter for greasing the tin",
  ],
])("what is needed besides is a line by its food, and its label a heading: %#", (text, line) => {
  const last = parseRecipeText(text)?.ingredients.at(-1);
  expect(last?.text).toBe(line);
  expect(last?.section).toMatch(/^(?:Verder|Also)$/);
});

test.each([
  [
    "Crumble\n\nRhubarb: 800g, cut in bits\nDemerara sugar: 150g altogether\nAn orange\nPlain flour, 200g\n\nToss the rhubarb with 70g of the sugar. Rub the rest of the sugar into the flour with the zest of the orange. Bake 35 mins.",
    "Demerara sugar: 150g altogether",
  ],
  [
    "Streusel\n\nRhabarber: 800 g\nBrauner Zucker: 150 g insgesamt\n1 Orange\n200 g Mehl\n\nDen Rhabarber mit 70 g Zucker mischen. Mehl mit dem restlichen Zucker und der Orangenschale verkneten. 35 Minuten backen.",
    "Brauner Zucker: 150 g insgesamt",
  ],
])("an amount behind its food is no part of one line: %#", (text, line) =>
  expect(parseRecipeText(text)?.ingredients.map((each) => [each.text, each.section])).toContainEqual([
    line,
    undefined,
  ]),
);

test("a cake tin and about so many slices is a yield", () =>
  expect(
    parseRecipeText(
      "Appeltaart\n\nSpringvorm van 24 cm, ca. 12 punten\n\n300 g bakmeel\n200 g boter\n\nKneed bakmeel en boter. Bak 65 minuten.",
    )?.ingredients.map(({ section }) => section),
  ).toEqual([undefined, undefined]));

test("what a tin keeps soft, and what it is lovely with, are notes", () => {
  const recipe = parseRecipeText(
    "Cookies\n\n200 g flour\n100 g sugar\n1 egg\n\nMix the flour with the sugar and the egg. Bake for 8 minutes.\n\nKeep in a tin with a piece of bread and they'll stay soft all week.\n\nLovely with a pork pie.",
  );
  expect(recipe?.notes).toEqual([
    "Keep in a tin with a piece of bread and they'll stay soft all week.",
    "Lovely with a pork pie.",
  ]);
});

test.each([
  "Roast pork\n\n2kg rolled pork\n1 tbsp salt\n250ml cider\n1 tbsp flour\n\nRub the salt into the pork. Roast for 2 hrs. Stir in the flour and the cider. 5 mins. Sieve it, or don't.\n\nIf the crackling hasn't gone, cut it off in one piece and give it 5 mins under the grill but watch it.",
])("what is to be done if it went wrong is kept: %#", (text) =>
  expect(parseRecipeText(text)?.notes?.join()).toContain("under the grill"),
);

test.each([
  [
    "Crumble\n\nRhubarb: 800g, cut in bits\nSugar: 150g altogether\nAn orange\nPlain flour, 200g\n\nOven on at 190 (170 fan).\n\nRhubarb goes in the dish with 70g of the sugar. Put it in the oven for 10 minutes.\n\nRub the rest of the sugar into the flour. Bake 35 mins.",
    "Oven on at 190 (170 fan).",
  ],
  [
    "Streusel\n\nRhabarber: 800 g, in Stücken\nZucker: 150 g insgesamt\nEine Orange\nMehl, 200 g\n\nOfen auf 190 (Umluft 170).\n\nDen Rhabarber mit 70 g Zucker in eine Form geben und 10 Minuten in den Ofen stellen.\n\nDas Mehl mit dem restlichen Zucker darauf verteilen. 35 Minuten backen.",
    "Ofen auf 190 (Umluft 170).",
  ],
])("the oven's heat without verb or sign is the method's first line: %#", (text, line) =>
  expect(parseRecipeText(text)?.instructions[0]?.text).toBe(line),
);

test("a further dish with a list and a method of its own keeps both under its name", () => {
  const text =
    "Bean curry\n\nIngredients\n\n- 1 can beans\n- 1 onion\n- 1 tbsp oil\n\nInstructions\n\n1. Fry the onion in the oil.\n2. Add the beans and simmer for 10 minutes. Serve with lemon rice.\n\nLemon Rice (Quick)\n\nIngredients\n\n- 1 cup rice\n- 1 tbsp oil\n- 2 cups water\n\nInstructions\n\n1. Heat the oil and fry the rice.\n2. Add the water and cook for 15 minutes.";
  const read = parseRecipeText(text);
  const dish = "Lemon Rice (Quick)";
  expect(read?.ingredients.map(({ section }) => section)).toEqual([
    undefined,
    undefined,
    undefined,
    dish,
    dish,
    dish,
  ]);
  expect(read?.instructions.map(({ section }) => section)).toEqual([undefined, undefined, dish, dish]);
  expect(read?.notes ?? []).toEqual([]);
});

import { parseRecipeText } from "./index";

const read = (text: string) => {
  const recipe = parseRecipeText(text);
  return {
    title: recipe?.title,
    list: recipe?.ingredients.map((line) => line.text),
    method: recipe?.instructions.map((line) => line.text).join(" "),
  };
};

describe("a list of bare names", () => {
  it.each([
    [
      "German",
      "Möhreneintopf",
      ["Möhren", "Kartoffeln", "Lauch", "Gemüsebrühe", "etwas Butter"],
      "Lauch putzen, in Ringe schneiden und in der Butter andünsten. Möhren und Kartoffeln würfeln, zugeben, mit der Gemüsebrühe aufgießen. 25 Minuten garen, bis alles weich ist. Heiß servieren!",
    ],
    [
      "French",
      "Soupe du jardin",
      ["poireaux", "pommes de terre", "crème fraîche", "sel"],
      "Émincez les poireaux, coupez les pommes de terre. Couvrez d'eau, salez, laissez cuire 30 minutes. Mixez avec la crème fraîche.",
    ],
    [
      "Spanish",
      "Ensalada de la abuela",
      ["lechuga", "tomates", "atún", "aceite de oliva", "vinagre"],
      "Lava la lechuga, trocéala y escúrrela bien. Corta los tomates, añade el atún. Aliña con aceite y vinagre, mezcla y sirve.",
    ],
    [
      "English",
      "Leek Supper",
      ["leeks", "brown sugar", "butter", "cream"],
      "Slice the leeks, soften them in the butter. Stir in the brown sugar and cream, cook 5 minutes. Serve warm!",
    ],
  ])("in %s keeps every name, and the method its words and stops", (_language, title, names, method) => {
    for (const list of [names.join("\n"), names.map((name) => `- ${name}`).join("\n"), names.join(", ")])
      for (const gap of ["\n", "\n\n"])
        expect(read(`${title}\n\n${list}${gap}${method}`)).toEqual({ title, list: names, method });
  });

  it("stands below its title without a blank line", () => {
    expect(
      read("Pastel de la tía\nharina\nhuevos\nleche\n\nBate los huevos con la leche. Añade la harina."),
    ).toEqual({
      title: "Pastel de la tía",
      list: ["harina", "huevos", "leche"],
      method: "Bate los huevos con la leche. Añade la harina.",
    });
  });

  it("may open the text, without a title", () => {
    const { list } = read(
      "farina\nuova\nburro\n\nMescolate la farina con le uova. Unite il burro, impastate bene.",
    );
    expect(list).toEqual(["farina", "uova", "burro"]);
  });

  it("is none where a sentence has foods between its commas", () => {
    const { list } = read(
      "Beet Soup\nA warming soup with beets, cabbage, potatoes, and dill.\n\n3 beets\n1 cabbage\n2 potatoes\n\nSimmer everything for 1 hour.",
    );
    expect(list).toEqual(["3 beets", "1 cabbage", "2 potatoes"]);
  });

  it("may stand in rows, between semicolons, or with a blank line between its names", () => {
    const method =
      "Boerenkool fijnsnijden en koken. Bak de spekjes uit, schep ze erdoor. Serveer met mosterd.";
    const names = ["boerenkool", "aardappelen", "spekjes", "mosterd"];
    for (const list of [names.join("; "), "boerenkool, aardappelen,\nspekjes, mosterd", names.join("\n\n")])
      expect(read(`Winterpot\n\n${list}\n\n${method}`)).toEqual({ title: "Winterpot", list: names, method });
  });

  it("may stand below the method", () => {
    const { list, method } = read(
      "Caldo da quinta\n\nCoza as batatas com o alho.\nTriture tudo, junte a couve.\nSirva quente.\n\nbatatas\nalho\ncouve",
    );
    expect(list).toEqual(["batatas", "alho", "couve"]);
    expect(method).toBe("Coza as batatas com o alho. Triture tudo, junte a couve. Sirva quente.");
  });

  it("leaves the tip below the method a note", () => {
    const recipe = parseRecipeText(
      "Compote de mamie\n\npommes\nsucre\ncannelle\n\nCoupez les pommes. Ajoutez le sucre, laissez cuire 20 minutes.\n\nAstuce : ajoutez un peu de citron.",
    );
    expect(recipe?.notes).toEqual(["Astuce : ajoutez un peu de citron."]);
  });
});

test("a part's name right above measured lines is no food, in any language", () => {
  const text = `Nudelauflauf

SOSSE
400 g Tomaten
1 EL Öl

**Belag**
100 g Käse
50 g Butter

Die Tomaten im Öl kochen. Den Käse mit der Butter verrühren und darauf verteilen.`;
  const recipe = parseRecipeText(text);
  expect(recipe?.ingredients.map(({ text: line }) => line)).toEqual([
    "400 g Tomaten",
    "1 EL Öl",
    "100 g Käse",
    "50 g Butter",
  ]);
  expect(new Set(recipe?.ingredients.map(({ section }) => section)).size).toBe(2);
});

test("a list in a language without words here is read by its shape", () => {
  const text = `Zupa babci

ziemniaki
marchew
cebula
śmietana

Ziemniaki i marchew pokroić, zalać wodą. Gotować 20 minut, dodać cebulę. Zabielić śmietaną i podawać.`;
  expect(read(text)).toEqual({
    title: "Zupa babci",
    list: ["ziemniaki", "marchew", "cebula", "śmietana"],
    method:
      "Ziemniaki i marchew pokroić, zalać wodą. Gotować 20 minut, dodać cebulę. Zabielić śmietaną i podawać.",
  });
});

test("a measured line of a list's last part is bought, though one of its words can be an order", () => {
  const { list } = read(`Enfrijoladas

SALSA
2 tazas de frijoles
1 diente de ajo
sal

TORTILLAS
12 tortillas de maíz
1/2 taza de aceite
100 g de queso fresco

Muele los frijoles con el ajo y la sal. Calienta el aceite, fríe las tortillas y sirve con el queso.`);
  expect(list).toEqual([
    "2 tazas de frijoles",
    "1 diente de ajo",
    "sal",
    "12 tortillas de maíz",
    "1/2 taza de aceite",
    "100 g de queso fresco",
  ]);
});

test.each([
  [
    "Rosca\n\nMasa:\n450 g de harina, y un poco más para la mesa\n120 ml de leche\n15 g de levadura\n80 g de mantequilla a temperatura ambiente\n2 huevos y 1 yema\nralladura de 1 naranja y 1 limón\n1 pizca de sal\n\nPara decorar:\n1 huevo batido\nfruta escarchada\nazúcar humedecido con unas gotas de agua\nalmendras laminadas\n\nRelleno:\n500 ml de nata\n70 g de azúcar glas\n\nMezclamos la harina con los huevos. Pintamos con el huevo y decoramos con la fruta y las almendras.",
    "almendras laminadas",
  ],
  [
    "Brioche\n\nPâte :\n450 g de farine\n2 œufs\n\nDécor :\n1 œuf battu\nfruits confits\nsucre humidifié avec quelques gouttes d'eau\namandes effilées\n\nGarniture :\n500 ml de crème\n70 g de sucre glace\n\nMélanger la farine et les œufs. Dorer à l'œuf et décorer avec les fruits et les amandes.",
    "amandes effilées",
  ],
  [
    "Ciambella\n\nImpasto:\n450 g di farina\n2 uova\n\nPer decorare:\n1 uovo sbattuto\nfrutta candita\nzucchero inumidito con qualche goccia d'acqua\nmandorle tritate\n\nRipieno:\n500 ml di panna\n70 g di zucchero a velo\n\nMescolate la farina con le uova. Spennellate con l'uovo e decorate con la frutta e le mandorle.",
    "mandorle tritate",
  ],
  [
    "Bolo-rei\n\nMassa:\n450 g de farinha\n2 ovos\n\nPara decorar:\n1 ovo batido\nfruta cristalizada\naçúcar humedecido com umas gotas de água\namêndoas laminadas\n\nRecheio:\n500 ml de natas\n70 g de açúcar em pó\n\nMisture a farinha com os ovos. Pincele com o ovo e decore com a fruta e as amêndoas.",
    "amêndoas laminadas",
  ],
])(
  "a food by itself below a long bare line is bought, and no sentence that was wrapped: %#",
  (text, food) => {
    expect(read(text).list).toContain(food);
  },
);

test.each(["zest and half the juice of a lemon", "Juice of one orange and its zest"])(
  "the parts of a fruit are the last line of the list, however its first word may order: %s",
  (bare) => {
    const text = `Sorbet\n\n450 g peaches\n55 g sugar\n240 g cream\n${bare}\nPlace the peaches in a large mixing bowl, and mix with the\nsugar. Let it sit for an hour at room\ntemperature to draw out the juice.\nAdd the cream, lemon juice and zest.`;
    expect(parseRecipeText(text)?.ingredients.map((line) => line.text)).toContain(bare);
  },
);

test.each(["Optional pearl sugar for the top of the loaf", "(Optional) sesame seeds"])(
  "what may be left out is bought, spaced like the rest of the list: %s",
  (bare) => {
    const text = `Plaited Loaf\n\n2 cups water\n\n1/4 cup sugar\n\n7 cups flour\n\n${bare}\n\nHeat the water with the sugar until it is warm.\n\nKnead in the flour, plait the loaf and bake it for 30 minutes.`;
    expect(parseRecipeText(text)?.ingredients.map((line) => line.text)).toContain(bare);
  },
);

test("an order that may be left out is none of the list", () => {
  const text =
    "Plaited Loaf\n\n2 cups water\n\n1/4 cup sugar\n\n7 cups flour\n\nOptional: brush the loaf with water\n\nHeat the water with the sugar until it is warm.\n\nKnead in the flour and bake for 30 minutes.";
  expect(parseRecipeText(text)?.ingredients).toHaveLength(3);
});

test("what is said of the dish above its list is no order, though it reads like one", () => {
  const text =
    "Ricotta fritters\n\nRicotta makes these fritters light. If you want a whiter crumb, you may choose to use white flour.\n\nYield: 12 fritters.\n\n- 1 cup ricotta\n- 3 eggs\n- 2 cups flour\n\nWhisk the eggs and ricotta. Stir in the flour.\n\nFry spoonfuls for 3 minutes on each side.";
  const recipe = parseRecipeText(text);
  expect(recipe?.instructions.map((line) => line.text).join(" ")).not.toContain("choose to use");
  expect(recipe?.description).toContain("Ricotta makes these fritters light.");
});

test("an oven that is lit above the list stays work", () => {
  const text =
    "Scones\n\nPreheat the oven to 200C.\n\n2 cups flour\n1 cup cream\n\nStir the cream into the flour and cut out rounds.\n\nBake for 12 minutes.";
  expect(
    parseRecipeText(text)
      ?.instructions.map((line) => line.text)
      .join(" "),
  ).toContain("200C");
});

test("where a dash stands between amount and food, a 1 counts eggs and not the rows", () => {
  const text =
    "Tea loaf\n\nIngredients\n225g - Flour\n150ml - Boiling water\n1 - Tea bag\n1 – Egg\n350g - Dried fruit\n\nMethod\n1. Soak the fruit in the tea.\n2. Add the egg and flour and bake for 60 minutes.";
  const list = parseRecipeText(text)?.ingredients.map((line) => line.text);
  expect(list?.slice(2, 4)).toEqual(["1 Tea bag", "1 Egg"]);
  expect(parseRecipeText(text)?.instructions).toHaveLength(2);
});

test("'Step 1.' behind a bullet is no food", () => {
  const text =
    "Squares\n\n  • 160 g butter\n  • 3 eggs\n  • 250 g flour\n  • Step 1.\n\n    Cream the butter and beat in the eggs.\n\n  • Step 2.\n\n    Fold in the flour and bake for 30 minutes.";
  expect(parseRecipeText(text)?.ingredients.map((line) => line.text)).toEqual([
    "160 g butter",
    "3 eggs",
    "250 g flour",
  ]);
  expect(parseRecipeText(text)?.instructions).toHaveLength(2);
});

test.each([
  "Olive oil for baking sheets",
  "Oil for frying",
  "Butter for the pan",
  "oil or shortening",
  "butter and oil",
])("%s right above the first measured line is bought", (first) => {
  const read = parseRecipeText(
    `Baked Eggplant\nAnn of the Garden Club sent this. Thank you Ann.\n${first}\n2 large eggs\n3 cups bread crumbs\n2 eggplants\nDip the eggplants in the eggs and crumbs. Bake for 20 minutes.`,
  );
  expect(read?.ingredients.map(({ text, section }) => [text, section])).toEqual(
    [first, "2 large eggs", "3 cups bread crumbs", "2 eggplants"].map((text) => [text, undefined]),
  );
});

test.each(["Chicken broth (or approx. 5 cans broth)", "Sour cream (optional)", "Cheese (any kind)", "Milk"])(
  "%s among the lines below a title is bought, and heads none",
  (bare) => {
    const read = parseRecipeText(
      `TURKEY AND DRESSING\n2 c. onion, chopped\n2 c. celery, chopped\n${bare}\n2 skillets of cooked cornbread\n6 boiled eggs\n\nMix all ingredients together and bake for 45 minutes.`,
    );
    expect(read?.ingredients.map(({ text, section }) => [text, section])).toContainEqual([bare, undefined]);
  },
);

test("a sauce among the lines below a title is a part", () => {
  const read = parseRecipeText(
    "Turkey Meatballs\n1 lb ground turkey\n1 egg\nSauce\n1 cup ketchup\n2 tbsp sugar\n\nMix turkey and egg and bake for 20 minutes. Heat ketchup and sugar and pour over.",
  );
  expect(read?.ingredients.map(({ section }) => section)).toEqual([undefined, undefined, "Sauce", "Sauce"]);
});

test.each([
  ["en", "Cod\n1 kg cod\n200 g coarse salt\n1 cup oil\nCover the cod with the salt. Fry in the oil."],
  [
    "de",
    "Kabeljau\n1 kg Kabeljau\n200 g grobes Salz\n1 Tasse Öl\nDen Kabeljau mit dem Salz bedecken. Im Öl braten.",
  ],
  [
    "es",
    "Bacalao\n1 kg de bacalao\n200 g de sal gorda\n1 taza de aceite\nCubre el bacalao con la sal. Fríe en el aceite.",
  ],
  [
    "nl",
    "Kabeljauw\n1 kg kabeljauw\n200 g grof zout\n1 kopje olie\nBedek de kabeljauw met het zout. Bak in de olie.",
  ],
  [
    "pt",
    "Bacalhau\n1 kg de bacalhau\n200 g de sal grosso\n1 xícara de óleo\nCubra o bacalhau com o sal. Frite no óleo.",
  ],
])("a dish that is called like its food is the title, and not bought (%s)", (_language, text) => {
  const read = parseRecipeText(text);
  expect(read?.title).toBe(text.split("\n")[0]);
  expect(read?.ingredients).toHaveLength(3);
});

test("what stands in one bulleted list is bought, though most of it has no amount", () => {
  const read = parseRecipeText(
    "Lasagne\n- Ragu\n- Sheets of fresh pasta or shop bought lasagne sheets\n- Two tbsp butter\n- Two tbsp flour\n- 400ml milk\n- A Christopher handful of grated parmesan\n- White pepper\n- Salt\nPreheat the oven to 180c. Heat the butter until foaming. Add the flour and stir. Gradually add the milk. Mix in the cheese and season.\nLayer the ragu, pasta and sauce in a dish.\nBake for 40 minutes or until golden and bubbling.",
  );
  expect(read?.ingredients).toHaveLength(8);
});

test("a long row between two others is one of them", () => {
  const text =
    "Appeltaart\nNodig voor een springvorm van 24 cm;\n\n300 gram bakmeel\n140 gram basterdsuiker\nrasp van een citroen\n1 ei + nog een geklopt ei voor het insmeren van de taart\n3 el custardpoeder\n1 kilo appels\n\nKneed het bakmeel met de suiker, de rasp en het ei. Strooi de custardpoeder erover. Verdeel de appels. Bestrijk met het geklopte ei en bak 60 minuten.";
  const list = parseRecipeText(text)?.ingredients.map((line) => line.text) ?? [];
  expect(list).toContain("1 ei + nog een geklopt ei voor het insmeren van de taart");
});

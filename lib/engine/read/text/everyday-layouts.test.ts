/** How cooks set what they write to each other: lists between strokes under a part's name, orders without a verb, numbers before a stroke. */
import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from "./index";

const stepsOf = (text: string): string[] =>
  (parseRecipeText(text)?.instructions ?? []).map(({ text: line }) => line);

test.each([
  "Stinco\n\nper lo stinco: 1 kg stinco – 50 g burro – 1 cipolla – sale\nper la gremolada: scorza di 1 limone – 1 spicchio d'aglio – un ciuffo di prezzemolo\n\nRosolare lo stinco nel burro con la cipolla, salare. Tritare scorza, aglio e prezzemolo.",
  "Jarret\n\npour la viande : 1 kg de jarret – 50 g de beurre – 1 oignon – sel\npour la gremolata : zeste de 1 citron – 1 gousse d'ail – 1 bouquet de persil\n\nFaire revenir le jarret dans le beurre avec l'oignon, saler. Hacher le zeste, l'ail et le persil.",
])("a part's name and its list in one line are a part: %#", (text) => {
  const list = parseRecipeText(text)?.ingredients ?? [];
  expect(list).toHaveLength(7);
  expect(new Set(list.slice(4).map(({ section }) => section)).size).toBe(1);
  expect(list[4]?.section).toMatch(/gremola/);
});

test.each([
  "Moqueca\n\nPara o peixe\n1 kg de peixe\n2 limões\n\nPara o pirão\n1 xícara de farinha\n1 colher (sopa) de coentro do maço acima\nsal\n\nTempere o peixe com o limão. Cozinhe 20 minutos.\n\nMisture a farinha e o coentro. Acerte o sal.",
  "Pescado\n\nPara el pescado\n1 kg de pescado\n2 limones\n\nPara la masa\n1 taza de harina\n1 cucharada sopera de cilantro del manojo de arriba\nsal\n\nSazona el pescado con el limón. Cocina 20 minutos.\n\nMezcla la harina y el cilantro. Sala.",
])("the salt below a long line of a list is bought: %#", (text) => {
  expect(parseRecipeText(text)?.ingredients.at(-1)?.text).toBe("sal");
});

test.each([
  [
    "Melanzane\n\n3 melanzane\n500 ml passata\n80 g parmigiano\nsale grosso e sale fino\n\nin pirofila: passata, melanzane, parmigiano. fate 3 strati.\nforno 190 per 30 min. fatela riposare!! il giorno dopo è buonissima",
    /fatela riposare/,
  ],
  [
    "Lasagnes\n\n3 aubergines\n500 ml de coulis\n80 g de parmesan\nsel et poivre\n\nmettre le coulis, les aubergines, le parmesan. faire 3 couches.\nfour 190 pendant 30 min. laissez reposer !! le lendemain c'est meilleur",
    /laissez reposer/,
  ],
])("'oven 190 for 30 min. let it rest!!' is told among the steps: %#", (text, rest) => {
  expect(stepsOf(text).join(" ")).toMatch(rest);
});

test.each([
  [
    "Feijoada\n\n500g feijão preto\n200g carne seca\n100g bacon\n\nnoite anterior: carne seca de molho em água. feijão em outra vasilha.\n\nno dia: escorre tudo e cozinha 35 min. frita o bacon e junta.",
    2,
  ],
  [
    "Cassoulet\n\n500 g de haricots\n200 g de lard\n100 g de saucisse\n\nla veille : haricots dans l'eau froide, lard dans un autre bol.\n\nle jour même : égouttez tout et faites cuire 35 min. ajoutez la saucisse.",
    2,
  ],
])("what is soaked the night before is a step: %#", (text, steps) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.instructions).toHaveLength(steps);
  expect(recipe?.ingredients).toHaveLength(3);
});

test.each([
  [
    "Ratatouille\n\n3 aubergines\n2 gousses d'ail\n1 bouquet de basilic\n\nCoupez les aubergines en cubes et salez-les.\n\nFaites cuire les aubergines avec une gousse d'ail, 20 minutes.\n\nAu dernier moment, la dernière gousse d'ail râpée et le basilic ciselé. Tiède, c'est encore meilleur.",
    3,
  ],
  [
    "Caponata\n\n3 melanzane\n2 spicchi d'aglio\n1 mazzetto di basilico\n\nTagliate le melanzane a cubetti e salatele.\n\nCuocete le melanzane con uno spicchio d'aglio, 20 minuti.\n\nAll'ultimo momento, l'altro spicchio d'aglio grattugiato e il basilico. Tiepida è ancora più buona.",
    3,
  ],
])("what goes in at the last moment is a step: %#", (text, steps) => {
  expect(stepsOf(text)).toHaveLength(steps);
});

test.each([
  "Crostata\n\n300 g farina\n150 g burro\n350 g confettura\n\n1 – Lavorare farina e burro a pezzetti.\n2 – Stendere la pasta.\n3 – Versare la confettura.",
  "Tarte\n\n300 g de farine\n150 g de beurre\n350 g de confiture\n\n1 – Mélanger la farine et le beurre.\n2 – Étaler la pâte.\n3 – Verser la confiture.",
])("'1 –' counts the steps: %#", (text) => {
  expect(stepsOf(text)).toEqual(stepsOf(text.replace(/(\d) –/g, "$1.")));
  expect(formatText(text)?.receipt?.issues ?? []).toEqual([]);
});

test.each([
  [
    "Feijoada\n\n500g feijão preto\n1 laranja\nsal (se precisar)\n\nacompanha: arroz, couve, laranja em rodelas (mais 2)\n\nCozinha o feijão com a laranja 35 min.\nProva o sal.",
    /^acompanha/,
  ],
  [
    "Cocido\n\n500g garbanzos\n1 naranja\nsal (si hace falta)\n\nacompañar: arroz, col, naranja en rodajas (2 más)\n\nCuece los garbanzos con la naranja 35 min.\nPrueba la sal.",
    /^acompañar/,
  ],
])("what goes with the dish is a note, and no step: %#", (text, note) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.notes?.join("\n")).toMatch(note);
  expect(stepsOf(text).join("\n")).not.toMatch(note);
});

const listOf = (text: string): string[] =>
  (parseRecipeText(text)?.ingredients ?? []).map(({ text: line }) => line);

test.each([
  [
    "Bites\n\n| Ingredient | Amount |\n|---|---|\n| Salmon fillet | 12 oz |\n| Honey | 2 tsp |\n| Light mayonnaise | 3 Tbsp |\n| Sriracha | 1 Tbsp |\n\n1. Cut the salmon into cubes. Toss with the honey. Serve with the mayo and the sriracha.",
    ["Salmon fillet 12 oz", "Honey 2 tsp", "Light mayonnaise 3 Tbsp", "Sriracha 1 Tbsp"],
  ],
  [
    "Nudelsalat\n\nZutaten für 6 Portionen\n500 g Farfalle | 250 g Kirschtomaten | 40 g Pinienkerne\n\nFür das Pesto\n100 g Rucola | 50 g Parmesan | 80 ml Olivenöl | Salz und Pfeffer\n\n❶ Nudeln kochen. Rucola, Parmesan und Öl pürieren.\n\nPro Portion ca. 640 kcal, E 23 g, F 32 g, KH 64 g",
    [
      "500 g Farfalle",
      "250 g Kirschtomaten",
      "40 g Pinienkerne",
      "100 g Rucola",
      "50 g Parmesan",
      "80 ml Olivenöl",
      "Salz und Pfeffer",
    ],
  ],
  [
    "Ovenschotel\n\nPUREE: 1 kg aardappelen – 100 ml melk – nootmuskaat\n\nKORST: 100 g kaas – 2 el paneermeel\n\nKook de aardappelen en stamp ze met de melk. Meng de kaas met het paneermeel en strooi erop.",
    ["1 kg aardappelen", "100 ml melk", "nootmuskaat", "100 g kaas", "2 el paneermeel"],
  ],
  [
    "Brot\n\n350 g Dinkelmehl\n10 g Salz\n3 g Hefe\nAußerdem: Fett für die Form, 2 EL Haferflocken zum Bestreuen\n\nMehl, Salz und Hefe mischen. Form fetten. Mit Haferflocken bestreuen.",
    ["350 g Dinkelmehl", "10 g Salz", "3 g Hefe", "Fett für die Form", "2 EL Haferflocken zum Bestreuen"],
  ],
  [
    "Stoofvlees\n\n1,2 kilo stoofvlees, 2 flesjes bruin bier van 33 cl, 3 uien, 2 sneden brood, 40 gram boter, peper en zout.\n\nBak het vlees in de boter. Blus met het bier. Voeg de uien en het brood toe.",
    [
      "1,2 kilo stoofvlees",
      "2 flesjes bruin bier van 33 cl",
      "3 uien",
      "2 sneden brood",
      "40 gram boter",
      "peper en zout",
    ],
  ],
  [
    "Witlofsalade\n\n4 personen · 15 min.\nPer persoon: 290 kcal, 7 g eiwit, 24 g vet, 11 g koolhydraten\n\n4 stronkjes witlof\n1 handpeer\n75 g blauwe kaas\n\nSnijd het witlof en de peer. Verkruimel de kaas erboven.",
    ["4 stronkjes witlof", "1 handpeer", "75 g blauwe kaas"],
  ],
])("tables, strokes, runs and what a portion has: %#", (text, list) => expect(listOf(text)).toEqual(list));

test.each([
  "Nudelsalat\n\n500 g Farfalle\n100 g Rucola\n50 g Parmesan\n\n❶ Nudeln kochen.\n\n❷ Rucola und Parmesan untermischen.",
  "Salad\n\n500 g farfalle\n100 g rocket\n50 g parmesan\n\n① Cook the pasta.\n\n② Stir in the rocket and parmesan.",
])("a number in a circle before a step is no word of it: %#", (text) => {
  for (const step of stepsOf(text)) expect(step).toMatch(/^\p{L}/u);
  expect(stepsOf(text)).toHaveLength(2);
});

test.each([
  [
    "Hallo ihr Lieben,\n\nheute gibt's endlich mein Rezept für die **Rote-Linsen-Bolognese**, nach der ihr so oft gefragt habt.\n\nDas braucht ihr (für 4 hungrige Esser):\n\n- 400 g Spaghetti\n- 1 Zwiebel\n- 150 g rote Linsen\n\nSo geht's:\n\nZwiebel klein schneiden. Linsen und Nudeln dazu, 20 Minuten kochen.\n\nEure Katrin",
    "Rote-Linsen-Bolognese",
  ],
  [
    "The Only Banana Bread I Make\n\nWhat you need:\n\n* 3 bananas\n* 1/2 cup butter\n\nWhat you do:\n\nMash the bananas. Whisk in the butter.",
    "The Only Banana Bread I Make",
  ],
])("a letter's signature and 'what you do' name no dish and no part: %#", (text, title) => {
  const read = parseRecipeText(text);
  expect(read?.title).toBe(title);
  expect(read?.instructions.every(({ section }) => section === undefined)).toBe(true);
});

test.each([
  [
    "Auflauf\n\n4 Portionen | 20 Min. Vorbereitung | 40 Min. Backzeit\n\n1 kg Kartoffeln\n100 g Käse\n\nKartoffeln kochen. Käse darüberstreuen.",
    60,
  ],
  [
    "Ovenschotel\n\n1 kg aardappelen\n100 g kaas\n\nKook de aardappelen. Strooi de kaas erover.\n\nVoor 4 personen. Een dag van tevoren te maken: dan 40 minuten in de oven.",
    undefined,
  ],
])("a row of times is summed, and 'a day ahead' is no time: %#", (text, minutes) =>
  expect(formatText(text)?.totalMinutes ?? undefined).toBe(minutes),
);

test.each([
  [
    "Schichtdessert\n\n6 Gläser\n\nBODEN\n100 g Schokolade\n80 g Butter\n\nCREME\n250 g Mascarpone\n\nSchokolade mit Butter schmelzen. Mascarpone daraufgeben.",
    "6 Gläser",
  ],
  [
    "Cherry pots\n\n6 glasses\n\nBASE\n100 g chocolate\n80 g butter\n\nTOP\n250 g mascarpone\n\nMelt the chocolate with the butter. Top with mascarpone.",
    "6 glasses",
  ],
])("so many glasses below the title are what comes out: %#", (text, makes) => {
  const content = formatText(text);
  expect(content?.yield).toBe(makes);
  expect(listOf(text)).toHaveLength(3);
});

test("a second table below that of the ingredients is none of the list", () =>
  expect(
    listOf(
      "Bites\n\n| Ingredient | Amount |\n|---|---|\n| Salmon fillet | 12 oz |\n| Honey | 2 tsp |\n| Soy sauce | 1 tbsp |\n| Steps | What |\n| 1 | Cut the salmon into cubes. |\n| 2 | Toss with the honey and the soy sauce. |",
    ),
  ).toEqual(["Salmon fillet 12 oz", "Honey 2 tsp", "Soy sauce 1 tbsp"]));

test("what goes with the dish is a list though it opens like an order, and a row of facts is read between its marks", () => {
  const read = parseRecipeText(
    "Barbacoa\n\n8 servings · Prep 20 min · Cook 8 to 10 hours on LOW or 5 to 6 hours on HIGH\n\n3 lb beef\n2 tsp salt\n1 onion\nFor serving: warm corn tortillas, chopped cilantro, diced radish, crumbled cheese\n\nSeason the beef with the salt. Add the onion. Cook on LOW for 8 hours. Shred the beef.\n\nServe in tortillas with cilantro, radish and cheese.",
  );
  expect(read?.ingredients.slice(3).map((line) => `${line.section}: ${line.text}`)).toEqual([
    "For serving: warm corn tortillas",
    "For serving: chopped cilantro",
    "For serving: diced radish",
    "For serving: crumbled cheese",
  ]);
  expect([read?.yield, read?.times]).toEqual(["8 servings", { prep: 20, cook: 480 }]);
});

test("what another part made is bought below its heading, however long that is", () => {
  const read = parseRecipeText(
    "Naan\n\nFor the poolish (day 1)\n100 g flour\n100 ml water\n\nFor the dough (day 1 night or day 2 morning)\nall of the poolish\n400 g flour\n2 tsp sugar\n\nStir the flour and water for the poolish together. Leave for 8 hours.\n\nMix the flour and sugar. Add the poolish and knead for 10 minutes. Bake for 5 minutes.",
  );
  expect(read?.ingredients[2]).toEqual({
    text: "all of the poolish",
    section: "For the dough (day 1 night or day 2 morning)",
  });
});

test.each([
  [
    "Italian",
    "Focaccia\n\nTeglia da 30x40 cm\nTempo totale: circa 5 ore\n\nImpasto\nFarina 500 g\nAcqua 300 g\nOlio 30 g\n\nSalamoia\nAcqua 90 g\nSale 5 g\n\n1) Impastare farina, acqua e olio.\n2) Mescolare la salamoia e versarla. Cuocere 15 minuti.",
    "Focaccia",
    "Teglia da 30x40 cm",
  ],
  [
    "French",
    "Tarte aux poires\n\nMoule à tarte de 28 cm\n\n300 g de farine\n3 poires\n2 œufs\n\nMélanger la farine avec les œufs et les poires. Cuire 40 minutes.",
    "Tarte aux poires",
    "Moule à tarte de 28 cm",
  ],
  [
    "Spanish",
    "Tarta de pera\n\nMolde desmontable de 22 cm\n\n300 g de harina\n3 peras\n2 huevos\n\nMezcla la harina con los huevos y las peras. Hornea 40 minutos.",
    "Tarta de pera",
    "Molde desmontable de 22 cm",
  ],
  [
    "Dutch",
    "Perentaart\n\nSpringvorm van 24 cm\n\n300 g bloem\n3 peren\n2 eieren\n\nMeng de bloem met de eieren en de peren. Bak 40 minuten.",
    "Perentaart",
    "Springvorm van 24 cm",
  ],
])("the tin and its size are neither the dish nor a part of it: %s", (_language, text, title, makes) => {
  const read = parseRecipeText(text);
  expect([read?.title, read?.makes]).toEqual([title, makes]);
  expect(read?.ingredients.map(({ section = "" }) => section)).not.toContain(makes);
});

test.each([
  [
    "English",
    "Bake\n\n2 kg aubergines\n1 bottle passata\n\nFry the aubergines. Layer the aubergines and the passata.\n\nOven at 190 for 35-40 minutes. Then nobody touches it for two hours. Even better the next day.\n\nLove",
  ],
  [
    "Italian",
    "Teglia\n\n2 kg di melanzane\n1 bottiglia di passata\n\nFriggi le melanzane. Fai strati di melanzane e passata.\n\nForno a 190 per 35-40 minuti. E poi non si tocca per due ore. Il giorno dopo è ancora meglio.\n\nUn abbraccio",
  ],
  [
    "Portuguese",
    "Torta\n\n2 kg de beringelas\n1 lata de tomate\n\nFrite as beringelas. Faça camadas de beringelas e tomate.\n\nForno a 200 por 35 minutos. Depois ninguém mexe por duas horas. No dia seguinte está melhor.\n\nBeijos",
  ],
])("the baking is a step though no verb says so, whatever is remarked behind it: %s", (_language, text) => {
  const steps = parseRecipeText(text)?.instructions.map(({ text: step }) => step) ?? [];
  expect(steps.at(-1)).toMatch(/^(?:Oven|Forno) /u);
});

test("how ovens differ is a remark", () => {
  const read = parseRecipeText(
    "Cake\n\n2 eggs\n100 g sugar\n100 g flour\n\nMix the eggs with the sugar and the flour. Bake at 180 C for 20 minutes.\n\nOven temperatures vary: mine took 25 minutes. It freezes well.",
  );
  expect(read?.notes).toEqual(["Oven temperatures vary: mine took 25 minutes. It freezes well."]);
});

test("an accent before a vowel opens no code", () => {
  const text =
    "Patate all`olio\n\nIngredienti\n1 kg di patate\n2 cucchiai d`olio\n1 spicchio d`aglio\n\nPreparazione\nCuocere le patate. Scaldare l`olio con l`aglio. Condire le patate.";
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test.each([
  "Kartoffelsalat\n\nDas braucht ihr:\npro Person ca. 200g festkochende Kartoffeln\nFür die Soße:\n2 EL Essig\n1 TL Senf\n4 EL Öl\n\nSo wird´s gemacht:\nKartoffeln kochen. Aus den Zutaten eine Soße rühren und darüber gießen.",
  "Salade de pommes de terre\n\nIl vous faut :\npar personne 200 g de pommes de terre\nPour la sauce :\n2 cuil. à soupe de vinaigre\n1 cuil. à café de moutarde\n4 cuil. à soupe d'huile\n\nPréparation :\nCuire les pommes de terre. Mélanger le vinaigre, la moutarde et l'huile et verser dessus.",
])("what each person gets stands above the parts of the list: %#", (text) => {
  const recipe = parseRecipeText(text);
  expect(recipe?.ingredients).toHaveLength(4);
  expect(recipe?.ingredients[0]?.section).toBeUndefined();
});

test("a small zero is the sign of a degree", () => {
  const text =
    "Appeltaart\n\nIngrediënten\n250 g bloem\n4 appels\n100 g boter\n\nBereiding\nKneed de bloem met de boter. Schil de appels en leg ze erop. Bak 45 minuten in een oven van 160 ⁰C.";
  const recipe = formatText(text);
  expect(recipe?.steps[0]?.actions?.[0]?.text).toContain("160 °C");
  expect(recipe?.receipt?.issues).toEqual([]);
});

test("two hyphens mark a row, a wave sets a part's name apart, and 'The Directions.' heads the method", () => {
  const read = parseRecipeText(
    "Basic chili\n\nThe Ingredients.\n--1 lb ground meat (I used beef)\n--1 bag small red beans (are they kidneys? it didn't say so on the bag)\n* EDITED TO ADD: I just learned a thing about kidney beans... They are not good raw and need to be boiled well before they go in. Please look it up! *\n--1 diced onion\n--3T chili powder\n\nThe Directions.\n\nSoak the beans. Brown the meat with the onion.\n\nAdd the rest of the ingredients. Cook on low for 8 hours.",
  );
  expect(read?.ingredients.map(({ text }) => text.split(" (")[0])).toEqual([
    "1 lb ground meat",
    "1 bag small red beans",
    "1 diced onion",
    "3T chili powder",
  ]);
  expect(read?.instructions).toHaveLength(2);
  const pie = parseRecipeText(
    "Fish pie\nServes 6\n~for the fish layer\n600g cod\n600ml whole milk\n~for the leek layer\n1 leek, chopped\n15g butter and a drop of oil\n~for the mash layer\n1300g floury potatoes\n25g butter\n1) Boil the potatoes, then mash with the butter.\n2) Poach the cod in the milk. Soften the leek in the butter and oil. Layer and bake for 30 minutes.",
  );
  expect(pie?.ingredients.map(({ text, section }) => [section, text])).toEqual([
    ["for the fish layer", "600g cod"],
    ["for the fish layer", "600ml whole milk"],
    ["for the leek layer", "1 leek, chopped"],
    ["for the leek layer", "15g butter and a drop of oil"],
    ["for the mash layer", "1300g floury potatoes"],
    ["for the mash layer", "25g butter"],
  ]);
});

test("what brackets say of a row at length, salt above the next part and more of a food are bought", () => {
  const read = parseRecipeText(
    "Soda bread\n2 cups flour\n1 teaspoon baking soda\n4 Tablespoons butter\n1 egg\n1 1/3 cups buttermilk (Or add 1 Tablespoon vinegar to plain milk and let stand for 5 minutes, which is what I do).\nMore butter\nMore sugar\nPreheat oven to 400 degrees.\nSift together the dry ingredients.\nRub in the butter. Beat the egg with the buttermilk and stir in. Bake 40 minutes.",
  );
  expect(read?.ingredients.map(({ text }) => text).slice(-3)).toEqual([
    expect.stringContaining("1 1/3 cups buttermilk"),
    "More butter",
    "More sugar",
  ]);
  const pie = parseRecipeText(
    "Fish pie\nServes 8\nFor the filling\nbutter 125g\nleeks 2 medium, sliced\nwhole milk 500ml\nhake or cod fillet 400g, skinned and cubed\nparsley 1 bunch, leaves picked\nsalt and freshly ground black pepper\nFor the topping\nfloury potatoes about 1.2kg, peeled\nbutter 100g\nwhole milk 150ml\nsalt and black pepper\nPlace a large pan over a high heat. Add the leeks and the butter and cook for 5 minutes.\nBoil the potatoes. Mash them with the 100g of butter.\nTop and bake for 30 minutes.",
  );
  expect(pie?.ingredients.filter(({ text }) => text.startsWith("salt"))).toHaveLength(2);
  expect(pie?.instructions.every(({ section }) => section === undefined)).toBe(true);
});

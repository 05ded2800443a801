/** How cooks speak of a part: what a bracket keeps back, the other of two tins, a scrap of what is left, what is taken off a food, all of one part. */
import { everyUse } from "@/tests/support/cooking-uses";

/** The uses of the lines that `what` opens. */
const usesOf = (text: string, what: string): string[] => everyUse(text).filter((use) => use.startsWith(what));

test.each([
  [
    "Soup\n\n400 ml coconut milk\n200 ml stock\n\nAdd the coconut milk (reserve 2 tbsp to decorate) and stock. Drizzle with the remaining coconut milk.",
    ["400 ml coconut milk = 370 ml", "200 ml stock = all", "400 ml coconut milk = 30 ml"],
  ],
  [
    "Soup\n\n400 ml coconut milk\n200 ml stock\n\nAdd the coconut milk (reserve 2 tbsp) and stock. Drizzle with the remaining coconut milk.",
    ["400 ml coconut milk = 370 ml", "200 ml stock = all", "400 ml coconut milk = 30 ml"],
  ],
  [
    "Suppe\n\n400 ml Kokosmilch\n200 ml Gemüsebrühe\n\nKokosmilch (2 EL für die Deko aufheben) und Brühe angießen. Mit der restlichen Kokosmilch beträufeln.",
    ["400 ml Kokosmilch = 370 ml", "200 ml Gemüsebrühe = all", "400 ml Kokosmilch = 30 ml"],
  ],
])("what a bracket keeps back is left out, and what stands behind it goes in: %#", (text, uses) =>
  expect(everyUse(text)).toEqual(uses),
);

test("the other tin is the one of two that is left", () => {
  const text =
    "Stew\n\n2 x 400g tins butter beans\n1 onion\n\nFry the onion. Add one of the tins of beans, liquor and all. Drain the other tin and add those, too.";
  expect(usesOf(text, "2 x")).toEqual([
    "2 x 400g tins butter beans = 1 tin",
    "2 x 400g tins butter beans = 1 tin",
  ]);
});

test("a scrap of what is left leaves some, and whatever is left of two goes in of both", () => {
  const text =
    "Keema\n\n5 garlic cloves\n2 thumbs of ginger\n200 g yogurt\n500 g mince\n\nFry three-quarters of the garlic and ginger. Add the mince. Mix the yogurt with the merest scrap of the remaining garlic. Stir in whatever garlic and ginger you have left.";
  expect(usesOf(text, "5 garlic")).toEqual([
    "5 garlic cloves = 3 3/4 cloves",
    "5 garlic cloves = some",
    "5 garlic cloves = some",
  ]);
  expect(usesOf(text, "2 thumbs")).toHaveLength(2);
});

test("a spoon of the flour leaves the rest of it", () => {
  const text =
    "Cake\n\n180 g flour\n2 eggs\n\nBeat the eggs (add a spoon of the flour if it looks curdled). Fold in the rest of the flour.";
  expect(usesOf(text, "180 g")).toEqual(["180 g flour = some", "180 g flour = some"]);
});

test("the stop of a short unit ends no clause: the last spoon of butter is used", () => {
  const text =
    "Pancake\n\n4 Tbsp. unsalted butter\n3 eggs\n\nDrop in 3 Tbsp. butter. Add the eggs. Dot remaining 1 Tbsp. butter over top of pancake.";
  expect(usesOf(text, "4 Tbsp.")).toEqual([
    "4 Tbsp. unsalted butter = 3 Tbsp",
    "4 Tbsp. unsalted butter = 1 Tbsp",
  ]);
});

test.each([
  [
    "Squash\n\n1 squash\n20 g sunflower seeds\n1 tbsp oil\n\nHalve the squash and remove the seeds with a spoon. Toast the seeds in a pan. Serve with oil.",
    ["1 squash = all", "20 g sunflower seeds = all", "1 tbsp oil = all"],
  ],
  [
    "Kürbis\n\n1 Kürbis\n20 g Sonnenblumenkerne\n1 EL Öl\n\nKürbis halbieren und die Kerne mit einem Löffel entfernen. Die Kerne in einer Pfanne rösten. Mit Öl servieren.",
    ["1 Kürbis = all", "20 g Sonnenblumenkerne = all", "1 EL Öl = all"],
  ],
])("the seeds that are taken out of a squash are not those of the list: %#", (text, uses) => {
  expect(everyUse(text)).toEqual(uses);
});

test("what is scraped out of a pumpkin is none of the list's cashew kernels", () => {
  const text =
    "Curry\n\n1 Kürbis\n1 EL Öl\nKoriandergrün und Cashewkerne zum Garnieren\n\nDen Kürbis halbieren. Die Kerne herauskratzen. Im Öl braten. Koriander und Cashews drüberstreuen.";
  expect(everyUse(text)).toEqual([
    "1 Kürbis = all",
    "1 EL Öl = all",
    "Koriandergrün und Cashewkerne zum Garnieren = all",
  ]);
});

test("the cheeks off the mangoes are no lime cheeks", () => {
  const text =
    "Salad\n\n2 mangoes\nLime cheeks, to serve\n\nSlice the cheeks off the mangoes. Cut into strips. Serve with lime cheeks.";
  expect(everyUse(text)).toEqual(["2 mangoes = all", "Lime cheeks, to serve = all"]);
});

test("the rest of a rub is no salt", () => {
  const text =
    "Pork\n\nRub\n3 tbsp brown sugar\n1 tbsp paprika\n1 tbsp kosher salt, plus more to taste\n2 kg pork shoulder\n\nMix the brown sugar with all the other dry seasonings and 1 tbsp salt. Set aside 1 tbsp of this rub; massage the rest all over the pork.";
  expect(everyUse(text).slice(3)).toEqual(["2 kg pork shoulder = all"]);
});

test.each([
  [
    "Kuchen\n\nTeig:\n500 g Mehl\n220 ml Milch\n1 Ei\n\nStreusel:\n200 g Mehl\n120 g kalte Butter\n1 TL Zimt\n\nZum Bestreuen: 2 EL Zucker mit ½ TL Zimt vermischt\n\nDas Mehl in eine Schüssel sieben. Milch und Ei zugeben und alles mit den Knethaken 8 Minuten zu einem glatten Teig schlagen.\nFür die Streusel alle Zutaten mit den Fingern verreiben.\nTeig ausrollen, Streusel darauf verteilen und backen. Mit Zimtzucker bestreuen.",
    [
      "500 g Mehl = all",
      "220 ml Milch = all",
      "1 Ei = all",
      "200 g Mehl = all",
      "120 g kalte Butter = all",
      "1 TL Zimt = all",
      "2 EL Zucker mit ½ TL Zimt vermischt = all",
    ],
  ],
  [
    "Cake\n\nDough\n500 g flour\n220 ml milk\n1 egg\n\nStreusel\n200 g flour\n120 g cold butter\n1 tsp cinnamon\n\nTo finish\n2 tbsp sugar mixed with 1/2 tsp cinnamon\n\nSift the flour into a bowl. Add the milk and egg and knead everything for 8 minutes.\nFor the streusel, rub all the ingredients together.\nRoll out the dough, scatter over the streusel and bake. Sprinkle with the cinnamon sugar.",
    [
      "500 g flour = all",
      "220 ml milk = all",
      "1 egg = all",
      "200 g flour = all",
      "120 g cold butter = all",
      "1 tsp cinnamon = all",
      "2 tbsp sugar mixed with 1/2 tsp cinnamon = all",
    ],
  ],
])("'knead everything' is what is in the bowl, and the next part has all of its own: %#", (text, uses) =>
  expect(everyUse(text).slice(-uses.length)).toEqual(uses),
);

test.each([
  "Curry\n\n1 onion\n200 ml vegetable stock\n1 tbsp oil\n\nChop the onion. Fry the chopped ingredients in the oil for 5 minutes. Add the stock.",
  "Curry\n\n1 Zwiebel\n200 ml Gemüsebrühe\n1 EL Öl\n\nZwiebel hacken. Die gehackten Zutaten im Öl 5 Minuten dünsten. Brühe angießen.",
])("the chopped ingredients are those that were chopped: %#", (text) => {
  const lines = text.split("\n").slice(2, 5);
  expect(everyUse(text)).toEqual([lines[0], lines[2], lines[1]].map((line) => `${line} = all`));
});

test("the whole of a part goes into the next one, which its own line heads", () => {
  const text =
    "Brot\n\nVorteig (am Vorabend, gegen 18 Uhr)\n150 g Roggenmehl\n150 g Wasser\n15 g Anstellgut\n\nHauptteig\nder gesamte Vorteig\n350 g Weizenmehl\n100 g Roggenmehl\n260 g Wasser\n1 EL Rübensirup\n\nVorteigzutaten verrühren und vier Stunden reifen lassen.\n\nDen Sirup in 260 g Wasser auflösen. Mit Vorteig und beiden Mehlen 5 Minuten mischen.";
  const uses = everyUse(text);
  expect(uses.slice(0, 3)).toEqual(["150 g Roggenmehl = all", "150 g Wasser = all", "15 g Anstellgut = all"]);
  expect(uses.slice(-3)).toEqual([
    "der gesamte Vorteig = all",
    "350 g Weizenmehl = all",
    "100 g Roggenmehl = all",
  ]);
});

test.each([
  [
    "Tart\n\n4 tbsp oil, one of which for greasing\n300 g flour\n\nGrease the tin. Mix the flour with the oil.",
    "1 tbsp",
    "3 tbsp",
  ],
  [
    "Tart\n\n100 g butter, 20 g of it for the tin\n300 g flour\n\nGrease the tin. Rub the butter into the flour.",
    "20 g",
    "80 g",
  ],
  [
    "Torta\n\n4 cucchiai di olio, di cui uno per ungere\n300 g di farina\n\nUngete la teglia. Mescolate la farina con l'olio.",
    "1 cucchiaio",
    "3 cucchiai",
  ],
  [
    "Tarte\n\n4 cuillères à soupe d'huile, dont 1 pour le moule\n300 g de farine\n\nHuilez le moule. Mélangez la farine et l'huile.",
    "1 cuillère à soupe",
    "3 cuillères à soupe",
  ],
  [
    "Tarta\n\n4 cucharadas de aceite, una de ellas para engrasar\n300 g de harina\n\nEngrasa el molde. Mezcla la harina con el aceite.",
    "1 cucharada",
    "3 cucharadas",
  ],
  [
    "Torta\n\n4 colheres de sopa de óleo, uma delas para untar\n300 g de farinha\n\nUnte a forma. Misture a farinha com o óleo.",
    "1 colher de sopa",
    "3 colheres de sopa",
  ],
  [
    "Kuchen\n\n4 EL Öl, davon 1 EL für die Form\n300 g Mehl\n\nForm fetten. Mehl mit Öl verrühren.",
    "1 EL",
    "3 EL",
  ],
  [
    "Taart\n\n4 el olie, waarvan 1 el om in te vetten\n300 g bloem\n\nVet de vorm in. Meng de bloem met de olie.",
    "1 el",
    "3 el",
  ],
])("what the list has of a line for the tin goes there, and the rest in: %#", (text, tin, bowl) => {
  const line = text.split("\n")[2] ?? "";
  expect(usesOf(text, line)).toEqual([`${line} = ${tin}`, `${line} = ${bowl}`]);
});

test.each([
  "Nasi\n\n300 g rice\n2 eggs\n\nRice not cooked yet? Cook it now. Fry the eggs. Add the rice.",
  "Nasi\n\n300 g rijst\n2 eieren\n\nRijst nog niet gaar? Kook hem dan nu. Bak de eieren. De rijst toevoegen.",
])("a question puts nothing in: %#", (text) => {
  const [rice, eggs] = text.split("\n").slice(2, 4);
  expect(everyUse(text)).toEqual([`${eggs} = all`, `${rice} = all`]);
});

test("two more tablespoons are two tablespoons", () => {
  const text =
    "Stew\n\n5 tbsp olive oil\n2 onions\n1 aubergine\n\nHeat 2 tbsp of the oil and fry the onions. Add two more tablespoons of oil and fry the aubergine. Stir in the remaining oil.";
  expect(usesOf(text, "5 tbsp")).toEqual([
    "5 tbsp olive oil = 2 tbsp",
    "5 tbsp olive oil = 2 tbsp",
    "5 tbsp olive oil = 1 tbsp",
  ]);
});

test.each([
  "Parmigiana\n\n2 melanzane\n500 ml di latte\n1 cipolla\n\nSalate poco le melanzane. Scaldate il latte. Unite la cipolla.",
  "Guiso\n\n1 kg de ternera\n2 cebollas\n1 pimiento\n\nSala un poco la ternera. Sofríe las cebollas. Añade el pimiento.",
])("what is salted a little is all of it: %#", (text) => {
  const lines = text.split("\n").slice(2, 5);
  expect(everyUse(text)).toEqual(lines.map((line) => `${line} = all`));
});

test.each([
  "Stew\n\n2 red peppers + 1 green\n1 onion\n\nSlice the peppers. Fry the onion. Add the peppers.",
  "Ragoût\n\n2 poivrons rouges + 1 vert\n1 oignon\n\nCoupez les poivrons en lanières. Faites revenir l'oignon. Ajoutez les poivrons.",
  "Pfanne\n\n2 rote Paprika + 1 grüne\n1 Zwiebel\n\nPaprika in Streifen schneiden. Zwiebel anbraten. Paprika zugeben.",
])("peppers of another colour are counted with the others: %#", (text) => {
  const [peppers, onion] = text.split("\n").slice(2, 4);
  expect(everyUse(text)).toEqual([`${peppers} = all`, `${onion} = all`]);
});

test.each([
  [
    "Cake\n\n2 cups sugar\n3 eggs\n\nBeat the eggs with 3/4 of a cup of sugar. Bake. Cover with the rest of the sugar.",
    ["3/4 cup", "1 1/4 cups"],
  ],
  [
    "Pastel\n\n2 tazas de azúcar\n3 huevos\n\nBate los huevos con 3/4 de taza de azúcar. Hornea. Cubre con el resto del azúcar.",
    ["3/4 taza", "1 1/4 tazas"],
  ],
  [
    "Bolo\n\n2 xícaras de açúcar\n3 ovos\n\nBata os ovos com 3/4 de xícara de açúcar. Asse. Cubra com o resto do açúcar.",
    ["3/4 xícara", "1 1/4 xícaras"],
  ],
])("three quarters of a cup are no three quarters of the line: %#", (text, amounts) => {
  const line = text.split("\n")[2] ?? "";
  expect(usesOf(text, line)).toEqual(amounts.map((amount) => `${line} = ${amount}`));
});

test("what is left of a cup is so much of a cup", () => {
  const text =
    "Pastel\n\n1 taza de azúcar\n5 huevos\n\nBate los huevos con 3/4 de taza de azúcar. Agrega el 1/4 de taza de azúcar restante.";
  expect(usesOf(text, "1 taza")).toEqual(["1 taza de azúcar = 3/4 taza", "1 taza de azúcar = 1/4 taza"]);
});

test.each([
  "Stew\n\n1 large onion\n400 g lentils\n\nPut the lentils and half an onion in a pot. Cook for 20 minutes. Chop the rest of the onion and add it. Remove the half onion.",
  "Guiso\n\n1 cebolla grande\n400 g de lentejas\n\nPon en una olla las lentejas y media cebolla. Cuece 20 minutos. Pica el resto de la cebolla y agrégalo. Saca la media cebolla.",
])("the half onion that is taken out is the one that went in: %#", (text) => {
  const line = text.split("\n")[2] ?? "";
  const half = line.endsWith("onion") ? "1/2 onion" : "1/2 cebolla";
  expect(usesOf(text, line)).toEqual([`${line} = ${half}`, `${line} = ${half}`]);
});

test.each([
  [
    "Gherkins\n\n2 kg gherkins\n1 litre vinegar\n2 bay leaves\n\nRinse the gherkins in water with vinegar (take 100 ml of the vinegar). Add the bay leaves. Cover with the rest of the vinegar. If they are not covered, add a little more vinegar.",
    ["100 ml", "0.9 litre", "some"],
  ],
  [
    "Cornichons\n\n2 kg de cornichons\n1 litre de vinaigre\n2 feuilles de laurier\n\nRincez les cornichons dans de l'eau vinaigrée (prenez 10 cl du vinaigre). Ajoutez le laurier. Couvrez avec le reste du vinaigre. Si nécessaire, ajoutez un peu de vinaigre.",
    ["10 cl", "0,9 litre", "some"],
  ],
])("brackets say how much, and what is added if need be takes nothing from the rest: %#", (text, amounts) => {
  const line = text.split("\n")[3] ?? "";
  expect(usesOf(text, line)).toEqual(amounts.map((amount) => `${line} = ${amount}`));
});

test.each([
  "Lasagne\n\n500 g lasagne sheets\n150 g parmesan\n\nMake a layer of lasagne sheets and a sprinkling of parmesan. Repeat for 5 layers, keeping aside 40 g of parmesan for the top. Cover the last sheet with the reserved parmesan.",
  "Lasagne\n\n500 g di lasagne fresche\n150 g di parmigiano\n\nFate uno strato di lasagne e una spolverata di parmigiano. Ripetete per 5 strati, tenendo da parte 40 g di parmigiano per la superficie. Coprite l'ultima lasagna con il parmigiano tenuto da parte.",
])(
  "what is kept back while layers are laid goes in at the end, and the last sheet lies there: %#",
  (text) => {
    const [sheets, cheese] = text.split("\n").slice(2, 4);
    const uses = everyUse(text).filter((use) => use.includes(" = "));
    expect(uses).toEqual([`${sheets} = all`, `${cheese} = some`, `${cheese} = 40 g`]);
  },
);

test.each([
  "Pollo\n\n1 pollo\n1 kg de papas\n1/3 taza de aceite\n\nUnta el pollo con la mitad del aceite y déjalo marinar mientras se preparan las papas. Pela las papas. Agrega el resto del aceite.",
  "Pollo\n\n1 pollo\n1 kg di patate\n1/3 tazza di olio\n\nUngete il pollo con metà dell'olio e lasciatelo marinare mentre si preparano le patate. Pelate le patate. Unite il resto dell'olio.",
  "Frango\n\n1 frango\n1 kg de batatas\n1/3 xícara de óleo\n\nUnte o frango com metade do óleo e deixe-o marinar enquanto se preparam as batatas. Descasque as batatas. Junte o resto do óleo.",
])("what is made ready meanwhile goes in when it is said, and spoons are the language's own: %#", (text) => {
  const [meat, potatoes, oil] = text.split("\n").slice(2, 5);
  const uses = everyUse(text);
  expect(uses.filter((use) => !use.startsWith(oil ?? ""))).toEqual([`${meat} = all`, `${potatoes} = all`]);
  expect(uses.filter((use) => use.startsWith(oil ?? ""))).toHaveLength(2);
  expect(uses.join()).not.toMatch(/tbsp|tsp/);
});

test.each(["a small amount of", "a small quantity of"])("%s it leaves some for later", (part) => {
  const text = `Soup\n\n3 tbsp flour\n1 can evaporated milk\n1 l stock\n\nMix the flour with ${part} the evaporated milk. Heat the stock. Stir in the paste and the remaining milk.`;
  expect(usesOf(text, "1 can")).toEqual(["1 can evaporated milk = some", "1 can evaporated milk = some"]);
});

test("a measured salt goes in where it is named, and what the end wants to taste is from the jar", () => {
  const text =
    "Stew\n\n2 lb beef\n1/4 cup flour\n1/2 tsp salt\n1 cup broth\n\nCombine the flour and salt and coat the beef. Add the broth. Cook for 8 hours. Add salt to taste.";
  expect(usesOf(text, "1/2 tsp")).toEqual(["1/2 tsp salt = all"]);
});

test("a salt that is only named to taste goes in there", () => {
  const text =
    "Soup\n\n1 kg carrots\n1 tsp salt\n1 l stock\n\nBoil the carrots in the stock. Add salt to taste.";
  expect(usesOf(text, "1 tsp")).toEqual(["1 tsp salt = all"]);
});

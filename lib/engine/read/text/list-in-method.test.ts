/** Recipes that are told and have no list: what there is to buy is told in the method, each once, and its sentences stay whole. */
import { formatText } from "@/lib/engine/format";
import { listOf } from "@/lib/engine/check/reading/actions";
import { parseRecipeText } from "./index";

const bought = (text: string): string[] =>
  (parseRecipeText(text)?.ingredients ?? []).map((line) => line.text);

const PIE =
  "Proper chicken pie\n\nThere's nothing cheffy about this.\n\nStart with a kilo of chicken thighs, bone in. Put them in a pot with a carrot, a bay leaf and enough water to cover, and simmer gently for 40 minutes. Keep 400ml of that lovely stock.\n\nNow, 50g butter in a wide pan. Three leeks, sliced and washed twice, go in for 10 minutes. Then 250g chestnut mushrooms, quartered, lid off, till they've coloured. Shake over 40g plain flour and stir in 100ml double cream.\n\nFill a 1.5-litre pie dish. Lay a 320g sheet of ready-rolled puff pastry over the top and bake at 200C for 30 minutes.";

const KNOEDEL =
  "Semmelknödel\n\nAus 8 altbackenen Semmeln (ca. 350 g) werden 8 Knödel.\n\nDie Semmeln in feine Scheiben schneiden und in eine Schüssel geben. 300 ml Milch erwärmen, nicht kochen, und darübergießen; zugedeckt 20 Minuten durchziehen lassen. Unterdessen eine mittelgroße Zwiebel sehr fein würfeln und in 30 g Butter weich dünsten. 3 Eier und 1 gestrichenen TL Salz zu den Semmeln geben und vermengen. 10 Minuten ruhen lassen. Ist die Masse zu weich, 1–2 EL Semmelbrösel einarbeiten.\n\n18 bis 20 Minuten im offenen Topf gar ziehen lassen.";

const MERMELADA =
  "Mermelada de higos\n\nDos kilos de higos negros, un kilo de azúcar, dos limones y una cucharada de anís en grano: con eso llenamos siete tarros.\n\nLimpiamos los higos y los partimos en cuartos. Los alternamos con el azúcar. Exprimimos encima los limones. Añadimos los granos de anís y cocemos a fuego medio unos 50 minutos.";

test.each([
  [
    PIE,
    [
      "a kilo of chicken thighs",
      "a carrot",
      "a bay leaf",
      "50g butter",
      "Three leeks",
      "250g chestnut mushrooms",
      "40g plain flour",
      "100ml double cream",
      "320g sheet of ready-rolled puff pastry",
    ],
  ],
  [
    KNOEDEL,
    [
      "8 altbackenen Semmeln (ca. 350 g)",
      "300 ml Milch",
      "eine mittelgroße Zwiebel",
      "30 g Butter",
      "3 Eier",
      "1 gestrichenen TL Salz",
      "1–2 EL Semmelbrösel",
    ],
  ],
  [
    "Poached pears\n\nPeel 4 pears. Simmer them in 500 ml red wine with 100 g sugar and a cinnamon stick for 25 minutes. Let them cool in the syrup.",
    ["4 pears", "500 ml red wine", "100 g sugar", "a cinnamon stick"],
  ],
  [
    "Bread Pudding\n\nScald 1 quart of milk and pour it over 4 cups of stale bread cubes. Beat 3 eggs with 3/4 cup of sugar and stir in. Set the dish in a pan of hot water and bake for one hour. Serve warm with 1 cup of thin cream.",
    ["1 quart of milk", "4 cups of stale bread cubes", "3 eggs", "3/4 cup of sugar", "1 cup of thin cream"],
  ],
  [
    MERMELADA,
    ["Dos kilos de higos negros", "un kilo de azúcar", "dos limones", "una cucharada de anís en grano"],
  ],
])("what a told recipe says to buy is its list: %#", (text, list) => expect(bought(text)).toEqual(list));

test.each([PIE, KNOEDEL])(
  "each goes in where it is told, with its sentence whole and no doubt of the receipt: %#",
  (text) => {
    const content = formatText(text);
    const lines = content === null ? [] : listOf(content);
    const used = new Set(
      content?.steps.flatMap(({ actions = [] }) =>
        actions.flatMap(({ uses }) => uses.map(({ line }) => line)),
      ),
    );
    expect(used.size).toBe(lines.length);
    expect(content?.receipt?.issues ?? []).toEqual([]);
    expect(content?.steps.map(({ instruction }) => instruction).join(" ")).toMatch(
      /quartered, lid off, till they've coloured\.|zugedeckt 20 Minuten durchziehen lassen\./i,
    );
  },
);

test.each([
  "The weather was fine all week. We walked 5 miles a day and ate two apples each.",
  "Our week\n\nOn Monday we bought 2 kg of apples, 3 lemons and 500 g of flour. On Tuesday it rained. On Wednesday aunt May came with a dozen eggs and we talked for 3 hours.",
  "Fry an onion. Add some stock. Simmer for 20 minutes and serve.",
])("a story about food, and a method that measures nothing, is no recipe still: %#", (text) =>
  expect(parseRecipeText(text)).toBeNull(),
);

test("a short list stays the list, whatever its method measures", () =>
  expect(
    bought(
      "Pasta\n\n200 g pasta\n1 jar of sauce\n\nBoil the pasta in 2 litres of water with 1 tbsp salt, 1 bay leaf and 2 tbsp oil for 10 minutes. Heat the sauce and toss with the pasta.",
    ),
  ).toEqual(["200 g pasta", "1 jar of sauce"]));

test.each([
  [
    "Tortellini soup\n\nEverything but the tortellini and cream goes in the crock pot in the morning: a chopped onion, 2 chopped carrots, 3 cloves of garlic, a 28 oz can of whole tomatoes, 4 cups vegetable broth and a parmesan rind if you've been saving them. Low for 7 hrs.\n\nWhen you get home, fish out the rind. I use the stick blender. Add a 9 oz package of cheese tortellini and put the lid back on for 15 minutes.\n\nStir in 3 big handfuls of baby spinach and 3/4 cup heavy cream. Let it sit another 5 min. till the spinach wilts.",
    [
      "a chopped onion",
      "2 chopped carrots",
      "3 cloves of garlic",
      "28 oz can of whole tomatoes",
      "4 cups vegetable broth",
      "a parmesan rind",
      "9 oz package of cheese tortellini",
      "3 big handfuls of baby spinach",
      "3/4 cup heavy cream",
    ],
  ],
  [
    "Kartoffelsalat\n\n1 1/2 kg festkochende Kartoffeln in der Schale kochen, abgießen, kurz ausdampfen lassen und noch heiß pellen. In ganz dünne Scheiben schneiden.\n\nIn der Zwischenzeit eine große Zwiebel sehr fein würfeln und in einem Topf mit 400 ml kräftiger Fleischbrühe einmal aufkochen. 5 EL Branntweinessig, einen guten TL Salz, eine Prise Zucker, Pfeffer und 2 TL Senf dazu.\n\nEtwa zwei Drittel von der heißen Brühe über die Kartoffeln gießen, vorsichtig mischen und eine halbe Stunde ziehen lassen. Ganz zum Schluss 6 EL Sonnenblumenöl unterheben, nicht früher, sonst nehmen die Kartoffeln die Brühe nicht mehr auf.",
    [
      "1 1/2 kg festkochende Kartoffeln",
      "eine große Zwiebel",
      "400 ml kräftiger Fleischbrühe",
      "5 EL Branntweinessig",
      "einen guten TL Salz",
      "eine Prise Zucker",
      "2 TL Senf",
      "6 EL Sonnenblumenöl",
    ],
  ],
  [
    "Someone here asked how I do my paprika wings on the grill, so here goes. I never measure much.\n\nGet 2 kg chicken wings, trim the tips. First rub them with a teaspoon of salt and a tablespoon each of grated ginger and garlic and leave for half an hour while you do the rest. Then mix a small tub of full fat greek yogurt (the 200g size) with 2 tsp paprika, 1 tsp cumin and a tbsp of gram flour you've toasted in a dry pan. The flour keeps the marinade on, and I would not leave it out even if somebody tells you that it is fine without, because it is not. Coat the wings in it and stick them in the fridge at least 4 hours but overnight is much better, covered, on the lowest shelf so that nothing drips on the milk.",
    [
      "2 kg chicken wings",
      "a teaspoon of salt",
      "a tablespoon each of grated ginger and garlic",
      "a small tub of full fat greek yogurt (the 200g size)",
      "2 tsp paprika",
      "1 tsp cumin",
      "a tbsp of gram flour",
    ],
  ],
])("a sentence with many foods is not all of a told list: %#", (text, list) => {
  expect(bought(text)).toEqual(list);
  expect(parseRecipeText(text)?.notes).toBeUndefined();
});

test("a long paragraph that brings in foods is of the method, with all of its foods", () => {
  const text =
    "Albóndigas de la abuela\n\nEsto se hacía en casa los domingos con lo que había. Se pica muy menuda la carne, con un diente de ajo y un poco de perejil. En una sartén honda se calientan 50 g de manteca con dos cucharadas de aceite y se pocha media cebolla bien picadita. Se echan 40 g de harina y se tuesta un par de minutos sin dejar de mover. Luego se va añadiendo la leche caliente, medio litro más o menos, poco a poco. A los cinco minutos se agrega la carne, una pizca de pimienta y sal si hace falta, y se sigue removiendo diez o quince minutos más, hasta que la masa se despegue de las paredes de la sartén.\n\nSe extiende en una fuente y se tapa. Se forman las albóndigas, se pasan por dos huevos y se fríen 2 minutos.";
  expect(bought(text)).toEqual(
    expect.arrayContaining(["50 g de manteca", "media cebolla", "40 g de harina", "dos huevos"]),
  );
});

test.each([
  [
    "Pumpkin quiche\n\nHello everyone, here is the quiche that you all asked me about, so simple that I tell it in one go.\n\nRub 200 g flour with 100 g butter and chill the dough. Cut a small pumpkin (about 600 g) into wedges and roast it with 2 tbsp olive oil for 20 minutes. Spread it over the dough, whisk 3 eggs with 200 ml cream and pour over.",
    "a small pumpkin (about 600 g)",
  ],
  [
    "Kürbisquiche\n\nHallo zusammen, hier das Rezept für die Quiche, nach der ihr alle gefragt habt, so einfach, dass ich sie in einem Zug erzähle.\n\nIhr verknetet 200 g Mehl mit 100 g Butter und stellt den Teig kalt. Dann schneidet ihr einen kleinen Hokkaido (so 600 g) in Spalten und röstet ihn mit 2 EL Olivenöl 20 Minuten. Auf dem Teig verteilen, 3 Eier mit 200 ml Sahne verquirlen und darübergießen.",
    "einen kleinen Hokkaido (so 600 g)",
  ],
])("what a thing weighs stands with it on the list: %#", (text, line) =>
  expect(bought(text)).toContain(line),
);

test.each([
  "Cake\n\nIngredients\n125 g butter\n80 g sugar\n1 egg\n600 g apples\n1 tsp cinnamon\n\nMethod\n\nDough\n(125 g butter, 80 g sugar, 1 egg)\n1. Knead everything together.\n\nFilling\n(600 g apples, 1 tsp cinnamon)\n2. Slice the apples and dust with the cinnamon.\n3. Bake for 40 minutes.",
  "Kuchen\n\nZutaten\n125 g Butter\n80 g Zucker\n1 Ei\n600 g Äpfel\n1 TL Zimt\n\nZubereitung\n\nTeig\n(125 g Butter, 80 g Zucker, 1 Ei)\n1. Alles verkneten.\n\nFüllung\n(600 g Äpfel, 1 TL Zimt)\n2. Die Äpfel in Scheiben schneiden und mit Zimt bestreuen.\n3. 40 Minuten backen.",
])("lines of the list that the method tells again in brackets are bought once, and no step: %#", (text) => {
  expect(bought(text)).toHaveLength(5);
  const read = formatText(text);
  expect(
    read?.steps.flatMap(({ actions = [] }) => actions.map((action) => action.text)).join(" "),
  ).not.toContain("(");
  expect(read?.receipt?.issues ?? []).toEqual([]);
});

test.each([
  "Easy bread\n\n**Ingredients**: 500 g flour, 10 g salt (2%), 20 g starter or 1 pinch of dry yeast, 400 g water.\n\n**Method**: Mix 500 g of flour with 400 g of water, 20 g of starter and 10 g of salt, and leave for 12 hours. Fold the dough with 2 tbsp of oil, put it into a basket and dust with 3 tbsp of flour. Bake in a pot with 1 tbsp of water for 40 minutes.",
  "Pão simples\n\n**Ingredientes**: 500 g de farinha, 10 g de sal (2%), 20 g de fermento natural ou 1 pitada de fermento seco, 400 g de água.\n\n**Preparo**: Misture 500 g de farinha com 400 g de água, 20 g de fermento e 10 g de sal e deixe descansar por 12 horas. Dobre a massa com 2 colheres de óleo e polvilhe com 3 colheres de farinha. Asse numa panela com 1 colher de água por 40 minutos.",
  "Einfaches Brot\n\n**Zutaten**: 500 g Mehl, 10 g Salz (2%), 20 g Sauerteig oder 1 Prise Trockenhefe, 400 g Wasser.\n\n**Zubereitung**: 500 g Mehl mit 400 g Wasser, 20 g Sauerteig und 10 g Salz mischen und 12 Stunden gehen lassen. Den Teig mit 2 EL Öl falten und mit 3 EL Mehl bestäuben. In einem Topf mit 1 EL Wasser 40 Minuten backen.",
])("a list in one row with its name before it is the list, whatever the method tells: %#", (text) => {
  expect(bought(text)).toHaveLength(4);
});

test.each([
  [
    "Plum tart\n\nCream 100 g butter with 100 g sugar. Add 1 egg, 250 g flour and a third of a sachet of baking powder. Line a tin with the dough. Meanwhile wash and halve the plums. Lay the plums on the dough and bake for 40 minutes. Serve with walnuts.",
    ["100 g butter", "100 g sugar", "1 egg", "250 g flour", "a third of a sachet of baking powder", "plums"],
  ],
  [
    "Crostata di prugne\n\nAmalgamare 100 gr di burro con 100 gr di zucchero. Unire 1 uovo, 250 gr di farina, un terzo di bustina di lievito. In un pentolino scaldare 500 gr di latte mescolando bene. Nel frattempo lavare e tagliare le prugne a metà. Disporre le prugne sulla pasta e cuocere in forno per 40 minuti.",
    [
      "100 gr di burro",
      "100 gr di zucchero",
      "1 uovo",
      "250 gr di farina",
      "un terzo di bustina di lievito",
      "500 gr di latte",
      "prugne",
    ],
  ],
  [
    "Tarte aux prunes\n\nMélangez 100 g de beurre avec 100 g de sucre. Ajoutez 1 œuf et 250 g de farine. Foncez un moule. Lavez et coupez les prunes en deux. Disposez les prunes sur la pâte et enfournez 40 minutes.",
    ["100 g de beurre", "100 g de sucre", "1 œuf", "250 g de farine", "prunes"],
  ],
  [
    "Cottage pie\n\nTake 700 g of cold leftovers of a beef stew and chop them. Boil 1 kg of potatoes, mash them and add 100 g of butter and 200 ml of milk. Spread the meat in a dish, cover with the mash and bake for 30 minutes. If you like, add carrots.",
    ["700 g of cold leftovers of a beef stew", "1 kg of potatoes", "100 g of butter", "200 ml of milk"],
  ],
])(
  "what is named and never measured is bought too, and a part of a packet as it is said: %#",
  (text, list) => {
    expect(bought(text)).toEqual(list);
  },
);

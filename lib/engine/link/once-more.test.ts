/** Turns of everyday recipes: one of two, the second of two, halves in turns, what is kept for later, what a list in a sentence is mixed to. */
import { formatText } from "@/lib/engine/format";
import { everyUse } from "@/tests/support/cooking-uses";

test.each([
  [
    "Beef rolls\n\nFor the rolls:\n4 beef slices\n2 onions\n\nFor the cabbage:\n1 red cabbage\n1 onion\n\nCut one of the two onions into strips. Lay on the beef and roll up. Dice the second onion and add. Meanwhile shred the cabbage. Dice the onion. Add the cabbage.",
    [
      "2 onions = 1 onion",
      "4 beef slices = all",
      "2 onions = 1 onion",
      "1 red cabbage = all",
      "1 onion = all",
    ],
  ],
  [
    "Rouladen\n\nFür die Rouladen:\n4 Rouladen\n2 Zwiebeln\n\nFür den Rotkohl:\n1 Rotkohl\n1 Zwiebel\n\nEine der beiden Zwiebeln in Streifen schneiden. Auf die Rouladen legen und aufrollen. Die zweite Zwiebel würfeln und zugeben. In der Zwischenzeit den Kohl hobeln. Zwiebel würfeln. Kohl dazu.",
    [
      "2 Zwiebeln = 1 Zwiebel",
      "4 Rouladen = all",
      "2 Zwiebeln = 1 Zwiebel",
      "1 Rotkohl = all",
      "1 Zwiebel = all",
    ],
  ],
])("one of two onions, and the second of them: %#", (text, uses) => expect(everyUse(text)).toEqual(uses));

test.each([
  [
    "½ bunch parsley, chopped",
    "Fry the mushrooms with two thirds of the parsley. Add the cream. Scatter with the rest of the parsley.",
    "600 g mushrooms\n200 ml cream",
    ["⅓ bunch", "⅙ bunch"],
  ],
  [
    "½ Bund Petersilie, gehackt",
    "Pilze mit zwei Dritteln der Petersilie braten. Sahne zugeben. Mit dem Rest Petersilie bestreuen.",
    "600 g Pilze\n200 ml Sahne",
    ["⅓ Bund", "⅙ Bund"],
  ],
])("what two thirds of half a bunch leave is a sixth of one: %s", (line, method, list, amounts) => {
  const [, ...uses] = everyUse(`Mushrooms\n\n${line}\n${list}\n\n${method}`).filter((use) =>
    use.startsWith(line),
  );
  expect(uses).toEqual(amounts.map((amount) => `${line} = ${amount}`));
});

test("half of the biscuits go in one at a time, and the cocoa that is left just before serving", () => {
  const uses = everyUse(
    "Tiramisu\n\n500 g mascarpone\n300 ml coffee\n200 g biscuits\n2 tbsp cocoa\n\nDip half of the biscuits, one at a time, in the coffee. Spread with half the mascarpone. Dust with 1 tbsp cocoa. Repeat with the rest of the biscuits and the rest of the mascarpone. Just before serving dust with the remaining cocoa.",
  );
  expect(uses).toEqual([
    "200 g biscuits = 100 g",
    "300 ml coffee = all",
    "500 g mascarpone = 250 g",
    "2 tbsp cocoa = 1 tbsp",
    "200 g biscuits = 100 g",
    "500 g mascarpone = 250 g",
    "2 tbsp cocoa = 1 tbsp",
  ]);
});

test("'keep the leaves' in brackets is no name of a line, and what is kept for the meat is no meat", () =>
  expect(
    everyUse(
      "Curry\n\n600 g chicken\n400 ml coconut milk\nstems of 1 bunch coriander (keep the leaves)\n4 tbsp oil\n2 potatoes\n\nFry the potatoes in most of the oil, we keep 1 spoon for the chicken. Keep stirring. Add the chicken and the coconut milk. Top with the coriander stems.",
    ),
  ).toEqual([
    "2 potatoes = all",
    "4 tbsp oil = some",
    "600 g chicken = all",
    "400 ml coconut milk = all",
    "stems of 1 bunch coriander (keep the leaves) = all",
    "Step 1 leaves some of “4 tbsp oil”, and no step uses that.",
  ]));

test.each([
  [
    "Crescents\n\nTake 280 g flour, 210 g cold butter, 70 g sugar and 100 g ground almonds, plus 1 pinch of salt and 1 egg yolk. Quickly knead to a dough and chill for 1 hour.",
    [
      "280 g flour",
      "210 g cold butter",
      "70 g sugar",
      "100 g ground almonds",
      "1 pinch of salt",
      "1 egg yolk",
    ],
  ],
  [
    "Kipferl\n\nMan nehme 280 g Mehl, 210 g kalte Butter, 70 g Zucker und 100 g geriebene Mandeln, dazu 1 Prise Salz und 1 Eigelb. Rasch zu einem Teig kneten und 1 Stunde kalt stellen.",
    [
      "280 g Mehl",
      "210 g kalte Butter",
      "70 g Zucker",
      "100 g geriebene Mandeln",
      "1 Prise Salz",
      "1 Eigelb",
    ],
  ],
  [
    "Crêpes\n\nPrenez 250 g de farine, 500 ml de lait, 4 œufs et une pincée de sel. Mélangez et laissez reposer 30 minutes.",
    ["250 g de farine", "500 ml de lait", "4 œufs", "une pincée de sel"],
  ],
])("'take' opens a list in a text without another, and all of it is mixed: %#", (text, lines) =>
  expect(everyUse(text).sort()).toEqual(lines.map((line) => `${line} = all`).sort()),
);

test.each([
  [
    "Cheesecake\n\n200 g sugar\n500 g quark\npowdered sugar for dusting\n\n1. Beat the quark and 50 g of the sugar.\n2. Add the remaining sugar.\n3. Bake for 60 min.\n\nTurn out when quite cold and dust with powdered sugar. Tastes best on the second day!",
    "powdered sugar for dusting = all",
    "Tastes best on the second day!",
  ],
  [
    "Käsekuchen\n\n200 g Zucker\n500 g Quark\nPuderzucker zum Bestäuben\n\n1. Quark und 50 g vom Zucker verrühren.\n2. Den restlichen Zucker zugeben.\n3. 60 Min. backen.\n\nErst ganz kalt aus der Form lösen und mit Puderzucker bestäuben. Schmeckt am 2. Tag am besten!",
    "Puderzucker zum Bestäuben = all",
    "Schmeckt am 2. Tag am besten!",
  ],
])(
  "a last paragraph behind numbered steps that alone takes a food is work, and its end a note: %#",
  (text, use, note) => {
    expect(everyUse(text).at(-1)).toBe(use);
    expect(formatText(text)?.notes).toEqual([note]);
  },
);

test("a stop behind 'Std.' ends no order that has its verb behind it, and 'gewogen' is no work", () => {
  const recipe = formatText(
    "Marmelade\n\n400 g Rhabarber (geputzt gewogen)\n500 g Gelierzucker\nSaft von ½ Zitrone\n\nRhabarber schneiden, mit dem Gelierzucker mischen und 1 Std. Saft ziehen lassen. Zitronensaft zugeben und 4 Min. kochen.",
  );
  const actions = recipe?.steps.flatMap((step) => step.actions ?? []) ?? [];
  expect(actions.map(({ text }) => text)).toContain("1 Std. Saft ziehen lassen.");
  expect(actions.map(({ text }) => text).join(" ")).not.toContain("gewogen");
});

test("a splash of water 'if it sticks' is the tap's, and 'the beans and liquid' is no oil", () => {
  expect(
    everyUse(
      "Lentils\n\n1 onion\n2 cups lentils\n4 cups water\n\nCook the onion 3 minutes, adding a splash of water if it sticks. Add the lentils and water. Simmer 25 minutes.",
    ),
  ).toEqual(["1 onion = all", "2 cups lentils = all", "4 cups water = all"]);
  expect(
    everyUse(
      "Rice and peas\n\n1 tin kidney beans\n300 g rice\n4 tbsp oil\n2 plantains\n\nTip the beans and liquid into a pan and bring to the boil. Add the rice. Slice the plantains. Fry in the oil 2 minutes a side.",
    ),
  ).toEqual(["1 tin kidney beans = all", "300 g rice = all", "2 plantains = all", "4 tbsp oil = all"]);
});

test("how long a dish can be frozen is not how long it takes", () =>
  expect(
    formatText(
      "Carnitas\n\nServes 8. Prep 25 min, cook 8 hrs.\n\n4 lb pork\n1 tbsp salt\n\nRub the pork with the salt. Cook for 8 hours.\n\nFreezer tip: freeze the meat in its juice BEFORE broiling, up to 3 months.",
    )?.totalMinutes,
  ).toBe(505));

test.each([
  [
    "500 g flour",
    "4 eggs + 1 egg yolk for brushing",
    "Knead the flour with the eggs. Shape, brush with the egg yolk and bake for 30 minutes.",
    ["4 eggs", "1 egg yolk"],
  ],
  [
    "200 ml cream",
    "3 whole eggs plus 1 white for brushing",
    "Brush the case with the egg white and bake 5 minutes. Whisk the whole eggs with the cream.",
    ["1 white", "3 whole eggs"],
  ],
  [
    "500 g de farine",
    "4 œufs + 1 jaune pour dorer",
    "Pétrissez la farine avec les œufs. Façonnez, dorez au jaune d'œuf et enfournez 30 minutes.",
    ["4 œufs", "1 jaune"],
  ],
  [
    "500 g Mehl",
    "2 Eier + 1 Eigelb zum Bestreichen",
    "Mehl und Eier verkneten. Mit dem Eigelb bestreichen. 30 Minuten backen.",
    ["2 Eier", "1 Eigelb"],
  ],
  ["1 can pumpkin", "2 large eggs + 1 yolk", "Whisk the eggs, yolk and pumpkin. Bake 50 minutes.", ["all"]],
])("%s, %s: the yolk that the list adds goes in by itself", (food, eggs, method, amounts) => {
  const uses = everyUse(`Brioche\n\n${food}\n${eggs}\n\n${method}`);
  expect(uses).toEqual(
    expect.arrayContaining([`${food} = all`, ...amounts.map((amount) => `${eggs} = ${amount}`)]),
  );
  expect(uses).toHaveLength(amounts.length + 1);
});

test.each([
  [
    "Speculaas\n\n150 g butter\n3 tbsp milk\n250 g flour\n50 g almonds\n\nKnead everything except the almonds and 1 tbsp of the milk to a dough. Brush with the reserved milk. Press in the almonds.",
    [
      "3 tbsp milk = 2 tbsp",
      "150 g butter = all",
      "250 g flour = all",
      "3 tbsp milk = 1 tbsp",
      "50 g almonds = all",
    ],
  ],
  [
    "Koekjes\n\n150 g boter\n3 el melk\n250 g bloem\n50 g amandelen\n\nKneed alles behalve de amandelen en 1 eetlepel van de melk tot een deeg. Bestrijk met de achtergehouden melk. Druk de amandelen erin.",
    [
      "3 el melk = 2 eetlepels",
      "150 g boter = all",
      "250 g bloem = all",
      "3 el melk = 1 eetlepel",
      "50 g amandelen = all",
    ],
  ],
])("what is left out behind 'and' is left out by its amount: %#", (text, uses) =>
  expect(everyUse(text)).toEqual(uses),
);

test.each([
  [
    "Beans\n\n500 g beans\n1 onion\n\nSoak the beans overnight. The next day, drain and boil for 2 hours with the onion.",
    ["500 g beans = all", "500 g beans = all", "1 onion = all"],
  ],
  [
    "Alubias\n\n500 g de alubias\n1 cebolla\n\nRemoja las alubias toda la noche. Al otro día, escurre y cuece 2 horas con la cebolla.",
    ["500 g de alubias = all", "500 g de alubias = all", "1 cebolla = all"],
  ],
])("what was soaked goes in where the next day only says to drain: %#", (text, uses) => {
  expect(everyUse(text)).toEqual(uses);
  const seconds = formatText(text)?.steps.flatMap((step) =>
    (step.actions ?? []).flatMap((action) => action.seconds),
  );
  expect(seconds).toEqual([7200]);
});

test.each([
  [
    "Dressing\n\n1 theel honing\n3 eetl olie\n\nGiet een halve theelepel van de honing over de noten. Klop de olie met de rest van de honing.",
    "1 theel honing",
    ["1/2 theel", "1/2 theel"],
  ],
  [
    "Frango\n\n1 frango\n3 ovos\n\nBata dois ovos. Passe o frango nos ovos. Bata o terceiro ovo e pincele.",
    "3 ovos",
    ["2 ovos", "1 ovo"],
  ],
  [
    "Brioche\n\n500 g flour\n4 eggs, plus 1 beaten egg to glaze\n\nKnead the flour with the eggs. Brush with the beaten egg.",
    "4 eggs, plus 1 beaten egg to glaze",
    ["4 eggs", "1 egg"],
  ],
])("what is left of a spoon, the third of three, the egg to glaze: %#", (text, line, amounts) => {
  const uses = everyUse(text);
  expect(uses.filter((use) => use.startsWith(line))).toEqual(amounts.map((amount) => `${line} = ${amount}`));
  expect(uses.filter((use) => !use.includes(" = "))).toEqual([]);
});

test.each([
  [
    "Date pudding\n\n200 g dates\n250 ml boiling water\n1 tsp bicarb\n180 g flour\n\nSoak the dates in the water with the bicarb for 10 minutes, then blitz. Fold in the flour and the dates.",
    [
      "200 g dates = all",
      "250 ml boiling water = all",
      "1 tsp bicarb = all",
      "180 g flour = all",
      "200 g dates = all",
    ],
  ],
  [
    "Mousse\n\n1 lata de leite condensado\n1 caixinha de creme de leite\n1 envelope de gelatina\n\nBata no liquidificador o leite condensado e o creme de leite. Hidrate a gelatina por 5 minutos. Junte na mousse e bata mais um pouquinho.",
    [
      "1 lata de leite condensado = all",
      "1 caixinha de creme de leite = all",
      "1 envelope de gelatina = all",
    ],
  ],
])("what was soaked or blended before is blended no second time: %#", (text, uses) =>
  expect(everyUse(text)).toEqual(uses),
);

test.each([
  [
    "Dough\n\n500 g flour\n1 cube yeast\n80 g butter\n1 egg\n\nCrumble the yeast into the flour. Add the rest and knead.",
    ["80 g butter = all", "1 egg = all"],
  ],
  [
    "Deeg\n\n500 g bloem\n1 blokje gist\n80 g boter\n1 ei\n\nVerkruimel de gist in de bloem. Voeg al het andere toe en kneed.",
    ["80 g boter = all", "1 ei = all"],
  ],
  [
    "Impasto\n\n500 g di farina\n1 cubetto di lievito\n80 g di burro\n1 uovo\n\nSbriciolare il lievito nella farina. Aggiungere tutto il resto e impastare.",
    ["80 g di burro = all", "1 uovo = all"],
  ],
  [
    "Batter\n\n200 g flour\n2 eggs\n300 ml milk\n20 g parsley\n\nWhisk the flour, eggs and milk. Fry half of the batter, then the rest.",
    ["No step uses “20 g parsley”."],
  ],
])("the rest is that of the list, where nothing was parted before: %#", (text, last) =>
  expect(everyUse(text).slice(-last.length)).toEqual(last),
);

test.each([
  [
    "Teig\n\n500 g Mehl\n1/4 l Milch\n80 g Zucker\n80 g Butter\n\nMehl mit etwas Zucker und der Hälfte der Milch anrühren. Dann alles andere zugeben und kneten.",
    ["500 g Mehl = all", "80 g Zucker = some", "1/4 l Milch = 125 ml"],
    ["80 g Butter = all", "1/4 l Milch = 125 ml", "80 g Zucker = some"],
  ],
  [
    "Pâte\n\n500 g de farine\n1/4 l de lait\n80 g de sucre\n80 g de beurre\n\nMélanger la farine, un peu de sucre et la moitié du lait. Ajouter tout le reste et pétrir.",
    ["500 g de farine = all", "80 g de sucre = some", "1/4 l de lait = 125 ml"],
    ["80 g de beurre = all", "1/4 l de lait = 125 ml", "80 g de sucre = some"],
  ],
])(
  "everything else is the rest of what was begun, too, and an eighth of a litre 125 ml: %#",
  (text, first, last) => {
    const uses = everyUse(text);
    expect([...uses.slice(0, 3)].sort()).toEqual([...first].sort());
    expect([...uses.slice(3)].sort()).toEqual([...last].sort());
  },
);

test.each([
  [
    "Rouladen\n\n4 slices beef\n4 tsp mustard\n8 slices bacon\n\nSpread each slice with 1 tsp mustard and lay 2 slices of bacon on top. Roll up the beef.",
    "8 slices bacon = all",
  ],
  [
    "Rouladen\n\n4 Rinderrouladen\n4 TL Senf\n8 Scheiben Speck\n\nJede Roulade mit 1 TL Senf bestreichen und mit 2 Speckscheiben belegen. Aufrollen.",
    "8 Scheiben Speck = all",
  ],
  [
    "Involtini\n\n4 fettine di vitello\n8 fette di prosciutto\n4 foglie di salvia\n\nMettere su ogni fettina 2 fette di prosciutto e 1 foglia di salvia. Arrotolare.",
    "8 fette di prosciutto = all",
  ],
])("what goes onto each is all of it, in the order behind it too: %#", (text, use) => {
  const uses = everyUse(text);
  expect(uses).toContain(use);
  expect(uses.filter((each) => !each.includes(" = "))).toEqual([]);
});

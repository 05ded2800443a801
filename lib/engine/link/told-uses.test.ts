/** Which lines go in, where recipes tell what is done and not what to do, and where one word of a language looks like another. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";

function usesOf(text: string): string[] {
  const recipe = formatText(text);
  if (recipe === null) throw new Error(text);
  const list = listOf(recipe);
  return recipe.steps.flatMap(({ actions = [], isPrep }) =>
    isPrep
      ? []
      : actions.flatMap(({ uses }) => uses.map(({ line, amount }) => `${list[line] ?? ""} = ${amount}`)),
  );
}

test.each([
  [
    "Braten\n\n2 Zwiebeln\n4 Gurken\n1 Möhre\n\nEine Zwiebel wird in Ringe geschnitten, die Gurken der Länge nach geviertelt. Die zweite Zwiebel und die Möhre werden gewürfelt und angeröstet.",
    ["2 Zwiebeln = 1 Zwiebel", "4 Gurken = all", "2 Zwiebeln = 1 Zwiebel", "1 Möhre = all"],
  ],
  [
    "Salat\n\n1 große Zwiebel\n4 Tomaten\n\nDie Zwiebel wird ganz fein gewürfelt. Das kommt alles zu den Tomaten.",
    ["1 große Zwiebel = all", "4 Tomaten = all"],
  ],
  [
    "Soep\n\n1 ui\n30 g boter\n\nDe ui wordt gesnipperd en in de boter gebakken.",
    ["1 ui = all", "30 g boter = all"],
  ],
  [
    "Rouladen\n\n4 Schnitzel\n8 Scheiben Speck\n1 EL Öl\n\nDie Schnitzel klopfen. Je zwei Scheiben Speck darauflegen. Im Öl anbraten.",
    ["4 Schnitzel = all", "8 Scheiben Speck = all", "1 EL Öl = all"],
  ],
  [
    "Eintopf\n\n800 g Rinderschulter\n400 ml Fleischbrühe\n\nDas Fleisch anbraten. Die Brühe zugießen.",
    ["800 g Rinderschulter = all", "400 ml Fleischbrühe = all"],
  ],
  [
    "Sugo\n\n1 cipolla\n1 carota\n300 g di carne trita\n\nTrita finemente cipolla e carota. Unisci la carne.",
    ["1 cipolla = all", "1 carota = all", "300 g di carne trita = all"],
  ],
  [
    "Baccalà\n\n300 ml di olio di semi\n1 spicchio d'aglio\n\nSbattete l'aglio versando l'olio a filo, tenendone da parte due cucchiai. Servite con l'olio tenuto da parte.",
    ["1 spicchio d'aglio = all", "300 ml di olio di semi = 270 ml", "300 ml di olio di semi = 30 ml"],
  ],
  [
    "Babà\n\n200 g di zucchero\n150 ml di rum\n\nFate bollire lo zucchero. Spegnete e unite il liquore.",
    ["200 g di zucchero = all", "150 ml di rum = all"],
  ],
  [
    "Ceviche\n\n800 g de corvina\n1 ají limo\n\nMezcla el pescado con la mitad del ají. Agrega el resto del ají.",
    ["800 g de corvina = all", "1 ají limo = 1/2 ají limo", "1 ají limo = 1/2 ají limo"],
  ],
  [
    "Burgers\n\n3/4 cup chopped bell pepper (1/2 of a pepper)\n200 g onion (1/2 large onion)\n2 eggs\n\nFry the chopped pepper and onion. Mix in the eggs.",
    [
      "3/4 cup chopped bell pepper (1/2 of a pepper) = all",
      "200 g onion (1/2 large onion) = all",
      "2 eggs = all",
    ],
  ],
  [
    "Rice\n\n300g rice\n600ml water\n400g can tomatoes\n\nTip in the tomatoes, refill the can halfway with water and add that too. Put the rice and measured water in a pan. Boil for 10 minutes.",
    ["400g can tomatoes = all", "300g rice = all", "600ml water = all"],
  ],
  [
    "Rice\n\n300g rice\n600ml water\n\nFill a large pan with water. Bring to the boil and add the rice.",
    ["600ml water = all", "300g rice = all"],
  ],
  [
    "Pasta\n\n12 oz rigatoni\n1 jar sauce\nburrata if you're feeling fancy\n\nBoil the pasta. Heat the sauce, thin it if it is too thick and toss. Top with the burrata.",
    ["12 oz rigatoni = all", "1 jar sauce = all", "burrata if you're feeling fancy = all"],
  ],
  [
    "Casserole\n\n1 lb ground beef\n1 onion\nsalt, pepper & garlic powder to taste\n\nBrown the beef with the onion; drain. Season. Cook for 2 hours.",
    ["1 lb ground beef = all", "1 onion = all", "salt, pepper & garlic powder to taste = all"],
  ],
  [
    "Tart\n\n1 sheet puff pastry\n1 egg yolk mixed with 1 tsp milk\n\nUnroll the pastry onto a baking sheet. Brush with the egg wash. Bake for 10 mins.",
    ["1 sheet puff pastry = all", "1 egg yolk mixed with 1 tsp milk = all"],
  ],
  [
    "Soup\n\n300 g dried beans\n1 potato\n\nThe night before, soak the beans in cold water. The next day drain them. Cook them with the potato for 1 hour.",
    ["300 g dried beans = all", "1 potato = all"],
  ],
  [
    "Meatballs\n\n500 g mince\n75 g butter\n300 ml water\n1 kg pears\n250 ml red wine\n\nPut the pears in a pan with the wine and enough water to cover. Simmer for 2 hours.\nFry the mince in the butter. Pour in the water and simmer for 40 minutes.",
    [
      "1 kg pears = all",
      "250 ml red wine = all",
      "500 g mince = all",
      "75 g butter = all",
      "300 ml water = all",
    ],
  ],
  [
    "Tiramisu\n\n500 g mascarpone\n100 g sugar\n300 ml coffee\n\nSweeten the coffee with a tablespoon of the sugar. Whisk the mascarpone with half of the remaining sugar. Top with the rest of the sugar.",
    [
      "300 ml coffee = all",
      "100 g sugar = 1 tbsp",
      "500 g mascarpone = all",
      "100 g sugar = some",
      "100 g sugar = some",
    ],
  ],
  [
    "Bulgogi\n\n1 lb steak\n1/3 cup soy sauce\n2 tbsp brown sugar\n1 tbsp sesame oil\n1 tbsp gochujang\n1 tbsp neutral oil, for cooking\n\nBoil the steak. Whisk soy sauce through gochujang and pour over the steak. Heat oil in a pan and fry the steak.",
    [
      "1/3 cup soy sauce = all",
      "2 tbsp brown sugar = all",
      "1 tbsp sesame oil = all",
      "1 tbsp gochujang = all",
      "1 lb steak = all",
      "1 tbsp neutral oil, for cooking = all",
    ],
  ],
  [
    "Rice\n\n100 g peas\n1 onion\n20 g butter\n200 g rice\n\nFry the onion in the butter. Boil the rice. Stir the peas through the rice.",
    ["1 onion = all", "20 g butter = all", "200 g rice = all", "100 g peas = all"],
  ],
  [
    "Shrimp\n\n1/3 cup honey\n1/4 cup soy sauce\n1 lb shrimp\n\nWhisk the honey and soy sauce. Boil the shrimp with half of the sauce. You will use the rest for coating the shrimp. Pour in the remaining sauce.",
    ["1/3 cup honey = all", "1/4 cup soy sauce = all", "1 lb shrimp = all"],
  ],
  [
    "Rolls\n\n12 rice paper wrappers\n4 tbsp peanut butter\nwarm water, to thin\n\nDip a wrapper in warm water for 10 seconds. Mix the peanut butter, adding warm water a tablespoon at a time.",
    ["12 rice paper wrappers = all", "4 tbsp peanut butter = all", "warm water, to thin = all"],
  ],
  [
    "Enchiladas\n\n8 tortillas\n2 1/2 cups cheese, divided\n\nFill the tortillas with 1 cup of the cheese. Top with the remaining cheese. Bake 22 min. Broil for 3 min to brown the cheese.",
    ["8 tortillas = all", "2 1/2 cups cheese, divided = 1 cup", "2 1/2 cups cheese, divided = 1 1/2 cups"],
  ],
  [
    "Samosas\n\nPastry:\n225g plain flour\n2 tbsp vegetable oil\n80-100ml warm water\n\nFilling:\n500g potatoes\n100g peas\n\nMethod\nFor the pastry, put the flour in a bowl. Add the oil and enough water to make a firm dough. Knead for 5 mins.\nFor the filling, boil the potatoes. Add the peas.\nDivide the pastry into 8. Moisten the edge with water.",
    [
      "225g plain flour = all",
      "2 tbsp vegetable oil = all",
      "80-100ml warm water = all",
      "500g potatoes = all",
      "100g peas = all",
    ],
  ],
  [
    "Gnocchi\n\n1 lb gnocchi\nS+P\n1 ball burrata\n\nToss the gnocchi with S/P on a sheet pan. Roast 20 min. Tear burrata over.",
    ["1 lb gnocchi = all", "S+P = all", "1 ball burrata = all"],
  ],
  [
    "Muffins\n\nStreusel:\n1/3 cup flour\n3 tbsp cold butter\n\nMuffins:\n2 cups flour (reserve 1 tbsp to toss the berries)\n1/2 cup butter\n1 cup sugar\n2 cups blueberries\n\nStreusel: rub everything together until crumbly; chill.\nMuffins: whisk the flour. Cream butter and sugar 3 min. Fold in the flour mix. Toss berries in reserved flour and fold in.\nFill cups, top with streusel, bake 22 min.",
    [
      "1/3 cup flour = all",
      "3 tbsp cold butter = all",
      "2 cups flour (reserve 1 tbsp to toss the berries) = 1 3/4 cups + 3 tbsp",
      "2 cups flour (reserve 1 tbsp to toss the berries) = 1 tbsp",
      "1/2 cup butter = all",
      "1 cup sugar = all",
      "2 cups blueberries = all",
    ],
  ],
])("%#", (text, uses) => expect(usesOf(text).sort()).toEqual([...uses].sort()));

test.each([
  [
    "Cheesecake\n\n5 eggs\n200 g flour\n\nKnead the flour and 1 egg. Separate the remaining eggs. Beat the yolks. Whisk the whites until stiff and fold in.",
    ["1 egg", "4 eggs", "4 yolks", "4 whites"],
  ],
  [
    "Käsekuchen\n\n5 Eier\n200 g Mehl\n\nMehl und 1 Ei verkneten. Restliche Eier trennen. Eigelbe schaumig schlagen. Eiweiß steif schlagen und unterheben.",
    ["1 Ei", "4 Eier", "4 Eigelb", "4 Eiweiß"],
  ],
  [
    "Gâteau\n\n5 œufs\n200 g de farine\n\nPétrissez la farine et 1 œuf. Séparez les œufs restants. Fouettez les jaunes. Montez les blancs en neige.",
    ["1 œuf", "4 œufs", "4 jaunes", "4 blancs"],
  ],
])("eggs that are left are parted, and no more: %#", (text, amounts) =>
  expect(usesOf(text).flatMap((use) => (use.startsWith("5 ") ? [use.split(" = ")[1]] : []))).toEqual(amounts),
);

test.each([
  [
    "Buns\n\n500 g flour\n4 eggs\n1 egg, to glaze\n\nMix the flour and the eggs. Shape, brush with beaten egg and bake for 25 minutes.",
  ],
  [
    "Zopf\n\n500 g Mehl\n4 Eier\n1 Ei, zum Bepinseln\n\nMehl und Eier verkneten. Mit dem Ei bestreichen und 25 Minuten backen.",
  ],
  [
    "Brioche\n\n500 g de farine\n4 œufs\n1 œuf pour la dorure\n\nMélangez la farine et les œufs. Badigeonnez avec l'œuf et faites cuire 25 minutes.",
  ],
  [
    "Bollos\n\n500 g de harina\n4 huevos\n1 huevo para pintar\n\nMezcla la harina. Agregamos los huevos. Pinta con el huevo y hornea 25 minutos.",
  ],
  [
    "Focaccine\n\n500 g di farina\n4 uova\n1 uovo per spennellare\n\nImpastate la farina e le uova. Spennellate con l'uovo e infornate per 25 minuti.",
  ],
  [
    "Pão doce\n\n500 g de farinha\n4 ovos\n1 ovo para pincelar\n\nMisture a farinha e os ovos. Pincele com o ovo e asse por 25 minutos.",
  ],
  [
    "Brood\n\n500 g bloem\n4 eieren\n1 ei, om mee te bestrijken\n\nMeng de bloem en de eieren. Bestrijk met het ei en bak 25 minuten.",
  ],
])("the egg that is brushed on does not go into the dough: %#", (text) => {
  const uses = usesOf(text).map((use) => use.replace(/^(\d+) .*(?= = )/, "$1"));
  expect(uses).toEqual(["500 = all", "4 = all", "1 = all"]);
});

test.each([
  [
    "Tart\n\n2 onions in slices\n200 g cheese\n\nLay half of the onions in a dish. Add the cheese. Top with the rest of the onions.",
    ["2 onions in slices = 1 onion", "200 g cheese = all", "2 onions in slices = 1 onion"],
  ],
  [
    "Papas\n\n1 kg de patatas\n1 yema\n1 pizca de sal\n\nCuece las patatas en agua con sal durante 20 minutos. Bate la yema con la sal.",
    ["1 kg de patatas = all", "1 yema = all", "1 pizca de sal = all"],
  ],
  [
    "Pots\n\n3 egg yolks\n300 ml milk\n200 ml whipping cream\n\nWhisk the yolks. Stir in the milk. Cook to a thick cream. Whip the whipping cream and fold in.",
    ["3 egg yolks = all", "300 ml milk = all", "200 ml whipping cream = all"],
  ],
  [
    "Salad\n\n3 tbsp olive oil\n1 tbsp vinegar\nsalt & pepper\n\nShake the vinegar, oil & seasoning in a jar. Taste and adjust the seasoning.",
    ["1 tbsp vinegar = all", "3 tbsp olive oil = all", "salt & pepper = all"],
  ],
  [
    "Katsu\n\n1 tbsp oil\n1 onion\n2 chicken breasts\nVegetable oil, for shallow frying\n\nHeat the oil, add the onion.\nHeat oil in a frying pan. Fry the chicken 5 mins each side.",
    [
      "1 tbsp oil = all",
      "1 onion = all",
      "Vegetable oil, for shallow frying = all",
      "2 chicken breasts = all",
    ],
  ],
  [
    "Trifle\n\n500 g custard\n200g dark chocolate (150g chopped, 50g grated)\n300 ml cream\n\nWarm the custard. Stir in the chopped chocolate. Spoon over the cream and top with the grated chocolate.",
    [
      "500 g custard = all",
      "200g dark chocolate (150g chopped, 50g grated) = 150g",
      "300 ml cream = all",
      "200g dark chocolate (150g chopped, 50g grated) = 50g",
    ],
  ],
  [
    "Bowl\n\n1/2 cup quinoa\n1 avocado\n\nDressing:\n1/4 cup tahini\n2 tbsp lemon juice\n3 tbsp warm water\n\nBoil the quinoa. Whisk dressing, adding the warm water until pourable. Top with the avocado.",
    [
      "1/2 cup quinoa = all",
      "3 tbsp warm water = all",
      "1/4 cup tahini = all",
      "2 tbsp lemon juice = all",
      "1 avocado = all",
    ],
  ],
  [
    "Beans\n\n400 g beans (240 g drained)\n1 onion\n\nFry the onion. Add the drained beans.",
    ["1 onion = all", "400 g beans (240 g drained) = all"],
  ],
])("in the order of the method: %#", (text, uses) => expect(usesOf(text)).toEqual(uses));

test.each(["Zucca 500 g (già pulita)", "500 g di zucca già pulita"])("%s is bought so", (line) =>
  expect(
    (
      formatText(`Risotto\n\n${line}\n1 scalogno\n\nTaglia la zucca a cubetti. Trita lo scalogno.`)?.steps ??
      []
    ).filter(({ isPrep }) => isPrep),
  ).toEqual([]),
);

test.each([
  [
    "Chicken\n\n3 peppers\n2 onions\n\nWash the peppers, remove the seeds and cut them into strips. Fry the onions. Add the peppers.",
    ["3 peppers = all", "2 onions = all"],
  ],
  [
    "Poulet\n\n3 poivrons\n2 oignons\n\nLavez les poivrons, ôtez les graines et détaillez-les en lanières. Faites suer les oignons. Ajoutez les poivrons.",
    ["3 poivrons = all", "2 oignons = all"],
  ],
  [
    "Huhn\n\n3 Paprikaschoten\n2 Zwiebeln\n\nDie Paprikaschoten waschen, entkernen und in Streifen schneiden. Die Zwiebeln braten. Die Paprikaschoten zugeben.",
    ["3 Paprikaschoten = all", "2 Zwiebeln = all"],
  ],
])("what is washed, seeded and cut went in there: %#", (text, uses) => expect(usesOf(text)).toEqual(uses));

test.each([
  [
    "Risotto\n\n2 salsicce\n1 rametto di rosmarino\n\nSbriciolate le salsicce e rosolatele in un padellino senza grassi con il rosmarino.",
    ["2 salsicce = all", "1 rametto di rosmarino = all"],
  ],
  [
    "Risotto\n\n2 sausages\n1 sprig rosemary\n\nCrumble the sausages and brown them in a pan without fat with the rosemary.",
    ["2 sausages = all", "1 sprig rosemary = all"],
  ],
  [
    "Risotto\n\n2 saucisses\n1 brin de romarin\n\nÉmiettez les saucisses et faites-les dorer dans une poêle sans matière grasse avec le romarin.",
    ["2 saucisses = all", "1 brin de romarin = all"],
  ],
  [
    "Risotto\n\n2 Würste\n1 Zweig Rosmarin\n\nDie Würste zerkrümeln und in einer Pfanne ohne Fett mit dem Rosmarin anbraten.",
    ["2 Würste = all", "1 Zweig Rosmarin = all"],
  ],
])("only what stands right behind 'without' is left out: %#", (text, uses) =>
  expect(usesOf(text)).toEqual(uses),
);

test.each([
  [
    "Pancakes\n\n60 g butter, melted (+ extra for the pan)\n200 g flour\n\nMix the flour and the butter. Heat a pan and grease it with a little butter.",
    [
      "200 g flour = all",
      "60 g butter, melted (+ extra for the pan) = all",
      "60 g butter, melted (+ extra for the pan) = some",
    ],
  ],
  [
    "Crêpes\n\n60 g de beurre fondu (+ pour la poêle)\n200 g de farine\n\nMélangez la farine et le beurre. Faites chauffer une poêle et graissez-la avec un peu de beurre.",
    [
      "200 g de farine = all",
      "60 g de beurre fondu (+ pour la poêle) = all",
      "60 g de beurre fondu (+ pour la poêle) = some",
    ],
  ],
])("a pan that is greased by a pronoun takes the extra: %#", (text, uses) =>
  expect(usesOf(text)).toEqual(uses),
);

test("a setting between the order and the eggs leaves them parted, and yolks and whites are as many", () =>
  expect(
    usesOf(
      "Torte\n\n4 Eier\n150 g Zucker\n\nFür den Biskuit die Eier trennen. Eiweiß mit Zucker steif schlagen. Eigelb unterheben.",
    ),
  ).toEqual(["4 Eier = all", "4 Eier = 4 Eiweiß", "150 g Zucker = all", "4 Eier = 4 Eigelb"]));

test.each([
  [
    "Gulasch\n\n1 kg Rindfleisch\nSalz\n\nDas Fleisch braten. Mit Salz abschmecken. Dazu schmecken Klöße.",
    ["1 kg Rindfleisch = all", "Salz = all"],
  ],
  [
    "Ensaladilla\n\n3 huevos\n1 pimiento del piquillo\n\nPica los huevos. Decora con tiras de pimiento.",
    ["3 huevos = all", "1 pimiento del piquillo = all"],
  ],
  [
    "Feijoada\n\n1 paio\n2 linguiças calabresas\n\nFrite a linguiça em uma panela. Junte o paio e cozinhe por 10 minutos.",
    ["2 linguiças calabresas = all", "1 paio = all"],
  ],
])("words that look alike, and the short name of a food: %#", (text, uses) =>
  expect(usesOf(text)).toEqual(uses),
);

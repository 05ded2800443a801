/** What once alarmed on recipes that are right, told in the languages in which it can be said: the receipt has nothing to say. */
import { formatText } from "@/lib/engine/format";

const issues = (text: string): string[] =>
  (formatText(text)?.receipt?.issues ?? []).map(({ kind, message }) => `${kind}: ${message}`);

test.each([
  "Soep\n\n2 preien\n1 l bouillon\n\nStap 1: Snijd de preien in ringen.\nStap 2: Kook ze 20 minuten in de bouillon.",
  "Suppe\n\n2 Stangen Lauch\n1 l Brühe\n\nSchritt 1: Den Lauch in Ringe schneiden.\nSchritt 2: In der Brühe 20 Minuten kochen.",
  "Soupe\n\n2 poireaux\n1 l de bouillon\n\nÉtape 1 : Émincez les poireaux.\nÉtape 2 : Faites-les cuire 20 minutes dans le bouillon.",
  "Sopa\n\n2 puerros\n1 l de caldo\n\nPaso 1: Corta los puerros en rodajas.\nPaso 2: Cuécelos 20 minutos en el caldo.",
  "Zuppa\n\n2 porri\n1 l di brodo\n\nPasso 1: Affettate i porri.\nPasso 2: Cuoceteli 20 minuti nel brodo.",
  "Sopa\n\n2 alhos-porros\n1 l de caldo\n\nPasso 1: Corte os alhos-porros em rodelas.\nPasso 2: Coza-os 20 minutos no caldo.",
  "Jam\n\n4 cups rhubarb\n.25 C + 3.75 C sugar\n\nMix the rhubarb with .25 C of sugar. Boil. Add the remaining sugar and boil for one minute.",
  "Bake\n\n1 cup of breadcrumbs (I make mine after the celery and onion, with no need to rinse the bowl because it makes them even more delicious!)\n1 onion\n\nFry the onion. Top with the breadcrumbs and bake.",
])("numbers of steps in words, and without a nought, are no other words of the recipe: %#", (text) =>
  expect(issues(text)).toEqual([]),
);

test.each([
  "Chicken\n\n1 chicken\nsalt\n\nRoast the chicken with the salt for between 15 and 20 minutes.",
  "Pollo\n\n1 pollo\nsal\n\nHornea el pollo con la sal entre 15 y 20 minutos.",
  "Poulet\n\n1 poulet\nsel\n\nFaites rôtir le poulet avec le sel entre 15 et 20 minutes.",
  "Huhn\n\n1 Huhn\nSalz\n\nDas Huhn mit dem Salz zwischen 15 und 20 Minuten braten.",
  "Kip\n\n1 kip\nzout\n\nBraad de kip met het zout tussen 15 en 20 minuten.",
  "Pollo\n\n1 pollo\nsale\n\nArrostite il pollo con il sale tra 15 e 20 minuti.",
  "Frango\n\n1 frango\nsal\n\nAsse o frango com o sal entre 15 e 20 minutos.",
  "Terrine\n\n1 poulet\nsel\n\nCuire le poulet avec le sel 1 h 30 à 180°C.",
  "Pollo\n\n1 pollo\nsal\n\nHornea el pollo con la sal 1 h 30 a 180 ºC.",
  "Peas\n\n200 g peas\n100 ml milk\n\nMicrowave the peas for 2/3 min. Add the milk and cook 20/30 min.",
])("a time beside another number rings as it is stated: %#", (text) => expect(issues(text)).toEqual([]));

test.each([
  "Sopa\n\n2 tomates\n1 cucharada de caldo de pollo en polvo\n\nCuece los tomates. Sazona con el caldo.",
  "Kip\n\n1 kip\n1 bakje zure room\n\nBraad de kip. Serveer met een lepel zure room.",
  "Kuchen\n\n250 g Mehl\n2 Zitronen, Schale abgerieben und Saft ausgepresst\n150 g Puderzucker\n\nMehl, Zitronenschale und 3 EL Zitronensaft verrühren. 30 Minuten backen. Den Puderzucker mit dem restlichen Zitronensaft glatt rühren.",
  "Cake\n\n200 g honing\n50 g amandelen\n2 eieren\n\nRoer de honing op 2 el na door de eieren. Strooi de amandelen erover, op een handjevol na. Bak 50 minuten. Bestrijk met de rest van de honing. Bestrooi met de overige amandelen.",
  "Bizcocho\n\n1 yogur natural\n(con el vaso del yogur mides lo demás)\n3 huevos\n\nBate los huevos con el yogur. Hornea 30 minutos.",
  "Cake\n\n1 pot of yogurt\n(use the pot to measure everything else)\n3 eggs\n\nBeat the eggs with the yogurt. Bake for 30 minutes.",
  "Pollo\n\n1 pollo\n1 cipolla, 1 carota, 1 gambo di sedano\n2 cucchiai d'olio\n\nTritate cipolla, carota e sedano. Fateli soffriggere nell'olio. Unite il pollo.",
  "Chicken\n\n1 chicken\n1 onion, 1 carrot, 1 leek\n2 tbsp oil\n\nChop the onion, carrot and leek. Fry them in the oil. Add the chicken.",
  "Zuppa\n\n300 g di fagioli secchi\n1 patata\n2 l di brodo\n\nLa sera prima mettete a bagno i fagioli in acqua fredda. Il giorno dopo scolateli. Cuoceteli con la patata nel brodo per un'ora e mezza.",
  "Cake\n\n4 eggs\n200 g butter\n\nBeat the butter. Add one egg at a time, beating well.",
  "Kuchen\n\n4 Eier\n200 g Butter\n\nDie Butter schaumig rühren. Ein Ei nach dem anderen unterrühren.",
  "Taart\n\n4 eieren\n200 g boter\n\nKlop de boter. Voeg één ei tegelijk toe en klop goed.",
  "Lasagne\n\n500 ml meat sauce\n3/4 lb mozzarella, sliced\n\nSpread half of the meat sauce in a dish. Top with a third of the mozzarella. Spoon the rest of the sauce over the mozzarella. Repeat layers, and top with the remaining mozzarella.",
  "Vegetables\n\n2 carrots\n1 leek\n2 tbsp oil\n\nClean the vegetables. Slice the carrots and the leek. Fry everything in the oil for 10 minutes.",
  "Cobbler\n\n1 stick butter\n1 c flour\n1 c milk\n\n375. Melt butter in a dish. Mix flour and milk, pour over. 40-45 min til golden.",
  "Soup\n\n8 slices baguette, toasted\n1 clove garlic, cut in half\n2 quarts stock\n\nRub the toast with the garlic. Heat the stock, ladle it into bowls and float 2 slices of toast on each.",
  "Torta\n\n4 uova\n200 g di burro\n\nMontate il burro. Aggiungete un uovo alla volta, mescolando bene.",
])("what is left to the cook, and what is said otherwise, is no doubt: %#", (text) =>
  expect(issues(text)).toEqual([]),
);

test.each([
  "Hello les filles ! Suite à vos messages, ma recette de cake aux olives, inratable\n\n3 œufs\n180 g de farine\n100 g d'olives\n\nFouettez les œufs avec la farine. Ajoutez les olives. Versez dans un moule et faites cuire 45 minutes.",
  "Ciao a tutti! Mi avete chiesto in tanti la ricetta delle polpette di melanzane, eccola qui\n\n2 melanzane\n150 g di pangrattato\n2 uova\n\nSchiacciate le melanzane. Unite le uova e il pangrattato. Formate delle polpette e friggetele.",
])("the greeting beside the dish that a message names is no lost line: %#", (text) =>
  expect(issues(text)).toEqual([]),
);

test.each([
  "Lasagne\n\nFor the sauce\n80 g butter\n300 ml milk\n\nTo assemble\n250 g pasta\nbutter, for the dish\n\nMake the sauce: melt the butter in the milk. Boil the pasta. Butter a dish.",
  "Lasagne\n\nPer la besciamella\n80 g di burro\n300 ml di latte\n\nPer assemblare\n250 g di pasta\nburro per la teglia\n\nPreparate la besciamella: sciogliete il burro nel latte. Lessate la pasta. Imburrate una teglia.",
  "Lasagne\n\nPour la sauce\n80 g de beurre\n300 ml de lait\n\nPour le montage\n250 g de pâtes\nbeurre pour le plat\n\nPréparez la sauce : faites fondre le beurre dans le lait. Faites cuire les pâtes. Beurrez un plat.",
])("the butter that is there for the dish is no other part's: %#", (text) =>
  expect(issues(text)).toEqual([]),
);

test.each([
  "Fishcakes\n\n400 g haddock\n50 g flour\n2 eggs, beaten\n120 g breadcrumbs\n\nShape the haddock into 8 cakes. Put the flour, eggs and breadcrumbs on three separate plates. Coat each fishcake in flour, then egg, then crumbs.",
  "Fishcakes\n\n400 g haddock\n50 g flour\n2 eggs, beaten\n120 g breadcrumbs\n\nShape the haddock into 8 cakes. Put the flour, eggs and breadcrumbs in three bowls. Coat each fishcake in flour, then egg, then crumbs.",
  "Kipferl\n\n280 g Mehl\n210 g Butter\n70 g Staubzucker\n\nZum Wälzen:\n100 g Staubzucker\n2 Pkg. Vanillezucker\n\nMehl, Butter und Zucker verkneten. Kipferl formen und 12 Min. backen.\n\nStaubzucker mit Vanillezucker mischen. Die Kipferl im Zucker wälzen.",
  "Crescents\n\n280 g flour\n210 g butter\n70 g powdered sugar\n\nFor rolling:\n100 g powdered sugar\n2 sachets vanilla sugar\n\nKnead the flour, butter and sugar to a dough. Shape crescents and bake for 12 minutes.\n\nMix the powdered sugar with the vanilla sugar. Roll the crescents in the sugar.",
])("what stands ready on plates, and two sugars by their own words, are no doubt: %#", (text) =>
  expect(issues(text)).toEqual([]),
);

test.each([
  "Potato pie\n\nYou will need 1 kg potatoes, 500 g minced beef, 1 large onion, 2 tablespoons butter and about 150 g grated cheese.\n\nBoil the potatoes for 25 min and mash with the butter. Fry the onion for 5 minutes, add the beef and fry for 8 minutes. Put the mash on top, then the cheese. Bake for 20 minutes.",
  "Escondidinho\n\nVocê vai precisar de 1 kg de mandioca, 500 g de carne moída, 1 cebola grande, 2 colheres de manteiga e uns 150 g de queijo ralado.\n\nCozinhe a mandioca por 25 minutos e amasse com a manteiga. Refogue a cebola por 5 minutos, junte a carne e frite por 8 minutos. Cubra com o purê e o queijo. Asse por 20 minutos.",
])("'about' before an amount of a list that is told is no lost word: %#", (text) =>
  expect(issues(text)).toEqual([]),
);

test.each([
  "Rouladen\n\n4 Rinderrouladen\n2 EL Öl\nSalz, Pfeffer, 1 Prise Zucker\nAußerdem: Rouladennadeln oder Küchengarn\n\nDas Fleisch salzen und pfeffern. Im Öl anbraten und 90 Minuten schmoren. Mit Salz, Pfeffer und Zucker abschmecken.",
  "Rolls\n\n4 beef slices\n2 tbsp oil\nsalt, pepper, 1 pinch sugar\nkitchen twine\n\nSeason the beef with salt and pepper. Fry in the oil. Season with salt, pepper and sugar.",
])(
  "salt without an amount beside a pinch of something, and twine that no step names, are no doubt: %#",
  (text) => expect(issues(text)).toEqual([]),
);

test.each([
  "Stew\n\n1 kg beef\n1 onion\nsalt\n\nFry the beef and onion with the salt. Taste to see if there is enough salt.",
  "Gulasch\n\n1 kg Rindfleisch\n1 Zwiebel\nSalz\n\nDas Fleisch mit Zwiebel und Salz anbraten. Probieren, ob genug Salz drin ist.",
  "Stoofvlees\n\n1 kilo riblappen\n1 ui\nzout\n\nBak het vlees met de ui en het zout. Proef of er genoeg zout in zit.",
])("to taste whether something is missing is no doubt: %#", (text) => expect(issues(text)).toEqual([]));

test.each([
  "Tarte\n\nPâte\n250 g de farine\n1 œuf\n\nCrème\n12 cl de jus de citron\n3 œufs entiers + 1 jaune\n120 g de sucre\n\nMeringue\n100 g de blancs d'œufs\n\nMélanger la farine et l'œuf. Chauffer le jus. Blanchir les œufs et le jaune avec le sucre, verser dessus le jus chaud. Monter les blancs.",
  "Tart\n\nPastry\n250 g flour\n1 egg\n\nCream\n120 ml lemon juice\n3 whole eggs + 1 yolk\n120 g sugar\n\nMeringue\n100 g egg whites\n\nMix the flour and the egg. Heat the juice. Whisk the eggs and the yolk with the sugar, pour the hot juice over. Whisk the whites.",
])("the yolk of another line is no part of the pastry's egg: %#", (text) => expect(issues(text)).toEqual([]));

test.each([
  "Confiture\n\n2 kg d'abricots\n1 kg de sucre\nLe jus de 1 citron\n\nLa veille, mettre les fruits dans une terrine avec le sucre. Arroser de jus de citron et laisser macérer 12 heures.\n\nLe lendemain, verser les fruits et leur jus dans la bassine. Cuire 25 minutes.",
  "Jam\n\n2 kg apricots\n1 kg sugar\njuice of 1 lemon\n\nThe night before, put the fruit in a bowl with the sugar. Sprinkle with the lemon juice and leave for 12 hours.\n\nThe next day, pour the fruit and its juice into the pan. Cook for 25 minutes.",
])("the fruit's own juice is not the lemon's: %#", (text) => expect(issues(text)).toEqual([]));

test.each([
  "Feijão\n\n200 g de bacon\n1 cebola\n\nFrite o bacon. Retire e deixe só umas 3 colheres de gordura na panela. Refogue a cebola.",
  "Frijoles\n\n200 g de tocino\n1 cebolla\n\nFríe el tocino. Retira y deja solo 3 cucharadas de grasa en la sartén. Sofríe la cebolla.",
  "Fagioli\n\n200 g di pancetta\n1 cipolla\n\nFriggete la pancetta. Toglietela e lasciate solo 3 cucchiai di grasso nella padella. Soffriggete la cipolla.",
  "Haricots\n\n200 g de lardons\n1 oignon\n\nFaites frire les lardons. Laissez seulement 3 c. à soupe de graisse dans la poêle. Faites revenir l'oignon.",
  "Beans\n\n200 g bacon\n1 onion\n\nFry the bacon. Take it out and leave only 3 tbsp of fat in the pan. Fry the onion.",
])("fat that stays in the pan is nothing to buy: %#", (text) => expect(issues(text)).toEqual([]));

test.each([
  "Pasta\n\n400 g pasta\n200 ml cream\n\nBoil the pasta. Reserve 1 cup cooking water and drain. Stir the cream through the pasta.",
  "Pasta\n\n400 g Nudeln\n200 ml Sahne\n\nNudeln kochen. 1 Tasse Kochwasser auffangen und abgießen. Die Sahne unterrühren.",
  "Pasta\n\n400 g pasta\n200 ml room\n\nKook de pasta. Bewaar een kopje kookvocht en giet af. Roer de room erdoor.",
])("water that something was cooked in is not needed besides: %#", (text) =>
  expect(formatText(text)?.receipt?.alsoNeeded ?? []).toEqual([]),
);

test("salt and pepper that are told together are needed once", () =>
  expect(
    formatText(
      "Soep\n\n250 g linzen\n1 l bouillon\n\nKook de linzen in de bouillon. Breng op smaak met peper en zout.",
    )?.receipt?.alsoNeeded,
  ).toHaveLength(1));

test("a comma between words that describe a fruit hides no fruit", () =>
  expect(
    issues(
      "Jam\n\n1 kg small, ripe strawberries\nJuice of 1 lemon\n450 g sugar\n\nLayer the strawberries with the sugar. Leave overnight. Turn the fruit gently.\nAdd the lemon juice and boil for 10 minutes.",
    ),
  ).toEqual([]));

test.each([
  "Tart\n\n250 g flour, plus a little for the counter\n125 g butter\n80 g sugar\n\nRub together the flour, butter and sugar. Roll out the dough and line a tin with it. Bake for 30 minutes.",
  "Tarte\n\n250 g de farine + un peu pour le plan de travail\n125 g de beurre\n80 g de sucre\n\nSablez la farine, le beurre et le sucre. Étalez la pâte et garnissez-en un moule. Cuisez 30 minutes.",
  "Crostata\n\n300 g farina, più un po' per la spianatoia\n150 g burro\n120 g zucchero\n\nLavorate la farina con il burro e lo zucchero. Stendete la pasta e rivestite lo stampo. Cuocete 40 minuti.",
])("a little for the counter goes under the dough that is rolled out: %#", (text) => {
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test("a little for the counter is missed where nothing is rolled", () => {
  expect(
    formatText(
      "Cake\n\n250 g flour, plus a little for the counter\n125 g butter\n80 g sugar\n\nBeat the butter with the sugar. Stir in the flour. Bake for 30 minutes.",
    )?.receipt?.issues?.length,
  ).toBe(1);
});

test.each([
  "Soupe\n\n1 boîte de haricots (400 g, 240 égouttés)\n1 oignon\n\nFaites revenir l'oignon. Ajoutez les haricots et cuisez 10 minutes.",
  "Bolo\n\n3 ovos, mas vai separado, já explico\n200 g de farinha\n\nMisture os ovos com a farinha e asse por 20 minutos.",
])("a second weight in a bracket and what somebody remarks are no work that is missing: %#", (text) => {
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test.each([
  "Dumplings\n\n400 g flour\n4 eggs\n150 ml water\n\nMix the flour and eggs with so much water that a thick batter forms. Scrape into simmering salted water. Lift out when they float.",
  "Spätzle\n\n400 g Mehl\n4 Eier\n150 ml Mineralwasser\n\nMehl und Eier mit so viel Mineralwasser verrühren, dass ein zäher Teig entsteht. In siedendes Salzwasser schaben.",
])("as much as it takes is named where it goes in: %#", (text) => expect(issues(text)).toEqual([]));

test("work that the list offers instead of other work is not missing", () =>
  expect(
    issues(
      "Dal\n\n1 tbsp ginger minced, or finely grated\n200 g lentils\n\nFry the ginger for 1 minute. Add the lentils and cook for 20 minutes.",
    ),
  ).toEqual([]));

test.each([
  "Prawns\n\n500 g prawns, defrosted\n2 tbsp oil\n\nFry the prawns in the oil.",
  "Beef\n\n600 g beef\n3 chillies (de-seeded, diced)\n\nFry the beef with the chillies.",
  "Prawns\n\n500 g prawns, peeled and de-veined\n2 tbsp oil\n\nFry the prawns in the oil.",
])("work on a food that is said in another form of the word is the list's own: %#", (text) =>
  expect(issues(text)).toEqual([]),
);

test.each([
  "Chicken\n\n1 chicken\n2 tbsp oil (separated)\n\nFry the chicken in 1 tbsp of the oil. Add the rest of the oil.",
  "Poulet\n\n1 poulet\n2 c. à soupe d'huile (séparées)\n\nDorer le poulet dans 1 c. à soupe d'huile. Ajouter le reste d'huile.",
  "Hähnchen\n\n1 Hähnchen\n2 EL Öl, getrennt\n\nDas Hähnchen in 1 EL Öl anbraten. Das restliche Öl zugeben.",
])("what is measured and shared out is not to be parted: %#", (text) => expect(issues(text)).toEqual([]));

test("a pronoun means what was named before the oven that we light", () =>
  expect(
    issues(
      "Bake\n\n500 g spinach, frozen\n200 g ricotta\n12 pasta sheets\n\nThaw the spinach, squeeze it well and mix with the ricotta. Layer with the sheets. Bake at 180 °C for 40 minutes.",
    ),
  ).toEqual([]));

test.each([
  "½ of the green onions",
  "1/2 of the green onions",
  "1/4 of the green onions",
  "half of the green onions",
])("a fraction of what the list counts is a part of it: %s", (part) =>
  expect(
    issues(
      `Potatoes\n\n4 potatoes\n8 green onions\n8 slices bacon\n\nMash the potatoes with ${part}. Top with the bacon and the remaining green onions.`,
    ),
  ).toEqual([]),
);

test("a long list of what goes in is one thing to do, also where one of it is called like a verb", () =>
  expect(
    issues(
      "Dip\n\n2 cups shredded chicken\n8 oz cream cheese\n1/2 cup dressing\n3/4 cup hot sauce\n1/2 cup parmesan\n1/2 cup celery\n1 clove garlic\n1 pinch salt\n1 pinch pepper\n\nAdd the shredded chicken (2 cups), cream cheese, dressing, hot sauce, 1/2 cup of finely grated parmesan, celery, garlic, and a pinch of salt and pepper in a very large mixing bowl.",
    ),
  ).toEqual([]));

test("the extra flour of one part's line dusts the counter in another part", () => {
  const text = `Beef Pie

For the filling
900 g beef
3 tbsp plain flour, plus extra for dusting
300 ml stock
For the pastry
350 g plain flour
175 g butter
6 tbsp cold water

For the filling, toss the beef in the flour. Add the stock and simmer for 2 hours.
For the pastry, rub the butter into the flour and stir in the water. Roll it out on a floured surface and lay it over the filling. Bake for 45 minutes.
`;
  expect(issues(text)).toEqual([]);
});

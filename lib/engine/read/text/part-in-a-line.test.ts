/** A whole part of the list in one line, its name before a semicolon. */
import { parseRecipeText } from "./index";

test("each is a part with its lines", () => {
  const read = parseRecipeText(
    "Slices\n\nFor the base; 90g butter, 110g sugar, 2 eggs\nFor the icing; 50 g butter, 140 g icing sugar\n\nBeat the butter with the sugar and eggs. Bake for 20 minutes. Beat the butter for the icing with the icing sugar.",
  );
  const [base, icing] = ["For the base", "For the icing"];
  expect(read?.ingredients.map(({ section }) => section)).toEqual([base, base, base, icing, icing]);
});

test("it ends with its line, and one amount for each of several foods stays with them", () => {
  const read = parseRecipeText(
    "Pork\n\n1 pork shoulder\nFor the rub: 2 tbsp brown sugar, 2 tsp salt, 1 tsp each garlic powder, onion powder, pepper\n1 onion, sliced\n\nMix the rub and massage into the pork. Add the onion. Cook 8 hours.",
  );
  expect(read?.ingredients.map(({ text, section }) => [section, text])).toEqual([
    [undefined, "1 pork shoulder"],
    ["For the rub", "2 tbsp brown sugar"],
    ["For the rub", "2 tsp salt"],
    ["For the rub", "1 tsp each garlic powder, onion powder, pepper"],
    [undefined, "1 onion, sliced"],
  ]);
});

test.each([
  [
    "Italian, between semicolons",
    "Focaccia\n\nTeglia 40 × 30 cm\n\nImpasto: farina 0 (W 260) 500 g; acqua 300 g; olio extravergine 30 g; sale 10 g\n\nSalamoia: acqua tiepida 120 g; olio extravergine 40 g; sale 8 g\n\nPer la teglia: olio q.b., sale grosso\n\n1. Impastare la farina con l'acqua per 5 minuti, unire sale e olio.\n2. Stendere nella teglia unta.\n3. Emulsionare gli ingredienti della salamoia e versarla. Cuocere 15 minuti.",
    { Impasto: 4, Salamoia: 3, "Per la teglia": 2 },
  ],
  [
    "English, between commas",
    "Focaccia\n\nDough: flour 500 g, water 300 g, olive oil 30 g, salt 10 g\nTopping: warm water 120 g, olive oil 40 g, salt 8 g\n\n1. Mix the flour and the water for 5 minutes, then add the salt and the oil.\n2. Stretch it into the tin.\n3. Whisk the topping and pour it over. Bake for 15 minutes.",
    { Dough: 4, Topping: 3 },
  ],
])("every amount behind its food: %s", (_how, text, parts) => {
  const counted: Record<string, number> = {};
  for (const { section = "" } of parseRecipeText(text)?.ingredients ?? [])
    counted[section] = (counted[section] ?? 0) + 1;
  expect(counted).toEqual(parts);
});

test.each([
  [
    "English, below its heading",
    "Stew\n\nFOR THE STEW\n500 g beans\n300 g bacon\n1 onion\n\nTO SERVE\nWhite rice, croutons and 2 limes in wedges\n\nFry the bacon and onion. Add the beans and simmer for 1 hour.",
    ["White rice", "croutons", "2 limes in wedges"],
  ],
  [
    "Portuguese, below its heading and above a day",
    "Ensopado\n\nPARA O ENSOPADO\n500 g de feijão\n300 g de bacon em cubos\n1 cebola picada\n\nPARA SERVIR\nArroz branco, farofa e 2 limões em fatias\n\nNa véspera: deixe o feijão de molho em bastante água.\n\nNo dia: frite o bacon e a cebola, junte o feijão e cozinhe por 1 hora.",
    ["Arroz branco", "farofa", "2 limões em fatias"],
  ],
  [
    "Spanish, behind its name",
    "Caldo\n\nPara el caldo\n1 kg de ternera\n1 cebolla\n2 litros de agua\n\nPara acompañar: col picada, pepinos en rodajas, limas, totopos\n\nCuece la ternera con la cebolla y el agua 1 hora. Sirve con la col y las limas.",
    ["col picada", "pepinos en rodajas", "limas", "totopos"],
  ],
  [
    "French, below its heading",
    "Soupe\n\nPour le bouillon\n1 kg de bœuf\n1 oignon\n2 l d'eau\n\nPour servir\nRiz blanc, persil haché et 2 citrons en quartiers\n\nFaites cuire le bœuf avec l'oignon et l'eau 1 heure.\n\nServez avec le riz et le persil.",
    ["Riz blanc", "persil haché", "2 citrons en quartiers"],
  ],
  [
    "English, with the time of one of them",
    "Satay\n\nMeat\n500 g pork\n2 tbsp soy sauce\n1 clove garlic\n\nTo serve: 8 pitas, 30 minutes warmed, lettuce, cucumber\n\nCut the pork and mix with the soy sauce and garlic. Grill for 12 minutes. Serve with lettuce and cucumber.",
    ["8 pitas, 30 minutes warmed", "lettuce", "cucumber"],
  ],
])("what is served with the dish stands in one row: %s", (_how, text, served) => {
  const list = parseRecipeText(text)?.ingredients ?? [];
  expect(
    list.filter(({ section = "" }) => /serv|acomp/iu.test(section)).map(({ text: food }) => food),
  ).toEqual(served);
});

test("orders below such a heading are no foods", () => {
  const list = parseRecipeText(
    "Toast\n\nFor the toast\n4 slices bread\n2 tbsp butter\n\nTo serve\nSpread with honey, scatter with nuts\n\nToast the bread and spread it with the butter.",
  )?.ingredients.map(({ text }) => text);
  expect(list).toEqual(["4 slices bread", "2 tbsp butter"]);
});

test("the first food right behind the part's colon is bought, and the name is a part's", () => {
  const read = parseRecipeText(
    "Pork and greens\n\nFor the pork:1 tsp sugar\n1 tbsp soy sauce\n1 lb pork\n\nFor the sauce:2 tbsp oyster sauce\n1 tbsp sherry\n\nMix the sugar, soy sauce and pork. Stir the oyster sauce and sherry and pour over. Fry for 5 minutes.",
  );
  expect(read?.ingredients.map(({ text, section }) => [section, text])).toEqual([
    ["For the pork", "1 tsp sugar"],
    ["For the pork", "1 tbsp soy sauce"],
    ["For the pork", "1 lb pork"],
    ["For the sauce", "2 tbsp oyster sauce"],
    ["For the sauce", "1 tbsp sherry"],
  ]);
});

test("a second part of a list in one line has its own name, and no food is called by it", () => {
  const read = parseRecipeText(
    "Carrot Cake\n\nIngredients: 1 1/2 cups sugar, 1 cup vegetable oil, 3 eggs, 2 cups flour, 3 cups shredded carrots, 1 cup chopped nuts. Frosting: 1 package (8 ounces) cream cheese, 1 tablespoon milk, 4 cups powdered sugar.\nInstructions: Preheat oven to 350 degrees. Beat sugar, oil and eggs. Stir in the flour, carrots and nuts. Bake 25 minutes.\nMake frosting: Beat the cream cheese with the milk and powdered sugar.",
  );
  expect(read?.ingredients.slice(5).map(({ text, section }) => [section, text])).toEqual([
    [undefined, "1 cup chopped nuts"],
    ["Frosting", "1 package (8 ounces) cream cheese"],
    ["Frosting", "1 tablespoon milk"],
    ["Frosting", "4 cups powdered sugar"],
  ]);
});

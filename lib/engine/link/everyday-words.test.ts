/** How everyday recipes say which line goes in, and how much of it: whole recipes, and what each line gives where. */
import { listOf } from "@/lib/engine/check/reading/actions";
import { formatText } from "@/lib/engine/format";
import { usesAndReceipt } from "@/tests/support/cooking-uses";

test.each<[string, string, string[]]>([
  [
    "enough of a line is left to the cook, and so is a range",
    "Dough\n\n300 g flour\n60 ml cold water\n2-3 tbsp milk\n\nMix the flour with enough of the water to bring it together. Brush with enough of the milk to moisten it.",
    ["300 g flour = all", "60 ml cold water = some", "2-3 tbsp milk = all"],
  ],
  [
    "more of what went in is a use where the cook decides",
    "Chilli\n\n1 tsp chilli powder\n2 onions\n\nFry the onions with the chilli powder. Taste and add more chilli powder if you like.",
    ["2 onions = all", "1 tsp chilli powder = all", "1 tsp chilli powder = some"],
  ],
  [
    "what is taken from a food leaves the food",
    "Roast\n\n1 lemon\n2 tins tuna\n4 onions\n\nFry the onions in the oil from the tuna. Zest the lemon into the pan. Add the tuna. Cut the lemon in half and squash it into the cavity.",
    ["4 onions = all", "2 tins tuna = some", "1 lemon = some", "2 tins tuna = some", "1 lemon = some"],
  ],
  [
    "what is squeezed out of a food was not used",
    "Pie\n\n400 g spinach\n250 g ricotta\n\nSqueeze the water from the spinach. Mix the spinach with the ricotta.",
    ["400 g spinach = all", "250 g ricotta = all"],
  ],
  [
    "a word that tells how thin is no tool",
    "Salad\n\n1 cucumber\n2 tsp sesame seeds\n\nSlice the cucumber paper thin. Sprinkle with the seeds.",
    ["1 cucumber = all", "2 tsp sesame seeds = all"],
  ],
  [
    "whatever else is what the list has to serve",
    "Rice\n\n200 g rice\n\nFor serving:\nsour cream, shredded cheese\n\nCook the rice. Top the rice with whatever else you fancy.",
    ["200 g rice = all", "sour cream, shredded cheese = all"],
  ],
  [
    "halves of a measured line, and of several pieces",
    "Rice\n\n4 cm ginger, half sliced, half finely grated\n200 g rice\n4 lemons, half juiced, half sliced\n\nFry the sliced ginger. Add the rice and the lemon slices. Stir in the grated ginger.",
    [
      "4 cm ginger, half sliced, half finely grated = 2 cm",
      "200 g rice = all",
      "4 lemons, half juiced, half sliced = 2 lemons",
      "4 cm ginger, half sliced, half finely grated = 2 cm",
    ],
  ],
  [
    "a part that no step mixes is shared out line by line",
    "Wings\n\n1 kg wings\n1 tbsp baking powder\n\nFor the dry rub:\n1 tbsp paprika\n2 tsp sugar\n\nToss the wings with the baking powder and half of the dry rub. Bake for 40 minutes. Dust with the rest of the rub.",
    [
      "1 kg wings = all",
      "1 tbsp baking powder = all",
      "1 tbsp paprika = 1/2 tbsp",
      "2 tsp sugar = 1 tsp",
      "1 tbsp paprika = 1/2 tbsp",
      "2 tsp sugar = 1 tsp",
    ],
  ],
  [
    "of a stated amount of it nobody can say how much of each line it is",
    "Wings\n\n1 kg wings\n1 tbsp baking powder\n\nFor the dry rub:\n1 tbsp paprika\n2 tsp sugar\n\nToss the wings with the baking powder and all but 2 tsp of the dry rub. Bake for 40 minutes. Dust with the rest of the rub.",
    [
      "1 kg wings = all",
      "1 tbsp baking powder = all",
      "1 tbsp paprika = some",
      "2 tsp sugar = some",
      "1 tbsp paprika = some",
      "2 tsp sugar = some",
    ],
  ],
  [
    "what the list stirs into a liquid goes in as the mixture that it became",
    "Bread\n\n500 g flour\n2 tsp yeast, dissolved in 100 ml warm water\n1 tbsp cornstarch mixed with 2 tbsp water\n\nPut the flour in a bowl. Add the yeast mixture and knead. Stir in the cornstarch slurry.",
    [
      "500 g flour = all",
      "2 tsp yeast, dissolved in 100 ml warm water = all",
      "1 tbsp cornstarch mixed with 2 tbsp water = all",
    ],
  ],
  [
    "a slurry that the method stirred holds what went in already",
    "Sauce\n\n1 l stock\n2 tbsp cornstarch\n\nBoil the stock. Mix the cornstarch with some stock. Stir in the cornstarch slurry.",
    ["1 l stock = all", "2 tbsp cornstarch = all"],
  ],
  [
    "what is put back is not kept back, nor what goes in with it",
    "Stew\n\n500 g lamb\n6 potatoes\n100 g barley\n\nSlice 2 of the potatoes. Put the meat back with the barley, then the remaining potatoes on top.",
    ["6 potatoes = 2 potatoes", "500 g lamb = all", "100 g barley = all", "6 potatoes = 4 potatoes"],
  ],
  [
    "the motor runs, and no water from the tap",
    "Dough\n\n500 g flour\n325 ml water\n2 tbsp oil\n\nPut the flour in the processor. With the motor running add the water and oil.",
    ["500 g flour = all", "325 ml water = all", "2 tbsp oil = all"],
  ],
  [
    "a griddle is buttered with what the list has besides",
    "Pancakes\n\n200 g flour\n2 tbsp butter, melted, plus more for the pan\n\nWhisk the flour and the butter. Butter a griddle and cook the pancakes.",
    [
      "200 g flour = all",
      "2 tbsp butter, melted, plus more for the pan = all",
      "2 tbsp butter, melted, plus more for the pan = some",
    ],
  ],
  [
    "juices in the plural are all that the list has, and a wedge is none of them",
    "Punch\n\n3 cups orange juice\n1/2 cup lime juice\n1/4 cup honey\n\nStir the juices and the honey in a pitcher. Garnish with a lime wedge.",
    ["1/4 cup honey = all", "3 cups orange juice = all", "1/2 cup lime juice = all"],
  ],
  [
    "a list that has fat has the fat that is heated",
    "Potatoes\n\n1kg potatoes\n4 tbsp goose fat\n\nHeat the fat in a tin in the oven. Add the potatoes and roast for 50 minutes.",
    ["4 tbsp goose fat = all", "1kg potatoes = all"],
  ],
  [
    "the rest of what was fried, and another spoon of what it was fried in",
    "Steak\n\n700g steak\n3 tbsp oil\n1 onion\n\nHeat 1 tbsp oil and fry half the steak, then do the rest with another tbsp. Soften the onion in the last of the oil.",
    [
      "3 tbsp oil = 1 tbsp",
      "700g steak = 350g",
      "700g steak = 350g",
      "3 tbsp oil = 1 tbsp",
      "1 onion = all",
      "3 tbsp oil = 1 tbsp",
    ],
  ],
  [
    "and repeating takes both as before",
    "Fritters\n\n4 courgettes\n3 tbsp oil\n\nHeat 1 tbsp of the oil and fry half the courgettes. Repeat with the rest, adding another tablespoon. Drizzle with the remaining oil.",
    [
      "3 tbsp oil = 1 tbsp",
      "4 courgettes = 2 courgettes",
      "4 courgettes = 2 courgettes",
      "3 tbsp oil = 1 tbsp",
      "3 tbsp oil = 1 tbsp",
    ],
  ],
  [
    "the juice that the list keeps goes in by itself",
    "Rice\n\n1 cup rice\n1 can diced tomatoes, drained, juice reserved\n\nCook the rice in the reserved juice. Add the tomatoes.",
    [
      "1 cup rice = all",
      "1 can diced tomatoes, drained, juice reserved = some",
      "1 can diced tomatoes, drained, juice reserved = all",
    ],
  ],
  [
    "the diced veg are the vegetables",
    "Pie\n\n1 tbsp oil\n2 carrots, 2 celery sticks and 1 leek, all finely diced\n800g potatoes\n\nHeat the oil. Sweat the diced veg with the bay for 10 mins. Boil the potatoes.",
    [
      "1 tbsp oil = all",
      "2 carrots, 2 celery sticks and 1 leek, all finely diced = all",
      "800g potatoes = all",
    ],
  ],
  [
    "what was heated before goes in once",
    "Buns\n\n300ml milk, plus 2 tbsp more\n50g butter\n500g flour\n\nBring 300ml milk to the boil, then add the butter. Put the flour in a bowl. Pour in the warm milk and butter.",
    ["300ml milk, plus 2 tbsp more = 300ml", "50g butter = all", "500g flour = all"],
  ],
  [
    "a floured surface leaves the measured flour to what is mixed later",
    "Easter rolls\n\nFor the buns\n500g strong bread flour\n300ml milk\n75g sugar\n\nFor the cross\n75g plain flour, plus extra for dusting\n\nMix the flour, sugar and milk. Knead on a floured surface.\nHeat the oven to 220C. Mix the flour with 5 tbsp water and pipe crosses.",
    [
      "500g strong bread flour = all",
      "75g sugar = all",
      "300ml milk = all",
      "75g plain flour, plus extra for dusting = some",
      "75g plain flour, plus extra for dusting = all",
    ],
  ],
  [
    "more oil is no part of the tofu",
    "Tofu\n\n150g tofu\n2 tbsp oil\n2 shallots\n\nHeat a little oil, fry the shallots. More oil, tofu till golden.",
    ["2 tbsp oil = some", "2 shallots = all", "2 tbsp oil = some", "150g tofu = all"],
  ],
  [
    "the P of S & P is no bell pepper",
    "Veg\n\n1 red pepper + 1 yellow pepper\n3 tbsp oil\n\nCut the peppers into chunks. Toss with the oil + s&p on a tray.",
    ["1 red pepper + 1 yellow pepper = all", "3 tbsp oil = all"],
  ],
])("%s", (_name, text, uses) => expect(usesAndReceipt(text).uses).toEqual(uses));

test.each([
  ["Veg\n\n2 onions\n3 tbsp oil\n2 tsp cumin\n\nToss the onions with 3 tbsp oil + cumin on a tray."],
  ["Pie\n\n3 eggs, slightly beaten\n1 cup sugar\n\nMix the sugar and eggs."],
  [
    "Rice\n\n1 cup rice\n1 can pineapple chunks in juice, drained, reserving juice\n\nCook the rice with the reserved juice. Add the pineapple.",
  ],
  ["Stew\n\n400g mushrooms, half sliced, half quartered\n2 tbsp oil\n\nHeat the oil. Add all the mushrooms."],
  [
    "Flatbreads\n\n350g flour, plus extra to dust\n350g yogurt\n\nMix the flour and yogurt. Knead on a dusted surface.",
  ],
  ["Veg\n\n2 onions\n200g cherry toms\n\nFry the onions. Add the tomatoes."],
])("the receipt is not misled by signs and short forms: %#", (text) =>
  expect(usesAndReceipt(text).named).toEqual([]),
);

test("the salt that one part measures is not what another part is seasoned with", () => {
  const { uses, named } = usesAndReceipt(
    "Pie\n\nFilling\n2 onions\n500 g chicken\n\nPastry\n200 g flour\n3/4 tsp salt\n90 g cold butter\n\nFry the onions. Add the chicken and season with salt and pepper. For the pastry, whisk the dry ingredients. Rub in the butter.",
  );
  expect(uses).toEqual([
    "2 onions = all",
    "500 g chicken = all",
    "200 g flour = all",
    "3/4 tsp salt = all",
    "90 g cold butter = all",
  ]);
  expect(named).toEqual([]);
});

test("what is done to another food in a line's brackets is not asked of the line", () =>
  expect(
    usesAndReceipt(
      "Ragu\n\n500g beef mince (veggie: 400g tinned lentils, drained)\n1 onion\n\nFry the onion. Add the mince.",
    ).named,
  ).toEqual([]));

test("'mix well' is no 'well chopped apples'", () => {
  const { uses, issues } = usesAndReceipt(
    "Rosca\n\nMassa\n200 ml de leite\n2 ovos\n400 g de farinha\nRecheio\n3 maçãs bem picadas com casca\n2 colheres de açúcar\n\n1. Misture o leite e os ovos e misture bem.\n2. Junte a farinha e sove bem.\n3. Junte as maçãs com o açúcar e recheie.",
  );
  expect(uses.filter((use) => use.startsWith("3 maçãs"))).toHaveLength(1);
  expect(issues).toEqual([]);
});

test.each([
  [
    "Stew\n\n1 green pepper\n1 glass red wine\n1 kg potatoes\nSalt, pepper and chilli (optional)\n\nFry the green pepper. Add the potatoes and a little salt. Add the glass of wine, the pepper and the chilli and simmer.",
    "Salt, pepper and chilli (optional) = some",
  ],
  [
    "Guiso\n\n1 pimiento verde\n1 vaso de vino tinto\n1 kg de patatas\nSal, pimienta y guindilla (opcional)\n\nFreímos el pimiento. Echamos las patatas y un poco de sal. Incorporamos el vaso de vino, la pimienta y la guindilla y cocemos.",
    "Sal, pimienta y guindilla (opcional) = some",
  ],
  [
    "Fish\n\n1 green bell pepper\n1 kg cod\nSalt, pepper, lemon juice\n\nFry the bell pepper with a little salt. Add the cod, the pepper and the lemon juice and simmer.",
    "Salt, pepper, lemon juice = some",
  ],
])("pepper of a line of seasonings is no vegetable, whatever else the line has: %#", (text, use) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses.filter((each) => each === use)).toHaveLength(2);
  expect(issues).toEqual([]);
});

test.each([
  "Tea loaf\n\n140 g raisins\n140 g currants\n80 g mixed peel\n300 ml cold tea\n400 g flour\n\nPut all the fruit in a bowl and pour over the tea. Soak for 2 hours.\nAdd the flour and stir in all the fruit and tea.\nBake for 40 minutes.",
  "Tea loaf\n\n140 g raisins\n140 g currants\n80 g candied fruit peel\n300 ml cold tea\n400 g flour\n\nPut the dried fruit in a bowl and pour over the tea. Soak for 2 hours.\nAdd the flour and stir in the fruit and tea.\nBake for 40 minutes.",
])("all the fruit is the peel as well, and goes in again when it has soaked: %#", (text) => {
  const lines = text.split("\n").slice(2, 7);
  const { uses, issues } = usesAndReceipt(text);
  for (const line of lines) expect(uses).toContain(`${line} = all`);
  expect(issues).toEqual([]);
});

test("the spirit of choice is what the list gives to choose", () => {
  const { uses } = usesAndReceipt(
    "Nog\n\n300 ml milk\n100 ml bourbon, brandy or rum\n\nHeat the milk. Stir in your spirit of choice.",
  );
  expect(uses).toEqual(["300 ml milk = all", "100 ml bourbon, brandy or rum = all"]);
});

test.each<[string, string, string[]]>([
  [
    "'melt' names no chocolate melts",
    "Slice\n\n125 g butter\n200 g flour\n100 g chocolate melts\n\nMelt the butter and stir in the flour. Bake for 10 minutes. Melt the chocolate and pour it over.",
    ["125 g butter = all", "200 g flour = all", "100 g chocolate melts = all"],
  ],
  [
    "what is added 'while you add' it goes in, and a saucepan of water is the tap's",
    "Slice\n\n150 g flour\n80 g butter\n1 tbsp iced water\n200 g chocolate\n\nProcess the flour and butter. Keep the motor running while you add the water. Bake for 15 minutes. Melt the chocolate in a bowl over a saucepan of boiling water.",
    ["150 g flour = all", "80 g butter = all", "1 tbsp iced water = all", "200 g chocolate = all"],
  ],
  [
    "all of a part's ingredients are none of what glazes it later",
    "Cakes\n\n200 g puff pastry\n\nFilling\n100 g currants\n25 g butter\nMilk to glaze\n\nRoll out the pastry. Mix all the filling ingredients and wrap them up. Brush with milk and bake for 20 minutes.",
    ["200 g puff pastry = all", "100 g currants = all", "25 g butter = all", "Milk to glaze = all"],
  ],
])("%s", (_name, text, expected) => {
  const { uses, issues } = usesAndReceipt(text);
  expect(uses).toEqual(expected);
  expect(issues).toEqual([]);
});

test.each([
  ["4 fillets of chicken breast", "1 egg", "Rub the fillets with salt. Dip in the egg. Serve the chicken."],
  ["4 filetes de pollo", "1 huevo", "Sazona los filetes con sal. Pásalos por el huevo. Sirve el pollo."],
  ["4 filés de peito de frango", "1 ovo", "Tempere os filés com sal. Passe no ovo. Sirva o frango."],
  [
    "4 filetti di petto di pollo",
    "1 uovo",
    "Condite i filetti con il sale. Passateli nell'uovo. Servite il pollo.",
  ],
  ["4 postas de bacalhau", "1 ovo", "Tempere as postas com sal. Passe no ovo. Sirva o bacalhau."],
])("%s: the fillets are worked on first, and the receipt takes the word for them", (line, egg, method) => {
  const recipe = formatText(`Dinner\n\n${line}\n${egg}\n\n${method}`);
  const [first] = recipe?.steps.flatMap(({ actions = [] }) => actions) ?? [];
  const at = listOf(recipe as NonNullable<typeof recipe>).indexOf(line);
  expect(first?.uses.map((use) => use.line)).toContain(at);
  expect(recipe?.receipt?.issues).toEqual([]);
});

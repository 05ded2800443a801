/** Cakes, tarts, sauces and what is put up, in the words of home cooks: what each action takes. */
import { everyUse, usesByAction } from "@/tests/support/cooking-uses";

test.each([
  ["Line the case with paper and weigh it down with baking beans.", "1 tsp baking powder"],
  ["Continue baking for 15 minutes.", "1 tsp baking soda"],
  ["Keep whipping until stiff.", "300 ml whipping cream"],
  ["Continue pickling for 2 days.", "1 tbsp pickling spice"],
  ["Set up a rack over the frying pan.", "200 ml frying oil"],
])("a word for the work alone takes none of what it is meant for: %s", (order, line) => {
  expect(usesByAction(["2 eggs", line], ["Beat the eggs.", order, `Serve.`])).toEqual(["all: 2 eggs"]);
});

test("what is meant for the work goes in where its own name stands", () => {
  expect(
    usesByAction(
      ["200 g flour", "1 tsp baking powder", "300 ml whipping cream"],
      [
        "Mix the flour and the baking powder.",
        "Bake for 10 minutes and continue baking until brown.",
        "Beat the whipping cream.",
      ],
    ),
  ).toEqual(["all: 200 g flour; all: 1 tsp baking powder", "all: 300 ml whipping cream"]);
});

const CRUST = [
  "Crust:",
  "200 g flour",
  "50 g icing sugar",
  "100 g butter",
  "",
  "Filling:",
  "300 g dates",
  "2 eggs",
];

test.each([
  "Dust with icing sugar.",
  "Sprinkle with icing sugar and cut into squares.",
  "Cover with icing sugar.",
])("a part that is mixed as a whole has its sugar, whatever is dusted at the end: %s", (order) => {
  const uses = usesByAction(CRUST, [
    "Blend the crust ingredients and press into a tin.",
    "Mix the filling ingredients, pour over the crust and bake for 20 minutes.",
    order,
  ]);
  expect(uses[0]).toBe("all: 200 g flour; all: 50 g icing sugar; all: 100 g butter");
  expect(uses).toHaveLength(2);
});

test("the almonds on top are the flaked ones, and the ground ones are dry ingredients", () => {
  expect(
    usesByAction(
      ["100 g butter", "2 eggs", "100 g ground almonds", "20 g flour", "30 g flaked almonds"],
      ["Beat the butter and the eggs.", "Fold in the dry ingredients.", "Scatter the almonds on top."],
    ),
  ).toEqual([
    "all: 100 g butter; all: 2 eggs",
    "all: 100 g ground almonds; all: 20 g flour",
    "all: 30 g flaked almonds",
  ]);
});

test("ground almonds are the almonds where there are no others", () => {
  expect(
    usesByAction(["100 g butter", "100 g ground almonds"], ["Beat the butter.", "Stir in the almonds."]),
  ).toEqual(["all: 100 g butter", "all: 100 g ground almonds"]);
});

test.each([
  ["half of the dry ingredients", "the remaining dry ingredients"],
  ["half the dry ingredients", "the rest of the dry ingredients"],
])("a share of the dry ingredients is a share of each: %s", (half, rest) => {
  expect(
    usesByAction(
      ["2 eggs", "2 cups flour", "1 tsp salt", "1 cup milk"],
      ["Beat the eggs.", `Sift in ${half}.`, "Stir in the milk.", `Sift in ${rest}.`],
    ),
  ).toEqual([
    "all: 2 eggs",
    "1 cup: 2 cups flour; 1/2 tsp: 1 tsp salt",
    "all: 1 cup milk",
    "1 cup: 2 cups flour; 1/2 tsp: 1 tsp salt",
  ]);
});

test("what is repeated takes the other half of each", () => {
  expect(
    usesByAction(
      ["4 eggs", "2 cups flour", "2 tsp cinnamon", "1 cup oil"],
      ["Sift half of the dry ingredients into the oil and beat in half of the eggs. Repeat with the rest."],
    ),
  ).toEqual([
    "1 cup: 2 cups flour; 1 tsp: 2 tsp cinnamon; all: 1 cup oil",
    "2 eggs: 4 eggs",
    "2 eggs: 4 eggs; 1 cup: 2 cups flour; 1 tsp: 2 tsp cinnamon",
  ]);
});

test("what is left of a thing that was made is none of the list's", () =>
  expect(
    usesByAction(
      ["500 ml milk", "1 tbsp butter", "2 tsp vanilla", "3 eggs"],
      [
        "Heat the milk with 1 tsp vanilla and stir in the eggs. Melt the butter. Spread a cake with half the custard. Repeat with the remaining cake layers and custard.",
      ],
    ).join("; "),
  ).not.toMatch(/1 tsp: 2 tsp vanilla.*2 tsp vanilla/));

test("all the ingredients of the dough are none of the filling's, which is mixed by its own words below", () => {
  const text = (order: string) =>
    `Rolls\n\n4 cups flour\n1 cup milk\n1 tsp vanilla\n\nFILLING\n1 pound ground poppy seed\n2 cups sugar\n1 tsp vanilla\n\nSift the flour. Add the vanilla and the milk. ${order} Chill overnight. Roll out, spread with the filling and bake for 30 minutes.\n\nPoppy seed filling: Combine the ingredients.`;
  for (const order of ["Mix all ingredients well.", "Mix everything well.", "Combine all the ingredients."])
    expect(everyUse(text(order))).toEqual([
      "4 cups flour = all",
      "1 tsp vanilla = all",
      "1 cup milk = all",
      "1 pound ground poppy seed = all",
      "2 cups sugar = all",
      "1 tsp vanilla = all",
    ]);
});

test.each([
  ["1 - 8 oz. pkg cream cheese", "Beat 1 - 8 oz. pkg cream cheese.", "all"],
  ["2 8-oz packages cream cheese", "Beat 1 8-oz package cream cheese.", "1 package"],
  ["2 - 12 oz tubs cream cheese", "Beat 1 - 12 oz tub of cream cheese.", "1 tub"],
])("so many packs, and what each weighs, are no range: %s", (line, order, amount) => {
  expect(usesByAction([line, "1 cup sugar"], [order, "Add the sugar."])[0]).toBe(`${amount}: ${line}`);
});

test.each(["1 cup butter/margarine", "1 cup Butter/Margarine", "1 cup butter / margarine"])(
  "either of two is meant by each of its names, and no part takes the other's: %s",
  (line) => {
    const text = `Cake\n\n${line}\n2 cups sugar\n\nIcing\n1/2 cup unsalted butter\n3 cups icing sugar\n\nCream the butter and the sugar. Bake for 30 minutes. For the icing, beat the butter and the icing sugar.`;
    expect(everyUse(text)).toEqual([
      `${line} = all`,
      "2 cups sugar = all",
      "1/2 cup unsalted butter = all",
      "3 cups icing sugar = all",
    ]);
  },
);

test("a red or yellow pepper is the pepper", () => {
  expect(usesByAction(["1 red/yellow pepper", "2 tbsp oil"], ["Fry the pepper in the oil."])).toEqual([
    "all: 1 red/yellow pepper; all: 2 tbsp oil",
  ]);
});

describe("the first order of a part that names nothing", () => {
  const BUNS =
    "Buns\n\nFor the buns\n500 g flour\n300 ml milk\n\nFor the glaze\n125 ml water\n125 g sugar\n\nMethod\nFor the glaze\n";
  const REST = "\nFor the buns\nMix the flour and the milk. Bake for 20 minutes. Brush with the glaze.";
  const all = ["125 ml water = all", "125 g sugar = all", "500 g flour = all", "300 ml milk = all"];

  it.each([
    "Boil together to a syrup.",
    "Heat until dissolved.",
    "Simmer for 5 minutes.",
    "Warm gently in a pan.",
  ])("takes all of its list: %s", (order) => expect(everyUse(BUNS + order + REST).slice(0, 4)).toEqual(all));

  it.each(["Heat a pan. Boil the water with the sugar.", "Boil the water, then stir in the sugar."])(
    "leaves what later words name: %s",
    (order) => expect(everyUse(BUNS + order + REST)).toEqual(all),
  );
});

test("half the already sifted flour is half of it", () => {
  expect(
    usesByAction(
      ["200 g flour", "2 eggs"],
      ["Beat the eggs.", "Fold in half the already sifted flour.", "Add the rest of the flour."],
    ),
  ).toEqual(["all: 2 eggs", "100 g: 200 g flour", "100 g: 200 g flour"]);
});

test.each(["plastic wrap", "wax paper", "cling film"])("%s is nothing to buy", (sheets) => {
  expect(
    everyUse(
      `Cookies\n\n200 g flour\n2 eggs\n\nKnead the flour with the eggs. Roll out between two sheets of ${sheets}. Bake for 10 minutes.`,
    ),
  ).toEqual(["200 g flour = all", "2 eggs = all"]);
});

test.each([
  "Leave the butter out to soften.",
  "Soften the butter.",
  "Let the butter sit out until soft.",
  "Set the butter out to soften.",
  "Allow the butter to come to room temperature.",
])("what is only softened goes in where it is creamed: %s", (order) => {
  const uses = usesByAction(["200 g butter", "100 g sugar"], [order, "Cream the butter with the sugar."]);
  expect(uses).toEqual(["all: 200 g butter; all: 100 g sugar"]);
});

test("what is softened in a pan is in there", () => {
  expect(
    usesByAction(
      ["1 onion", "50 g butter", "200 g rice"],
      ["Soften the onion in the butter.", "Add the rice to the butter."],
    ),
  ).toEqual(["all: 1 onion; all: 50 g butter", "all: 200 g rice"]);
});

test("what is melted so as to come together is in the pan, and the tops have their own spoonfuls of what the list has besides", () => {
  expect(
    everyUse(
      "Soft rolls\n\n2 cups milk\n1/4 cup butter, plus more for the bowl and brushing\n1 tbsp yeast\n4 cups flour\n\nCombine 1 cup milk and the butter in a pan. Set over medium heat so to scald milk and melt butter. Add remaining milk. Stir in the yeast and the flour. Let rise for 1 hour. Brush the tops with about 2 tablespoons melted butter. Bake at 350F for 20 minutes.",
    ),
  ).toEqual([
    "2 cups milk = 1 cup",
    "1/4 cup butter, plus more for the bowl and brushing = all",
    "2 cups milk = 1 cup",
    "1 tbsp yeast = all",
    "4 cups flour = all",
    "1/4 cup butter, plus more for the bowl and brushing = 2 tbsp",
  ]);
});

test.each([
  ["Cut a small hole in the lid for the jam to show through.", "Spread with the jam."],
  ["Leave enough room for the jam to bubble.", "Fill with the jam."],
])("what a food is to do takes none of it: %s", (order, fills) => {
  expect(usesByAction(["2 cups flour", "1 cup jam"], ["Knead the flour.", order, fills])).toEqual([
    "all: 2 cups flour",
    "all: 1 cup jam",
  ]);
});

test("the sugar that is being beaten is no icing sugar, which goes on at the end", () => {
  expect(
    usesByAction(
      ["1 cup butter", "2/3 cup sugar", "2 cups flour", "Confectioner's sugar for dusting"],
      [
        "Beat the butter with the sugar.",
        "While butter and sugar are beating, sift the flour into a bowl.",
        "Sift confection sugar over the tops.",
      ],
    ),
  ).toEqual([
    "all: 1 cup butter; all: 2/3 cup sugar",
    "all: 2 cups flour",
    "all: Confectioner's sugar for dusting",
  ]);
});

const PUFFS =
  "Puffs\n\nPuffs\n1 cup water\n1 stick butter\n1 cup flour\n\nCocoa Glaze\n2 tbsp cocoa\n2 tablespoons butter\n1 1/2 cups powdered sugar\n\nPuffs\nBoil the water with the butter. Stir in the flour. Bake for 30 minutes. Top with powdered sugar or cocoa glaze.\n\nCocoa Glaze\nMelt the butter with the cocoa. Stir in the powdered sugar.";

test("what a part's own steps stir in is not used up by what stands under another part's name", () => {
  expect(everyUse(PUFFS)).toEqual([
    "1 cup water = all",
    "1 stick butter = all",
    "1 cup flour = all",
    "2 tablespoons butter = all",
    "2 tbsp cocoa = all",
    "1 1/2 cups powdered sugar = all",
  ]);
});

test("the frosting that is spread has the name of its cheese, which is beaten under its own heading", () => {
  const text =
    "Cupcakes\n\n2 cups flour\n1 cup sugar\n2 eggs\n\n1. Mix the flour, sugar and eggs.\n2. Bake for 15 minutes. When cool, frost with cream cheese.\n\nFor the cream cheese frosting:\n\n8 oz cream cheese\n1/3 cup butter\n2 cups powdered sugar\n\nBeat the cheese and butter together. Add the powdered sugar.";
  expect(everyUse(text)).toEqual([
    "2 cups flour = all",
    "1 cup sugar = all",
    "2 eggs = all",
    "8 oz cream cheese = all",
    "1/3 cup butter = all",
    "2 cups powdered sugar = all",
  ]);
});

test("some of what is left is no amount, and the rest of it is open too", () => {
  expect(
    usesByAction(
      ["4 1/2 cups flour", "1 cup milk"],
      [
        "Stir 4 cups of the flour into the milk.",
        "Use some of the remaining 1/2 cup flour to dust the board.",
        "Use the remaining flour for your hands.",
      ],
    ),
  ).toEqual([
    "4 cups: 4 1/2 cups flour; all: 1 cup milk",
    "some: 4 1/2 cups flour",
    "some: 4 1/2 cups flour",
  ]);
});

const STOLLEN =
  "Fruit loaf\n\nFor the dough\n3 cups flour\n1 tsp yeast\n1/2 cup water\n3 tbsp sugar\n\nFor the filling\n2 oz sultanas\n1 oz mixed dried peel\n1 oz almonds\n\n1. Add 1 tsp sugar and the yeast to the water.\n2. Mix the dough ingredients together. Knead for 10 minutes.\n3. Sprinkle on the dried fruit and almonds. Roll up and bake for 30 minutes.";

test("the ingredients of a part are what is left of the sugar too, and peel is dried fruit", () => {
  expect(everyUse(STOLLEN)).toEqual([
    "3 tbsp sugar = 1 tsp",
    "1 tsp yeast = all",
    "1/2 cup water = all",
    "3 cups flour = all",
    "3 tbsp sugar = 2 tbsp + 2 tsp",
    "1 oz almonds = all",
    "2 oz sultanas = all",
    "1 oz mixed dried peel = all",
  ]);
});

test("an amount that brackets say once more, and eggs that are cracked and parted, are no doubt", () => {
  expect(
    everyUse(
      "Crumb pudding\n\n6 oz caster sugar\n4 eggs\n1 pint milk\n\n1. Crack the eggs and separate the yolks from the whites. Place the yolks into a bowl.\n2. Stir in 1oz (25g) of the sugar. Pour the milk over the yolks. Bake for 30 minutes.\n3. Whisk the egg whites. Whisk in the remaining sugar and bake for 20 minutes.",
    ),
  ).toEqual(["4 eggs = all", "6 oz caster sugar = 1 oz", "1 pint milk = all", "6 oz caster sugar = 5 oz"]);
});

test("a spoon of another sugar that nothing names leaves no doubt about the sugars that go in", () => {
  expect(
    everyUse(
      "Crumb pudding\n\nBreadcrumbs 110g\nCaster sugar 25g\nEgg yolks 3\n\nFor the meringue topping\nEgg whites 2\nCaster sugar 75g\nGranulated sugar 1 tbsp (optional)\n\nPut breadcrumbs and sugar into a basin. Beat in the egg yolks. Bake for 30 minutes. Cover with meringue and bake for 20 minutes.\nBeat the egg whites until stiff. Gently fold in caster sugar.",
    ).filter((said) => /may mean/.test(said)),
  ).toEqual([]);
});

test("half a cup of a line of half a cup is all of it, beside a whole cup of the same", () => {
  const said = everyUse(
    "Nut diamonds\n\n2 cups nuts\n1/2 cup sugar\n\n1 cup sugar\n1 cup water\n\nCombine nuts and 1/2 cup sugar. Bake for 45 minutes.\nIn a pan, combine remaining 1 cup sugar and 1 cup water. Boil for 20 minutes.",
  );
  expect(said).toEqual([
    "2 cups nuts = all",
    "1/2 cup sugar = all",
    "1 cup sugar = all",
    "1 cup water = all",
  ]);
});

test("what is taken out again takes no more of what went in", () => {
  expect(
    usesByAction(
      ["20 elderflower heads", "1 litre water", "1 lemon"],
      [
        "Pare the zest of the lemon and slice the rest.",
        "Put flowers, zest and slices into a bucket and pour over the water.",
        "Lift out the straining bag to remove the flowers and lemons.",
      ],
    ).at(-1),
  ).not.toMatch(/lemon/);
});

test("as much butter as each sheet takes is no doubt", () => {
  expect(
    everyUse(
      "Nut layers\n\n1/2 pound phyllo sheets\n1 cup butter, melted\n2 cups chopped nuts\n\nPlace half of the sheets in a tin, brushing each sheet with melted butter. Scatter over the nuts. Place the remaining sheets on top, brushing each with melted butter. Bake at 350F for 45 minutes.",
    ).filter((said) => /how much/.test(said)),
  ).toEqual([]);
});

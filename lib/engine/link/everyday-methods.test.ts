/** Wordings of recipes that cooks publish for each other: what goes in by them, and what does not. */
import { usesByAction } from "@/tests/support/cooking-uses";

test("a measure in a food's own name is no amount", () => {
  expect(
    usesByAction(
      ["1 box (450 g) pound cake mix", "1 cup cream"],
      ["Bake the pound cake mix for 40 minutes.", "Slice the pound cake and spread with the cream."],
    ),
  ).toEqual(["all: 1 box (450 g) pound cake mix", "all: 1 cup cream"]);
});

test("'more' and 'a few of the' are said of every food of their list", () => {
  expect(
    usesByAction(
      ["1 cup blueberries", "1 cup raspberries", "500 ml cream"],
      [
        "Whip the cream.",
        "Scatter over a few of the blueberries and raspberries.",
        "Add more blueberries and raspberries.",
        "Finish with the remaining blueberries and raspberries.",
      ],
    ),
  ).toEqual([
    "all: 500 ml cream",
    ...["", "", ""].map(() => "some: 1 cup blueberries; some: 1 cup raspberries"),
  ]);
});

test("what something is laid on top of goes in where it is measured out", () => {
  expect(
    usesByAction(
      ["1 1/2 cups enchilada sauce, divided", "8 corn tortillas"],
      [
        "Spread 1/2 cup of the enchilada sauce in a dish.",
        "Lay 4 tortillas on top of the enchilada sauce.",
        "Repeat with 1/2 cup of the enchilada sauce and 4 tortillas.",
        "Finish with the remaining 1/2 cup of enchilada sauce.",
      ],
    ),
  ).toEqual([
    "1/2 cup: 1 1/2 cups enchilada sauce, divided",
    "4 corn tortillas: 8 corn tortillas",
    "1/2 cup: 1 1/2 cups enchilada sauce, divided; 4 corn tortillas: 8 corn tortillas",
    "1/2 cup: 1 1/2 cups enchilada sauce, divided",
  ]);
});

test("oil that is poured out of the pan is no part of the line", () => {
  expect(
    usesByAction(
      ["4 tbsp olive oil", "1 chicken", "3 leeks"],
      [
        "Heat oil in a pan. Brown the chicken.",
        "Pour out half of oil from pan, and use other half to soften the leeks.",
      ],
    ),
  ).toEqual(["all: 4 tbsp olive oil", "all: 1 chicken", "all: 3 leeks"]);
});

test("what something is kept back for comes later", () => {
  expect(
    usesByAction(
      ["1 cup mayonnaise", "1 tbsp honey", "4 chicken thighs", "1 lemon"],
      [
        "Combine the mayonnaise and honey in a bowl. Reserve one-quarter of the sauce in a separate bowl to brush over the raw chicken prior to baking.",
        "Place the chicken and the lemon on a tray.",
      ],
    ),
  ).toEqual(["all: 1 cup mayonnaise; all: 1 tbsp honey", "all: 4 chicken thighs; all: 1 lemon"]);
});

test("'to sauce' is the sauce in the pan", () => {
  expect(
    usesByAction(
      [
        "1 can mushroom soup",
        "1/2 tsp garlic powder",
        "1/4 tsp paprika",
        "1 tsp Worcestershire sauce",
        "6 oz white wine",
      ],
      [
        "Heat the soup.",
        "Pour white wine into soup can, about half full, and add to sauce.",
        "Stir in spices and Worcestershire.",
      ],
    ).slice(1),
  ).toEqual([
    "all: 6 oz white wine",
    "all: 1 tsp Worcestershire sauce; all: 1/2 tsp garlic powder; all: 1/4 tsp paprika",
  ]);
});

test("foods are known as cooks misspell them", () => {
  expect(
    usesByAction(
      ["1/2 cup light soy sause", "2 tbsp dark soy sause", "1 tbsp tumeric", "300 g rice"],
      [
        "Mix 1/4 cup of the light soy sauce with the turmeric.",
        "Boil the rice.",
        "Stir in the remaining light soy sauce and the dark soy sauce.",
      ],
    ),
  ).toEqual([
    "1/4 cup: 1/2 cup light soy sause; all: 1 tbsp tumeric",
    "all: 300 g rice",
    "1/4 cup: 1/2 cup light soy sause; all: 2 tbsp dark soy sause",
  ]);
});

test("'all the cheese' is every cheese of the list, whatever is dusted with cheese later", () => {
  expect(
    usesByAction(
      ["8 oz cheddar", "8 oz gouda", "4 oz parmesan", "8 oz monterey jack", "1 lb pasta"],
      ["Boil the pasta.", "Fold in all the cheese.", "Let the cheese melt.", "Dust the top with cheese."],
    ),
  ).toEqual([
    "all: 1 lb pasta",
    "all: 8 oz cheddar; all: 8 oz gouda; all: 4 oz parmesan; all: 8 oz monterey jack",
  ]);
});

test("what 'all ingredients except the butter' leaves out goes in next", () => {
  expect(
    usesByAction(
      [
        "For the dough:",
        "1 cup milk",
        "4 cups flour",
        "6 tbsp butter",
        "For the filling:",
        "1/2 cup butter",
        "1 cup sugar",
      ],
      [
        "Mix all dough ingredients except the butter.",
        "Knead in the butter.",
        "Mix all filling ingredients.",
      ],
    ),
  ).toEqual([
    "all: 1 cup milk; all: 4 cups flour",
    "all: 6 tbsp butter",
    "all: 1/2 cup butter; all: 1 cup sugar",
  ]);
});

test("'the vinegar ingredients' of no part are the vinegar", () => {
  expect(
    usesByAction(
      ["1/2 cup soy sauce", "2 tbsp rice vinegar", "2 cloves garlic", "1 block tofu"],
      ["Combine the soy sauce and rice vinegar ingredients in a bowl.", "Fry the tofu."],
    ),
  ).toEqual(["all: 1/2 cup soy sauce; all: 2 tbsp rice vinegar", "all: 1 block tofu"]);
});

test("a fraction behind another work is work", () => {
  expect(
    usesByAction(["1 kg plums", "100 g sugar"], ["Stone and quarter the plums.", "Toss with the sugar."]),
  ).toEqual(["all: 1 kg plums", "all: 100 g sugar"]);
});

test("the rest of a plural is the rest of every line that it names", () => {
  expect(
    usesByAction(
      ["1/3 cup light soy sauce", "1 tbsp dark soy sauce", "1 block tofu"],
      [
        "Fry the tofu with 3 tbsp of the light soy sauce and 1 tsp of the dark soy sauce.",
        "Pour over the remaining soy sauces.",
      ],
    ).at(-1),
  ).toEqual("2 tbsp + 1 tsp: 1/3 cup light soy sauce; 2 tsp: 1 tbsp dark soy sauce");
});

test("a sauce that is called by its own name is not another one of its kind", () => {
  expect(
    usesByAction(
      ["3/4 cup mayonnaise", "3 tbsp sweet chilli sauce", "2 tsp sriracha"],
      ["Combine the mayonnaise, sweet chilli sauce and sriracha."],
    ),
  ).toEqual(["all: 3/4 cup mayonnaise; all: 3 tbsp sweet chilli sauce; all: 2 tsp sriracha"]);
});

test("parts of a plant that the list keeps go in by their own name", () => {
  expect(
    usesByAction(
      ["1 fennel bulb, sliced, fronds reserved", "4 cod fillets"],
      ["Fry the fennel.", "Add the cod and scatter over the reserved fronds."],
    ),
  ).toEqual([
    "some: 1 fennel bulb, sliced, fronds reserved",
    "all: 4 cod fillets",
    "some: 1 fennel bulb, sliced, fronds reserved",
  ]);
  expect(
    usesByAction(
      ["1 fennel bulb, chopped, plus fronds, chopped", "4 cod fillets"],
      ["Fry the fennel bulb.", "Add the cod and the fennel fronds."],
    ),
  ).toEqual([
    "some: 1 fennel bulb, chopped, plus fronds, chopped",
    "all: 4 cod fillets; some: 1 fennel bulb, chopped, plus fronds, chopped",
  ]);
});

test("what the list reserves of a line goes in by itself", () => {
  expect(
    usesByAction(
      ["3 eggs (1 reserved for brushing)", "300 g feta", "2 tbsp milk"],
      ["Beat the eggs and mix with the feta.", "Brush the top with the reserved egg and the milk."],
    ),
  ).toEqual([
    "2 eggs: 3 eggs (1 reserved for brushing)",
    "all: 300 g feta",
    "1 egg: 3 eggs (1 reserved for brushing); all: 2 tbsp milk",
  ]);
});

test("the rest of a liquid that only covers is left to the cook, both times", () => {
  expect(
    usesByAction(
      ["1 litre milk", "300 g potatoes", "350 g macaroni"],
      [
        "Put the potatoes in a pot.",
        "Cover with milk and cook for 10 minutes.",
        "Add the macaroni and the remaining milk.",
      ],
    ),
  ).toEqual(["all: 300 g potatoes", "some: 1 litre milk", "all: 350 g macaroni; some: 1 litre milk"]);
});

test("vegetables that steam are those that went in, and no others of the list", () => {
  expect(
    usesByAction(
      ["200 g beef", "1 cup broccoli", "1 cup carrots, sliced", "1 cup snow peas", "1 cup bean sprouts"],
      [
        "Fry the beef.",
        "Add broccoli and carrots. Cover and steam vegetables until crunchy.",
        "Remove vegetables to a bowl.",
        "Add vegetables and heat.",
      ],
    ),
  ).toEqual(["all: 200 g beef", "all: 1 cup broccoli; all: 1 cup carrots, sliced"]);
});

test("'everything' takes no line that is misspelt further on", () => {
  expect(
    usesByAction(
      ["200 g flour", "150 g butter", "9 spaculaas biscuits"],
      [
        "Put the flour and butter in a bowl.",
        "Make the crust by mixing everything by hand.",
        "Crumble the speculaas over it.",
      ],
    ),
  ).toEqual(["all: 200 g flour; all: 150 g butter"]);
});

test("'mix other cup' is what is left", () => {
  expect(
    usesByAction(
      ["2 cups cream", "1/4 cup corn starch"],
      ["Stir in 1 cup of the cream.", "Mix other cup with corn starch."],
    ),
  ).toEqual(["1 cup: 2 cups cream", "1 cup: 2 cups cream; all: 1/4 cup corn starch"]);
});

test("'spread' is what is done where it opens an order, and no margarine", () =>
  expect(
    usesByAction(
      ["6 tbsp margarine, softened", "2 cups flour", "1 cup milk", "1 cup jam"],
      [
        "Mix the flour with the milk and the margarine.",
        "Spread half on each sheet of dough.",
        "When the rolls have cooled, spread with the jam.",
      ],
    ),
  ).toEqual(["all: 2 cups flour; all: 1 cup milk; all: 6 tbsp margarine, softened", "all: 1 cup jam"]));

test("a drink that is made in a bowl is none of what goes into it", () =>
  expect(
    usesByAction(
      ["1 quart tea", "1 gallon orange sherbet", "2 bottles ginger ale"],
      ["Pour the tea into a bowl.", "Scoop sherbet into punch.", "Add ginger ale just before serving."],
    ),
  ).toEqual(["all: 1 quart tea", "all: 1 gallon orange sherbet", "all: 2 bottles ginger ale"]));

test("the extra of a line may be stated, and is beside its amount", () =>
  expect(
    usesByAction(
      ["6 apples", "1 cup sugar, plus additional small amount to sprinkle"],
      ["Mix the apples and sugar.", "Sprinkle with 1 teaspoon sugar."],
    ),
  ).toEqual([
    "all: 6 apples; all: 1 cup sugar, plus additional small amount to sprinkle",
    "1 tsp: 1 cup sugar, plus additional small amount to sprinkle",
  ]));

test("'the rest of ingredients' takes no more of what went in by its whole amount", () =>
  expect(
    usesByAction(
      ["4 cups flour", "1/2 qt. buttermilk", "2 tsp. baking soda", "1 tsp. salt"],
      [
        "Mix the buttermilk with the baking soda, then add 1 teaspoon salt.",
        "Mix in with the rest of ingredients.",
      ],
    ),
  ).toEqual(["all: 1/2 qt. buttermilk; all: 2 tsp. baking soda", "all: 1 tsp. salt", "all: 4 cups flour"]));

test("'soups' are all tins of the list, and one that is called by what it is cream of", () =>
  expect(
    usesByAction(
      ["1 lb ground beef", "1 can corn", "1 can cream of chicken", "1 can cream of mushroom soup"],
      ["Brown the beef.", "Add corn and soups."],
    ).slice(1),
  ).toEqual(["all: 1 can corn; all: 1 can cream of chicken; all: 1 can cream of mushroom soup"]));

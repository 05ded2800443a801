import { linked, usedAmounts as amounts } from "@/tests/support/linked";

test.each<[string, string[], [string, string][]]>([
  [
    "one more of what is counted",
    ["5 eggs", "500 g flour"],
    [
      ["Whisk 2 eggs into the flour.", "0: 2 eggs, 1: all"],
      ["Whisk an egg and brush it on.", "0: 1 egg"],
      ["Glaze with the eggs.", ""],
    ],
  ],
  [
    "half of an odd tenth of a litre, to the hundredth",
    ["1.5 dl olive oil", "25 cl milk"],
    [
      ["Boil with half of the oil and half of the milk.", "0: 0.75 dl, 1: 12.5 cl"],
      ["Drizzle with the remaining oil and milk.", "0: 0.75 dl, 1: 12.5 cl"],
    ],
  ],
  [
    "what is stated, and what remains of it",
    ["3 tbsp olive oil, divided", "300 ml cream"],
    [
      ["Heat 2 tbsp of the oil.", "0: 2 tbsp"],
      ["Stir in half of the cream.", "1: 150 ml"],
      ["Add the remaining oil and cream.", "0: 1 tbsp, 1: 150 ml"],
    ],
  ],
  [
    "what everything leaves out: by its name, by its kind, some words behind, and no line whose name is in it",
    ["200 g flour", "100 g sugar", "2 eggs", "100 g blueberries", "2 tbsp icing sugar, to dust"],
    [
      [
        "Put everything except the icing sugar and the berries in a bowl and whisk.",
        "0: all, 1: all, 2: all",
      ],
      ["Fold in the blueberries.", "3: all"],
      ["Dust with the icing sugar.", "4: all"],
    ],
  ],
  [
    "everything apart from something, and the rest without what is there to serve",
    ["200 g flour", "2 eggs", "1 tsp salt", "100 g raspberries", "icing sugar, to serve"],
    [
      ["Add everything to a large bowl apart from the raspberries.", "0: all, 1: all, 2: all"],
      ["Stir in the raspberries.", "3: all"],
    ],
  ],
  [
    "the first and the next few, and the wet into the dry, without a noun",
    ["200 g flour", "1 tsp salt", "2 eggs", "150 ml milk", "50 g raisins"],
    [
      ["Combine the first two.", "0: all, 1: all"],
      ["Whisk the next two together.", "2: all, 3: all"],
      ["Stir the wet into the dry.", ""],
      ["Add the raisins.", "4: all"],
    ],
  ],
  [
    "eggs that a step separates are yolks and whites from then on",
    ["4 eggs", "100 g sugar"],
    [
      ["Separate the eggs.", "0: all"],
      ["Beat the yolks with the sugar.", "0: 4 yolks, 1: all"],
      ["Whisk the egg whites.", "0: 4 whites"],
      ["Fold the whites into the yolks.", ""],
    ],
  ],
  [
    "the last third, the rest of both, and what is left of what was left",
    ["600 g tomatoes", "3 tbsp soy sauce", "4 tbsp oil", "900 ml stock"],
    [
      ["Add two thirds of the tomatoes.", "0: 400 g"],
      ["Top with the last third.", "0: 200 g"],
      ["Stir in 1 tbsp of the soy sauce and 1 tbsp oil.", "1: 1 tbsp, 2: 1 tbsp"],
      ["Add the rest of both.", "1: 2 tbsp, 2: 3 tbsp"],
      ["Pour in a third of the stock.", "3: 300 ml"],
      ["Add half of the remaining stock.", "3: 300 ml"],
      ["Pour in the rest.", "3: 300 ml"],
    ],
  ],
  [
    "liquid that is kept comes out of the tin, and what is added to the sauce is no soy sauce",
    ["400 g tin chickpeas", "1 tbsp soy sauce", "2 tbsp oil"],
    [
      ["Drain the chickpeas, keeping the liquid.", "0: all"],
      ["Add the oil to the sauce.", "2: all"],
      ["Stir in the soy sauce.", "1: all"],
    ],
  ],
  [
    "what is left, in other words",
    ["300 g grated cheddar", "6 tbsp butter"],
    [
      ["Put a third of the cheddar and half the butter in the pan.", "0: 100 g, 1: 3 tbsp"],
      ["Add what is left of the cheddar.", "0: 200 g"],
      ["Stir in the butter that is left.", "1: 3 tbsp"],
    ],
  ],
  [
    "what is kept back goes in where it is called reserved, and the rest is all but that",
    ["300 g grated cheddar", "6 tbsp butter", "2 onions, sliced"],
    [
      ["Set aside a third of the cheddar.", ""],
      ["Stir the rest into the sauce.", "0: 200 g"],
      ["Fry the onions in the butter, reserving 2 tbsp for the top.", "2: all, 1: 4 tbsp"],
      ["Dot with the reserved butter.", "1: 2 tbsp"],
      ["Scatter over the reserved cheddar.", "0: 100 g"],
    ],
  ],
  [
    "nobody knows how much a little is that is kept back, nor what is left of it",
    ["300 g grated cheddar"],
    [
      ["Stir in the cheddar, saving a little for the top.", "0: some"],
      ["Sprinkle with the saved cheddar.", "0: some"],
    ],
  ],
  [
    "what is kept back is said of each food before it, and how it is left is no amount",
    ["200 g peas", "200 ml cream", "400 g white beans"],
    [
      ["Stir in the peas and cream, reserving half of each.", "0: 100 g, 1: 100 ml"],
      ["Mash the beans, leaving some whole.", "2: all"],
      ["Add the remaining peas and cream.", "0: 100 g, 1: 100 ml"],
    ],
  ],
  [
    "“Sprinkle over the rest” says what, and not where",
    ["300 g grated cheddar"],
    [
      ["Sprinkle over half the cheddar.", "0: 150 g"],
      ["Bake for 10 minutes.", ""],
      ["Sprinkle over the rest.", "0: 150 g"],
    ],
  ],
  [
    "slices of a food that the list has sliced are the food itself",
    ["300 g potatoes, sliced", "2 aubergines, sliced into rounds"],
    [
      ["Salt the aubergine slices.", "1: all"],
      ["Fry the aubergines.", ""],
      ["Lay a third of the potato slices in the dish.", "0: 100 g"],
      ["Top with the rest of the potato slices.", "0: 200 g"],
    ],
  ],
  [
    "peppers are never the pepper of the seasoning",
    ["2 bell peppers, sliced", "Kosher salt and pepper"],
    [
      ["Toss the peppers with oil.", "0: all"],
      ["Season with salt and pepper.", "1: all"],
    ],
  ],
  [
    "peppers of two colours both go in, beside the pepper of the mill",
    ["1/2 tsp black pepper", "2 red bell peppers, sliced", "1 yellow bell pepper, sliced"],
    [
      ["Toss the potatoes with the pepper.", "0: all"],
      ["Toss the peppers with oil.", "1: all, 2: all"],
      ["Scatter the peppers around the potatoes.", ""],
    ],
  ],
  [
    "cloves are counted without their word, where the list counts cloves",
    ["5 garlic cloves, crushed", "2 tins chopped tomatoes"],
    [
      ["Fry two of the crushed garlic and 1 of the tins of tomatoes.", "0: 2 cloves, 1: 1 tin"],
      ["Stir in the rest of the garlic.", "0: 3 cloves"],
    ],
  ],
  [
    "a second amount behind the name is taken apart from the first",
    [
      "½ cup brown sugar, plus 1 tablespoon for the top",
      "1 tbsp chopped dill, plus 3 sprigs",
      "1 teaspoon lime zest plus 3 tablespoons lime juice",
    ],
    [
      ["Beat the butter with ½ cup of brown sugar.", "0: ½ cup"],
      ["Fold in the chopped dill and the lime zest.", "1: 1 tbsp, 2: 1 teaspoon"],
      [
        "Sprinkle with the remaining sugar and pour over the lime juice.",
        "0: 1 tablespoon, 2: 3 tablespoons",
      ],
      ["Lay the dill sprigs on top.", "1: 3 sprigs"],
    ],
  ],
  [
    "one of a unit is written as one, with a capital too",
    ["3 Tablespoons maple syrup"],
    [
      ["Whisk in 2 Tablespoons of the syrup.", "0: 2 Tablespoons"],
      ["Drizzle with the remaining syrup.", "0: 1 Tablespoon"],
    ],
  ],
  [
    "both of its amounts go in where it is named once",
    ["200g flour plus 2 tbsp"],
    [["Rub the butter into the flour.", "0: all"]],
  ],
  [
    "some of what is left is no amount, and neither is what nobody can reckon",
    ["4 tbsp butter", "1 (14-oz) tin coconut milk"],
    [
      ["Melt 2 tbsp of the butter with 1 cup of the coconut milk.", "0: 2 tbsp, 1: 1 cup"],
      ["Brush the pan with a little of the remaining butter.", "0: some"],
      ["Pour in the rest of the coconut milk.", "1: some"],
    ],
  ],
  [
    "work at the beginning is no amount",
    ["1 lime", "3 spring onions"],
    [
      ["Quarter the lime.", "0: all"],
      ["Thinly slice spring onions.", "1: all"],
    ],
  ],
  [
    "zest and juice in one place are all of it",
    ["2 oranges, zested and juiced"],
    [["Simmer the sugar with the orange zest and juice.", "0: all"]],
  ],
  [
    "what remains greases the dish",
    ["3 tbsp olive oil, divided", "1 onion"],
    [
      ["Heat 1 tbsp of the oil in a pan and soften the onion.", "0: 1 tbsp, 1: all"],
      ["Brush a dish with the remaining oil.", "0: 2 tbsp"],
    ],
  ],
  [
    "thirds and quarters in words",
    ["6 tbsp butter", "4 cloves garlic"],
    [
      ["Melt two thirds of the butter.", "0: 4 tbsp"],
      ["Fry three quarters of the garlic.", "1: 3 cloves"],
      ["Whisk in the rest of the butter and garlic.", "0: 2 tbsp, 1: 1 clove"],
    ],
  ],
  [
    "a line of two amounts",
    ["1 cup plus 2 tbsp sugar"],
    [
      ["Beat 1 cup of the sugar with the eggs.", "0: 1 cup"],
      ["Sprinkle with the remaining sugar.", "0: 2 tbsp"],
    ],
  ],
  [
    "other units of the same measure",
    ["1 cup milk", "12 oz cheddar (about 3 cups), divided"],
    [
      ["Warm 4 tbsp of the milk.", "0: 4 tbsp"],
      ["Stir in 2 cups of the cheddar.", "1: 2 cups"],
      ["Top with the remaining cheddar.", "1: 1 cup"],
    ],
  ],
  [
    "half of a line that is a half",
    ["½ onion", "1 lemon"],
    [
      ["Fry the half onion.", "0: all"],
      ["Squeeze in half a lemon.", "1: ½ lemon"],
    ].map(([text, want]) => [text ?? "", (want ?? "").replace("½", "1/2")]) as [string, string][],
  ],
  [
    "yolks and whites",
    ["3 eggs, separated", "100 g sugar"],
    [
      ["Beat the yolks with the sugar.", "0: 3 yolks, 1: all"],
      ["Whip the egg whites.", "0: 3 whites"],
    ],
  ],
  [
    "zest, then juice",
    ["1 lemon, zested and juiced"],
    [
      ["Fold in the lemon zest.", "0: some"],
      ["Stir in the lemon juice.", "0: some"],
    ],
  ],
  [
    "the list sets parts apart",
    ["5 shallots: 2 sliced, 3 whole"],
    [
      ["Fry the sliced shallots.", "0: 2 shallots"],
      ["Add the whole shallots.", "0: 3 shallots"],
    ],
  ],
  [
    "greasing takes some of a line that says so, and of no other",
    ["100 g butter, plus extra for greasing", "3 eggs"],
    [
      ["!Grease a tin.", "0: some"],
      ["Cream the butter.", "0: all"],
      ["Beat in the eggs.", "1: all"],
    ],
  ],
  [
    "an order behind all of it speaks of no more",
    ["300 g rice"],
    [
      ["Cook the rice.", "0: all"],
      ["Spread over the rest of the rice.", ""],
    ],
  ],
  [
    "kept back, and used later",
    ["2 cups grated cheese"],
    [
      ["Reserve 1/2 cup of the cheese.", ""],
      ["Fold in the cheese.", "0: 1 1/2 cups"],
      ["Sprinkle with the reserved cheese.", "0: 1/2 cup"],
    ],
  ],
])("%s", (_name, lines, actions) => {
  expect(
    amounts(
      lines,
      actions.map(([text]) => text),
    ),
  ).toEqual(actions.map(([, expected]) => expected));
});

test.each<[string, string[], [string, string][]]>([
  [
    "the part that opens a sentence decides between lines of one name",
    ["[Dough] 200 g flour", "[Dough] 80 g butter", "[Sauce] 50 g butter", "[Sauce] 100 ml cream"],
    [
      ["For the sauce, melt the butter.", "2: all"],
      ["Add the cream.", "3: all"],
      ["Rub the butter into the flour.", "1: all, 0: all"],
    ],
  ],
  [
    "a part is made in one word",
    ["[Ribs] 1 rack pork ribs", "[Rub] 1 tbsp paprika", "[Rub] 2 tsp salt", "[Glaze] 2 tbsp honey"],
    [
      ["Mix the rub.", "1: all, 2: all"],
      ["Coat the ribs with the rub.", "0: all"],
      ["Brush with the honey.", "3: all"],
    ],
  ],
  [
    "one kind of food, and no oil of another name",
    ["150 g gruyere", "2 tsp sesame oil", "3 tbsp olive oil"],
    [
      ["Heat the olive oil.", "2: all"],
      ["Add half of the cheese.", "0: 75 g"],
      ["Drizzle with sesame oil and the remaining cheese.", "1: all, 0: 75 g"],
    ],
  ],
])("%s", (_name, lines, actions) => {
  expect(
    amounts(
      lines,
      actions.map(([text]) => text),
    ),
  ).toEqual(actions.map(([, expected]) => expected));
});

test("two lines that nothing tells apart are a guess with the other line named", () => {
  const [first] = linked(["1 cup sugar", "1 cup sugar"], ["Stir in the sugar."]);
  expect(first?.uses).toEqual([{ line: 0, amount: "all", decidedBy: "guess", others: [1] }]);
});

import { linked, usedLines as links } from "@/tests/support/linked";

test.each<[string, string[], [string, string][]]>([
  [
    "the whole name, a part of it, and its plural",
    ["500 g beef mince", "1 can chopped tomatoes", "2 onions"],
    [
      ["Brown the mince.", "0"],
      ["Add the onion and tomatoes.", "1, 2"],
    ],
  ],
  [
    "a bell pepper that is in the pan is no further helping of pepper",
    ["1 red bell pepper", "1 onion"],
    [
      ["Cut the bell pepper into thin strips.", "0"],
      ["Add the onion and bell pepper.", "1"],
    ],
  ],
  [
    "the longer name wins",
    ["1 cup milk", "200 ml coconut milk", "1 tbsp butter", "2 tbsp peanut butter"],
    [
      ["Warm the coconut milk with the peanut butter.", "1, 3"],
      ["Whisk in the milk and butter.", "0, 2"],
    ],
  ],
  [
    "a food made of it is not it",
    ["2 chicken breasts", "1 l chicken stock", "1 clove garlic", "1 tsp garlic powder"],
    [
      ["Bring the chicken stock to a boil.", "1"],
      ["Dust the chicken with garlic powder.", "0, 3"],
      ["Add the garlic.", "2"],
    ],
  ],
  [
    "what an earlier step made is not the raw thing",
    ["2 eggs", "100 g flour", "50 g butter"],
    [
      ["Beat the eggs.", "0"],
      ["Stir the flour into the egg mixture.", "1"],
      ["Brush the butter over the dough.", "2"],
    ],
  ],
  [
    "verbs are not foods",
    ["1 tsp salt", "2 tbsp oil", "1 lb trout"],
    [
      ["Lightly oil the grill grate.", ""],
      ["Season the trout with salt.", "0, 2"],
      ["Heat the oil and fry the fish.", "1"],
    ],
  ],
  [
    "a tool is no food",
    ["100 g butter", "300 g rice"],
    [
      ["Put the rice in the rice cooker.", "1"],
      ["Spread with a butter knife, using all of the butter.", "0"],
    ],
  ],
  [
    "a state to wait for is no use",
    ["2 onions", "1 tbsp oil", "150 g cheese"],
    [
      ["Fry the onions in the oil until the onions are soft.", "0, 1"],
      ["Bake until the cheese melts.", ""],
      ["Serve with the cheese.", "2"],
    ],
  ],
  [
    "two lines of one food, in the order of use",
    ["2 cups flour", "1 tsp salt", "1 cup sugar", "3 tbsp flour", "1/4 tsp salt"],
    [
      ["Mix the flour and salt.", "0, 1"],
      ["For the filling, stir the sugar, flour and salt.", "2, 3, 4"],
    ],
  ],
  [
    "two lines of one food, told apart by their words",
    ["1 cup white sugar", "1/2 cup brown sugar"],
    [
      ["Sprinkle with the brown sugar.", "1"],
      ["Dissolve the sugar in water.", "0"],
    ],
  ],
  [
    "two lines of one food, told apart by the amount",
    ["1 tbsp butter", "3 tbsp butter"],
    [
      ["Melt 3 tablespoons butter.", "1"],
      ["Dot with the butter.", "0"],
    ],
  ],
  [
    "two lines of one food, told apart by the section",
    ["[Dough] 50 g butter", "[Sauce] 30 g butter"],
    [
      ["[Sauce] Melt the butter.", "1"],
      ["[Dough] Rub in the butter.", "0"],
    ],
  ],
  [
    "all ingredients",
    ["1 banana", "1 cup milk", "1 tsp honey"],
    [["Blend all ingredients until smooth.", "0, 1, 2"]],
  ],
  [
    "all but one",
    ["1 banana", "1 cup milk", "1 tsp honey"],
    [
      ["Blend all ingredients except the honey.", "0, 1"],
      ["Drizzle with honey.", "2"],
    ],
  ],
  [
    "the first three",
    ["1 cup oats", "1 cup nuts", "1 tsp salt", "2 eggs"],
    [
      ["Combine the first three ingredients.", "0, 1, 2"],
      ["Add the eggs.", "3"],
    ],
  ],
  [
    "the remaining ingredients",
    ["1 lb beef", "1 onion", "1 can beans", "2 tsp cumin"],
    [
      ["Brown the beef with the onion.", "0, 1"],
      ["Stir in the remaining ingredients.", "2, 3"],
    ],
  ],
  [
    "the dry ingredients",
    ["2 cups flour", "1 tsp baking powder", "1/2 tsp cinnamon", "2 eggs", "1 cup milk"],
    [
      ["Whisk the dry ingredients.", "0, 1, 2"],
      ["Add the eggs and milk.", "3, 4"],
      ["Pour over the dry ingredients.", ""],
    ],
  ],
  [
    "everything of one kind",
    ["1 tsp cumin", "1 tsp turmeric", "2 tomatoes"],
    [
      ["Toast the spices.", "0, 1"],
      ["Add the tomatoes.", "2"],
    ],
  ],
  [
    "another name",
    ["3 scallions, sliced", "1 eggplant"],
    [
      ["Fry the aubergine.", "1"],
      ["Scatter with spring onions.", "0"],
    ],
  ],
  [
    "one line with two foods",
    ["salt and pepper to taste", "4 eggs"],
    [["Beat the eggs with salt and pepper.", "0, 1"]],
  ],
  [
    "either of two foods",
    ["1/2 cup butter or margarine", "1 cup sugar"],
    [["Cream the margarine and sugar.", "0, 1"]],
  ],
  [
    "portions",
    ["1 cup grated cheese, divided", "4 tortillas"],
    [
      ["Sprinkle with half of the cheese.", "0 (1/2 cup)"],
      ["Cover with a tortilla and the remaining cheese.", "0 (1/2 cup), 1"],
    ],
  ],
  [
    "stated amounts",
    ["4 tbsp oil", "2 carrots"],
    [
      ["Heat 1 tbsp of the oil.", "0 (1 tbsp)"],
      ["Fry the carrots in the remaining oil.", "0 (3 tbsp), 1"],
    ],
  ],
  [
    "another helping of a staple",
    ["salt", "2 potatoes", "1 fish"],
    [
      ["Boil the potatoes and season with salt.", "0 (some), 1"],
      ["Season the fish with salt.", "0 (some), 2"],
    ],
  ],
  [
    "thrown away, left out, not used",
    ["2 bay leaves", "1 l stock"],
    [
      ["Simmer the stock with the bay leaves.", "0, 1"],
      ["Discard the bay leaves.", ""],
    ],
  ],
  [
    "a pot of water is no ingredient",
    ["300 g pasta", "100 ml water"],
    [
      ["Bring a large pot of water to a boil.", ""],
      ["Cook the pasta.", "0"],
      ["Thin the sauce with the water.", "1"],
    ],
  ],
  [
    "German: two foods in a line, plurals, compounds",
    ["2 Zwiebeln, gewürfelt", "1 l Gemüsebrühe", "Salz und Pfeffer"],
    [
      ["Die Zwiebel anschwitzen.", "0"],
      ["Brühe zugeben und mit Salz und Pfeffer abschmecken.", "1, 2"],
    ],
  ],
  [
    "French: articles are no part of the word",
    ["2 gousses d'ail", "3 c. à soupe d'huile d'olive", "4 pommes de terre"],
    [
      ["Faites chauffer l'huile et l'ail.", "0, 1"],
      ["Ajoutez les pommes de terre.", "2"],
    ],
  ],
  [
    "a line that nothing names stays unlinked",
    ["1 star anise", "2 apples"],
    [["Peel and cook the apples.", "1"]],
  ],
])("%s", (_name, ingredients, steps) => {
  expect(
    links(
      ingredients,
      steps.map(([text]) => text),
    ),
  ).toEqual(steps.map(([, expected]) => expected));
});

test("mentions cut out the food with its amount", () => {
  const text = "Melt 2 tbsp of the butter, add the flour and whisk in 300 ml cold milk.";
  const [action] = linked(["4 tbsp butter", "2 tbsp flour", "300 ml milk"], [text]);
  expect(action?.mentions.map(({ start, end }) => text.slice(start, end))).toEqual([
    "2 tbsp of the butter",
    "flour",
    "300 ml cold milk",
  ]);
});

test("a large list is linked in time that grows with its size", () => {
  const lines = Array.from(
    { length: 300 },
    (_each, index) => `${index} g salt and pepper number ${index % 7}`,
  );
  const actions = lines.map(() => "Season with salt and pepper, then add the remaining ingredients.");
  expect(linked(lines, actions)).toHaveLength(300);
}, 30_000);

test.each<[string, string[], [string, string][]]>([
  [
    "all but a part, and the part that was kept",
    ["1/2 cup parsley", "3 tbsp honey"],
    [
      ["Stir in all but 2 tbsp of the parsley.", "0 (6 tbsp)"],
      ["Whisk in the honey except 1 tbsp.", "1 (2 tbsp)"],
      ["Scatter with the remaining parsley.", "0 (2 tbsp)"],
      ["Brush with the reserved honey.", "1 (1 tbsp)"],
    ],
  ],
  [
    "an amount that is said of each food of a list",
    ["3 tbsp fish sauce", "3 tbsp palm sugar", "1 head of cabbage"],
    [
      ["Whisk 1 tbsp each of the fish sauce and palm sugar.", "0 (1 tbsp), 1 (1 tbsp)"],
      ["Toss the cabbage with the rest of the fish sauce and palm sugar.", "0 (2 tbsp), 1 (2 tbsp), 2"],
    ],
  ],
  [
    "a rest whose food is left out, and none that is of a mixture",
    ["2 radishes, sliced", "1 cup rice"],
    [
      ["Cook the rice.", "1"],
      ["Stir in most of the radishes.", "0 (some)"],
      ["Scatter the rest on top.", "0 (some)"],
      ["Spoon out half of the rice mix.", ""],
      ["Chill the rest.", ""],
    ],
  ],
  [
    "a helping for each jar is all of it",
    ["4 sprigs dill", "1 kg beans", "8 chillies"],
    [
      ["Pack in the beans.", "1"],
      ["Tuck a sprig of dill into each jar.", "0"],
      ["Lay 2 chillies on top of each jar.", "2"],
    ],
  ],
  [
    "everything in one word, and what is done meanwhile",
    ["1 cup oats", "2 bananas", "1 tsp vanilla"],
    [
      ["Chill the bowl while you make everything else.", ""],
      ["Blend it all until smooth.", "0, 1, 2"],
    ],
  ],
  [
    "shortened words of a card",
    ["1 c. brown sugar", "1 c. powdered sugar", "3 tbsp butter"],
    [
      ["Boil butter and br. sugar.", "0, 2"],
      ["Add powd. sugar.", "1"],
    ],
  ],
  [
    "the food that gives its part the name is used, a sauce made of several is not",
    ["[Pork] 1 kg pork shoulder", "[Pork] 1 tsp salt", "[Salsa] 2 tomatoes", "[Salsa] 1 lime"],
    [
      ["Rub the pork with the salt.", "0, 1"],
      ["Blend all the ingredients for the salsa.", "2, 3"],
      ["Spoon the salsa over the pork.", ""],
    ],
  ],
  [
    "what was put on top or beside",
    ["1 can beans", "2 avocados, to serve", "sour cream (optional)"],
    [
      ["Heat the beans.", "0"],
      ["Serve with the toppings.", "1, 2"],
    ],
  ],
  [
    "all but what cannot be taken from the line's own measure: the part that was kept is told, the other is not",
    ["75 g mixed seeds", "500 g flour"],
    [
      ["Knead all but 2 tbsp of the seeds into the flour.", "0 (some), 1"],
      ["Press on the remaining seeds.", "0 (2 tbsp)"],
    ],
  ],
  [
    "what something is kept back for goes in later",
    ["500 g chicken thighs", "200 g noodles"],
    [
      ["Reserve a quarter of the sauce to brush over the raw chicken before baking.", ""],
      ["Set the rest of it aside for the noodles.", ""],
      ["Roast the chicken.", "0"],
      ["Boil the noodles.", "1"],
    ],
  ],
  [
    "half of what is one, though no number says so",
    ["small bunch of mint, chopped", "tin of tomatoes", "mint leaves"],
    [
      ["Stir in half the mint.", "0 (1/2 bunch)"],
      ["Pour over half the tomatoes.", "1 (1/2 tin)"],
      ["Scatter with the rest of the mint.", "0 (1/2 bunch)"],
    ],
  ],
  [
    "all but a part of the list",
    ["1 lb minced lamb", "1 onion", "[Topping] 1 cup yogurt", "[Topping] 1 tsp mint"],
    [
      ["Mix all but the topping.", "0, 1"],
      ["Beat the topping ingredients.", "2, 3"],
    ],
  ],
  [
    "all of a part except a line that has the part's name in it",
    [
      "[Lamb skewers] 500 g lamb",
      "[Lamb skewers] 1 tbsp cumin",
      "[Lamb skewers] 2 tbsp oil",
      "[Salsa] 1 mango",
    ],
    [["Blitz all the skewer ingredients except the lamb.", "1, 2"]],
  ],
  [
    "a list without a heading before the icing's is mixed first",
    ["2 c. flour", "1 c. sugar", "[Icing] 3 tbsp butter", "[Icing] 1 c. powdered sugar"],
    [
      ["Mix all in order given.", "0, 1"],
      ["Beat butter and powdered sugar.", "2, 3"],
    ],
  ],
  [
    "how many of a kind: both kinds, all three",
    ["1 can black beans", "1 can pinto beans", "50 g plain flour", "20 g cornflour"],
    [
      ["Tip in both kinds of beans.", "0, 1"],
      ["Sift over both flours.", "2, 3"],
    ],
  ],
  [
    "the topping that a part is called by is nothing to put on top",
    [
      "[For the crumble topping] 100 g oats",
      "[For the crumble topping] 50 g flaked almonds",
      "[Fruit] 4 pears",
    ],
    [
      ["For the crumble topping, toast the oats.", "0"],
      ["Stir in the almonds.", "1"],
    ],
  ],
  [
    "a plain oil is the frying oil that is in use, and not a seasoning",
    ["2 tsp toasted sesame oil", "3 tbsp vegetable oil", "200 g spinach", "4 eggs"],
    [
      ["Season the spinach with half of the sesame oil.", "0 (1 tsp), 2"],
      ["Heat 1 tbsp of the vegetable oil.", "1 (1 tbsp)"],
      ["Heat the remaining oil and fry the eggs.", "1 (2 tbsp), 3"],
    ],
  ],
  [
    "the rest is one of what was parted, not of what all went in",
    ["2 tsp ground coriander", "small bunch of coriander"],
    [
      ["Fry the ground coriander.", "0"],
      ["Stir in most of the coriander.", "1 (some)"],
      ["Scatter with the rest of the coriander.", "1 (some)"],
    ],
  ],
  [
    "cuts of meat and pieces of a vegetable are called by themselves",
    ["1 kg chicken wings", "1 cauliflower, cut into florets", "200 g panko"],
    [
      ["Put the wings in a pot.", "0"],
      ["Pull off the meat when the wings are cool.", ""],
      ["Roll the florets in the panko.", "1, 2"],
    ],
  ],
  [
    "a grill is no chicken, and juices are no lime",
    ["500 g chicken", "1 can tomatoes", "1 lime"],
    [
      ["Heat the broiler.", ""],
      ["Grill the chicken.", "0"],
      ["Add the tomatoes (with their juices).", "1"],
      ["Squeeze over the lime.", "2"],
    ],
  ],
  [
    "a cheese that has no place of its own is the cheese, and not the cream cheese",
    ["200 g cream cheese", "2 cups pepper jack, shredded", "1 cup corn"],
    [
      ["Beat the cream cheese until smooth.", "0"],
      ["Stir in the corn and half of the cheese.", "1 (1 cup), 2"],
    ],
  ],
  [
    "parts that a line sets apart",
    ["2 fennel bulbs, sliced, fronds reserved", "2 oranges, 1 juiced, 1 sliced", "4 trout fillets"],
    [
      ["Roast the fennel with the orange juice.", "0 (some), 1 (1 orange)"],
      ["Lay the orange slices on the trout.", "1 (1 orange), 2"],
      ["Scatter with the fennel fronds.", "0 (some)"],
    ],
  ],
  [
    "the zest here and the juice there",
    ["1 lemon", "300 g ricotta"],
    [
      ["Zest the lemon over the ricotta.", "0 (some), 1"],
      ["Juice the lemon.", "0 (some)"],
    ],
  ],
  [
    "what is marinated with its part is cooked after that, and so are salted vegetables",
    ["[Beef] 400 g sirloin, sliced", "[Beef] 2 tbsp soy sauce", "[Rice] 200 g rice"],
    [
      ["!Mix all the ingredients for the beef.", "0, 1"],
      ["Fry the beef.", "0"],
      ["Boil the rice.", "2"],
    ],
  ],
  [
    "vegetables that are brushed with oil are used, and only once",
    ["3 aubergines, sliced", "4 tbsp olive oil"],
    [
      ["Brush the aubergines on both sides with the oil.", "0, 1"],
      ["Layer up the aubergines.", ""],
    ],
  ],
])("%s", (_what, ingredients, steps) => {
  expect(
    links(
      ingredients,
      steps.map(([text]) => text),
    ),
  ).toEqual(steps.map(([, uses]) => uses));
});

test("an action says the part that its sentence opens", () => {
  const parts = linked(
    ["[Dough] 2 cups flour", "[Glaze] 1 cup sugar", "[Glaze] 1 lemon"],
    ["Knead the flour with water.", "For the glaze, stir the sugar with the lemon."],
  ).map(({ part }) => part);
  expect(parts).toEqual([undefined, "Glaze"]);
});

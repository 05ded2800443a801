/** Savoury dishes in the words of home cooks: what each action takes. */
import { everyUse, usesByAction } from "@/tests/support/cooking-uses";

test.each([
  ["Brush one edge of the pastry with water.", "Beat the egg yolk with 1 tbsp water."],
  ["Wet the rim with a little water.", "Beat the egg yolk with the water."],
  ["Boil the sausages in plenty of cold water.", "Beat the egg yolk with the water."],
  ["Add enough cool, but not icy, water to cover the sausages.", "Beat the egg yolk with the water."],
])("water that is not the list's leaves it for where it goes in: %s", (order, glaze) => {
  const uses = usesByAction(["8 sausages", "1 egg yolk", "1 tbsp water"], [order, glaze, "Bake."]);
  expect(uses.filter((use) => use.includes("water"))).toEqual(["all: 1 egg yolk; all: 1 tbsp water"]);
});

test("the only water of the list is what an edge is brushed with", () => {
  expect(
    usesByAction(["8 sausages", "1 tbsp water"], ["Wrap the sausages.", "Brush the edges with water."]),
  ).toEqual(["all: 8 sausages", "all: 1 tbsp water"]);
});

test("a part that is mixed as a whole has its water, where another part is soaked in plenty of it", () => {
  expect(
    everyUse(
      "Patties\n\nSauce\n1/3 cup tahini\n1/3 cup water\n1 lemon\n\nPatties\n1 cup dried beans\n1 onion\n\nSauce:\nMix all ingredients in a bowl. If you like it thinner, add additional water.\n\nPatties:\nPut the beans in a bowl covered with plenty of water. Soak for 8 hours. Drain and blend with the onion.",
    ).slice(0, 3),
  ).toEqual(["1/3 cup tahini = all", "1/3 cup water = all", "1 lemon = all"]);
});

test.each([
  "Add 1 cup of stock if it looks dry.",
  "Add a cup of water or stock if the soup gets too thick.",
  "Add 1/2 cup of water or stock to the pan if needed.",
  "If it is too thick, add 1 cup stock.",
])("what goes in only if need be is no part of what went in before: %s", (order) => {
  expect(
    everyUse(
      `Soup\n\n1 onion\n1 litre stock or 4 cups water\n2 cups beans\n\nFry the onion. Add beans and water or stock and simmer for 20 minutes. ${order}`,
    ),
  ).toEqual(["1 onion = all", "2 cups beans = all", "1 litre stock or 4 cups water = all"]);
});

test("what is left of a divided line still goes in if need be", () => {
  expect(
    usesByAction(
      ["500 g flour", "300 ml water"],
      ["Mix the flour with 250 ml water.", "Add 50 ml water if the dough is dry."],
    ),
  ).toEqual(["all: 500 g flour; 250 ml: 300 ml water", "50 ml: 300 ml water"]);
});

test.each(["a small ladleful of sauce", "a splash of the sauce"])(
  "%s is of what was made, and no more of the bottle",
  (taken) => {
    expect(
      usesByAction(
        ["200 g noodles", "1/2 cup fish sauce, divided", "2 tbsp sugar"],
        [
          "Warm 1/4 cup fish sauce with the sugar to make a sauce.",
          `Fry the noodles with ${taken}.`,
          "Serve with the remaining fish sauce.",
        ],
      ),
    ).toEqual([
      "1/4 cup: 1/2 cup fish sauce, divided; all: 2 tbsp sugar",
      "all: 200 g noodles",
      "1/4 cup: 1/2 cup fish sauce, divided",
    ]);
  },
);

test.each(["Prepare the wing baste below.", "Make the wing baste (recipe follows)."])(
  "a part that is told further on goes in there: %s",
  (pointer) => {
    expect(
      everyUse(
        `Wings\n\nWing rub:\n1 tbsp salt\n1 tbsp paprika\nWing baste:\n1/2 cup vinegar\n1 tbsp mustard\nWing sauce:\n1 cup ketchup\n2 tbsp sugar\n\nWING RUB: Whisk together all ingredients and transfer to a jar. ${pointer}\nWING BASTE: Whisk together all ingredients.\nWING SAUCE: Heat the ketchup. Add the remaining ingredients.`,
      ),
    ).toEqual([
      "1 tbsp salt = all",
      "1 tbsp paprika = all",
      "1/2 cup vinegar = all",
      "1 tbsp mustard = all",
      "1 cup ketchup = all",
      "2 tbsp sugar = all",
    ]);
  },
);

test.each([
  ["300 g easy-cook rice", "Cook gently until soft.", "Add the rice."],
  ["300 g quick-cook polenta", "Cook the onion gently until soft.", "Add the polenta."],
  ["300 g oven-bake chips", "Bake the onion for 10 minutes.", "Serve with the chips."],
  ["300 g stir-fry vegetables", "Season and stir-fry until soft.", "Add the vegetables."],
  ["300 g ready-to-roll icing", "Roll the onion in salt.", "Cover with the icing."],
])("an order is no name, whatever a line is meant for: %s", (line, order, added) => {
  const uses = usesByAction(["1 onion", line], ["Take the onion.", order, added]);
  expect(uses.at(-1)).toBe(`all: ${line}`);
});

test("the filling is laid again with the rest of the pastry", () => {
  const uses = usesByAction(
    ["500 g pastry", "1 onion, chopped", "250 g chopped swede or carrot", "400 g lamb, diced"],
    [
      "Cut the pastry into four. Lay one piece on a board.",
      "Put a quarter of the onion and swede down the middle. Top with a quarter of the lamb and season.",
      "Wet the edges. Press them together. Crimp with a fork. Tuck in the ends. Lay on a sheet. Chill for 5 minutes.",
      "Repeat with the remaining pastry and filling.",
    ],
  );
  expect(uses.slice(1)).toEqual([
    "1/4 onion: 1 onion, chopped; 62.5 g: 250 g chopped swede or carrot",
    "100 g: 400 g lamb, diced",
    "3/4 onion: 1 onion, chopped; 187.5 g: 250 g chopped swede or carrot; 300 g: 400 g lamb, diced",
  ]);
});

test.each([
  ["1 egg, beaten", "Glaze the pies."],
  ["1 egg yolk, beaten with a little milk", "Prick and glaze."],
  ["1 tbsp milk, to glaze", "Glaze the tops."],
  ["1 tbsp milk for brushing", "Brush the tops."],
  ["1 egg", "Brush with egg wash."],
])("pies are glazed with what nothing else takes: %s", (line, order) => {
  expect(usesByAction(["500 g pastry", line], ["Shape the pastry.", order, "Bake."])).toEqual([
    "all: 500 g pastry",
    `all: ${line}`,
  ]);
});

test.each([
  [["1 ham", "100 g honey"], "Glaze the ham."],
  [["1 ham", "1 egg"], "Make a glaze. Pour over the glaze."],
])("what is glazed with something else takes no egg: %#", (list, order) => {
  expect(usesByAction(list, ["Boil the ham.", order])).toEqual(["all: 1 ham"]);
});

test.each([
  "combine all pork ingredients except pork, rolls and barbecue sauce, mixing well.",
  "mix all ingredients except the pork, rolls and barbecue sauce.",
])("what is left out of all of them goes in later: %s", (order) => {
  expect(
    usesByAction(
      ["2 tbsp paprika", "1 tbsp salt", "1 pork shoulder", "8 rolls", "1 cup barbecue sauce"],
      [
        `In a bowl, ${order}`,
        "Coat all sides of the pork with it. Cook for 6 hours.",
        "Fill each roll with ½ cup of pork and spoon on barbecue sauce.",
      ],
    ),
  ).toEqual([
    "all: 2 tbsp paprika; all: 1 tbsp salt",
    "all: 1 pork shoulder",
    "all: 8 rolls",
    "all: 1 cup barbecue sauce",
  ]);
});

test.each(["lemon", "the lemon"])("%s in a part that lists its juice is that juice", (lemon) => {
  expect(
    everyUse(
      `Fish\n\nFor the fish:\n1 lemon\n600 g cod\nFor the sauce:\n200 ml mayonnaise\n1 tbsp lemon juice\n\nSqueeze the lemon over the cod and fry for 5 minutes.\nFor the sauce, mix the mayonnaise and ${lemon}.`,
    ),
  ).toEqual(["1 lemon = all", "600 g cod = all", "200 ml mayonnaise = all", "1 tbsp lemon juice = all"]);
});

test("a fruit of the part itself stays what its name means", () => {
  expect(
    everyUse(
      "Fish\n\nFor the fish:\n1 lemon\n600 g cod\nFor the sauce:\n200 ml mayonnaise\n1 tbsp lemon juice\n\nFor the sauce, mix the mayonnaise and lemon juice.\nSqueeze the lemon over the cod and fry for 5 minutes.",
    ),
  ).toEqual(["200 ml mayonnaise = all", "1 tbsp lemon juice = all", "1 lemon = all", "600 g cod = all"]);
});

test.each(["1/3 set aside for the top", "1/3 kept back for the top", "reserve 1/3 for the top"])(
  "what the list itself puts aside waits: (%s)",
  (remark) => {
    const text = (order: string) =>
      `Bake\n\n500 g macaroni\n300 g cheddar, grated (${remark})\n\nBoil the macaroni. ${order} Bake for 15 minutes.`;
    const cheddar = `300 g cheddar, grated (${remark})`;
    const parts = [`${cheddar} = all`, "500 g macaroni = all", `${cheddar} = 200 g`, `${cheddar} = 100 g`];
    expect(everyUse(text("Stir in the cheddar. Sprinkle with the reserved cheddar."))).toEqual(parts);
    expect(
      everyUse(text("Stir in 2/3 of the grated cheddar. Sprinkle with the remaining 1/3 of the cheddar.")),
    ).toEqual(parts);
  },
);

test.each([
  [
    "Fry the eggs in the remaining oil.",
    ["2 tbsp: 4 tbsp oil; all: 300 g flour", "all: 2 eggs; 2 tbsp: 4 tbsp oil"],
  ],
  ["Fry the eggs in 2 cm oil.", ["2 tbsp: 4 tbsp oil; all: 300 g flour", "all: 2 eggs"]],
])("how deep the oil is takes none of the spoons that went in before: %s", (order, expected) => {
  expect(
    usesByAction(["4 tbsp oil", "300 g flour", "2 eggs"], ["Mix 2 tbsp of the oil into the flour.", order]),
  ).toEqual(expected);
});

test("all of a filling leaves out what is there to brush the pies with", () => {
  expect(
    everyUse(
      "Pies\n\nFor the pastry:\n500 g flour\n200 g lard\nFor the filling:\n400 g lamb\n6 tbsp cream\nA little egg and milk for glazing\n\nRub the lard into the flour. Mix all the filling ingredients bar the cream. Fill the pastry and add the cream. Brush with egg wash and bake.",
    ).slice(0, 4),
  ).toEqual(["200 g lard = all", "500 g flour = all", "400 g lamb = all", "6 tbsp cream = all"]);
});

test.each(["halfway up the sausages", "3/4 of the way up the sausages"])(
  "what something comes up to goes in no second time: %s",
  (reach) => {
    const uses = usesByAction(
      ["10 sausages (8 for the dish, 2 for the gravy)", "200 g flour", "2 eggs"],
      ["Mix the flour and the eggs.", "Lay 8 of the sausages in a dish.", `Pour the batter ${reach}.`],
    );
    expect(uses).toHaveLength(2);
  },
);

const CRUST_AND_FILLING = [
  "2 cups flour",
  "1/2 cup lard",
  "1/3 cup ice water",
  "1 lb ground pork",
  "1 onion",
  "1/2 cup water",
];

test.each(["Brush with an egg beaten with 2 tbsp of water.", "Brush with 1 tbsp water.", "Serve."])(
  "a filling's water stays with it, where a dough has ice water and a glaze a spoonful: %s",
  (end) => {
    expect(
      usesByAction(CRUST_AND_FILLING, [
        "Cut the lard into the flour. Add the ice water by the spoonful until just enough water has been added to form a ball.",
        "Place all the ingredients in a saucepan and simmer.",
        end,
      ]),
    ).toEqual([
      "all: 1/2 cup lard; all: 2 cups flour",
      "all: 1/3 cup ice water",
      "all: 1 lb ground pork; all: 1 onion; all: 1/2 cup water",
    ]);
  },
);

test("herbs that nothing else names go in with the line that is called so", () => {
  expect(
    usesByAction(
      ["8 oz noodles", "1/2 bunch cilantro", "1/2 bunch mint", "fresh herbs (optional)"],
      ["Cook the noodles.", "Scatter over the herbs."],
    )[1]
      ?.split("; ")
      .sort(),
  ).toEqual(["all: 1/2 bunch cilantro", "all: 1/2 bunch mint", "all: fresh herbs (optional)"]);
});

test("herbs with a place of their own stay there", () => {
  expect(
    usesByAction(
      ["1 chicken", "2 tbsp mint", "1 tsp dried herbs"],
      ["Rub the chicken with the herbs.", "Top with mint."],
    ),
  ).toEqual(["all: 1 chicken; all: 1 tsp dried herbs", "all: 2 tbsp mint"]);
});

test.each([
  [
    "Repeat layers three more times.",
    ["3 flour tortillas", "1 1/2 cups", "3/4 cup"],
    ["1 flour tortilla", "1/2 cup"],
  ],
  [
    "Repeat the layers 3 times.",
    ["3 flour tortillas", "1 1/2 cups", "3/4 cup"],
    ["1 flour tortilla", "1/2 cup"],
  ],
])("a layer that is laid so many times more takes as much each time: %s", (repeat, again, last) => {
  const uses = usesByAction(
    ["5 flour tortillas", "2 cups corn", "1 1/2 cups cheese"],
    [
      `Place one tortilla in a dish. Cover with 1/2 cup corn and 1/4 cup of the cheese. ${repeat} Top with the last tortilla and the remaining cheese.`,
    ],
  );
  expect(uses.slice(-2)).toEqual([
    `${again[0]}: 5 flour tortillas; ${again[1]}: 2 cups corn; ${again[2]}: 1 1/2 cups cheese`,
    `${last[0]}: 5 flour tortillas; ${last[1]}: 1 1/2 cups cheese`,
  ]);
});

test.each([
  "Add pureed beans, remaining 1½ cans of whole beans and the broth to the pot.",
  "Add the broth and remaining 1 1/2 cans to the pot.",
])("what is left of the tins goes in beside what was pureed: %s", (order) => {
  const [puree, all = ""] = usesByAction(
    ["2 cups broth", "2 (15 ounce) cans great northern beans"],
    ["Puree ½ can great northern beans.", order],
  );
  expect(puree).toBe("1/2 can: 2 (15 ounce) cans great northern beans");
  expect(all.split("; ").sort()).toEqual([
    "1 1/2 cans: 2 (15 ounce) cans great northern beans",
    "all: 2 cups broth",
  ]);
});

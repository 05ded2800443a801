/** Ordinary recipes as pages hold them: what each action takes. */
import { everyUse, usesByAction } from "@/tests/support/cooking-uses";

describe("all of a part", () => {
  it.each([
    "Put over sweet potatoes and bake.",
    "Sprinkle over the sweet potatoes and bake.",
    "Spread on top of the sweet potatoes.",
  ])("has what is named again where the topping goes on: %s", (order) => {
    const uses = everyUse(
      `Casserole\n\n4 sweet potatoes\n1 cup sugar\n2 eggs\n\nTopping\n1 cup brown sugar\n1 cup pecans\n\nMix all the ingredients together and place in a dish.\nMix all the topping ingredients together. ${order}`,
    );
    expect(uses.slice(0, 3)).toEqual(["4 sweet potatoes = all", "1 cup sugar = all", "2 eggs = all"]);
  });

  it("leaves out what a sauce of the same list is poured over", () => {
    expect(
      usesByAction(
        ["1 chicken", "1 cup honey", "1/2 cup mustard"],
        ["Mix all the other ingredients.", "Pour over the chicken.", "Bake for 1 hour."],
      )[1],
    ).toBe("all: 1 chicken");
  });

  it.each(["Marinate the chicken in the fridge for 2 hours.", "Marinate chicken overnight."])(
    "goes in by its verb: %s",
    (order) => {
      const uses = everyUse(
        `Skewers\n\nMarinade\n1 kg chicken\n4 cloves garlic\n1 tbsp oregano\n3 tbsp oil\n\nSauce\n1 cup yoghurt\n2 cloves garlic\n1 tbsp oil\n\n${order} Meanwhile, make the sauce by combining all ingredients in a bowl. Grill for 10 minutes.`,
      );
      expect(uses).toEqual([
        "1 kg chicken = all",
        "4 cloves garlic = all",
        "1 tbsp oregano = all",
        "3 tbsp oil = all",
        "1 cup yoghurt = all",
        "2 cloves garlic = all",
        "1 tbsp oil = all",
      ]);
    },
  );

  it("does not, where the method makes the marinade by its names", () => {
    const uses = everyUse(
      "Skewers\n\nMarinade\n1 kg chicken\n4 cloves garlic\n3 tbsp oil\n\nTo serve\n4 pitas\n1 onion\n\nMix the garlic with the oil. Marinate the chicken for 2 hours. Serve in the pitas with the onion.",
    );
    expect(uses).toEqual([
      "4 cloves garlic = all",
      "3 tbsp oil = all",
      "1 kg chicken = all",
      "4 pitas = all",
      "1 onion = all",
    ]);
  });

  it.each(["First, to make the dressing.", "To make the dressing:"])("is only announced by '%s'", (order) => {
    const uses = everyUse(
      `Salad\n\nDressing\n2 cloves garlic\na little dried chilli\n2 tbsp fish sauce\n\nSalad\n1 carrot\n1 lettuce\n\n${order}\nSlice the garlic cloves. Add the fish sauce.\nSlice the carrot and the lettuce.`,
    );
    expect(uses[0]).toBe("2 cloves garlic = all");
  });

  it("'remaining ingredients' have the broth, though the word for its meat comes later", () => {
    expect(
      usesByAction(
        [
          "4 chicken thighs",
          "1/2 cup dry white wine or chicken broth",
          "1 can tomatoes",
          "1/2 cup olives",
          "1 cup chicken broth",
        ],
        [
          "Brown the chicken.",
          "Add the wine.",
          "Add tomatoes and remaining ingredients.",
          "Simmer until the chicken is done.",
        ],
      )[2],
    ).toBe("all: 1 can tomatoes; all: 1/2 cup olives; all: 1 cup chicken broth");
  });
});

describe("words for a kind", () => {
  it.each([
    "Grate or peel meat of cucumber into a bowl.",
    "Scrape out the meat of a cucumber.",
    "Grate the flesh of the cucumber.",
  ])("that name a part of another food: %s", (order) => {
    const uses = everyUse(
      `Skewers\n\nSkewers\n1 kg boneless chicken breasts\n4 tbsp lemon juice\n\nCucumber sauce\n1 cucumber\n1 cup Greek yogurt\n\n1. Mix the lemon juice and the chicken. Cover and marinate for 2 hours.\n2. Meanwhile, make the sauce: ${order} Mix with yogurt.\n3. Grill for 10 minutes.`,
    );
    expect(uses).toEqual([
      "4 tbsp lemon juice = all",
      "1 kg boneless chicken breasts = all",
      "1 cucumber = all",
      "1 cup Greek yogurt = all",
    ]);
  });

  it("'the meat of the chicken' is the chicken", () => {
    expect(
      usesByAction(
        ["1 chicken", "1 onion"],
        ["Take the meat of the chicken and fry it.", "Add the onion."],
      )[0],
    ).toBe("all: 1 chicken");
  });

  it.each([
    "Add enough water to equal 3 cups of liquid.",
    "Add water to make 3 cups of liquid.",
    "Top up with water to get 1 litre liquid.",
  ])("say what all of it comes to: %s", (order) => {
    expect(
      everyUse(
        `Stew\n\n1 chicken\n4 cups water\n1/3 cup flour\n1 cup milk\n\nBoil the chicken in the water. Strain the broth. ${order} Mix together flour and milk. Stir in.\n\nDumplings\n2 cups flour\n1/3 cup milk\nMix flour and milk. Simmer for 20 minutes.`,
      ),
    ).toEqual([
      "1 chicken = all",
      "4 cups water = all",
      "1/3 cup flour = all",
      "1 cup milk = all",
      "2 cups flour = all",
      "1/3 cup milk = all",
    ]);
  });

  it("'herbs and spices' are apart", () => {
    expect(
      usesByAction(
        ["2 cups rice", "2 tbsp parsley, chopped", "1 tbsp thyme, chopped", "2 tsp smoked paprika"],
        ["Add rice, herbs and spices."],
      ),
    ).toEqual([
      "all: 2 cups rice; all: 2 tbsp parsley, chopped; all: 1 tbsp thyme, chopped; all: 2 tsp smoked paprika",
    ]);
  });

  it("'the spices' leave the herbs, where these have a word of their own later", () => {
    expect(
      usesByAction(
        ["2 cups rice", "2 tbsp parsley, chopped", "1 tbsp thyme, chopped", "2 tsp paprika", "1 tsp cumin"],
        ["Add rice and the spices.", "Stir in the herbs."],
      )[0],
    ).toBe("all: 2 cups rice; all: 2 tsp paprika; all: 1 tsp cumin");
  });
});

describe("once more by its name", () => {
  it.each([
    "1 tsp cayenne pepper",
    "1/2 tsp ground cayenne pepper or hot sauce",
    "1 tsp chilli pepper flakes",
  ])("the pepper of 'salt and pepper' is no %s", (line) => {
    expect(usesByAction(["1 kg beef", line], ["Season the beef with salt and pepper.", "Fry it."])).toEqual([
      "all: 1 kg beef",
    ]);
  });

  it.each(["salt, pepper and chilli flakes", "1 tsp white pepper", "ground pepper"])("it is %s", (line) => {
    expect(usesByAction(["1 kg beef", line], ["Season the beef with salt and pepper."])[0]).toContain(line);
  });

  it.each(["Stir to melt the butter.", "Swirl to melt butter.", "Toss to coat with the butter."])(
    "what the work is for is in already: %s",
    (order) => {
      expect(
        usesByAction(["2 tbsp butter", "1 cup milk"], ["Heat the milk.", "Add the butter.", order]),
      ).toEqual(["all: 1 cup milk", "all: 2 tbsp butter"]);
    },
  );

  it.each(["Mix the sugar with the butter until smooth.", "Stir the butter and the sugar well."])(
    "what was added together is mixed: %s",
    (order) => {
      expect(
        usesByAction(
          ["4-8 tbsp butter", "1/2 cup brown sugar", "4 chops"],
          ["Melt 4 tbsp butter and fry the chops.", "Add 2 more tbsp of butter and brown sugar.", order],
        ),
      ).toHaveLength(3);
    },
  );
});

it("the only heading of a method does not hold where the words go on to another part", () => {
  const uses = everyUse(
    "Pie\n\nPudding:\n1 cup sugar\n3 cups milk\n4 egg yolks\n2 tsp vanilla\nMeringue:\n4 egg whites\n1 tsp vanilla\n1/2 tsp cream of tartar\n1/2 cup sugar\n\nPudding:\nHeat the sugar with the milk. Stir in the egg yolks and the vanilla.\nBeat the egg whites with vanilla and cream of tartar.\nSlowly add the sugar.\nSpread the meringue on the pudding.",
  );
  expect(uses).toEqual([
    "1 cup sugar = all",
    "3 cups milk = all",
    "4 egg yolks = all",
    "2 tsp vanilla = all",
    "4 egg whites = all",
    "1 tsp vanilla = all",
    "1/2 tsp cream of tartar = all",
    "1/2 cup sugar = all",
  ]);
});

test.each(["Separate the 4 yolks and 4 whites.", "Separate the 4 egg yolks and 4 egg whites."])(
  "of two lines of eggs each is called by the part that its brackets say: %s",
  (order) => {
    const uses = everyUse(
      `Pie\n\nPudding\n1 cup sugar\n4 eggs (yolks)\n\nMeringue\n4 eggs (whites)\n1/2 tsp cream of tartar\n\nPudding\nHeat the sugar. ${order} Set the whites aside.\nStir in the yolks.\n\nMeringue\nBeat the egg whites with the cream of tartar.`,
    );
    expect(uses.filter((use) => use.includes("eggs"))).toEqual([
      "4 eggs (yolks) = all",
      "4 eggs (whites) = all",
    ]);
  },
);

test("a verb is no misspelt food", () => {
  expect(
    usesByAction(
      ["2 onions", "1 tsp hot sauce"],
      ["Chop the onions.", "Sauté for 4 minutes.", "Continue to sauté for 2 minutes more."],
    ),
  ).toEqual(["all: 2 onions"]);
});

describe("two lines of cream, one of them with more to brush on", () => {
  it.each(["Brush the tops with cream.", "Dab the biscuits with cream."])("%s", (order) => {
    expect(
      usesByAction(
        ["2 cups flour", "3/4 cup cream [plus more to brush on tops]", "1 cup cream"],
        [
          "Stir the 3/4 cup cream into the flour.",
          "Fold it again to create layers of cream and dough.",
          order,
          "Whip the cream until stiff.",
        ],
      ).slice(1),
    ).toEqual(["some: 3/4 cup cream [plus more to brush on tops]", "all: 1 cup cream"]);
  });
});

test("the receipt has no word of a method that goes on behind one remark", () => {
  const method = (behind: string): string[] =>
    everyUse(
      `Flatbread\n\n- 2 cups flour\n- 1 cup water\n- 3 sprigs rosemary\nMix the flour with the water.\nKnead for 5 minutes.\nTip:\nIf it sticks, add a spoonful of flour.\n${behind}`,
    );
  expect(method("Sprinkle with the rosemary and press it in.\nBake for 20 minutes.")).toEqual([
    "2 cups flour = all",
    "1 cup water = all",
    "3 sprigs rosemary = all",
  ]);
});

test.each([
  ["2 cups grated cheddar: 1 for the sauce and 1 to sprinkle on top", "1 cup", "1 cup"],
  ["3 cups grated cheddar (2 cups for the sauce, 1 cup to top it)", "2 cups", "1 cup"],
  ["3 cups grated cheddar: 1 to sprinkle and 2 for the sauce", "2 cups", "1 cup"],
  ["3 cups cheddar, plus 2 tbsp to finish", "3 cups", "2 tbsp"],
])(
  "what a list sets apart by its purposes goes where the method has some and the rest: %s",
  (line, first, rest) => {
    const uses = usesByAction(
      [line, "2 cups milk", "6 potatoes"],
      [
        "Heat the milk.",
        "Add cheddar and stir.",
        "Pour over the potatoes.",
        "Sprinkle with the remaining cheddar.",
      ],
    );
    expect([uses[1], uses[3]]).toEqual([`${first}: ${line}`, `${rest}: ${line}`]);
  },
);

test.each([
  ["Cream together the ½ cup white and ½ cup brown sugars with the butter.", "all"],
  ["Beat 1/2 cup white and 1/2 cup brown sugar with the butter.", "all"],
  ["Beat 1/4 cup white and 1/2 cup brown sugar with the butter.", "1/4 cup"],
  ["Beat the white and brown sugars with the butter.", "all"],
])("two names share their noun, whatever is measured between: %s", (order, white) => {
  expect(usesByAction(["1/2 cup white sugar", "1/2 cup brown sugar", "1/4 cup butter"], [order])).toEqual([
    `${white}: 1/2 cup white sugar; all: 1/2 cup brown sugar; all: 1/4 cup butter`,
  ]);
});

test("what something is garnished with is said, and nothing optional besides", () => {
  expect(
    usesByAction(
      ["1 cup rice", "1 pinch saffron (optional)", "1/4 cup parsley, chopped"],
      ["Boil the rice.", "Garnish with chopped parsley."],
    ),
  ).toEqual(["all: 1 cup rice", "all: 1/4 cup parsley, chopped"]);
});

test.each([
  "The bread is delicious topped with olive oil and herbs.",
  "It is great with parmesan and rosemary.",
  "Also good sprinkled with rosemary.",
])("praise takes no food: %s", (praise) => {
  expect(
    usesByAction(
      ["4 cups flour", "2 tbsp rosemary", "1 cup parmesan"],
      ["Knead the flour with water.", praise],
    ),
  ).toEqual(["all: 4 cups flour"]);
});

test.each(["Once it is nice and brown, add the rosemary.", "The pan is good to go: add the rosemary."])(
  "an order behind a state takes it: %s",
  (order) => {
    expect(usesByAction(["4 cups flour", "2 tbsp rosemary"], ["Knead the flour.", order])).toEqual([
      "all: 4 cups flour",
      "all: 2 tbsp rosemary",
    ]);
  },
);

test.each(["Sift the dry ingredients into the liquid.", "Sift dry ingredients into liquid and stir."])(
  "'the liquid' beside the dry ingredients is all that is wet: %s",
  (order) => {
    const [uses = ""] = usesByAction(
      ["1 egg", "2/3 cup milk", "1 tbsp oil", "1 1/2 cups flour", "1 tsp salt"],
      [order, "Bake."],
    );
    expect(uses.split("; ")).toHaveLength(5);
  },
);

test("'the liquid' alone is the liquid of the list, and no egg", () => {
  expect(
    usesByAction(
      ["1 egg", "2/3 cup milk", "1 cup flour"],
      ["Beat the egg with the flour.", "Stir in the liquid."],
    ),
  ).toEqual(["all: 1 egg; all: 1 cup flour", "all: 2/3 cup milk"]);
});

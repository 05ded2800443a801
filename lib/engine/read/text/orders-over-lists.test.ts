import { formatRecipe } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";
import { parseRecipeText } from "./index";

/** The actions of a recipe with how many lines of its list each uses, and what the receipt says. */
function read(text: string) {
  const source = parseRecipeText(text);
  if (source === null) throw new Error("no recipe");
  const recipe = formatRecipe(source, text);
  return {
    list: source.ingredients.map((line) => line.text),
    parts: source.ingredients.map((line) => line.section),
    actions: recipe.steps.flatMap(({ actions = [] }) =>
      actions.map((action) => `${plainText(action.text)} ${action.uses.length}`),
    ),
    issues: (recipe.receipt?.issues ?? []).map(({ kind }) => kind),
  };
}

describe("an order over what it takes", () => {
  it.each([
    [
      "Ham bake\n\nBeat together:\n3 eggs\n1 cup milk\n1/2 tsp salt\n\nStir in gently:\n2 cups diced ham\n1 cup grated cheddar\n\nPour into a buttered dish and bake for 40 minutes.",
      [
        "Beat together 3 eggs, 1 cup milk, 1/2 tsp salt. 3",
        "Stir in gently: 2 cups diced ham, 1 cup grated cheddar. 2",
      ],
    ],
    [
      "Quarkauflauf\n\nIn einer großen Schüssel verrühren:\n500 g Quark\n3 Eier\n80 g Zucker\n\nVorsichtig unterheben:\n200 g Kirschen\n1 Prise Zimt\n\nIn eine Form geben und 40 Minuten backen.",
      [
        "In einer großen Schüssel verrühren: 500 g Quark, 3 Eier, 80 g Zucker. 3",
        "Vorsichtig unterheben: 200 g Kirschen, 1 Prise Zimt. 2",
      ],
    ],
    [
      "Ovenschotel\n\nMeng in een kom door elkaar:\n500 g gehakt\n1 ei\n50 g paneermeel\n\nBak in een pan met boter:\n2 uien\n200 g champignons\n\nDoe alles in een schaal en bak 40 minuten.",
      [
        "Meng in een kom door elkaar: 500 g gehakt, 1 ei, 50 g paneermeel. 3",
        "Bak in een pan met boter: 2 uien, 200 g champignons. 2",
      ],
    ],
    [
      "Gratin\n\nMélanger dans un saladier :\n3 œufs\n20 cl de crème\n1 pincée de sel\n\nAjouter :\n200 g de jambon\n100 g de gruyère\n\nVerser dans un plat et cuire 30 minutes.",
      [
        "Mélanger dans un saladier: 3 œufs, 20 cl de crème, 1 pincée de sel. 3",
        "Ajouter: 200 g de jambon, 100 g de gruyère. 2",
      ],
    ],
  ])("is done with them, and the receipt has nothing to say: %#", (text, orders) => {
    const { actions, issues } = read(text);
    expect(actions).toEqual(expect.arrayContaining(orders));
    expect(issues).toEqual([]);
  });

  it("takes them behind its first verb where more follow", () => {
    const { actions } = read(
      "Sugo\n\nIn a large pan saute until soft:\n2 tbsp oil\n1 onion\n\nAdd, simmer and stir for 45 minutes:\n2 cans tomatoes\n1 tsp salt\n\nServe over pasta.",
    );
    expect(actions).toEqual(
      expect.arrayContaining(["Add 2 cans tomatoes, 1 tsp salt. 2", "Simmer and stir for 45 minutes. 0"]),
    );
  });

  it("leaves list and method of a part together", () => {
    const { parts } = read(
      "Stuffed shells\n\nSauce\n\nIn a pan saute until soft:\n1 onion\n1 tbsp oil\n\nLower the heat and stir in the tomatoes.\n\n1 can tomatoes\n\nFilling\n\nMix well together:\n400 g ricotta\n1 egg\n\nFill the shells and bake for 30 minutes.",
    );
    expect(parts).toEqual(["Sauce", "Sauce", "Sauce", "Filling", "Filling"]);
  });

  it("has the paragraph above the first list as its first order", () => {
    const { actions } = read(
      "Sponge roll\n\nUse a mixer to beat the eggs until thick. Gradually beat in the sugar.\n\n3 eggs\n1 cup sugar\n\nMix in until smooth:\n1 cup flour\n1 tsp baking powder\n\nPour into the tin and bake for 12 minutes.\n\nFilling\n1 cup cream\nWhip the cream until stiff.",
    );
    expect(actions.slice(0, 2)).toEqual([
      "Use a mixer to beat the eggs until thick. 1",
      "Gradually beat in the sugar. 1",
    ]);
  });

  it.each([
    "Layer bars\n\nDry mix:\n1 cup sugar\n2 tbsp flour\nWet mix:\n2 eggs\n1 tsp vanilla\nStir the dry mix into the wet mix. Bake for 20 minutes.",
    "Ribs\n\nRub for the ribs:\n2 tbsp sugar\n1 tsp salt\n\nGlaze:\n100 ml ketchup\n\nRub the ribs with the rub. Bake for 2 hours, then brush with the glaze.",
  ])("is none where the line names a part: %#", (text) => {
    expect(read(text).parts[0]).toBeDefined();
  });

  it("stays a heading where the method below says it all", () => {
    const { actions, list } = read(
      "Pie\n\nIngredients\nMix together:\n2 cups flour\n1/2 tsp salt\n\nMethod\n1. Mix the flour and the salt.\n2. Bake for 30 minutes.",
    );
    expect(list).toHaveLength(2);
    expect(actions.filter((action) => action.startsWith("Mix"))).toHaveLength(1);
  });
});

describe("an order in one line with the first of its foods", () => {
  it("is done with them and with those below it", () => {
    const { actions, issues, parts } = read(
      "PLUM CAKE\n\nCREAM: 3 eggs\n1 c. sugar\n\nADD: 2 c. flour\n1 tsp. salt\n\nADD LAST: 2 c. sliced plums\n\nBake at 350 degrees for 40 minutes.\n\nICING:\n\n8 oz. cream cheese\n1 c. icing sugar\n\nMix all together until smooth.",
    );
    expect(actions).toEqual([
      expect.stringContaining("Heat the oven"),
      "Cream 3 eggs, 1 c. sugar. 2",
      "Add 2 c. flour, 1 tsp. salt. 2",
      "Add last 2 c. sliced plums. 1",
      "Bake at 350 degrees for 40 minutes. 0",
      "Mix all together until smooth. 2",
    ]);
    expect(parts.slice(0, 5)).toEqual(Array(5).fill(undefined));
    expect(issues).toEqual([]);
  });

  it("has all its foods in its own line, too", () => {
    const { actions, issues } = read(
      "Sheet cake\n\nBoil: 1 stick margarine\n      4 Tbsp cocoa\n\nPour over: 2 cups sugar\n      2 cups flour\n\nMix in: 2 eggs\n\nBake for 20 minutes.\n\nFrosting:\nBoil: 1 stick margarine\n      6 Tbsp milk\nThen add: 1 lb. icing sugar and 1 tsp vanilla",
    );
    expect(actions).toEqual([
      "Boil 1 stick margarine, 4 Tbsp cocoa. 2",
      "Pour over 2 cups sugar, 2 cups flour. 2",
      "Mix in 2 eggs. 1",
      "Bake for 20 minutes. 0",
      "Boil 1 stick margarine, 6 Tbsp milk. 2",
      "Add 1 lb. icing sugar, 1 tsp vanilla. 2",
    ]);
    expect(issues).toEqual([]);
  });

  it.each([
    "Trifle\n\nCream: 300 ml whipping cream\n50 g sugar\n\nTopping: 50 g almonds\n2 tbsp honey\n\nWhip the cream with the sugar. Spoon into glasses and scatter the almonds and the honey over it.",
    "Ribs\n\nRub: 2 tbsp sugar\n1 tsp salt\n\nGlaze: 100 ml ketchup\n1 tbsp honey\n\nRub the ribs with the rub. Bake for 2 hours, then brush with the glaze.",
    "Pie\n\nIngredients\n\nMix: 2 cups flour\n1 tsp salt\n\nAdd: 3 apples\n1 cup sugar\n\nMethod\n1. Mix the flour and the salt.\n2. Add the apples and the sugar.\n3. Bake for 30 minutes.",
  ])("names a part where no other caption orders anything, or the method says it all: %#", (text) => {
    expect(read(text).parts[0]).toBeDefined();
  });
});

describe("the points of an order", () => {
  it.each([
    "1. Warm the pan.\n2. Combine:\n   - milk\n   - 1/4 cup sugar\n   - salt, and\n   - flour\n3. Bake for 20 minutes.",
    "- Warm the pan.\n- Combine:\n   - milk\n   - 1/4 cup sugar\n   - salt, and\n   - flour\n- Bake for 20 minutes.",
  ])("are one thing to do, and nothing is bought again: %#", (method) => {
    const { actions, list } = read(
      `Ring\n\nIngredients\n- 1 cup milk\n- 1/4 cup sugar\n- 1 tsp salt\n- 2 cups flour\n\nDirections\n${method}`,
    );
    expect(list).toHaveLength(4);
    expect(actions).toContain("Combine milk, 1/4 cup sugar, salt, flour. 4");
  });

  it("are so without headings too, with numbers of their own", () => {
    const { actions, issues } = read(
      "Buns\n\n2 cups flour\n1 cup milk\n1 egg\n\n1. Combine:\n   1. flour\n   2. milk\n2. Add the egg and knead.\n3. Bake for 20 minutes.",
    );
    expect(actions).toContain("Combine flour, milk. 2");
    expect(issues).toEqual([]);
  });

  it("are orders of their own where they say what to do", () => {
    const { actions } = read(
      "Ring\n\nIngredients\n- 1 cup milk\n- 2 cups flour\n\nDirections\n1. Stir in as follows:\n   - Add the milk.\n   - Fold in the flour.\n2. Bake for 20 minutes.",
    );
    expect(actions).toEqual(expect.arrayContaining(["Add the milk. 1", "Fold in the flour. 1"]));
  });
});

test("one food behind the colon of an order goes in between orders over their lists, the first of which stands behind another sentence", () => {
  const recipe = parseRecipeText(
    "Plum cobbler\n\nHave a tin ready, ungreased. Combine in a mixing bowl:\n1 cup flour\n1 cup sugar\n1 tsp baking powder\nCut in: 2 tbsp lard\nSet aside. In a saucepan, combine:\n2 cups sliced plums\n1/2 cup water\nBring to a boil. Pour over the dough and bake for 20 minutes.",
  );
  expect(recipe?.ingredients.map(({ text }) => text)).toContain("2 tbsp lard");
  expect(recipe?.ingredients.every(({ section }) => section === undefined)).toBe(true);
  expect(recipe?.instructions.map(({ text }) => text).slice(0, 2)).toEqual([
    "Have a tin ready, ungreased. Combine in a mixing bowl: 1 cup flour, 1 cup sugar, 1 tsp baking powder",
    "Cut in 2 tbsp lard",
  ]);
});

import { parseIngredientLine } from "./ingredient-line";
import { groupIngredients, storageOf } from "./storage";

const list = (text: string) => text.split(", ").map((name) => [name]);

test.each(
  list(
    "whole milk, goat cheese, chicken thighs, ground lamb, smoked mackerel, cooked ham, eggs, unsalted butter, sour cream, lettuce, broccoli florets, " +
      "strawberries, fresh thyme, fresh tagliatelle, parsley, frozen peas, ice cream, puff pastry, orange juice, firm tofu, dry-cured ham, dry aged beef, " +
      "liquid egg whites, almond milk, squash (frozen), mixed peppers, Schlagsahne, Hähnchenbrustfilet, crème fraîche, huevos, mantequilla, uova, prosciutto cotto, " +
      "whipped cream (aerosol can), corned beef in pouch, mozarella, melon (cut), dried chorizo, fat free half and half creamer",
  ),
)("%s needs the fridge or freezer", (name) => {
  expect(storageOf(name)).toBe("refrigerated");
});

test.each(
  list(
    "plain flour, dried thyme, canned tuna, chicken stock, beef bouillon cubes, buttermilk powder, evaporated milk, coconut milk, peanut butter, onions, " +
      "potatoes, tomatoes, bananas, lemons, black pepper, garlic powder, ground coriander, coriander seeds, dried mushrooms, egg noodles, tinned sardines, pickled beetroot, " +
      "cheese crackers, milk chocolate, sourdough bread, red wine, olive oil, lemon juice, UHT milk, cream of tartar, sun-dried tomatoes, Mehl, Kokosmilch, " +
      "Olivenöl, canned ham, tuna in a pouch, cake (fruit), dried fenugreek leaves, chicken or beef broth, vegetable or olive oil, sucre, azúcar, farina, zzz",
  ),
)("%s does not", (name) => {
  expect(storageOf(name)).toBe("other");
});

test("the list is grouped in its own order and wording", () => {
  const lines = ["2 cups flour", "3 large eggs", "1 tsp dried basil", "1 cup (240 ml) milk, warmed"].map(
    parseIngredientLine,
  );
  expect(groupIngredients(lines, ["en"])).toEqual({
    refrigerated: ["3 large eggs", "1 cup (240 ml) milk, warmed"],
    other: ["2 cups flour", "1 tsp dried basil"],
  });
});

test.each<[language: string, cold: string[], kept: string[]]>([
  ["pt", ["500 g de carne moída", "300 g de muçarela"], ["1 xícara de óleo", "2 cebolas"]],
  ["de", ["1 kg Rindergulasch", "2 dl Vollrahm"], ["1 Dose Tomaten", "250 g Mehl"]],
  ["it", ["400 g di macinato misto", "300 g di frutti di bosco"], ["mais 1 barattolo", "500 g di farina"]],
  ["nl", ["4 kipfilets", "8 plakjes parmaham"], ["1 blik tomaten", "100 ml olie"]],
  ["xx", ["2 dl Vollmilch"], ["500 g hveitis"]],
])(
  "%s: what needs the fridge is told by the engine's words for it, and by its own where there are none",
  (language, cold, kept) => {
    const lines = [...kept, ...cold].map(parseIngredientLine);
    expect(groupIngredients(lines, [language])).toEqual({ refrigerated: cold, other: kept });
  },
);

test("a teaspoon of a herb comes from the spice rack unless it is fresh or chopped", () => {
  const lines = ["1 tsp basil", "2 tbsp chopped basil", "1 tbsp fresh basil", "1 bunch basil"].map(
    parseIngredientLine,
  );
  expect(groupIngredients(lines, ["en"])).toEqual({
    refrigerated: ["2 tbsp chopped basil", "1 tbsp fresh basil", "1 bunch basil"],
    other: ["1 tsp basil"],
  });
});

test("what it comes in and what is said behind the name count", () => {
  const lines = [
    "1 can (15 oz) corn",
    "2 cups corn",
    "1 jar artichokes",
    "1 cup peas, frozen",
    "400g tin salmon",
    "1 tub ricotta",
  ];
  expect(groupIngredients(lines.map(parseIngredientLine), ["en"])).toEqual({
    refrigerated: ["2 cups corn", "1 cup peas, frozen", "1 tub ricotta"],
    other: ["1 can (15 oz) corn", "1 jar artichokes", "400g tin salmon"],
  });
});

test("one group alone is a flat list, and so is nothing", () => {
  expect(groupIngredients(["1 cup rice", "salt"].map(parseIngredientLine), ["en"])).toEqual([
    "1 cup rice",
    "salt",
  ]);
  expect(groupIngredients([], ["en"])).toEqual([]);
});

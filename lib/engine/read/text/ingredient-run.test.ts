import fc from "fast-check";
import { splitIngredientRun } from "./ingredient-run";

it.each<[string, string[]]>([
  ["2 eggs, beaten; 1 cup flour; salt to taste", ["2 eggs, beaten", "1 cup flour", "salt to taste"]],
  [
    "2 eggs, beaten, 1 cup flour, sifted, 1 tsp salt",
    ["2 eggs, beaten", "1 cup flour, sifted", "1 tsp salt"],
  ],
  [
    "1 zucchini, cut into 1/2-inch slices, 2 tbsp oil",
    ["1 zucchini, cut into 1/2-inch slices", "2 tbsp oil"],
  ],
  ["500 g mince 1 onion 2 tbsp oil", ["500 g mince", "1 onion", "2 tbsp oil"]],
  [
    "3 patatas, una cebolla, 1 pimiento y dos dientes de ajo",
    ["3 patatas", "una cebolla", "1 pimiento", "dos dientes de ajo"],
  ],
  ["3 Kartoffeln, 1 Ei, Salz und zwei Zwiebeln", ["3 Kartoffeln", "1 Ei", "Salz", "zwei Zwiebeln"]],
  [
    "1 (14 oz, drained) can beans, 2 to 3 cloves garlic",
    ["1 (14 oz, drained) can beans", "2 to 3 cloves garlic"],
  ],
  [
    "½ cup vinegar, 1 whole head garlic (crushed), salt",
    ["½ cup vinegar", "1 whole head garlic (crushed)", "salt"],
  ],
  [
    "12 small tortillas, shredded cheese, 2 onions, chopped, sour cream",
    ["12 small tortillas", "shredded cheese", "2 onions, chopped", "sour cream"],
  ],
  ["1 lemon, grated zest, 2 eggs", ["1 lemon, grated zest", "2 eggs"]],
  [
    "2 leeks • 150 g prunes, pitted• 1 cup cream •salt",
    ["2 leeks", "150 g prunes, pitted", "1 cup cream", "salt"],
  ],
  ["2 eggs · 70·5 g flour · salt", ["2 eggs", "70·5 g flour", "salt"]],
  ["2 lb plums, 1 tsp salt, 1 & 1/2 pints vinegar", ["2 lb plums", "1 tsp salt", "1 & 1/2 pints vinegar"]],
  ["2 lb plums, 1 tsp salt, 1 and ½ pints vinegar", ["2 lb plums", "1 tsp salt", "1 and ½ pints vinegar"]],
  ["1,5 l Wasser, 200 g Reis", ["1,5 l Wasser", "200 g Reis"]],
  ["300 g farina, 2 uova + 1 tuorlo, sale", ["300 g farina", "2 uova + 1 tuorlo", "sale"]],
  ["4 skinless, boneless chicken breasts, 1 lemon", ["4 skinless, boneless chicken breasts", "1 lemon"]],
])("divides %j", (run, expected) => {
  expect(splitIngredientRun(run)).toEqual(expected);
});

it("loses no word", () => {
  const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          "2 eggs",
          ",",
          ";",
          "1/2 cup",
          "flour",
          "chopped",
          "(",
          ")",
          "or",
          "- salt",
          "•",
          ".",
        ),
      ),
      (parts) => {
        const text = parts.join(" ");
        expect(words(splitIngredientRun(text).join(" "))).toEqual(words(text));
      },
    ),
  );
});

test("what nobody measures behind the last amount of a run is bought on its own", () => {
  expect(
    splitIngredientRun("1 cup cream ½ cup chicken stock Salt, to taste Fresh mint, chopped (for garnish)"),
  ).toEqual(["1 cup cream", "½ cup chicken stock", "Salt, to taste", "Fresh mint, chopped (for garnish)"]);
  expect(
    splitIngredientRun("1 cup Greek yogurt 2 tbsp Dijon mustard 50 g grated Parmesan, to taste"),
  ).toEqual(["1 cup Greek yogurt", "2 tbsp Dijon mustard", "50 g grated Parmesan, to taste"]);
});

test("pounds and ounces behind a metric amount are one amount", () =>
  expect(splitIngredientRun("500g/1lb 2oz rhubarb 2 tbsp lemon juice 2kg/4 lb 8 oz sugar, warmed")).toEqual([
    "500g/1lb 2oz rhubarb",
    "2 tbsp lemon juice",
    "2kg/4 lb 8 oz sugar, warmed",
  ]));

test("a food that is told by its length is one of its own, and the size of pieces is not", () => {
  expect(splitIngredientRun("6 shallots, 3 cm ginger, 1-inch piece of turmeric")).toEqual([
    "6 shallots",
    "3 cm ginger",
    "1-inch piece of turmeric",
  ]);
  expect(splitIngredientRun("1 kg beef, 3 cm cubes, 1 cinnamon stick, 5 cm long, 2 carrots")).toEqual([
    "1 kg beef, 3 cm cubes",
    "1 cinnamon stick, 5 cm long",
    "2 carrots",
  ]);
});

test("the last of a run between semicolons opens with no 'and'", () => {
  expect(splitIngredientRun("2 cups flour; 2 egg yolks; and 1/3 cup shortening")).toEqual([
    "2 cups flour",
    "2 egg yolks",
    "1/3 cup shortening",
  ]);
});

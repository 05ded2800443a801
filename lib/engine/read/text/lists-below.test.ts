/** A list without a name below the orders that speak of it: it is a part of its own, and the first part takes none of it. */
import { formatText } from "@/lib/engine/format";
import { parseRecipeText } from ".";

const RINGS = `Morning rings

2 tsp yeast
1 cup warm milk
2 tbsp butter
1 egg
3 cups flour

Mix the yeast with the milk. Add the remaining ingredients, reserving half of the flour. Add the remaining flour and knead.

Roll out and cut. Place everything on a clean surface and let rise until doubled. Fry for 30 seconds per side. When cool, pour the glaze over the top.

1/3 cup butter
2 cups powdered sugar
1/2 teaspoon vanilla
1/3 cup hot water`;

const SQUARES = `Tray squares

1 cup butter (I use the salted kind)
1/2 cup cocoa
2 cups flour
2 cups sugar
4 eggs

Preheat oven to 350. You need more time if you use a smaller tin. Melt the butter. Add the cocoa, flour, sugar and eggs. Bake for 25 minutes.
While the squares are baking, prepare the icing.
1/4 cup butter
1/4 cup milk
1/4 cup cocoa
3 cups powdered sugar
Mix until well blended. Spread over the squares. You get a lot of good stuff here.`;

const stepOf = (text: string, opening: string): string[] =>
  (formatText(text)?.steps ?? []).find(({ instruction }) => instruction.replaceAll("*", "").includes(opening))
    ?.ingredients ?? [];

test("what the dough takes the rest of is its own list, and the glaze goes on at the end", () => {
  expect(stepOf(RINGS, "remaining ingredients").join("; ")).not.toMatch(/powdered|vanilla|hot water/);
  expect(stepOf(RINGS, "Place everything")).toEqual([]);
  expect(stepOf(RINGS, "pour the glaze")).toEqual([
    "1/3 cup butter",
    "2 cups powdered sugar",
    "1/2 teaspoon vanilla",
    "1/3 cup hot water",
  ]);
});

test("butter of the squares is melted, butter of the icing mixed, and the receipt has no doubt", () => {
  const recipe = formatText(SQUARES);
  expect(stepOf(SQUARES, "Melt the butter")).toEqual(["1 cup butter"]);
  expect(stepOf(SQUARES, "Mix until well blended")).toEqual([
    "1/4 cup butter",
    "1/4 cup milk",
    "1/4 cup cocoa",
    "3 cups powdered sugar",
  ]);
  expect(recipe?.receipt?.issues ?? []).toEqual([]);
});

const partsOf = (text: string): (string | undefined)[] => [
  ...new Set((parseRecipeText(text)?.ingredients ?? []).map(({ section }) => section)),
];

test("a German list below its method has the name that the method gives it", () => {
  const text = `Blechkuchen

250 g Butter
250 g Zucker
4 Eier
300 g Mehl

Butter und Zucker schaumig rühren, die Eier und das Mehl unterrühren. 30 Minuten bei 180 Grad backen. Zum Schluss den Guss darauf verteilen.

200 g Puderzucker
3 EL Zitronensaft
1 EL Wasser`;
  expect(partsOf(text)).toEqual([undefined, "Guss"]);
});

test.each([
  ["nothing above it speaks of a part", "Beat together and bake for 30 minutes. Cool and serve."],
  ["what is spoken of is bought", "Beat together, bake for 30 minutes and pour the caramel sauce over."],
])("no name is made up where %s", (_said, method) => {
  const text = `Plain cake\n\n2 eggs\n1 cup flour\n1 jar caramel sauce\n1/2 cup sugar\n\n${method}\n\n2 cups cream\n1 cup berries\n1 tbsp honey`;
  expect(partsOf(text)).toEqual([undefined]);
});

/** A part that a label names before its work, without an order behind it; and the rest that goes in at once, of the same action. */
import { formatText } from "@/lib/engine/format";
import { everyUse } from "@/tests/support/cooking-uses";

test.each([
  [
    "Crepes with caramel\n\nCrepes\n250 g flour\n1/2 litre milk\n4 eggs\n1 tbsp sugar\n\nCaramel\n160 g sugar\n80 g salted butter\n200 ml cream\n\nMake a well in the flour and sugar. Break in the eggs. Add half the milk little by little, then the rest all at once.\nCaramel: the sugar dry in a pan over medium heat. When it is amber, the butter in pieces. The warm cream.\nServe with the caramel.",
    [
      "250 g flour",
      "1 tbsp sugar",
      "4 eggs",
      "1/2 litre milk",
      "160 g sugar",
      "80 g salted butter",
      "200 ml cream",
    ],
  ],
  [
    "Crêpes au caramel\n\nPâte à crêpes\n250 g de farine\n1/2 litre de lait\n4 œufs\n1 c. à s. de sucre\n\nCaramel\n160 g de sucre\n80 g de beurre salé\n20 cl de crème\n\nFaites un puits dans la farine et le sucre. Cassez les œufs au milieu. Ajoutez la moitié du lait peu à peu, puis le reste d'un coup.\nCaramel : le sucre à sec dans une casserole. Quand il est ambré, le beurre en morceaux. La crème tiédie.\nServez avec le caramel.",
    [
      "250 g de farine",
      "1 c. à s. de sucre",
      "4 œufs",
      "1/2 litre de lait",
      "160 g de sucre",
      "80 g de beurre salé",
      "20 cl de crème",
    ],
  ],
])("a label names a part of the list: %#", (text, lines) =>
  expect(everyUse(text)).toEqual(lines.map((line) => `${line} = all`)),
);

test("'la carne' beside a broth of it is no broth, and half of the 30 g is 15 g without a doubt", () => {
  expect(
    everyUse(
      "Ossibuchi\n\n4 ossibuchi di vitello\n1 cipolla\n400 ml di brodo di carne\n\nRosolate gli ossibuchi. Stufate la cipolla. Rimettere la carne. Unire i 400 ml di brodo e cuocere 1 ora.",
    ),
  ).toEqual(["4 ossibuchi di vitello = all", "1 cipolla = all", "400 ml di brodo di carne = all"]);
  expect(
    everyUse(
      "Lasagne\n\n250 g pasta sheets\n30 g butter\n500 g ragù\n\nButter the dish with half of the 30 g butter. Layer the pasta and ragù. Dot with the remaining butter.",
    ),
  ).toEqual(["30 g butter = 15 g", "250 g pasta sheets = all", "500 g ragù = all", "30 g butter = 15 g"]);
});

test("'Prepare the sauce.' above the sauce's own heading only says that it is made", () => {
  const text =
    "Bread pudding\n\n4 cups bread cubes\n2 eggs\n2 cups milk\n\nRum Sauce\n1 cup brown sugar\n1/2 cup butter\n3 tbsp rum\n\nBread pudding\nMix the eggs and milk, stir in the bread cubes and bake for 40 minutes. Prepare Rum Sauce. Serve the sauce over the warm pudding.\n\nRum Sauce\nHeat all ingredients until they boil.";
  expect(everyUse(text).slice(-3)).toEqual([
    "1 cup brown sugar = all",
    "1/2 cup butter = all",
    "3 tbsp rum = all",
  ]);
  const steps = (formatText(text)?.steps ?? []).flatMap(({ actions = [] }) => actions);
  expect(steps.find((action) => action.text.startsWith("Prepare"))?.uses).toEqual([]);
});

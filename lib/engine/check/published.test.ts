/** Recipes as strangers publish them: what is read, how it is cut, which times ring, and that the receipt has nothing to say of what is right. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";
import { usesAndReceipt } from "@/tests/support/cooking-uses";

const actionsOf = (text: string) =>
  formatText(text)?.steps.flatMap(({ isPrep, actions = [] }) =>
    actions.map((action) => ({ text: plainText(action.text), isPrep, seconds: action.seconds })),
  ) ?? [];

test("the stop of a shortened measure cuts no setting from its order", () => {
  const said = actionsOf(
    "Beans\n\n2 cups beans\n1 onion\n\nIn a 5-qt. slow cooker, combine the beans and onion. In a 9-in. pie plate, bake them.",
  ).map(({ text }) => text);
  expect(said).toEqual([
    "In a 5-qt. slow cooker, combine the beans and onion.",
    "In a 9-in. pie plate, bake them.",
  ]);
});

test("minutes behind an hour ring with it, whatever stands behind them", () => {
  const bake = (time: string) =>
    `Pav\n\n6 egg whites\n300 g sugar\n\nWhip the whites and sugar. Bake ${time}.`;
  for (const time of ["1 hr 30 in the oven", "1 hour 30 until firm", "1 hr 30"])
    expect(actionsOf(bake(time)).flatMap(({ seconds }) => seconds)).toEqual([5400]);
  expect(usesAndReceipt(bake("1 hr 30 in the oven")).issues).toEqual([]);
});

test("how many pots are cooked in is no yield, and how many it makes is none of the title's words", () => {
  const dish = (title: string) =>
    `${title}\n\n1 lb ziti\n3 cups marinara\n\nBoil the ziti. Add the marinara.`;
  expect(formatText(dish("Weeknight Ziti (one pot)"))?.yield).toBeUndefined();
  const counted = formatText(dish("Old Fashioned Ziti Cups (makes about 12)"));
  expect([counted?.yield, counted?.receipt?.issues]).toEqual(["12 cups", []]);
});

test("the amount of a list's last line in a part stands behind its name, and the line is no step", () => {
  const text = [
    "Biryani",
    "For the chicken:\nChicken – 750 gms\nThick curd – 1 cup\nMint leaves – ½ cup",
    "For layering:\nSaffron – a pinch soaked in ¼ cup warm milk\nGhee – 3 tbsp",
    "Method:\n1. Marinate the chicken with curd and mint. Keep in the fridge for 2 hours.\n2. Wash and soak the saffron.\n3. Fry the chicken in the ghee.",
  ].join("\n\n");
  expect(formatText(text)?.receipt?.issues).toEqual([]);
  expect(usesAndReceipt(text).uses).toContain("Ghee – 3 tbsp = all");
  expect(actionsOf(text).filter(({ isPrep }) => isPrep)).toContainEqual(
    expect.objectContaining({ text: "Keep in the fridge for 2 hours.", seconds: [7200] }),
  );
});

test("a part that takes what another one made has its name above it", () => {
  const { uses, issues } = usesAndReceipt(
    "Country Loaf\n\nLevain\n1 cup rye flour\n1 cup starter\n\nDough\nall of the levain\n2 cups water\n5 cups bread flour\n\nMix the levain ingredients.\n\nBreak the levain into a bowl. Add the water and the bread flour.",
  );
  expect(uses).toEqual([
    "1 cup rye flour = all",
    "1 cup starter = all",
    "all of the levain = all",
    "2 cups water = all",
    "5 cups bread flour = all",
  ]);
  expect(issues.filter((message) => message.includes("Dough"))).toEqual([]);
});

test("everything that stands under a heading goes in", () => {
  const content = formatText(
    "Tikka\n\nMarination:\nCurd - 1/2 cup\nSalt - 1 tsp\nPaneer - 250 g\n\nGravy:\nTomatoes - 4\nSalt - 2 tsp\n\nMarinate the paneer with everything under marination for 30 mins. Cook the tomatoes with the salt. Add the paneer.",
  );
  const used = content?.steps.flatMap(({ actions = [] }) => actions.map(({ uses }) => uses.length));
  expect(used).toEqual([3, 2, 1]);
  expect(content?.receipt?.issues).toEqual([]);
});

test("soy alone is the sauce, and no button of a cooker is", () => {
  expect(
    usesAndReceipt(
      "Chicken\n\n1 lb chicken\n1/2 cup low sodium soy sauce\n1 cup soy milk\n\nHit Sauté and heat the pot. Add soy. Brown the chicken 3 min. Stir in the soy milk.",
    ),
  ).toMatchObject({
    uses: ["1/2 cup low sodium soy sauce = all", "1 lb chicken = all", "1 cup soy milk = all"],
    issues: [],
  });
});

test.each([
  [
    "how large a pan is",
    "Pie\n\n1/3 cup butter\n1 onion\n\nIn a 2-qt. saucepan melt the butter. Add the onion.",
  ],
  [
    "work before the name, with commas",
    "Bake\n\n4 c. peeled, sliced raw potatoes\n1 c. cream\n\nLayer the potatoes. Pour over the cream.",
  ],
  [
    "several foods in one line, with work for all of them",
    "Ragu\n\n1 onion, 1 carrot, 1 stick celery, all finely diced\n500 g mince\n\nFry the veg for 10 minutes. Add the mince.",
  ],
  [
    "what is dredged in a flour that only spices went into",
    "Chicken\n\n3 lb chicken\n2 cups flour\n1 tbsp paprika\n2 tsp salt\n2 eggs\n\nWhisk together the flour, paprika and salt. Beat the eggs. Dredge the chicken in flour, dip in the eggs, and dredge in flour again.",
  ],
])("the receipt has nothing to say of %s", (_name, text) => expect(usesAndReceipt(text).issues).toEqual([]));

/** Like lines of one list without headings: what stands beside them tells which is meant, and the receipt does not doubt it. */
import { formatText } from "@/lib/engine/format";
import { everyUse } from "@/tests/support/cooking-uses";

const issuesOf = (text: string) => formatText(text)?.receipt?.issues;

test.each<[string, string, string[]]>([
  [
    "the filling is made first, though the list has the crumble first",
    "Plum bars\n\n2 cups oats\n1 cup flour\n1/2 cup white sugar\n1 tsp cinnamon\n6 cups plums\n3/4 cup white sugar\n1 tsp lemon zest\n2 tbsp flour\n\nBoil the plums, sugar, lemon zest and flour. Mix the oats, flour, sugar and cinnamon. Scatter over and bake for 40 minutes.",
    [
      "6 cups plums",
      "3/4 cup white sugar",
      "1 tsp lemon zest",
      "2 tbsp flour",
      "2 cups oats",
      "1 cup flour",
      "1/2 cup white sugar",
      "1 tsp cinnamon",
    ],
  ],
  [
    "the sentence tells, where its own order names nothing else",
    "Cheesecake\n\n200 g flour\n100 g butter\n50 g sugar\n600 g cream cheese\n3 eggs\n150 g sugar\n300 g raspberries\n2 tbsp sugar\n\nRub the butter into the flour, stir in the sugar and press into a tin. Beat the cream cheese with the sugar, then beat in the eggs. Simmer the raspberries with the sugar for 5 minutes.",
    [
      "100 g butter",
      "200 g flour",
      "50 g sugar",
      "600 g cream cheese",
      "150 g sugar",
      "3 eggs",
      "300 g raspberries",
      "2 tbsp sugar",
    ],
  ],
  [
    "milk of the cake and milk of its icing",
    "Squares\n\n300 g flour\n4 eggs\n6 tbsp milk\n150 ml milk\n50 g cocoa\n\nWhisk the eggs and milk into the flour and bake for 25 minutes. Heat the milk with the cocoa and pour it over.",
    ["4 eggs", "6 tbsp milk", "300 g flour", "150 ml milk", "50 g cocoa"],
  ],
  [
    "what a stroke joins was mixed before",
    "Cake\n\n1 cup oat milk\n1 tbsp vinegar\n2 cups flour\n1/2 cup oil\n2 cups icing sugar\n1/4 cup oat milk\n\nStir the vinegar into the cup of oat milk. Whisk the oil and the oat milk/vinegar mixture into the flour and bake for 30 minutes. Beat the icing sugar with the oat milk.",
    [
      "1 tbsp vinegar",
      "1 cup oat milk",
      "1/2 cup oil",
      "2 cups flour",
      "2 cups icing sugar",
      "1/4 cup oat milk",
    ],
  ],
  [
    "the first quantity, and the rest",
    "Ice cream\n\n450 g peaches\n55 g sugar\n300 ml milk\n2 eggs\n70 g sugar\n\nMix the peaches with the first quantity of sugar. Beat the rest of the sugar into the eggs. Add the milk and freeze for 2 hours.",
    ["450 g peaches", "55 g sugar", "70 g sugar", "2 eggs", "300 ml milk"],
  ],
])("%s", (_what, text, lines) => {
  expect([...everyUse(text)].sort()).toEqual(lines.map((line) => `${line} = all`).sort());
  expect(issuesOf(text)).toEqual([]);
});

test("the second half of the butter is no second butter", () => {
  const text =
    "Rolls\n\n300 g flour\n100 g butter\n20 g butter for the tin\n\nRub half of the butter into the flour. Spread with the second half of the butter and bake for 20 minutes.";
  expect(everyUse(text)).toContain("100 g butter = 50 g");
  expect(everyUse(text).filter((use) => use.startsWith("100 g butter"))).toHaveLength(2);
});

test.each<[string, string[]]>([
  [
    "Pudding\n\n125 g butter\n75 g light brown sugar\n75 g dark brown sugar\n180 g flour\n\nCream the butter with 150 g of the brown sugar. Fold in the flour and bake for 30 minutes.",
    ["125 g butter", "75 g light brown sugar", "75 g dark brown sugar", "180 g flour"],
  ],
  [
    "Pie\n\n1 cup white flour\n1 cup rye flour\n200 ml water\n\nKnead the 2 cups of flour with the water and bake for 30 minutes.",
    ["1 cup white flour", "1 cup rye flour", "200 ml water"],
  ],
])("an amount that two lines have together is all of both: %#", (text, lines) => {
  expect([...everyUse(text)].sort()).toEqual(lines.map((line) => `${line} = all`).sort());
});

test("an amount that one of two lines has is that line's", () => {
  const text =
    "Pudding\n\n150 g light brown sugar\n75 g dark brown sugar\n180 g flour\n\nMix the flour with 150 g of the brown sugar. Sprinkle with the dark sugar and bake for 30 minutes.";
  expect(everyUse(text)).toEqual(
    expect.arrayContaining(["150 g light brown sugar = all", "75 g dark brown sugar = all"]),
  );
  expect(issuesOf(text)).toEqual([]);
});

/** Turns of phrase in what people keep for themselves: two like foods under one word, words that only look like a food, foods that are spoken of. */
import { usesByAction } from "@/tests/support/cooking-uses";

test.each<[string, string[], string[], string[]]>([
  [
    "vinegars",
    ["1 kg plums", "200 ml malt vinegar", "150 ml cider vinegar", "400 g sugar"],
    [
      "Simmer the plums in the vinegar for 20 minutes.",
      "Stir in the sugar and boil until no liquid is left.",
    ],
    ["all: 1 kg plums; all: 200 ml malt vinegar; all: 150 ml cider vinegar", "all: 400 g sugar"],
  ],
  [
    "flours",
    ["200 g wholemeal flour", "300 g spelt flour", "7 g yeast", "350 ml buttermilk"],
    ["Mix the flour and the yeast.", "Knead in the buttermilk."],
    ["all: 200 g wholemeal flour; all: 300 g spelt flour; all: 7 g yeast", "all: 350 ml buttermilk"],
  ],
  [
    "cheeses",
    ["400 g macaroni", "100 g cheddar cheese", "50 g gouda cheese"],
    ["Boil the macaroni.", "Stir in the cheese."],
    ["all: 400 g macaroni", "all: 100 g cheddar cheese; all: 50 g gouda cheese"],
  ],
])(
  "one word means both of two like foods that stand together and that nothing else names: %s",
  (_what, list, method, uses) => {
    expect(usesByAction(list, method)).toEqual(uses);
  },
);

test.each<[string, string[], string[], string[]]>([
  [
    "the other one is named later",
    ["200 g wholemeal flour", "300 g spelt flour", "300 ml buttermilk"],
    ["Stir the flour into the buttermilk.", "Dust with the spelt flour."],
    ["all: 200 g wholemeal flour; all: 300 ml buttermilk", "all: 300 g spelt flour"],
  ],
  [
    "the word stands twice",
    ["1 kg plums", "200 ml malt vinegar", "150 ml cider vinegar"],
    ["Boil the plums in the vinegar.", "Drain, and cover with the vinegar."],
    ["all: 1 kg plums; all: 200 ml malt vinegar", "all: 150 ml cider vinegar"],
  ],
  [
    "each part has its own",
    ["For the base", "100 g oat flour", "90 g butter", "For the top", "50 g rye flour", "40 g sugar"],
    ["For the base, rub the butter into the flour.", "For the top, mix the flour and the sugar."],
    ["all: 90 g butter; all: 100 g oat flour", "all: 50 g rye flour; all: 40 g sugar"],
  ],
])("one word means one of them: %s", (_what, list, method, uses) => {
  expect(usesByAction(list, method)).toEqual(uses);
});

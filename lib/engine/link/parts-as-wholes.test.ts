/** Parts of a recipe that are taken as a whole, by their own name or by a word for their food. */
import { formatText } from "@/lib/engine/format";
import { everyUse } from "@/tests/support/cooking-uses";

/** What each action of the method uses, "line: amount", in order; empty ones left out. */
function uses(text: string): string[] {
  const content = formatText(text);
  const lines = Object.values(content?.ingredients ?? {}).flat();
  return (content?.steps ?? [])
    .filter(({ isPrep }) => !isPrep)
    .flatMap(({ actions = [] }) =>
      actions.map(({ uses: used }) => used.map(({ line, amount }) => `${lines[line]}: ${amount}`).join("; ")),
    )
    .filter((used) => used !== "");
}

const RUB = "1/2 cup brown sugar: all; 1/4 cup paprika: all; 2 tbsp kosher salt: all";

test.each([
  ["Coat the ribs with the rub.", `2 racks ribs: all; ${RUB}`],
  ["Rub the ribs all over with the spice rub.", `2 racks ribs: all; ${RUB}`],
  // Of the mixture: nobody can say how much of each line stays back.
  ["Coat the ribs with all but 2 tbsp of the rub.", `2 racks ribs: all; ${RUB.replaceAll("all", "some")}`],
])("a part that no words mix goes in where it is named first: %s", (order, expected) => {
  const list = "2 racks ribs\n\nFor the spice rub:\n1/2 cup brown sugar\n1/4 cup paprika\n2 tbsp kosher salt";
  expect(uses(`Ribs\n\n${list}\n\n${order} Grill for 2 hours.`)).toEqual([expected]);
});

test("a part that is mixed by its lines is not taken again", () => {
  const list = "2 racks ribs\n\nRub:\n1/2 cup brown sugar\n1/4 cup paprika\n2 tbsp kosher salt";
  expect(uses(`Ribs\n\n${list}\n\nMix the sugar, paprika and salt. Coat the ribs with the rub.`)).toEqual([
    RUB,
    "2 racks ribs: all",
  ]);
});

test.each(["Mix the levain and leave it for 8 hours.", "The night before, mix the levain."])(
  "a part by the name of its starter is mixed as a whole, and the rest is the dough's: %s",
  (order) => {
    const list =
      "Levain\n30 g ripe starter\n60 g bread flour\n60 g water\n\nFinal dough\n850 g bread flour\n100 g whole wheat flour\n750 g water\n20 g salt";
    const method = `${order}\nCombine the flours and 700 g of the water. Rest 45 minutes.\nAdd the levain, salt and the remaining water.`;
    expect(uses(`Country bread\n\n${list}\n\n${method}`)).toEqual([
      "30 g ripe starter: all; 60 g bread flour: all; 60 g water: all",
      "850 g bread flour: all; 100 g whole wheat flour: all; 750 g water: 700 g",
      "20 g salt: all; 750 g water: 50 g",
    ]);
  },
);

test.each([
  "Add the chicken back and heat it.",
  "Return the chicken to the pot.",
  "Stir the chicken back in.",
])("what goes back in was there before: %s", (order) => {
  const list = "600 g chicken thighs\n1 can tomatoes\n5 cloves garlic\n100 ml cream";
  const method = `Put all the ingredients except the cream in the pot. Cook 10 minutes. Lift the chicken out. Whisk in the cream. ${order}`;
  expect(uses(`Curry\n\n${list}\n\n${method}`)).toEqual([
    "600 g chicken thighs: all; 1 can tomatoes: all; 5 cloves garlic: all",
    "100 ml cream: all",
  ]);
});

test.each([
  ["1 whole chicken", "Rub the butter all over the bird.", "50 g butter: all; 1 whole chicken: all"],
  ["1 turkey, 12 lb", "Pat the bird dry and rub with the butter.", "1 turkey, 12 lb: all"],
])("the bird is the poultry that nothing else names: %s", (line, order, expected) => {
  expect(uses(`Roast\n\n${line}\n50 g butter\n\n${order} Roast for an hour.`)[0]).toBe(expected);
});

test.each([
  [
    "In each jar put 1 head of dill and 2 cloves of garlic.",
    "7 heads fresh dill: all; 14 cloves garlic: all",
  ],
  ["Into every jar drop 1 head of dill.", "7 heads fresh dill: all"],
])("so much in each of them is all of it: %s", (order, expected) => {
  expect(
    uses(`Pickles\n\n7 heads fresh dill\n14 cloves garlic\n3 quarts water\n\n${order} Pour in the water.`)[0],
  ).toBe(expected);
});

test.each([
  ["When all the salad ingredients are prepared, combine and chill.", true],
  ["Once all salad ingredients have cooled, mix.", true],
  // Here something else is mixed.
  ["When all the salad ingredients are prepared, mix the dressing.", false],
])("an order without an object mixes what its clause speaks of: %s", (order, mixed) => {
  const text = `Pasta salad\n\nSalad\n1 lb pasta\n1 cup peas\n2 tomatoes\n\nDressing\n1/2 cup mayonnaise\n1/4 cup milk\n\nCook the pasta. ${order} Whisk the mayonnaise with the milk.`;
  expect(everyUse(text).includes("1 cup peas = all")).toBe(mixed);
});

test.each([
  ["Optional add-ins", "Fold in any add-ins."],
  ["Extra mix-ins", "Stir in your mix-ins."],
  ["Crunchy bits", "Fold in the crunchy bits."],
])(
  "'the dry ingredients' of a list that calls a part so are that part's alone; %s go in by name",
  (name, order) => {
    const list = `Dry ingredients:\n1 cup oats\n1 cup flour\n\nWet ingredients:\n2 eggs\n1/2 cup milk\n\n${name}:\n1/2 cup chocolate chips\n1/2 cup walnuts`;
    const mixed =
      "Whisk the oats and flour. Beat the eggs and milk. Add the dry ingredients to the wet and stir. ";
    expect(uses(`Muffins\n\n${list}\n\n${mixed}${order}`)).toEqual([
      "1 cup oats: all; 1 cup flour: all",
      "2 eggs: all; 1/2 cup milk: all",
      "1/2 cup chocolate chips: all; 1/2 cup walnuts: all",
    ]);
  },
);

test.each([
  ["Sprinkle with coarse sugar.", []],
  ["Sprinkle with demerara sugar.", []],
  ["Sprinkle with the sugar.", ["1 cup sugar: all"]],
])(
  "a kind of sugar that the list has not, scattered at the end, keeps none out of 'everything': %s",
  (order, last) => {
    const list = "3 lb peaches\n1 cup sugar\n1/4 cup cornstarch\n1 pastry disc";
    const all = last.length > 0 ? [] : ["1 cup sugar: all"];
    expect(
      uses(`Pie\n\n${list}\n\nToss everything except the pastry. Cover with the pastry. ${order} Bake.`),
    ).toEqual([
      ["3 lb peaches: all", ...all, "1/4 cup cornstarch: all"].join("; "),
      "1 pastry disc: all",
      ...last,
    ]);
  },
);

test("such a kind is the list's own sugar where nothing else takes it", () => {
  expect(
    uses(
      "Shortbread\n\n200 g butter\n300 g flour\n100 g sugar\n\nRub the butter into the flour. Sprinkle with coarse sugar.",
    ),
  ).toEqual(["200 g butter: all; 300 g flour: all", "100 g sugar: all"]);
});

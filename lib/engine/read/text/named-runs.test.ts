/** Lists that stand in one line behind the name of their part. */
import { parseRecipeText } from "./index";

const METHOD =
  "Toss the plums with the sugar and cinnamon in a dish. Rub the butter into the flour, scatter it over the fruit and bake for 40 minutes.";

it.each([
  [
    "semicolons",
    "Fruit: 8 plums, stoned and halved; 60g light brown sugar; 1 tsp cinnamon",
    "Topping: 200g plain flour; 120g cold butter, cubed",
  ],
  [
    "commas",
    "Fruit: 8 plums, stoned and halved, 60g light brown sugar, 1 tsp cinnamon",
    "Topping: 200g plain flour, 120g cold butter, cubed",
  ],
])("a part in one line, between %s", (_name, first, second) => {
  const read = parseRecipeText(["Plum crumble", "Serves 6", "", first, second, "", METHOD].join("\n"));
  expect(read?.ingredients).toEqual([
    { text: "8 plums, stoned and halved", section: "Fruit" },
    { text: "60g light brown sugar", section: "Fruit" },
    { text: "1 tsp cinnamon", section: "Fruit" },
    { text: "200g plain flour", section: "Topping" },
    { text: "120g cold butter, cubed", section: "Topping" },
  ]);
});

it("a row of times behind a label is no list", () => {
  const read = parseRecipeText(
    ["Plum crumble", "Time: 10 min prep, 40 min in the oven", "", "8 plums", "60g sugar", "", METHOD].join(
      "\n",
    ),
  );
  expect(read?.ingredients.map(({ text }) => text)).toEqual(["8 plums", "60g sugar"]);
});

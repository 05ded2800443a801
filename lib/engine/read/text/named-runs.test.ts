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

it("semicolons part a list whatever stands behind a comma in it", () => {
  const icing = "Icing: 100g soft butter; 200g icing sugar; 300g soft cheese, cold; 1 tsp orange juice";
  const read = parseRecipeText(
    ["Carrot cake", "", "Cake: 300g self raising flour; 4 eggs; 200g sugar", icing, "", METHOD].join("\n"),
  );
  expect(read?.ingredients.filter(({ section }) => section === "Icing").map(({ text }) => text)).toEqual([
    "100g soft butter",
    "200g icing sugar",
    "300g soft cheese, cold",
    "1 tsp orange juice",
  ]);
});

it("a method without capitals keeps its last orders: they are no note", () => {
  const list = ["1 1/2 c flour", "3 1/2 tsp baking powder", "1 1/4 c milk", "1 egg"];
  const method =
    "whisk dry stuff. make a well and add milk and egg. rest 5 min. heat a griddle. 1/4 cup batter per pancake. flip when bubbles pop. keep warm in a low oven. serve with syrup";
  const read = parseRecipeText(["fluffy pancakes", "", ...list, "", method].join("\n"));
  expect(read?.instructions.map(({ text }) => text).join(" ")).toBe(method);
});

it("a sentence that opens with a pan tells no list", () => {
  const read = parseRecipeText(
    [
      "my anchovy pasta",
      "serves 2",
      "you need: linguine, olive oil, garlic, a tin of anchovies, stale breadcrumbs, parsley",
      "boil 200g linguine in salted water. while thats going, fry 4 tbsp of the breadcrumbs in 1 tbsp of the oil till they're crunchy and tip them into a bowl.",
      "same pan, now 4 tbsp oil, 3 cloves of garlic sliced and 5 of the anchovies. low heat, mash the anchovies till they melt, 3 mins or so. parsley goes in.",
      "drain the linguine and toss it in the oil.",
    ].join("\n\n"),
  );
  const bought = read?.ingredients.map(({ text }) => text) ?? [];
  expect(bought).toContain("a tin of anchovies");
  expect(bought.join("; ")).not.toContain("4 tbsp oil");
});

it("what is needed besides stands in a line of its own below a bare name, and 'P.' ends no sentence", () => {
  const pie = parseRecipeText(
    "Tuna pie\n\nServes 8\n\nDough\n- 500 g flour\n- 200 ml water\n\nFilling\n- 2 onions\n- 3 tins tuna\n- salt\n\nAlso: 1 egg for brushing\n\nMethod\n1. Mix the flour and the water.\n2. Fry the onions. Add the tuna and salt.\n3. Brush with beaten egg and bake for 35 minutes.",
  );
  expect(pie?.ingredients.at(-1)).toEqual({ text: "1 egg for brushing", section: "Also" });
  const cake = parseRecipeText(
    "Omas Kuchen\n\n250 g Butter\n250 g Zucker\n375 g Mehl\nCreme: 1 P. Vanillepudding, 500 ml Milch, 2 EL Zucker\n\nButter mit Zucker schaumig rühren, Mehl unterrühren. 35 Min. backen. Pudding mit Milch u. Zucker kochen und auf den Kuchen streichen.",
  );
  expect(cake?.ingredients.filter(({ section }) => section === "Creme").map(({ text }) => text)).toEqual([
    "1 P. Vanillepudding",
    "500 ml Milch",
    "2 EL Zucker",
  ]);
});

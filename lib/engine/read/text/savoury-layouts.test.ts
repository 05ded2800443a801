/** Savoury recipes as clubs, shops and home cooks paste them, in words of our own: what names a part, what is bought, and what is a note. */
import { formatText } from "@/lib/engine/format";
import { plainText } from "@/lib/engine/recipe/markup";
import { parseRecipeText } from ".";

const partsOf = (text: string): (string | undefined)[] => [
  ...new Set((parseRecipeText(text)?.ingredients ?? []).map(({ section }) => section)),
];
const listOf = (text: string): string[] =>
  (parseRecipeText(text)?.ingredients ?? []).map((line) => line.text);
const ordersOf = (text: string): string[] =>
  (formatText(text)?.steps ?? []).flatMap(({ actions = [] }) =>
    actions.map((action) => plainText(action.text)),
  );

const BIRD =
  "- 30 g butter\n- 1 onion, chopped\n- 3 cups breadcrumbs\n- 1 duck\n- Gravy\n- 20 g butter\n- 2 tbsp flour\n- 1 cup stock";

test.each([
  [
    `Duck\n\nIngredients\n- Bread filling\n${BIRD}\n\nMethod\nBread filling:\nFry the onion in the butter. Add the breadcrumbs. Fill the duck and roast for 2 hours.\nGravy:\nMelt the butter, stir in the flour and the stock.`,
    ["Bread filling", "Gravy"],
  ],
  [
    `Duck\n\nIngredients\n- Stuffing\n${BIRD}\n\nMethod\n1. Fry the onion in the butter. Add the breadcrumbs. Fill the duck and roast for 2 hours.\n2. Melt the other butter, stir in the flour and the stock.`,
    ["Stuffing", "Gravy"],
  ],
  [
    "Quiche\n\nZutaten\n- Teig\n- 250 g Mehl\n- 125 g Butter\n- Füllung\n- 3 Eier\n- 200 ml Sahne\n\nZubereitung\n1. Mehl und Butter verkneten.\n2. Eier und Sahne verquirlen und auf den Teig gießen. 30 Minuten backen.",
    ["Teig", "Füllung"],
  ],
])("a name with the mark of the rows below it names their part: %#", (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test.each([
  "Pizza\n\n- Pizza dough\n- 200 g mozzarella\n- Tomato sauce\n- 2 tbsp oil\n\n1. Roll out the pizza dough. Spread with the tomato sauce, the mozzarella and the oil.\n2. Bake for 10 minutes.",
  "Eggs\n\n- Butter\n- 2 eggs\n- Salt\n- 1 slice bread\n\n1. Fry the eggs in the butter with salt.\n2. Serve on the bread.",
])("what is bought without an amount stays on a marked list: %#", (text) => {
  expect(listOf(text)).toHaveLength(4);
  expect(partsOf(text)).toEqual([undefined]);
});

test("a name without a colon between measured lines names a part where a step takes its ingredients by it", () => {
  const text =
    "Noodles\n\nIngredients\n2 chicken breasts\n200 g noodles\n1 cup beansprouts\nStir Fry Sauce\n2 tbsp soy sauce\n1 tsp sugar\n1 tsp cornflour\n\nMethod\nMix the stir fry sauce ingredients in a bowl.\nFry the chicken for 5 minutes.\nAdd noodles, sauce and beansprouts.";
  expect(partsOf(text)).toEqual([undefined, "Stir Fry Sauce"]);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test.each(["Dash of hot paprika to taste", "A splash of vinegar with salt", "Pinch of saffron to taste"])(
  "what is measured by the eye is bought, last of a list with blank lines: %s",
  (last) => {
    const text = `Soup\n\nWhat you need:\n\n4 carrots\n\n1 onion\n\nsalt to taste\n\n2 tbsp butter\n\n${last}\n\n\nMethod\n\nFry the carrots and the onion in the butter.\n\nSimmer for 20 minutes.`;
    expect(listOf(text)).toContain(last);
  },
);

test.each([
  "Note: to save some time, two jars of ready roasted peppers",
  "Tip: it freezes well, so double the amounts and",
])("a note that was wrapped goes on, and its other half is no step: %s", (note) => {
  for (const gap of ["\n", "\n\n"]) {
    const text = `Soup\n\n4 peppers\n1 onion\n1 l stock\n\nFry the onion and the peppers.\nAdd the stock and simmer for 20 minutes.\n\n${note}${gap}keep you in soup for a week or more.\n\nMakes 6 servings`;
    expect(formatText(text)?.notes).toEqual([`${note} keep you in soup for a week or more.`]);
    expect(ordersOf(text).join(" ")).not.toContain("week");
  }
});

test("a label above orders in small letters is no wrapped note", () => {
  const text =
    "Pizza\n\n1 pizza base\n200 g mozzarella\n\nnote: the oven has to be as hot as it can possibly be\nput the mozzarella on the pizza base\nbake for ten minutes until it is brown";
  expect(ordersOf(text).join(" ")).toMatch(/mozzarella.*bake/is);
});

test.each([
  ["Dishes of Our Coast | Fish Pie", "Fish Pie"],
  ["Fish Pie | Dishes of Our Coast", "Fish Pie"],
  ["Our Coast | Our Dishes", "Our Coast"],
])(
  "of two names with a bar between them the dish's is the one with a word of the recipe: %s",
  (line, title) => {
    expect(
      parseRecipeText(
        `${line}\n\n2 kg white fish\n1 kg potatoes\n600 ml milk\n\nBoil the fish in the milk. Top with the potatoes and make a pie of it. Bake for 45 minutes.`,
      )?.title,
    ).toBe(title);
  },
);

test("a footnote to a line of the list does not name the dish", () => {
  expect(
    parseRecipeText(
      "Trinbago Cookup\n\nThis is a dish of my childhood. Hope you like it!\n\nTrinbago Cookup\nServes: 6\n\n4 chicken legs*\n1/2 cup green paste, or culantro*\n2 cups rice\n\nRub the chicken with the green paste or culantro and leave for 2 hours. Add the rice and cook for 20 minutes.\n\n\n*Culantro is a cousin of coriander, so for my pot that is what I took.",
    )?.title,
  ).toBe("Trinbago Cookup");
});

test("a list without a name between two methods is that of the heading below it", () => {
  const text =
    "Parcels\nFilling ingredients:\n4 potatoes\n4 tbsp oil\n1 tsp cumin\nMaking the filling:\n- Boil the potatoes\n- Heat the oil and add the cumin\n- Stir in the potatoes\n1 cup flour\n3 tbsp oil\n1/2 cup water\nMaking the pastry:\n- Mix flour and oil\n- Add the water and knead\nMaking the parcels:\n- Wrap the filling in the pastry\n- Fry in at least 2 cm oil until golden";
  expect(partsOf(text)).toEqual(["Filling ingredients", "Making the pastry"]);
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

test.each([
  "Meat from 1 roast chicken",
  "Meat from 1 roast chicken keep it in large pieces.. a great short cut",
])("what is taken from so many of a food is bought, first of a list under the dish's name: %s", (first) => {
  const text = `Chicken Salad\n${first}\n2 sticks celery\n5 tbsp mayonnaise\n1 small onion, diced\n\nMix the chicken with celery, mayonnaise and onion.`;
  expect(listOf(text)[0]).toBe(first);
  expect(parseRecipeText(text)?.title).toBe("Chicken Salad");
});

test("an order that was wrapped onto a line behind a blank one goes on there", () => {
  const orders = ordersOf(
    "Greens pie\n\n300 g greens\n1 onion\n1/2 cup butter\n12 sheets filo\n\nHeat the oven to 180C.\n\nIn a large, heavy pan, fry the onion in half of the butter and add the greens with salt\n\nand stir. Take off the heat.\n\nLine the bottom and the sides of a pan with two sheets of filo, and brush them. Continue\n\nlayering for ten sheets, brushing each one with butter.\n\nSpread the filling over it. Fold the edges of the filo over the filling in the pan. Place\n\nthe other sheets on top, and bake for 40 minutes.\n\nCut it up and serve it hot.",
  );
  expect(orders).toContain("Continue layering for ten sheets, brushing each one with butter.");
  expect(orders).toContain("Place the other sheets on top.");
});

/** What the cook needs and the list does not have: said beside the list, and no doubt about the recipe. */
import { formatText } from "@/lib/engine/format";

function receiptOf(text: string) {
  const { alsoNeeded = [], issues = [] } = formatText(text)?.receipt ?? {};
  return { alsoNeeded, issues: issues.map(({ message }) => message) };
}

const recipe = (list: string, method: string): string =>
  `Supper\nServes 2\n\nIngredients\n${list.split("|").join("\n")}\n\nMethod\n${method}\n`;

test.each([
  [
    "herbs and salt that go in with what the list has, each once",
    recipe(
      "200 g pasta|400 g tomatoes|1 tsp oregano",
      "1. Boil the pasta with salt for 10 minutes.\n2. Add the tomatoes, oregano, thyme, marjoram and salt.",
    ),
    ["salt", "thyme", "marjoram"],
  ],
  [
    "in another language, as it says it",
    "Nudeln\n2 Portionen\n\nZutaten\n200 g Nudeln\n400 g Tomaten\n1 TL Oregano\n\nZubereitung\n1. Nudeln 10 Minuten kochen.\n2. Die Tomaten, Oregano, Thymian, Majoran und Salz zugeben.",
    ["Thymian", "Majoran", "Salz"],
  ],
])("%s", (_name, text, needed) => {
  expect(receiptOf(text)).toEqual({ alsoNeeded: needed, issues: [] });
});

test.each([
  [
    "what the list has by another name or among others",
    recipe(
      "200 g rice|1 small bunch cilantro|salt and pepper|1 tsp ground cumin",
      "1. Boil the rice for 12 minutes.\n2. Add the cumin, coriander and salt and season with pepper.",
    ),
  ],
  [
    "what a line of many may hold",
    recipe(
      "200 g rice|1 tbsp mixed spices",
      "1. Boil the rice for 12 minutes.\n2. Add the spices and cumin.",
    ),
  ],
  [
    "the dish, the pieces and other things by the same word",
    recipe(
      "2 cloves garlic|400 g chicken|200 ml coconut milk",
      "1. Fry the cloves and the chicken.\n2. Add the coconut milk and simmer the curry for 20 minutes.\n3. Add mint sauce to taste and serve the curry.",
    ),
  ],
  [
    "what may be left out",
    recipe(
      "200 g pasta|400 g tomatoes",
      "1. Boil the pasta for 10 minutes.\n2. Add the tomatoes and thyme, if you like.",
    ),
  ],
])("nothing of %s", (_name, text) => {
  expect(receiptOf(text).alsoNeeded).toEqual([]);
});

test.each([
  ["1. Warm the milk.\n2. Add egg and whisk well.\n3. Stir in the pasta and cheese.", ["egg"]],
  ["1. Warm the milk with the cheese and pasta.\n2. Stir in the eggs and bake for 30 minutes.", ["eggs"]],
  ["1. Warm the milk with the cheese and pasta.\n2. Serve on egg noodles.", []],
])("an egg that the list forgot is to be got: %#", (method, needed) => {
  const list = "300 g pasta|400 ml milk|100 g cheese";
  expect(receiptOf(recipe(list, method)).alsoNeeded).toEqual(needed);
  expect(receiptOf(recipe(`${list}|2 free-range eggs`, method)).alsoNeeded).toEqual([]);
});

test.each([
  ["Mix the flour and yogurt with a pinch of salt till it forms a dough.", ["a pinch of salt"]],
  ["Mix the flour and yogurt, S&P.", ["salt", "pepper"]],
])("what else is needed ends where the cook waits, and is a whole word: %s", (method, needed) => {
  expect(receiptOf(recipe("350g flour|350g yogurt", method)).alsoNeeded).toEqual(needed);
});

test.each([
  [
    recipe(
      "500 g minced beef|1 onion",
      "1. Fry the beef and onion.\n2. Add chopped parsley, freshly grated nutmeg and finely chopped chives.",
    ),
    ["parsley", "nutmeg", "chives"],
  ],
  [
    "Hachis\n\nIngrédients\n500 g de bœuf haché\n1 oignon\n\nPréparation\n1. Faire revenir l'oignon.\n2. Ajouter le bœuf et du persil haché.",
    ["persil"],
  ],
])("herbs are needed in whatever shape they go in: %#", (text, needed) => {
  expect(receiptOf(text).alsoNeeded).toEqual(needed);
});

test.each(["1 cup fresh or frozen blueberries", "100 g dark or milk chocolate", "2 tbsp honey"])(
  "what the method measures and the list lacks is to be bought: %s",
  (food) => {
    const { alsoNeeded, issues } = receiptOf(
      recipe("200 g flour|2 eggs", `1. Mix the flour and eggs. Stir in ${food}.\n2. Bake for 20 minutes.`),
    );
    expect(alsoNeeded).toEqual([food]);
    expect(issues).toHaveLength(1);
  },
);

test.each([
  "1. Mix the flour and eggs.\n2. Bake for 20 minutes. Reserve 2 cups of gravy for the top.",
  "1. Mix the flour and eggs. Keep 1 cup of the batter.\n2. Bake for 20 minutes.",
])("what is kept back is in the pot: %s", (method) => {
  expect(receiptOf(recipe("200 g flour|2 eggs", method)).alsoNeeded).toEqual([]);
});

test("a word for a part of the list is what it makes", () => {
  const text =
    "Pie\n\nCrust\n200 g flour\n100 g butter\n\nMeringue\n4 egg whites\n1/2 cup sugar\n\n1. Rub the flour with the butter and bake for 20 minutes.\n2. Beat the egg whites with the sugar. Rub a bit of meringue between your fingers.";
  expect(receiptOf(text).alsoNeeded).toEqual([]);
});

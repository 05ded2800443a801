/** Recipes that are right although their words are loose: the receipt has nothing to say of them. */
import { formatText } from "@/lib/engine/format";

const issues = (list: string, method: string): string[] =>
  (formatText(`Supper\nServes 2\n\n${list.split("|").join("\n")}\n\n${method}\n`)?.receipt?.issues ?? []).map(
    ({ message }) => message,
  );

test.each([
  [
    "the rest of a range, where it is needed",
    "200 g flour|100 g butter|2-3 tbsp cold water",
    "Rub the butter into the flour. Stir in 2 tbsp of the water. Knead, adding the rest of the water only if it is dry.",
  ],
  [
    "what one line keeps back and another line lists",
    "1 turkey, giblets reserved|1 l water|Reserved giblets|2 tbsp flour",
    "Roast the turkey for 3 hours. Simmer the giblets in the water for 1 hour and stir in the flour.",
  ],
  [
    "what is fried in the oil for frying, and what was soaked is drained",
    "500 g dried beans|2 onions|Oil for frying",
    "Soak the beans overnight. Drain, put in a large pot and simmer for 1 hour. Chop the onions. Fry for 4 minutes. Stir into the beans.",
  ],
  [
    "a quarter of an hour, which is a time",
    "2 onions|1 l stock",
    "Let the onions go soft for about a quarter of an hour. Add the stock and simmer for three quarters of an hour.",
  ],
  [
    "what the list cuts a food into",
    "2 swedes, cut into 2cm cubes|1 tsp salt|2 tbsp oil",
    "Toss the cubes with the salt and leave for 30 minutes. Fry the swede in the oil for 10 minutes.",
  ],
  [
    "so many of the first lines",
    "500 g ground lamb|1 egg|1 onion, grated|2 tbsp ketchup",
    "Mix first 3. Shape into a loaf, spread with the ketchup and bake at 180C for 50 minutes.",
  ],
  [
    "zest here and juice there of lemons that are counted",
    "2 limes, 1 zested and juiced, 1 cut into wedges|200 g rice|1 tbsp oil|4 cod fillets",
    "Boil the rice and stir in the lime zest. Fry the fish in the oil. Sprinkle with half the lime juice. Dress the rice with the rest of the juice. Serve with the lime wedges.",
  ],
  [
    "the juice of one and the zest of both",
    "2 oranges|100 g sugar|3 eggs",
    "Warm the sugar with the juice of 1 orange. Whisk the eggs with the zest of both oranges and stir into the syrup.",
  ],
  [
    "the zest of two and all of them pressed",
    "4 lemons|140 g sugar|4 eggs",
    "Grate the zest of 2 lemons and squeeze the 4 lemons. Heat the juice with the sugar and eggs.",
  ],
  [
    "the canned one of two",
    "1 can (400 g) pears|2 pears, sliced|100 g sugar",
    "Blend the canned pears with the sugar. Lay the sliced pears on top.",
  ],
  [
    "which colours to buy",
    "3 onions, 1 red and 2 white, sliced|2 tbsp oil|4 eggs",
    "Fry the onions in the oil for 10 minutes. Crack in the eggs.",
  ],
])("%s", (_name, list, method) => {
  expect(issues(list, method)).toEqual([]);
});

test("what is left of a food that all went in is asked about; a bit of oil from the shelf is not", () => {
  const list = "100 g ghee|300 g filo|200 g cheese";
  const method =
    "Brush each sheet with the ghee and fill with the cheese. Fold the filo and brush with any ghee that is left.";
  expect(issues(list, method)).toEqual(["Step 2 uses the rest of this, and that is not the amount shown."]);
  expect(
    issues("1 onion|4 eggs|1 tomato", "Fry the onion in a bit of oil. Crack in the eggs and tomato."),
  ).toEqual([]);
});

test("what was kept of an open part is its rest, and another amount is not", () => {
  const list = "75 g mixed seeds|500 g flour";
  const method = "Knead all but 2 tbsp of the seeds into the flour. Press on the remaining seeds.";
  expect(issues(list, method)).toEqual([]);
});

test("a food that the heading has is no change of wording", () => {
  expect(
    issues(
      "2 carrots|1 tsp salt|200 g yogurt",
      "Start with the carrots. Grate them into a bowl and toss with the salt.\nStir in the yogurt.",
    ),
  ).toEqual([]);
});

test("the first line of a list is read though the title begins with its word", () => {
  const text =
    "Rhubarb cordial\n\nRhubarb\nCaster sugar\nLemons\n\nChop the rhubarb, squeeze the lemons and boil with the sugar for 10 minutes.";
  expect(formatText(text)?.receipt?.issues).toEqual([]);
});

/** Amounts whose food is left out or told in a roundabout way. */
import { usedAmounts as amounts } from "@/tests/support/linked";

test.each<[string, string[], [string, string][]]>([
  [
    "the other two, the other one, another spoonful and what remains by weight, without their food",
    ["6 cloves garlic", "2 lemons", "3 tbsp oil", "200 g sugar"],
    [
      ["Crush 4 of the garlic cloves.", "0: 4 cloves"],
      ["Slice the other two.", "0: 2 cloves"],
      ["Slice one lemon and juice the other.", "1: all"],
      ["Fry in 1 tbsp of the oil.", "2: 1 tbsp"],
      ["Stir in another tablespoon.", "2: 1 tbsp"],
      ["Mix in 150 g of the sugar.", "3: 150 g"],
      ["Finish with the remaining 50 g.", "3: 50 g"],
    ],
  ],
  [
    "minutes are no amount of what was parted before",
    ["6 potatoes", "1 tsp salt"],
    [
      ["Boil 4 of the potatoes.", "0: 4 potatoes"],
      ["Simmer for 10 minutes, and for another 5.", ""],
    ],
  ],
  [
    "the second cup of water, which the first did not leave to the tap",
    ["2 cups water", "200 g rice"],
    [
      ["Pour 1 cup of water over the rice.", "0: 1 cup, 1: all"],
      ["Add the second cup of water.", "0: 1 cup"],
    ],
  ],
  [
    "all of it but a spoonful, and that spoonful",
    ["3 tbsp oil", "200 g rice"],
    [
      ["Whisk in all of the oil but a teaspoon.", "0: 2 tbsp + 2 tsp"],
      ["Brush with that teaspoon of oil.", "0: 1 tsp"],
    ],
  ],
  [
    "some of the eggs are separated",
    ["4 eggs", "3 tbsp milk"],
    [
      ["Separate 3 of the eggs.", "0: 3 eggs"],
      ["Beat the yolks.", "0: 3 yolks"],
      ["Whisk the whites.", "0: 3 whites"],
      ["Brush with the remaining egg.", "0: 1 egg"],
    ],
  ],
  [
    "a few are kept back, and the food is named again for them",
    ["250 g cherries", "1 lemon"],
    [
      ["Stir in the cherries, keeping a few back for the top.", "0: some"],
      ["Scatter the cherries over.", "0: some"],
    ],
  ],
  [
    "the rest of what was made is none of a line",
    ["2 limes", "1 tbsp oil"],
    [
      ["Blend in the juice of 1 lime.", "0: 1 lime"],
      ["Add half the paste and freeze the rest.", ""],
    ],
  ],
  [
    "a part of the larger line, where the smaller one of another part has just so much",
    ["[Skewers] 500 g chicken", "[Skewers] 4 tbsp oil", "[Salad] 200 g feta", "[Salad] 2 tbsp oil"],
    [
      ["Toss the chicken with 2 tbsp of the oil.", "0: all, 1: 2 tbsp"],
      ["Baste with the remaining oil.", "1: 2 tbsp"],
      ["Drizzle the oil over the feta.", "3: all, 2: all"],
    ],
  ],
])("says how much: %s", (_what, lines, actions) => {
  expect(
    amounts(
      lines,
      actions.map(([text]) => text),
    ),
  ).toEqual(actions.map(([, uses]) => uses));
});

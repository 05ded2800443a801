/** A whole part of the list in one line, its name before a semicolon. */
import { parseRecipeText } from "./index";

test("each is a part with its lines", () => {
  const read = parseRecipeText(
    "Slices\n\nFor the base; 90g butter, 110g sugar, 2 eggs\nFor the icing; 50 g butter, 140 g icing sugar\n\nBeat the butter with the sugar and eggs. Bake for 20 minutes. Beat the butter for the icing with the icing sugar.",
  );
  const [base, icing] = ["For the base", "For the icing"];
  expect(read?.ingredients.map(({ section }) => section)).toEqual([base, base, base, icing, icing]);
});

test("it ends with its line, and one amount for each of several foods stays with them", () => {
  const read = parseRecipeText(
    "Pork\n\n1 pork shoulder\nFor the rub: 2 tbsp brown sugar, 2 tsp salt, 1 tsp each garlic powder, onion powder, pepper\n1 onion, sliced\n\nMix the rub and massage into the pork. Add the onion. Cook 8 hours.",
  );
  expect(read?.ingredients.map(({ text, section }) => [section, text])).toEqual([
    [undefined, "1 pork shoulder"],
    ["For the rub", "2 tbsp brown sugar"],
    ["For the rub", "2 tsp salt"],
    ["For the rub", "1 tsp each garlic powder, onion powder, pepper"],
    [undefined, "1 onion, sliced"],
  ]);
});

/** A whole part of the list in one line, its name before a semicolon. */
import { parseRecipeText } from "./index";

test("each is a part with its lines", () => {
  const read = parseRecipeText(
    "Slices\n\nFor the base; 90g butter, 110g sugar, 2 eggs\nFor the icing; 50 g butter, 140 g icing sugar\n\nBeat the butter with the sugar and eggs. Bake for 20 minutes. Beat the butter for the icing with the icing sugar.",
  );
  const [base, icing] = ["For the base", "For the icing"];
  expect(read?.ingredients.map(({ section }) => section)).toEqual([base, base, base, icing, icing]);
});

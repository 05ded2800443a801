/** Lists that a page's copy breaks into a row for the number, one for the unit and one for the food. */
import { parseRecipeText } from "@/lib/engine/read/text";

const listOf = (text: string) => parseRecipeText(text)?.ingredients.map((line) => line.text);

test.each([
  [
    "rows without blank lines",
    "Roast pork\n\nIngredients\n2\nkg\nloin of pork\n1\nlemon\nzested\n1 1/2\ntbsp\nhoney\nolive oil\n3\ntsp\nmustard seed\n\nInstructions\nRub the pork with honey, zest and mustard seed.\nRoast for 2 hours.",
    ["2 kg loin of pork", "1 lemon, zested", "1 1/2 tbsp honey", "olive oil", "3 tsp mustard seed"],
  ],
  [
    "rows with blank lines",
    "Herb pasta\n\nIngredients\n\n300\n\ng\n\npasta\n\n50\n\ng\n\nbutter\n\nsoftened\n\n2\n\ncloves\n\ngarlic\n\nInstructions\n\nBoil the pasta for 10 minutes.\nStir in the butter and garlic.",
    ["300 g pasta", "50 g butter, softened", "2 cloves garlic"],
  ],
  [
    "German rows",
    "Kräuternudeln\n\nZutaten\n300\ng\nNudeln\n2\nEL\nÖl\n1\nZwiebel\n\nZubereitung\nDie Nudeln 10 Minuten kochen.\nDie Zwiebel im Öl braten und untermischen.",
    ["300 g Nudeln", "2 EL Öl", "1 Zwiebel"],
  ],
])("%s are one line a food", (_said, text, list) => {
  expect(listOf(text)).toEqual(list);
});

test("numbers above the steps stay numbers of steps", () => {
  const text =
    "Herb pasta\n\n300 g pasta\n2 tbsp oil\n1 onion\n\n1\nBoil the pasta for 10 minutes.\n2\nFry the onion in the oil.\n3\nMix.";
  const recipe = parseRecipeText(text);
  expect(recipe?.ingredients).toHaveLength(3);
  expect(recipe?.instructions.map((line) => line.text).join(" ")).not.toMatch(/\d\s(?:Boil|Fry|Mix)/);
});

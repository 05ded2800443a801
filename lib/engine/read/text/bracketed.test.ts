/** Lines of a list that stand in brackets: food is bought, and what the writer says about the list is a note. */
import { parseRecipeText } from "./index";

const METHOD =
  "Fry the paste for 1 minute. Add the coconut milk and simmer for 15 minutes. Scatter with the herbs.";
const read = (line: string) =>
  parseRecipeText(
    ["Green curry", "", "2 tbsp curry paste", "400 ml coconut milk", line, "", METHOD].join("\n"),
  );

it.each([
  "(fresh coriander leaves to serve)",
  "(some roughly torn basil leaves)",
  "(etwas frische Minze zum Garnieren)",
  "(gehackte Petersilie nach Belieben dazu)",
  "(quelques feuilles de menthe fraîche)",
  "(para servir hojas de cilantro)",
])("%s stays on the list", (line) => {
  expect(read(line)?.ingredients.map(({ text }) => text)).toContain(line);
});

it.each(["(use the tin to measure the water)", "(stir the coconut milk before opening)"])(
  "%s is a note",
  (line) => {
    const recipe = read(line);
    expect(recipe?.ingredients.map(({ text }) => text)).not.toContain(line);
    expect(recipe?.notes).toContain(line);
  },
);

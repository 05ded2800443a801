/** The days of a long recipe, told in a few words above its list. */
import { parseRecipeText } from "./index";

const REST =
  "For the levain\n25g sourdough starter\n100g flour\n100g water\n\nFor the dough\n400g flour\n350g water\n10g salt\n\nFriday\nStir the levain ingredients together and leave for 10 hours.\n\nSaturday\nMix the flour, water and salt with the levain. Knead for 10 minutes and leave for 2 hours. Shape into a loaf.\n\nSunday\nBake for 40 minutes. Cool on a rack.";

test.each([
  "Timeline\nFriday evening: feed the starter\nSaturday: mix, fold, shape\nSunday morning: bake",
  "The plan\nDay 1: stir and rest\nDay 2: knead and shape\nDay 3: bake",
])("is no step: %j", (overview) => {
  const read = parseRecipeText(`Country loaf\n\n${overview}\n\n${REST}`);
  expect(read?.instructions[0]?.text).toMatch(/^Stir the levain ingredients/);
  expect(read?.instructions.map(({ text }) => text).join(" ")).not.toContain("fold");
});

test("an order above the list stays one", () => {
  const read = parseRecipeText(`Country loaf\n\nHeat the oven to 250°C.\n\n${REST}`);
  expect(JSON.stringify(read)).toContain("Heat the oven to 250°C.");
});

import { withoutPartOpening } from "./part-opening";

const shown = (text: string, part: string, language: string) =>
  withoutPartOpening([{ kind: "text", text, amount: null }], part, language)
    .filter(({ isHeardOnly }) => !isHeardOnly)
    .map((word) => word.text)
    .join("");

test.each([
  ["For the custard, warm the milk.", "For the custard", "en", "Warm the milk."],
  ["For the custard warm the milk.", "Custard", "en", "Warm the milk."],
  ["Für den Guss Zucker sieben.", "Guss", "de", "Zucker sieben."],
  ["Pour la crème, battez les œufs.", "Crème", "fr", "Battez les œufs."],
  ["Per la crema scaldate il latte.", "Per la crema", "it", "Scaldate il latte."],
  ["Warm the custard.", "Custard", "en", "Warm the custard."],
  ["For the custard cream, warm the milk.", "Custard", "en", "For the custard cream, warm the milk."],
  ["For the best custard, warm the milk.", "Custard", "en", "For the best custard, warm the milk."],
  ["For the custard.", "Custard", "en", "For the custard."],
  ["Make the custard in a pan.", "Make the custard", "en", "Make the custard in a pan."],
])("%s under %j (%s) is shown as %j", (text, part, language, expected) => {
  expect(shown(text, part, language)).toBe(expected);
});

test("what is left out is heard still", () => {
  const words = withoutPartOpening(
    [{ kind: "text", text: "For the icing, beat the cheese.", amount: null }],
    "Icing",
    "en",
  );
  expect(words[0]).toMatchObject({ text: "For the icing, ", isHeardOnly: true });
});

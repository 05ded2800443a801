import { EXPLAINED } from "@/lib/engine/language/en/explained";
import type { Step } from "@/lib/engine/recipe/formatted";
import { explainedWords, withoutPartOpening } from "./easier-reading";

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

const words = (text: string, language = "en"): string[] =>
  explainedWords([{ number: 1, instruction: text, ingredients: [], isPrep: false } as Step], language).map(
    ({ word }) => word,
  );

test.each<[string, string[]]>([
  ["Season the ***beef***, then sear it. Simmer gently.", ["sear", "season", "simmer"]],
  ["Fold in the flour. Whisk to stiff peaks.", ["fold in", "stiff peaks", "whisk"]],
  ["Simmer. Simmer again, still simmering.", ["simmer"]],
  ["Pour the double cream over the brown rice, with the rest of the seasonal fruit.", []],
  ["Put it in the fold. In the evening, eat.", []],
  ["Bake until done. Rub with butter until tender.", ["cooked through", "tender"]],
  ["Cook in a moderate oven until set, then salt to taste.", ["moderate oven", "set", "to taste"]],
  ["Preheat the oven to 180C/160C fan/gas 4.", ["180C", "fan"]],
  ["Bake at 180 °C. Fan out the slices.", ["180 °C"]],
  ["The timer is set. Take the cooked rice and the tender leaves.", []],
  ["", []],
])("%j explains %j", (text, expected) => expect(words(text)).toEqual(expected));

test.each<[string, [string, string][]]>([
  ["Preheat the oven to 180 °C (350 °F).", [["180 °C", "A moderate oven, gas mark 4 to 5."]]],
  [
    "Bake at 425°F for 20 minutes. Turn it down to 350°F and bake on.",
    [
      ["425°F", "A hot oven, gas mark 7 to 8."],
      ["350°F", "A moderate oven, gas mark 4 to 5."],
    ],
  ],
  ["Roast at 150 °C.", [["150 °C", "A cool oven, gas mark 2 to 3."]]],
  ["Heat the oil to 180 °C. Bake until the inside reaches 75 °C.", []],
  ["Lower the oven by 25 °F. Keep warm in the oven at 30 °C.", []],
])("%j: what an oven so hot is called", (instruction, expected) => {
  const said = explainedWords([{ instruction }], "en").filter(({ word }) => /\d/.test(word));
  expect(said.map(({ word, meaning }) => [word, meaning])).toEqual(expected);
});

test("nothing is said of words in other languages", () => {
  expect(words("Simmer 5 Minuten.", "de")).toEqual([]);
});

test("each word stands once, in the order of the alphabet, and is explained in one or two short sentences", () => {
  const all = EXPLAINED.map(([word]) => word);
  expect(all).toEqual([...new Set(all)].sort((a, b) => a.localeCompare(b, "en")));
  expect(all.length).toBeGreaterThanOrEqual(40);
  for (const [, , meaning] of EXPLAINED) {
    expect(meaning).toMatch(/^\p{Lu}.*\.$/u);
    expect(meaning.split(/\s+/).length).toBeLessThanOrEqual(20);
  }
});

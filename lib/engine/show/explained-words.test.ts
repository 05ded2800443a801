import { EXPLAINED } from "@/lib/engine/language/en/cooking-words";
import type { Step } from "@/lib/engine/recipe/formatted";
import { explainedWords } from "./explained-words";

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
  ["", []],
])("%j explains %j", (text, expected) => expect(words(text)).toEqual(expected));

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

import { parseRecipeText } from ".";

const TEXT = `Plum Cake (serves 8)

My gran made this every September.

Prep 15 min | Bake 40 min

Cake
200 g flour
3 eggs
150 g sugar

Topping
8 plums, halved

1. Beat the eggs with the sugar, then fold in the flour.
2. Top with the plums. Bake for 40 minutes. Keeps 3 days in a tin.

#plums #cake
`;

const claimed = (as: string): string[] =>
  (parseRecipeText(TEXT)?.claims ?? [])
    .filter((claim) => claim.as === as)
    .map((claim) => TEXT.slice(claim.start, claim.end).trim());

it("every line of the original is claimed once, as what it became", () => {
  expect(claimed("title")).toEqual(["Plum Cake (serves 8)"]);
  expect(claimed("fact")).toEqual(["Prep 15 min | Bake 40 min"]);
  expect(claimed("heading")).toEqual(["Cake", "Topping"]);
  expect(claimed("ingredient")).toEqual(["200 g flour", "3 eggs", "150 g sugar", "8 plums, halved"]);
  expect(claimed("note")).toEqual(["Keeps 3 days in a tin."]);
  expect(claimed("instruction")).toHaveLength(2);
  expect(claimed("aside")).toEqual(["My gran made this every September.", "#plums #cake"]);
});

it("claims never overlap and leave no words between them, whatever the line ends", () => {
  for (const text of [TEXT, TEXT.replace(/\n/g, "\r\n"), `&nbsp;\u200b${TEXT}`]) {
    let at = 0;
    for (const { start, end } of parseRecipeText(text)?.claims ?? []) {
      expect(start).toBeGreaterThanOrEqual(at);
      expect(text.slice(at, start)).not.toMatch(/[\p{L}\p{N}]{2}(?<!nbsp)/u);
      at = end;
    }
    expect(text.slice(at)).not.toMatch(/\p{L}/u);
  }
});

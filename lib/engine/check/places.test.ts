import { formatText } from "@/lib/engine/format";

/** Each action with the words of the original that it comes from. */
function besideSource(text: string): [action: string, words: string | null][] {
  const recipe = formatText(text);
  expect(recipe?.receipt?.places?.length).toBe(text.length);
  return (recipe?.steps ?? []).flatMap((step, at) =>
    (step.actions ?? []).map((action, nth): [string, string | null] => {
      const place = recipe?.receipt?.places?.steps[at]?.[nth] ?? null;
      return [action.text.replaceAll("*", ""), place && text.slice(...place)];
    }),
  );
}

test("each action beside its own words of a paragraph, and list work beside its line", () => {
  expect(
    besideSource(
      "Leek soup\n\n2 leeks, finely sliced\n½ onion\n1 litre stock\n\nFry the leeks and the onion for 5 minutes. Pour in the stock and simmer for 20 minutes.\nBlend until smooth.\n",
    ),
  ).toEqual([
    [expect.stringContaining("slice"), "2 leeks, finely sliced"],
    ["Fry the leeks and the onion for 5 minutes.", "Fry the leeks and the onion for 5 minutes"],
    ["Pour in the stock.", "Pour in the stock"],
    ["Simmer for 20 minutes.", "simmer for 20 minutes"],
    ["Blend until smooth.", "Blend until smooth"],
  ]);
});

test("words that stand twice are each found at their own place", () => {
  const text =
    "Rice and peas\n\n200 g rice\n100 g peas\n\nBoil the rice for 10 minutes.\nStir well.\nAdd the peas.\nStir well.\n";
  const recipe = formatText(text);
  const starts = recipe?.receipt?.places?.steps.flat().map((place) => place?.[0] ?? -1) ?? [];
  expect(starts).toHaveLength(4);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
  expect(new Set(starts).size).toBe(4);
});

test("what is ours stands nowhere; a story with the same words is not where a step is from", () => {
  const text =
    "Bread\n\nMy aunt would bake for 30 minutes at 200°C and then sing.\n\nIngredients\n500 g flour\n300 ml water\n\nMethod\n1. Mix the flour and the water.\n2. Bake for 30 minutes at 200°C.\n";
  const beside = besideSource(text);
  expect(beside).toContainEqual(["Bake for 30 minutes at 200°C.", "Bake for 30 minutes at 200°C"]);
  const recipe = formatText(text);
  const bake = recipe?.receipt?.places?.steps.flat().at(-1);
  expect(bake?.[0]).toBeGreaterThan(text.indexOf("Method"));
  for (const [action, words] of beside) if (action.startsWith("Heat the oven")) expect(words).toBeNull();
});

import { formatRecipe, formatText } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";
import type { Claim, SourceRecipe } from "@/lib/engine/recipe/stages";
import { checkClaims } from "./claims";

const TEXT =
  "Barley broth\n\n100 g barley\n1 leek, sliced\n\nBoil the barley for 30 minutes.\nAdd the leek.\n";
const told = (change: (claims: Claim[]) => Claim[]): string[] => {
  const source = parseRecipeText(TEXT) as SourceRecipe;
  const found: string[] = [];
  checkClaims({ ...source, claims: change(source.claims ?? []) }, TEXT, [], ({ kind, start = 0, end = 0 }) =>
    found.push(`${kind}: ${TEXT.slice(start, end)}`),
  );
  return found;
};

test("a text whose every line was taken once raises nothing", () => {
  expect(told((claims) => claims)).toEqual([]);
  expect(formatText(TEXT)?.receipt?.issues).toEqual([]);
});

test("a line that nothing took is told, and where it stands", () => {
  expect(told((claims) => claims.filter((claim) => !TEXT.startsWith("1 leek", claim.start)))).toEqual([
    "unclaimed: 1 leek, sliced",
  ]);
});

test("the end of a line that was cut short is told", () => {
  expect(
    told((claims) =>
      claims.map((claim) =>
        TEXT.startsWith("Boil", claim.start) ? { ...claim, end: claim.end - 12 } : claim,
      ),
    ),
  ).toEqual(["unclaimed: 30 minutes."]);
});

test("a line that was taken twice is told, as one kind or as two", () => {
  const twice = (as: Claim["as"]) => (claims: Claim[]) => [
    ...claims,
    ...claims.filter((claim) => TEXT.startsWith("Add", claim.start)).map((claim) => ({ ...claim, as })),
  ];
  expect(told(twice("instruction"))).toEqual(["overlap: Add the leek."]);
  expect(told(twice("note"))).toEqual(["overlap: Add the leek."]);
});

test("a lost line is told once, not as lost and as unclaimed", () => {
  const source = parseRecipeText(TEXT) as SourceRecipe;
  const read = {
    ...source,
    ingredients: source.ingredients.slice(0, 1),
    claims: (source.claims ?? []).filter((claim) => !TEXT.startsWith("1 leek", claim.start)),
  };
  expect(checkIssues(read)).toEqual(["unclaimed"]);
});

function checkIssues(source: SourceRecipe): string[] {
  const { receipt } = formatRecipe(source, TEXT);
  return (receipt?.issues ?? []).filter((issue) => issue.text?.includes("sliced")).map((issue) => issue.kind);
}

test.each([
  [
    "en",
    "Soup\n\n500 g leeks\n1 l stock\n\nSlice the leeks. Cook the leeks in the stock.\nShare between two bowls.",
  ],
  [
    "de",
    "Suppe\n\n500 g Lauch\n1 l Brühe\n\nDen Lauch schneiden. In der Brühe kochen.\nAuf 4 Teller verteilen.",
  ],
  [
    "fr",
    "Soupe\n\n500 g de poireaux\n1 l de bouillon\n\nÉmincer les poireaux. Les cuire dans le bouillon.\nPartager dans 4 bols.",
  ],
  [
    "es",
    "Sopa\n\n500 g de puerros\n1 l de caldo\n\nCortar los puerros. Cocerlos en el caldo.\nCompartir en dos platos.",
  ],
  [
    "it",
    "Zuppa\n\n500 g di porri\n1 l di brodo\n\nTagliare i porri. Cuocerli nel brodo.\nDividere in 4 piatti.",
  ],
  [
    "pt",
    "Sopa\n\n500 g de alho-francês\n1 l de caldo\n\nCortar o alho-francês. Cozer no caldo.\nPartilhar em 4 pratos.",
  ],
] as const)("%s: an order to share out that was read as a fact or set aside is told", (_language, text) => {
  const order = text.split("\n").at(-1) ?? "";
  const source = parseRecipeText(text) as SourceRecipe;
  expect(formatRecipe(source, text).receipt?.issues).toEqual([]);
  for (const as of ["fact", "aside"] as const) {
    const claims = (source.claims ?? []).map((claim) =>
      text.startsWith(order, claim.start)
        ? { ...claim, as, ...(as === "aside" ? { reason: "furniture" as const } : {}) }
        : claim,
    );
    const instructions = source.instructions
      .map((each) => ({ ...each, text: each.text.replace(order, "").trim() }))
      .filter((each) => each.text !== "");
    const issues = formatRecipe({ ...source, claims, instructions }, text).receipt?.issues ?? [];
    expect(issues.map((issue) => issue.text)).toContain(order);
  }
});

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

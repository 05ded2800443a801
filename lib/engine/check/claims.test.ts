import { formatRecipe, formatText } from "@/lib/engine/format";
import { parseRecipeText } from "@/lib/engine/read/text";
import type { Claim, SourceRecipe } from "@/lib/engine/recipe/source";
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

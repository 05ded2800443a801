import { isShareable, mayOpenLibraryRecipe, type LibraryAccess, type LibraryTier } from "./access";

const OPEN: [LibraryTier | null, LibraryAccess[]][] = [
  [null, ["demo"]],
  ["email_only", ["demo"]],
  ["free", ["demo", "free"]],
  ["trial", ["demo", "free", "premium"]],
  ["premium", ["demo", "free", "premium"]],
];

test.each(OPEN)("%s opens %j and nothing else", (tier, levels) => {
  expect((["demo", "free", "premium"] as const).filter((level) => mayOpenLibraryRecipe(level, tier))).toEqual(
    levels,
  );
});

test("only the tag makes a recipe shareable", () => {
  expect(isShareable(["15minutes", "freely-shareable"])).toBe(true);
  expect(isShareable(["15minutes"])).toBe(false);
  expect(isShareable(["not-freely-shareable"])).toBe(false);
});

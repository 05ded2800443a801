import { FormattedContent } from "@/lib/engine/recipe/schema";

test("a recipe without its title is refused", () => {
  expect(FormattedContent.safeParse({ ingredients: [], steps: [] }).success).toBe(false);
});

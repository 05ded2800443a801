import { FormattedContent } from "./formatted";

test("a recipe without its title is refused", () => {
  expect(FormattedContent.safeParse({ ingredients: [], steps: [] }).success).toBe(false);
});

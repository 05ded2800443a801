/** One word for several lines of a kind, where two parts of the dish have such lines: those of the part that is made. */
import { everyUse } from "@/tests/support/cooking-uses";

const PARTS =
  "Bake\n\nSauce\n1 tin tomatoes\n1/2 cup cheddar cheese\n1/2 cup Gouda cheese\n\nFilling\n2 leeks\n1 onion\n2 cups cheddar cheese\n2 cups Gouda cheese\n6 wraps\n\nSauce: Heat the tomatoes. Add the cheeses.\n\nFilling: Fry the leeks and onion. Set out 1 1/2 cups each of both cheeses and the wraps. Fill them and roll up. Pour the sauce over. Mix the remaining 1/2 cup each of both cheeses. Bake for 30 minutes.";

test.each([
  ["1/2 cup cheddar", ["1/2 cup cheddar cheese = all"]],
  ["1/2 cup Gouda", ["1/2 cup Gouda cheese = all"]],
  ["2 cups cheddar", ["2 cups cheddar cheese = 1 1/2 cups", "2 cups cheddar cheese = 1/2 cup"]],
  ["2 cups Gouda", ["2 cups Gouda cheese = 1 1/2 cups", "2 cups Gouda cheese = 1/2 cup"]],
  // What is said of each of both is said of nothing behind them.
  ["6 wraps", ["6 wraps = all"]],
])("%s goes in with its own part", (line, uses) => {
  expect(everyUse(PARTS).filter((use) => use.startsWith(line))).toEqual(uses);
});

import { linked } from "@/tests/support/linked";
import { isMisspelt } from "./last-chance";

const placed = (list: string[], actions: string[]) =>
  linked(list, actions).map(({ uses }) => uses.map((use) => use.line));

test("the only cheese left is the cheese", () => {
  expect(
    placed(
      ["2 cups grated sharp cheddar", "1 lb macaroni"],
      ["Boil the macaroni.", "Sprinkle on the grated cheese."],
    ),
  ).toEqual([[1], [0]]);
  expect(
    placed(
      ["1 cup cheddar", "1 cup gouda", "1 lb macaroni"],
      ["Boil the macaroni.", "Top with a cheese sauce."],
    ),
  ).toEqual([[2], []]);
});

test("salt and pepper are placed where the food is seasoned", () => {
  expect(placed(["1 l stock", "salt and pepper"], ["Heat the stock.", "Season to taste and serve."])).toEqual(
    [[0], [1]],
  );
});

test("a misread letter does not lose a line", () => {
  expect(placed(["1 cup yellow ornmeal", "2 eggs"], ["Beat the eggs.", "Stir in the cornmeal."])).toEqual([
    [1],
    [0],
  ]);
  expect(placed(["1 leek", "2 eggs"], ["Beat the eggs for a week."])).toEqual([[1]]);
});

test.each([
  ["tortellini", "tortelleni", 2, true],
  ["onion", "oniori", 1, false],
  ["parsley", "parsely", 1, true],
  ["butter", "batter", 1, true],
  ["a", "abcdef", 2, false],
])("%s and %s differ by at most the given number of letters", (a, b, most, expected) => {
  expect(isMisspelt(a, b, most)).toBe(expected);
});

import { withoutAside, withoutPraise } from "./advertising";

it.each([
  ["The Best Lemon Cake You'll Ever Make", "Lemon Cake"],
  ["Easy Weeknight Lentil Curry", "Lentil Curry"],
  ["Quick and Easy Tomato Soup Recipe", "Tomato Soup"],
  ["Apple Pie (The ONLY Recipe You'll Ever Need!)", "Apple Pie"],
  ["Best Brownies", "Best Brownies"],
  ["Perfect Pancakes", "Perfect Pancakes"],
  ["Eggs in Purgatory", "Eggs in Purgatory"],
  ["Quick-Pickled Onions", "Quick-Pickled Onions"],
])("the name in %j is %j", (title, name) => {
  expect(withoutPraise(title)).toBe(name);
});

it.each([
  ["2 tbsp soy sauce (I love this brand!)", "2 tbsp soy sauce"],
  ["1 cup flour (affiliate link)", "1 cup flour"],
  ["1 can (14 oz) tomatoes", null],
  ["4 cups broth (half beef, half chicken)", null],
])("the aside of %j is taken off: %j", (line, plain) => {
  expect(withoutAside(line)).toBe(plain);
});

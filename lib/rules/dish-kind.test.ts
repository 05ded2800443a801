import { dishKind } from "./dish-kind";

test.each([
  ["Chicken Noodle Soup", "soup"],
  ["Beef and Ale Pie", "pie"],
  ["Garlic Spaghetti", "pasta"],
  ["Omas Kartoffelsuppe", "soup"],
  ["Pancakes", "egg"],
  ["Pfannkuchen", "egg"],
  ["Apfelkuchen", "cake"],
  ["Birmingham Special", "pot"],
  ["Grandmother's Best", "pot"],
  ["", "pot"],
])("%s is drawn as %s", (title, kind) => {
  expect(dishKind(title)).toBe(kind);
});

import { correctMisread } from "./copied-rows";

it.each([
  ["l tbsp sugar", "1 tbsp sugar"],
  ["I teaspoon salt", "1 teaspoon salt"],
  ["l/2 cup milk", "1/2 cup milk"],
  ["2OO g flour", "200 g flour"],
  ["Bake at 35O°F", "Bake at 350°F"],
  ["1 tablespo0n oil", "1 tablespoon oil"],
  ["2 cups cornmea1", "2 cups cornmeal"],
  ["SKILLET C0RNBREAD", "SKILLET CORNBREAD"],
  ["serve 0n toast", "serve on toast"],
  ["I can make this in 10 minutes", "I can make this in 10 minutes"],
  ["I love it", "I love it"],
  ["2 oz rum", "2 oz rum"],
  ["part1 of H2O and B12", "part1 of H2O and B12"],
  ["100 g butter", "100 g butter"],
  ["2 apples (McIntosh or MacIntosh)", "2 apples (McIntosh or MacIntosh)"],
  ["1 tbsp oIive oil", "1 tbsp olive oil"],
  ["lots of pepper, rolled into a log", "lots of pepper, rolled into a log"],
  ["l50 ml milk, l2 oz beef", "150 ml milk, 12 oz beef"],
  ["Tritate lo scalogno", "Tritate lo scalogno"],
  ["21⁄2 tbsp syrup, 11⁄2 hours", "2 1⁄2 tbsp syrup, 1 1⁄2 hours"],
  ["1⁄2 cup, 15⁄3 parts", "1⁄2 cup, 15⁄3 parts"],
  ["a 15x10x1-inch pan", "a 15x10x1-inch pan"],
  ["a 20 x10cm tin", "a 20 x10cm tin"],
])("%j is read as %j", (text, read) => {
  expect(correctMisread(text)).toBe(read);
});

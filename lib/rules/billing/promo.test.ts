import { discounted } from "./promo";

test.each([
  // price, percent, cents | what is left
  [1299, 15, 0, 1104],
  [1299, 12.5, 0, 1137],
  [9900, 33.33, 0, 6600],
  [1000, 0.05, 0, 999],
  [1299, 0, 500, 799],
  [1299, 50, 500, 149],
  [1299, 0, 5000, 0],
  [1299, 100, 0, 0],
  [1005, 10, 0, 904],
])("%i less %f percent and %i cents is %i", (price, percent, cents, left) => {
  expect(discounted(price, percent, cents)).toBe(left);
});

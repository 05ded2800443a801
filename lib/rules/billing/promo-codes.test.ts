import { findPromoCode } from "./promo-codes";

test.each([
  ["BANDEJACLUB", "BANDEJACLUB"],
  ["  bandejaclub ", "BANDEJACLUB"],
  ["SharedLove15", "SHAREDLOVE15"],
])("%j is the code %s", (typed, code) => {
  expect(findPromoCode(typed)).toBe(code);
});

test.each(["", " ", "BANDEJA CLUB", "BANDEJACLUB1", "FREE", "toString"])("%j is no code", (typed) => {
  expect(findPromoCode(typed)).toBeNull();
});

import { readPromo } from "./promo-codes";

test.each([
  ["BANDEJACLUB", "BANDEJACLUB"],
  ["  bandejaclub ", "BANDEJACLUB"],
  ["SharedLove15", "SHAREDLOVE15"],
])("%j is the code %s", (typed, code) => {
  expect(readPromo(typed)).toBe(code);
});

test.each(["", " ", "BANDEJA CLUB", "BANDEJACLUB1", "FREE", "toString"])("%j is no code", (typed) => {
  expect(readPromo(typed)).toBeNull();
});

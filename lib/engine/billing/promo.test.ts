import { findPromo, promoCode } from "@/lib/engine/billing/promo";

test.each([
  ["BANDEJACLUB", "BANDEJACLUB"],
  ["  bandejaclub ", "BANDEJACLUB"],
  ["SharedLove15", "SHAREDLOVE15"],
])("%j is the code %s", (typed, code) => {
  expect(findPromo(typed)?.code).toBe(code);
});

test.each(["", " ", "BANDEJA CLUB", "BANDEJACLUB1", "FREE", null, undefined])("%j is no code", (typed) => {
  expect(findPromo(typed)).toBeNull();
});

test("the first year's promo says so in the specified words", () => {
  expect(findPromo("BANDEJACLUB")).toMatchObject({ applied: "First year free applied!", monthsFree: 12 });
  expect(findPromo("SHAREDLOVE15")).toMatchObject({ percentOff: 15 });
});

test("a code is compared in capitals, without outer blanks", () => {
  expect(promoCode("\t club ")).toBe("CLUB");
});

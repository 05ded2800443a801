import { checkoutReturn } from "./checkout-return";

test("reads what the checkout sent along", () => {
  const query = {
    session_id: "cs_1",
    plan: "annual",
    promoCode: "bandejaclub",
    returnUrl: "/recipe/1?a=b",
    currency: "USD",
  };
  expect(checkoutReturn(query)).toEqual({
    sessionId: "cs_1",
    plan: "annual",
    promoCode: "BANDEJACLUB",
    currency: "USD",
    goOnTo: "/recipe/1?a=b",
  });
});

test.each([
  ["https://evil.example/"],
  ["//evil.example"],
  ["/\\evil.example"],
  ["javascript:alert(1)"],
  [""],
])("%j is no way back", (returnUrl) => {
  expect(checkoutReturn({ returnUrl }).goOnTo).toBeNull();
});

test("nothing, twice the same name, or nonsense is the default", () => {
  const nothing = { sessionId: null, plan: "monthly", promoCode: null, currency: null, goOnTo: null };
  expect(checkoutReturn({})).toEqual(nothing);
  expect(checkoutReturn({ session_id: ["a", "b"], plan: ["annual", "annual"] })).toEqual(nothing);
  expect(checkoutReturn({ session_id: "x".repeat(301), plan: "weekly", promoCode: "FREE" })).toEqual(nothing);
});

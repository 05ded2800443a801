import { purchaseEvent } from "./purchase-event";

test.each([
  ["monthly", "USD", { plan: "monthly", currency: "USD" }],
  ["annual", "AUD", { plan: "annual", currency: "AUD" }],
  ["annual", undefined, { plan: "annual", currency: "AUD" }],
  ["weekly", "EUR", { plan: "monthly", currency: "AUD" }],
  [null, null, { plan: "monthly", currency: "AUD" }],
  ["ANNUAL", "usd", { plan: "monthly", currency: "AUD" }],
])("plan %j, currency %j", (plan, currency, expected) => {
  expect(purchaseEvent(plan, currency)).toEqual(expected);
});

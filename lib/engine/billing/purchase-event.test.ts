import { purchaseEvent } from "@/lib/engine/billing/purchase-event";

test.each([
  ["monthly", "USD", { plan: "monthly", currency: "USD", value: 12.99 }],
  ["annual", "AUD", { plan: "annual", currency: "AUD", value: 99 }],
  ["annual", undefined, { plan: "annual", currency: "AUD", value: 99 }],
  ["weekly", "EUR", { plan: "monthly", currency: "AUD", value: 12.99 }],
  [null, null, { plan: "monthly", currency: "AUD", value: 12.99 }],
  ["ANNUAL", "usd", { plan: "monthly", currency: "AUD", value: 12.99 }],
])("plan %j, currency %j", (plan, currency, expected) => {
  expect(purchaseEvent(plan, currency)).toEqual(expected);
});

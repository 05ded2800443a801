import { nextCharge, type PricedState } from "./next-charge";

const END = new Date("2026-11-28T09:00:00Z");
const state = (over: Partial<PricedState> = {}): PricedState => ({
  status: "trialing",
  interval: "month",
  currentPeriodEnd: END,
  cancelAtPeriodEnd: false,
  trialEndsAt: END,
  startedAt: new Date("2026-11-21T09:00:00Z"),
  priceCents: 1299,
  discountPercent: null,
  discountEndsAt: null,
  ...over,
});

test.each([
  ["a trial: its end", {}, { at: END, cents: 1299 }],
  [
    "15% off the first period",
    { discountPercent: 15, discountEndsAt: new Date("2026-12-21T09:00:00Z") },
    { at: END, cents: 1104 },
  ],
  [
    "the first year free, by the month",
    { discountPercent: 100, discountEndsAt: new Date("2027-11-21T09:00:00Z") },
    { at: new Date("2027-11-28T09:00:00Z"), cents: 1299 },
  ],
  [
    "the first year free, by the year",
    {
      interval: "year",
      priceCents: 9900,
      discountPercent: 100,
      discountEndsAt: new Date("2027-11-21T09:00:00Z"),
    },
    { at: new Date("2027-11-28T09:00:00Z"), cents: 9900 },
  ],
  ["past due: the next period", { status: "past_due" }, { at: END, cents: 1299 }],
  ["cancelled", { cancelAtPeriodEnd: true }, null],
  ["over", { status: "canceled" }, null],
  ["free for ever", { discountPercent: 100, discountEndsAt: null }, null],
] as const)("%s", (_, over, expected) => {
  expect(nextCharge(state(over))).toEqual(expected);
});

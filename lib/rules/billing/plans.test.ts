import {
  ANNUAL_PER_MONTH_CENTS,
  ANNUAL_PRICE_CENTS,
  INTERVALS,
  MONTHLY_PRICE_CENTS,
  PLANS,
  PLAN_TYPES,
  PRODUCTS,
  dollars,
  planNamed,
  planOfInterval,
} from "./plans";

test("prices read as the screens write them", () => {
  expect([MONTHLY_PRICE_CENTS, ANNUAL_PRICE_CENTS, ANNUAL_PER_MONTH_CENTS].map(dollars)).toEqual([
    "$12.99",
    "$99",
    "$8.25",
  ]);
});

test("what is sold has names and keys of its own, and each interval its plan", () => {
  const sold = [...Object.values(PLANS), ...Object.values(PRODUCTS)];
  for (const name of ["name", "funnelName", "lookupKey"] as const)
    expect(new Set(sold.map((one) => one[name])).size).toBe(sold.length);
  expect(INTERVALS.map((interval) => PLANS[planOfInterval(interval)].interval)).toEqual([...INTERVALS]);
});

test.each(PLAN_TYPES)("%s: what it states to save follows from the monthly price", (type) => {
  const { saving, priceCents, months } = PLANS[type];
  const aMonth = priceCents / months;
  expect(saving?.perMonthCents ?? MONTHLY_PRICE_CENTS).toBe(aMonth);
  expect(saving?.words).toBe(
    saving ? `Save ${Math.floor((1 - aMonth / MONTHLY_PRICE_CENTS) * 100)}%` : undefined,
  );
  expect(planNamed(type)).toBe(type);
});

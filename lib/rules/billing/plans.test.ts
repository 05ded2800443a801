import {
  ANNUAL_PER_MONTH_CENTS,
  ANNUAL_PRICE_CENTS,
  ANNUAL_SAVING,
  MONTHLY_PRICE_CENTS,
  dollars,
} from "./plans";

test("prices read as the screens write them", () => {
  expect([MONTHLY_PRICE_CENTS, ANNUAL_PRICE_CENTS, ANNUAL_PER_MONTH_CENTS].map(dollars)).toEqual([
    "$12.99",
    "$99",
    "$8.25",
  ]);
});

test("the stated saving and monthly share follow from the prices", () => {
  expect(ANNUAL_PRICE_CENTS / 12).toBe(ANNUAL_PER_MONTH_CENTS);
  const saving = 1 - ANNUAL_PRICE_CENTS / (12 * MONTHLY_PRICE_CENTS);
  expect(ANNUAL_SAVING).toBe(`Save ${Math.floor(saving * 100)}%`);
});

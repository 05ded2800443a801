/** What can be bought and what it costs (billing.md#prices): one place for pages, e-mails, server checks and tests. Money in US cents. */
export const TRIAL_DAYS = 7;
/** How long before the first charge a cook in trial is reminded of it. */
export const REMINDER_DAYS = 2;
export const CURRENCY = "usd";
export const MONTHLY_PRICE_CENTS = 1299;
export const ANNUAL_PRICE_CENTS = 9900;
/** The annual plan's price as a month's, and what it saves against twelve months, as the screens word it. */
export const ANNUAL_PER_MONTH_CENTS = 825;
export const ANNUAL_SAVING = "Save 36%";

export const PLAN_TYPES = ["monthly", "annual"] as const;
export type PlanType = (typeof PLAN_TYPES)[number];
export type Interval = "month" | "year";

/** `lookupKey` is the price's name at the payment gateway: prices are found by it, never by amount. */
export const PLANS: Record<
  PlanType,
  { name: string; interval: Interval; months: number; priceCents: number; lookupKey: string }
> = {
  monthly: {
    name: "Premium, monthly",
    interval: "month",
    months: 1,
    priceCents: MONTHLY_PRICE_CENTS,
    lookupKey: "premium_monthly",
  },
  annual: {
    name: "Premium, annual",
    interval: "year",
    months: 12,
    priceCents: ANNUAL_PRICE_CENTS,
    lookupKey: "premium_annual",
  },
};

export const planOfInterval = (interval: Interval): PlanType => (interval === "year" ? "annual" : "monthly");

/** One-off products by the tag that a purchase gives its buyer (billing.md#products). */
export const PRODUCT_TAGS = ["dinnerinadash", "15-minute-meals"] as const;
export type ProductTag = (typeof PRODUCT_TAGS)[number];

export const PRODUCTS: Record<ProductTag, { name: string; priceCents: number; lookupKey: string }> = {
  dinnerinadash: { name: "Dinner in a Dash", priceCents: 999, lookupKey: "product_dinnerinadash" },
  "15-minute-meals": { name: "15 Minute Meals", priceCents: 999, lookupKey: "product_15_minute_meals" },
};

/** "$12.99", "$99": whole dollars without cents. */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

/** What a shared link takes off the first paid period, in percent; its code is the server's (lib/rules/billing/promo-codes.ts). */
export const SHARE_DISCOUNT_PERCENT = 15;

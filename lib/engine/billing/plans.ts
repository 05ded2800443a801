/** What the plans cost and hold (spec cooks §9, decisions §1): one place for pages, e-mails, server checks and tests. Money in US cents. */
export const TRIAL_DAYS = 7;
export const MONTHLY_PRICE_CENTS = 1299;
export const ANNUAL_PRICE_CENTS = 9900;
/** The annual plan's price as a month's, and what it saves against twelve months, as the specification words them. */
export const ANNUAL_PER_MONTH_CENTS = 825;
export const ANNUAL_SAVING = "Save 36%";

export const PLAN_TYPES = ["monthly", "annual"] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** Each plan's price a period, and that period as the payment gateway names it. */
export const PLANS = {
  monthly: { name: "Monthly", priceCents: MONTHLY_PRICE_CENTS, interval: "month", months: 1 },
  annual: { name: "Annual", priceCents: ANNUAL_PRICE_CENTS, interval: "year", months: 12 },
} as const satisfies Record<
  PlanType,
  { name: string; priceCents: number; interval: "month" | "year"; months: number }
>;

export const planOfInterval = (interval: "month" | "year"): PlanType =>
  interval === "year" ? "annual" : "monthly";

/** "$12.99", "$99": whole dollars without cents. */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

/** "$12.99 per month". */
export const pricePerPeriod = (plan: PlanType): string =>
  `${dollars(PLANS[plan].priceCents)} per ${PLANS[plan].interval}`;

/** What the plans cost and hold (spec cooks §9, decisions §1): one place for pages, e-mails, server checks and tests. Money in US cents. */
export const TRIAL_DAYS = 7;
export const MONTHLY_PRICE_CENTS = 1299;
export const ANNUAL_PRICE_CENTS = 9900;
/** The annual plan's price as a month's, and what it saves against twelve months, as the specification words them. */
export const ANNUAL_PER_MONTH_CENTS = 825;
export const ANNUAL_SAVING = "Save 36%";

/** "$12.99", "$99": whole dollars without cents. */
export function dollars(cents: number): string {
  return cents % 100 === 0 ? `$${cents / 100}` : `$${(cents / 100).toFixed(2)}`;
}

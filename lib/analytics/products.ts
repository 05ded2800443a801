import "server-only";
/** Sign-ups, subscriptions and one-off products of a period, counted in the database; the funnel test's users are left out (admin.md#funnel). */
import { billableOnly } from "@/lib/billing/billable";
import { billingNow } from "@/lib/billing/gateway";
import type { ProductAnalytics } from "@/lib/contract/analytics";
import { db } from "@/lib/db/client";
import { type Period, periodStart, type DateRange } from "@/lib/rules/analytics/period";
import { PRODUCT_TAGS } from "@/lib/rules/billing/plans";
import { env } from "@/lib/env";
import { services } from "@/lib/services";
import { signupsByDay, signupsOf } from "./signups-by-day";

const within = ({ from, to }: DateRange) => ({ gte: from, lte: to });

/** How many people bought each one-off product within a span; every product has its count, if only 0. */
export async function buyersByTag(span: DateRange): Promise<Record<string, number>> {
  const groups = await db.purchase.groupBy({
    by: ["productTag"],
    where: { purchasedAt: within(span), user: { isTest: false }, ...billableOnly() },
    _count: true,
  });
  const buyers = new Map(groups.map(({ productTag, _count }) => [productTag, _count]));
  return Object.fromEntries(PRODUCT_TAGS.map((tag) => [tag, buyers.get(tag) ?? 0]));
}

const subscriptionsBy = (interval: "month" | "year", span: DateRange): Promise<number> =>
  db.subscription.count({
    where: { interval, startedAt: within(span), user: { isTest: false }, ...billableOnly() },
  });

/** The period up to a moment. */
const periodTo = (period: Period, to: Date): DateRange => ({
  from: periodStart(period, to, env.REPORT_TIME_ZONE),
  to,
});

/**
 * What came in during a period that ends now. `premiumSignups` counts accounts made in it that have Premium now, trials included.
 * Accounts are made in real time; what is sold goes by the gateway's clock, which the demo's can be moved.
 */
export async function productAnalytics(period: Period): Promise<ProductAnalytics> {
  const gatewayNow = await billingNow();
  const [span, sold] = [periodTo(period, services().now()), periodTo(period, gatewayNow)];
  const [days, monthly, annual, counts] = await Promise.all([
    signupsByDay(span, gatewayNow),
    subscriptionsBy("month", sold),
    subscriptionsBy("year", sold),
    buyersByTag(sold),
  ]);
  const { total, premium } = signupsOf(days);
  return {
    period,
    from: span.from.toISOString(),
    to: span.to.toISOString(),
    summary: {
      totalSignups: total,
      premiumSignups: premium,
      freeSignups: total - premium,
      monthlySubscriptions: monthly,
      annualSubscriptions: annual,
    },
    productTags: { counts },
    days,
  };
}

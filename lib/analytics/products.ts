import "server-only";
/** Sign-ups, subscriptions and one-off products of a period, counted in the database; the funnel test's users are left out (admin.md#funnel). */
import { billableOnly } from "@/lib/billing/billable";
import { billingNow } from "@/lib/billing/gateway";
import type { Comparison, ProductAnalytics } from "@/lib/contract/analytics";
import { db } from "@/lib/db/client";
import { growthPercent } from "@/lib/rules/analytics/growth";
import { monthsToCompare, type Period, periodStart, type Span } from "@/lib/rules/analytics/period";
import { PRODUCT_TAGS } from "@/lib/rules/billing/plans";
import { env } from "@/lib/env";
import { services } from "@/lib/services";
import { signupsByDay } from "./signups-by-day";

const within = ({ from, to }: Span) => ({ gte: from, lte: to });

function signupsOf(days: ProductAnalytics["days"]): { total: number; premium: number } {
  const sum = (name: "premium" | "free") => days.reduce((count, day) => count + day[name], 0);
  return { total: sum("premium") + sum("free"), premium: sum("premium") };
}

/** How many people bought each one-off product within a span; every product has its count, if only 0. */
async function buyersByTag(span: Span): Promise<Record<string, number>> {
  const groups = await db.purchase.groupBy({
    by: ["productTag"],
    where: { purchasedAt: within(span), user: { isTest: false }, ...billableOnly() },
    _count: true,
  });
  const buyers = new Map(groups.map(({ productTag, _count }) => [productTag, _count]));
  return Object.fromEntries(PRODUCT_TAGS.map((tag) => [tag, buyers.get(tag) ?? 0]));
}

const subscriptionsBy = (interval: "month" | "year", span: Span): Promise<number> =>
  db.subscription.count({
    where: { interval, startedAt: within(span), user: { isTest: false }, ...billableOnly() },
  });

/** The period up to a moment. */
const periodTo = (period: Period, to: Date): Span => ({
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

/** This month so far against the same stretch of the month before. */
export async function monthComparison(): Promise<Comparison> {
  const gatewayNow = await billingNow();
  const months = monthsToCompare(services().now(), env.REPORT_TIME_ZONE);
  const sold = monthsToCompare(gatewayNow, env.REPORT_TIME_ZONE);
  const [currentMonth, previousMonth] = await Promise.all([
    countsOf({ span: months.current, sold: sold.current, gatewayNow }),
    countsOf({ span: months.previous, sold: sold.previous, gatewayNow }),
  ]);
  const growth = (name: keyof typeof currentMonth) => growthPercent(currentMonth[name], previousMonth[name]);
  return {
    ...{ currentMonth, previousMonth },
    growth: {
      total: growth("total"),
      premium: growth("premium"),
      dinnerInDash: growth("dinnerInDash"),
      fifteenMinuteMeals: growth("fifteenMinuteMeals"),
    },
  };
}

async function countsOf({
  span,
  sold,
  gatewayNow,
}: {
  span: Span;
  sold: Span;
  gatewayNow: Date;
}): Promise<Comparison["currentMonth"]> {
  const [days, tags] = await Promise.all([signupsByDay(span, gatewayNow), buyersByTag(sold)]);
  return {
    ...signupsOf(days),
    dinnerInDash: tags.dinnerinadash ?? 0,
    fifteenMinuteMeals: tags["15-minute-meals"] ?? 0,
  };
}

import "server-only";
/** Sign-ups, subscriptions and one-off products of a period, counted in the database; the funnel test's users are left out (decisions §8). */
import { billingNow } from "@/lib/billing/gateway";
import type { Comparison, ProductAnalytics } from "@/lib/contract/analytics";
import { db } from "@/lib/db/client";
import { growthPercent } from "@/lib/rules/analytics/growth";
import { monthsToCompare, type Period, periodStart, type Span } from "@/lib/rules/analytics/period";
import { PRODUCT_TAGS } from "@/lib/rules/billing/plans";
import { env } from "@/lib/env";
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
    where: { purchasedAt: within(span), user: { isTest: false } },
    _count: true,
  });
  const counted = new Map(groups.map(({ productTag, _count }) => [productTag, _count]));
  return Object.fromEntries(PRODUCT_TAGS.map((tag) => [tag, counted.get(tag) ?? 0]));
}

const subscriptionsBy = (interval: "month" | "year", span: Span): Promise<number> =>
  db.subscription.count({ where: { interval, startedAt: within(span), user: { isTest: false } } });

/** What came in during a period that ends now. `premiumSignups` counts accounts made in it that have Premium now, trials included. */
export async function productAnalytics(period: Period): Promise<ProductAnalytics> {
  const now = await billingNow();
  const span = { from: periodStart(period, now, env.REPORT_TIME_ZONE), to: now };
  const [days, monthly, annual, counts] = await Promise.all([
    signupsByDay(span, now),
    subscriptionsBy("month", span),
    subscriptionsBy("year", span),
    buyersByTag(span),
  ]);
  const { total, premium } = signupsOf(days);
  return {
    period,
    from: span.from.toISOString(),
    to: now.toISOString(),
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
  const now = await billingNow();
  const months = monthsToCompare(now, env.REPORT_TIME_ZONE);
  const [currentMonth, previousMonth] = await Promise.all([
    countsOf(months.current, now),
    countsOf(months.previous, now),
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

async function countsOf(span: Span, now: Date): Promise<Comparison["currentMonth"]> {
  const [days, tags] = await Promise.all([signupsByDay(span, now), buyersByTag(span)]);
  return {
    ...signupsOf(days),
    dinnerInDash: tags.dinnerinadash ?? 0,
    fifteenMinuteMeals: tags["15-minute-meals"] ?? 0,
  };
}

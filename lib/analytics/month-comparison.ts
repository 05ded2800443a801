import "server-only";
import { billingNow } from "@/lib/billing/gateway";
import type { Comparison } from "@/lib/contract/analytics";
import { growthPercent, monthsToCompare, type DateRange } from "@/lib/rules/analytics/period";
import { env } from "@/lib/env";
import { services } from "@/lib/services";
import { buyersByTag } from "./products";
import { signupsByDay, signupsOf } from "./signups-by-day";

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
  span: DateRange;
  sold: DateRange;
  gatewayNow: Date;
}): Promise<Comparison["currentMonth"]> {
  const [days, tags] = await Promise.all([signupsByDay(span, gatewayNow), buyersByTag(sold)]);
  return {
    ...signupsOf(days),
    dinnerInDash: tags.dinnerinadash ?? 0,
    fifteenMinuteMeals: tags["15-minute-meals"] ?? 0,
  };
}

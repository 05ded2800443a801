import "server-only";
/**
 * Money, from stored invoices and subscriptions (admin.md#revenue): what was paid less what was given back; what recurs a month
 * (an annual plan counts a twelfth, trials and grants nothing, a discount that still runs is taken off). Test users are left out.
 */
import { billableOnly, billableOnlySql } from "@/lib/billing/billable";
import { billingNow } from "@/lib/billing/gateway";
import type { Revenue } from "@/lib/contract/analytics";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { monthStart, weekStart, inDollars } from "@/lib/rules/analytics/period";
import { env } from "@/lib/env";
import { DAY_MS } from "@/lib/rules/dates";

export async function revenue(): Promise<Revenue> {
  const now = await billingNow();
  const zone = env.REPORT_TIME_ZONE;
  const [last24Hours, weekToDate, monthToDate, mrrCents] = await Promise.all([
    takenSince(new Date(now.getTime() - DAY_MS), now),
    takenSince(weekStart(now, zone), now),
    takenSince(monthStart(now, zone), now),
    recurringCents(now),
  ]);
  const currentMRR = inDollars(mrrCents);
  return {
    last24Hours: inDollars(last24Hours),
    weekToDate: inDollars(weekToDate),
    monthToDate: inDollars(monthToDate),
    currentMRR,
    // why: twelve times the figure beside it, to the cent (admin.md#revenue).
    currentARR: inDollars(Math.round(currentMRR * 100) * 12),
  };
}

/** Cents paid since `from` less what of these payments was refunded. */
async function takenSince(from: Date, to: Date): Promise<number> {
  const { _sum } = await db.invoice.aggregate({
    where: { isTest: false, paidAt: { gte: from, lte: to }, ...billableOnly() },
    _sum: { paidCents: true, refundedCents: true },
  });
  return (_sum.paidCents ?? 0) - (_sum.refundedCents ?? 0);
}

async function recurringCents(now: Date): Promise<number> {
  const [row] = await db.$queryRaw<{ cents: number }[]>`
    SELECT coalesce(sum(
      CASE WHEN s."discountEndsAt" IS NULL OR s."discountEndsAt" > ${now}
        THEN greatest(0, s."priceCents" - coalesce(s."discountCents", 0)
          - round(s."priceCents" * coalesce(s."discountPercent", 0)::numeric / 100))
        ELSE s."priceCents" END
      / CASE s.interval WHEN 'year' THEN 12.0 ELSE 1 END
    ), 0)::float8 AS cents
    FROM "Subscription" s
    WHERE s.status IN ('active', 'past_due') AND s."currentPeriodEnd" > ${now}
      AND ${billableOnlySql(Prisma.sql`s.id`)}
      AND NOT EXISTS (SELECT 1 FROM "User" u WHERE u.id = s."userId" AND u."isTest")`;
  return row?.cents ?? 0;
}

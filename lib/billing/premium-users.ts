import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import { LIVE_STATUSES, RENEWAL_GRACE_MS } from "@/lib/rules/billing/entitlement";
import { db } from "@/lib/db/client";
import { billableOnlySql, billableOnly } from "./billable";

/**
 * The ids of all users who are premium at `now`, as a query with the column `userId`: the rule of `lib/rules/billing/entitlement.ts`
 * for counts over many users. `tests/domain/premium-users.test.ts` holds the two together.
 */
export const premiumUserIds = (now: Date): Prisma.Sql => Prisma.sql`
  SELECT "userId" FROM "PremiumGrant"
  UNION
  SELECT "userId" FROM (
    SELECT DISTINCT ON ("userId") * FROM "Subscription"
    WHERE status IN (${Prisma.join([...LIVE_STATUSES])}) AND ${billableOnlySql(Prisma.sql`id`)}
    ORDER BY "userId", "startedAt"
  ) counted
  WHERE CASE WHEN status = 'trialing' THEN coalesce("trialEndsAt", "currentPeriodEnd") ELSE "currentPeriodEnd" END
    > CASE WHEN status = 'active' AND NOT "cancelAtPeriodEnd"
           THEN ${new Date(now.getTime() - RENEWAL_GRACE_MS)}::timestamp ELSE ${now}::timestamp END`;

/** How many of these users have paid anything that was not given back in full. */
export async function countPaid(userIds: readonly string[]): Promise<number> {
  const payers = await db.invoice.findMany({
    where: {
      userId: { in: [...userIds] },
      status: "paid",
      isTest: false,
      ...billableOnly(),
      paidCents: { gt: db.invoice.fields.refundedCents },
    },
    distinct: ["userId"],
    select: { userId: true },
  });
  return payers.length;
}

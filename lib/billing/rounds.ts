import "server-only";
/**
 * Periodic billing work: reminders before the first charge, receipts that were not sent yet, and a sync for customers whose period
 * ended without a webhook.
 */
import { db } from "@/lib/db/client";
import { LIVE_STATUSES } from "@/lib/rules/billing/entitlement";
import { periodic } from "@/lib/jobs/kinds";
import { log } from "@/lib/log";
import { billableOnly } from "./billable";
import { billingNow } from "./gateway";
import { catchUpDemo } from "./demo";
import { sendDueLetters, sendReminders } from "./letters";
import { syncCustomer } from "./sync";

const ROUND_EVERY_MS = 10 * 60 * 1000;
const OVERDUE_PER_ROUND = 100;

const round = (kind: string, run: () => Promise<unknown>) => periodic({ kind, everyMs: ROUND_EVERY_MS, run });

/** Each job fails and is repeated on its own. */
export const billingRounds = [
  round("demo payments", catchUpDemo),
  round("overdue customers", async () => syncOverdue(await billingNow())),
  round("second subscriptions", async () => syncDuplicates(await billingNow())),
  round("reminders", async () => {
    const now = await billingNow();
    await sendReminders({ from: now, until: now });
  }),
  round("receipts", async () => sendDueLetters({ now: await billingNow() })),
];

type Due = { id: string; user: { stripeCustomerId: string | null } };
const DUE_COLUMNS = { id: true, user: { select: { stripeCustomerId: true } } } as const;
/** Longest waiting first. A customer whose sync failed goes to the end, so that others are not held up. */
const LONGEST_WAITING = [{ triedAt: { sort: "asc", nulls: "first" } }, { syncedAt: "asc" }] as const;

/** Syncs customers whose period ended without a webhook since: this repairs a lost one. */
async function syncOverdue(now: Date): Promise<void> {
  await syncDue(
    await db.subscription.findMany({
      where: {
        status: { in: LIVE_STATUSES },
        currentPeriodEnd: { lt: now },
        syncedAt: { lt: new Date(now.getTime() - ROUND_EVERY_MS) },
        user: { isTest: false, stripeCustomerId: { not: null } },
        ...billableOnly(),
      },
      orderBy: [...LONGEST_WAITING],
      take: OVERDUE_PER_ROUND,
      select: DUE_COLUMNS,
    }),
    now,
  );
}

/** Syncs customers with several live subscriptions, which an earlier sync failed to end. */
async function syncDuplicates(now: Date): Promise<void> {
  const doubled = await db.subscription.groupBy({
    by: ["userId"],
    where: { status: { in: LIVE_STATUSES }, user: { isTest: false }, ...billableOnly() },
    having: { userId: { _count: { gt: 1 } } },
  });
  const userIds = doubled.map(({ userId }) => userId);
  await syncDue(
    await db.subscription.findMany({
      where: { userId: { in: userIds }, status: { in: LIVE_STATUSES } },
      orderBy: [...LONGEST_WAITING],
      distinct: ["userId"],
      take: OVERDUE_PER_ROUND,
      select: DUE_COLUMNS,
    }),
    now,
  );
}

async function syncDue(due: readonly Due[], now: Date): Promise<void> {
  for (const { id, user } of due) {
    if (user.stripeCustomerId === null) continue;
    await db.subscription.updateMany({ where: { id }, data: { triedAt: now } });
    await syncCustomer(user.stripeCustomerId).catch((error: unknown) => {
      log.warn({ err: error, subscription: id }, "a customer could not be synced");
    });
  }
}

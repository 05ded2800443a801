import "server-only";
/**
 * What nobody asks for and must happen all the same: reminders before the first charge, receipts that nobody wrote, and looks at
 * customers whose period ended without a word from the gateway.
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

/** Each fails for itself, and is repeated for itself. */
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
/** Who waits longest comes first; one that could not be looked at goes to the end, so that it holds nobody up. */
const LONGEST_WAITING = [{ triedAt: { sort: "asc", nulls: "first" } }, { syncedAt: "asc" }] as const;

/** Looks at customers whose period ended and of whom the gateway has said nothing since: a lost webhook heals here. */
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

/** Looks at customers with several live subscriptions: one look ended none of them, this one does. */
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
      log.warn({ err: error, subscription: id }, "a customer could not be looked at");
    });
  }
}

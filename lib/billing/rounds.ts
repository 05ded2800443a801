import "server-only";
/**
 * What nobody asks for and must happen all the same: reminders before the first charge, letters that could not be sent, and looks at
 * customers whose period ended without a word from the gateway. Every copy of the app has the timer; a lease lets one do the round.
 */
import { db } from "@/lib/db/client";
import { LIVE_STATUSES } from "@/lib/rules/billing/entitlement";
import { addDays } from "@/lib/rules/billing/period";
import { log } from "@/lib/log";
import { counted } from "./counted";
import { billingNow } from "./gateway";
import { catchUpDemo } from "./demo";
import { sendDueLetters, sendReminders } from "./letters";
import { syncCustomer } from "./sync";

const ROUND_EVERY_MS = 10 * 60 * 1000;
const FIRST_ROUND_AFTER_MS = 30 * 1000;
const LEASE = "billing";
const OVERDUE_PER_ROUND = 100;
const EVENTS_KEPT_DAYS = 30;

/** Takes the work for a while, unless another copy has it. */
async function takeLease(): Promise<boolean> {
  const now = new Date();
  const until = new Date(now.getTime() + ROUND_EVERY_MS - FIRST_ROUND_AFTER_MS);
  await db.lease.createMany({ data: { name: LEASE, until: new Date(0) }, skipDuplicates: true });
  const taken = await db.lease.updateMany({ where: { name: LEASE, until: { lte: now } }, data: { until } });
  return taken.count === 1;
}

/** One round, whoever asks. What fails is told of in the log, and stops neither the other parts nor the other customers. */
export async function billingRound(): Promise<void> {
  const part = async (what: string, work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => {
      log.error({ err: error }, `a billing round failed: ${what}`);
    });
  };
  await part("the demo's time", catchUpDemo);
  const now = await billingNow();
  await part("overdue customers", () => syncOverdue(now));
  await part("second subscriptions", () => syncDoubled(now));
  await part("reminders", () => sendReminders({ from: now, until: now }));
  await part("letters", () => sendDueLetters({ now }));
  const oldest = addDays(new Date(), -EVENTS_KEPT_DAYS);
  await part("old events", () => db.stripeEvent.deleteMany({ where: { receivedAt: { lt: oldest } } }));
}

type Due = { id: string; user: { stripeCustomerId: string | null } };
const DUE_COLUMNS = { id: true, user: { select: { stripeCustomerId: true } } } as const;
/** Who waits longest comes first; one that could not be looked at goes to the end, so that it holds nobody up. */
const LONGEST_WAITING = [{ triedAt: { sort: "asc", nulls: "first" } }, { syncedAt: "asc" }] as const;

/** Looks at customers whose period ended and of whom the gateway has said nothing since: a lost webhook heals here. */
async function syncOverdue(now: Date): Promise<void> {
  await lookAt(
    await db.subscription.findMany({
      where: {
        status: { in: LIVE_STATUSES },
        currentPeriodEnd: { lt: now },
        syncedAt: { lt: new Date(now.getTime() - ROUND_EVERY_MS) },
        user: { isTest: false, stripeCustomerId: { not: null } },
        ...counted(),
      },
      orderBy: [...LONGEST_WAITING],
      take: OVERDUE_PER_ROUND,
      select: DUE_COLUMNS,
    }),
    now,
  );
}

/** Looks at customers with several live subscriptions: one look ended none of them, this one does. */
async function syncDoubled(now: Date): Promise<void> {
  const doubled = await db.subscription.groupBy({
    by: ["userId"],
    where: { status: { in: LIVE_STATUSES }, user: { isTest: false }, ...counted() },
    having: { userId: { _count: { gt: 1 } } },
  });
  const userIds = doubled.map(({ userId }) => userId);
  await lookAt(
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

async function lookAt(due: readonly Due[], now: Date): Promise<void> {
  for (const { id, user } of due) {
    if (user.stripeCustomerId === null) continue;
    await db.subscription.updateMany({ where: { id }, data: { triedAt: now } });
    await syncCustomer(user.stripeCustomerId).catch((error: unknown) => {
      log.warn({ err: error, subscription: id }, "a customer could not be looked at");
    });
  }
}

const shared = globalThis as typeof globalThis & { plainspoonBillingRounds?: true };

/** Starts the rounds of this process; calling it twice is harmless. */
export function startBillingRounds(): void {
  if (shared.plainspoonBillingRounds) return;
  shared.plainspoonBillingRounds = true;
  const round = async () => {
    try {
      if (await takeLease()) await billingRound();
    } catch (error) {
      log.error({ err: error }, "a billing round failed");
    }
  };
  setTimeout(() => {
    void round();
    setInterval(() => void round(), ROUND_EVERY_MS).unref();
  }, FIRST_ROUND_AFTER_MS).unref();
}

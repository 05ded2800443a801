import "server-only";
/**
 * What nobody asks for and must happen all the same: reminders before the first charge, letters that could not be sent, and looks at
 * customers whose period ended without a word from the gateway. Every copy of the app has the timer; a lease lets one do the round.
 */
import { db } from "@/lib/db/client";
import { addDays } from "@/lib/rules/billing/period";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
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

/** One round, whoever asks. */
export async function billingRound(): Promise<void> {
  await catchUpDemo();
  const now = await billingNow();
  await syncOverdue(now);
  await sendReminders({ from: now, until: now });
  await sendDueLetters({ now });
  await db.stripeEvent.deleteMany({ where: { receivedAt: { lt: addDays(new Date(), -EVENTS_KEPT_DAYS) } } });
}

/** Looks at customers whose period ended and of whom the gateway has said nothing since: a lost webhook heals here. */
async function syncOverdue(now: Date): Promise<void> {
  const overdue = await db.subscription.findMany({
    where: {
      status: { in: ["trialing", "active", "past_due"] },
      currentPeriodEnd: { lt: now },
      syncedAt: { lt: new Date(now.getTime() - ROUND_EVERY_MS) },
    },
    orderBy: { syncedAt: "asc" },
    take: OVERDUE_PER_ROUND,
    select: { user: { select: { stripeCustomerId: true } } },
  });
  for (const { user } of overdue) {
    if (user.stripeCustomerId === null) continue;
    await syncCustomer(user.stripeCustomerId).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      log.warn({ err: error.cause ?? error }, "an overdue customer could not be looked at");
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

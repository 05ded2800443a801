import "server-only";
/**
 * The one function that copies a customer's state from the gateway (billing.md#one-sync): webhook, activate, status while returning,
 * cancel, plan change, account deletion, rounds and admin calls all end here. It trusts what the gateway answers when asked, never
 * what a message says, and every sync decides from that answer alone: what one sync left half done, the next one finishes.
 */
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { services } from "@/lib/services";
import type { CustomerFacts, SubscriptionFacts } from "@/lib/services/payments/port";
import { askGateway, billingNow } from "./gateway";
import { cancelDuplicateSubscriptions, type SyncedUser } from "./duplicate-subscriptions";
import { sendDueLetters } from "./letters";
import { recordUsedOffers } from "./offers";
import { writeInvoices, writePurchases } from "./write-invoices";

/** A sync that ended a subscription runs again; after this many runs nothing can be left to end. */
const SYNCS_AT_MOST = 3;

/**
 * Syncs the customer: stores what the gateway says, and leaves at most one live subscription there.
 * @returns false when no account here has this customer id, or it is another gateway's
 * @throws AppError `upstream` when the gateway cannot be asked; nothing has changed here then
 */
export async function syncCustomer(
  customerId: string,
  purpose: Parameters<typeof askGateway>[0] = "sync",
): Promise<boolean> {
  if (!services().payments.isOurs(customerId)) return false;
  for (let count = 1; count <= SYNCS_AT_MOST; count += 1) {
    const user = await startSync(customerId);
    if (!user) return false;
    const facts = await askGateway(purpose, (payments) => payments.factsOf(customerId));
    const now = await billingNow();
    await writeFacts(user, facts, now);
    const hasEnded = facts !== null && (await cancelDuplicateSubscriptions({ user, customerId, facts, now }));
    if (hasEnded) continue;
    await sendDueLetters({ userId: user.id, now });
    break;
  }
  return true;
}

type NumberedSync = SyncedUser & { syncNumber: number };

/** Takes the next sync number of the customer. What this sync reads is at least as new as everything before the number was taken. */
async function startSync(customerId: string): Promise<NumberedSync | null> {
  const users = await db.user.updateManyAndReturn({
    // The funnel test's users have made-up customer ids.
    where: { stripeCustomerId: customerId, isTest: false },
    data: { billingSyncs: { increment: 1 } },
    select: { id: true, email: true, language: true, isTest: true, trialUsedAt: true, billingSyncs: true },
  });
  const user = users[0];
  return user ? { ...user, syncNumber: user.billingSyncs } : null;
}

/** Stores what this sync read, unless a later sync has been stored already. */
function writeFacts(user: NumberedSync, facts: CustomerFacts | null, now: Date): Promise<void> {
  return db.$transaction(async (transaction) => {
    // The row stays locked until the transaction ends, so two syncs are stored one after the other.
    const mine = await transaction.user.updateMany({
      where: { id: user.id, billingSyncWritten: { lt: user.syncNumber } },
      data: { billingSyncWritten: user.syncNumber },
    });
    if (mine.count === 0) return;
    if (!facts) return forgetCustomer(transaction, user, now);
    await writeSubscriptions(transaction, user, facts, now);
    await writeInvoices(transaction, user, facts);
    await writePurchases(transaction, user, facts);
  });
}

/** The customer was deleted at the gateway: every subscription has ended, and the customer id is removed. */
async function forgetCustomer(
  transaction: Prisma.TransactionClient,
  user: SyncedUser,
  now: Date,
): Promise<void> {
  await transaction.subscription.updateMany({
    where: { userId: user.id, endedAt: null },
    data: { status: "canceled", endedAt: now, syncedAt: now },
  });
  await transaction.user.update({ where: { id: user.id }, data: { stripeCustomerId: null } });
}

async function writeSubscriptions(
  transaction: Prisma.TransactionClient,
  user: SyncedUser,
  { subscriptions }: CustomerFacts,
  now: Date,
): Promise<void> {
  if (subscriptions.length === 0) return;
  const known = await transaction.subscription.findMany({
    where: { userId: user.id },
    select: { id: true },
  });
  const knownIds = new Set(known.map(({ id }) => id));
  const added = subscriptions.filter(({ id }) => !knownIds.has(id));
  for (const { id, card, ...facts } of subscriptions) {
    // The card is stored only as a keyed hash (lib/billing/offers.ts).
    void card;
    // A plan that goes on after a cancellation may be cancelled, and confirmed by letter, another time.
    const data = {
      ...facts,
      syncedAt: now,
      ...(facts.cancelAtPeriodEnd ? {} : { cancelLetterSentAt: null }),
    };
    if (knownIds.has(id)) await transaction.subscription.update({ where: { id }, data });
    else await transaction.subscription.create({ data: { ...data, id, userId: user.id } });
  }
  await recordOffers(transaction, user, added);
}

/** What new subscriptions use up: the trial, a promo code. */
async function recordOffers(
  transaction: Prisma.TransactionClient,
  user: SyncedUser,
  added: SubscriptionFacts[],
): Promise<void> {
  const trials = added.filter(({ trialEndsAt }) => trialEndsAt !== null);
  const [first] = trials.map(({ startedAt }) => startedAt).sort((a, b) => a.getTime() - b.getTime());
  if (first && user.trialUsedAt === null)
    await transaction.user.updateMany({
      where: { id: user.id, trialUsedAt: null },
      data: { trialUsedAt: first },
    });
  await recordUsedOffers(transaction, user.email, [
    ...trials.map(({ id, startedAt }) => ({ offer: "trial", usedAt: startedAt, subscriptionId: id })),
    ...added.flatMap(({ id, promoCode, startedAt }) =>
      promoCode === null ? [] : [{ offer: promoCode, usedAt: startedAt, subscriptionId: id }],
    ),
  ]);
}

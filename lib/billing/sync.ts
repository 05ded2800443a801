import "server-only";
/**
 * The one function that brings a customer's state in line with the gateway (billing.md#one-sync): webhook, activate, status while
 * returning, cancel, plan change, account deletion, rounds and admin calls all end here. It believes what the gateway says when
 * asked, never what a message says, and decides from that alone at every look: what failed halfway is finished by the next one.
 */
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { services } from "@/lib/services";
import type { CustomerFacts, SubscriptionFacts } from "@/lib/services/payments/port";
import { askGateway, billingNow } from "./gateway";
import { keepOne } from "./keep-one";
import { sendDueLetters } from "./letters";
import { noteOffers } from "./offers";
import { writeInvoices, writePurchases } from "./write-papers";

/** A look that had to end something looks again; more often than this nothing is left to end. */
const LOOKS_AT_MOST = 3;

export type LookedAt = { id: string; email: string; isTest: boolean; trialUsedAt: Date | null };

/**
 * Brings the customer in line: what is stored is what the gateway says, and of several subscriptions one is left there.
 * @returns false when nobody here is this customer, or the customer is another gateway's
 * @throws AppError `upstream` when the gateway cannot be asked; nothing has changed here then
 */
export async function syncCustomer(
  customerId: string,
  purpose: Parameters<typeof askGateway>[0] = "sync",
): Promise<boolean> {
  if (!services().payments.isOurs(customerId)) return false;
  for (let count = 1; count <= LOOKS_AT_MOST; count += 1) {
    const user = await takeLook(customerId);
    if (!user) return false;
    const facts = await askGateway(purpose, (payments) => payments.factsOf(customerId));
    const now = await billingNow();
    await apply(user, facts, now);
    const hasEnded = facts !== null && (await keepOne({ user, customerId, facts, now }));
    if (hasEnded) continue;
    await sendDueLetters({ userId: user.id, now });
    break;
  }
  return true;
}

type Looking = LookedAt & { look: number };

/** Numbers this look. What a look sees is at least as new as all that happened before its number was taken. */
async function takeLook(customerId: string): Promise<Looking | null> {
  const looks = await db.user.updateManyAndReturn({
    // The funnel test's users have made-up customer ids.
    where: { stripeCustomerId: customerId, isTest: false },
    data: { billingLooks: { increment: 1 } },
    select: { id: true, email: true, isTest: true, trialUsedAt: true, billingLooks: true },
  });
  const user = looks[0];
  return user ? { ...user, look: user.billingLooks } : null;
}

/** Writes what a look saw, unless a later look has been written already. */
function apply(user: Looking, facts: CustomerFacts | null, now: Date): Promise<void> {
  return db.$transaction(async (transaction) => {
    // This row is held until the end: two looks are written one after the other.
    const mine = await transaction.user.updateMany({
      where: { id: user.id, billingLookApplied: { lt: user.look } },
      data: { billingLookApplied: user.look },
    });
    if (mine.count === 0) return;
    if (!facts) return forgetCustomer(transaction, user, now);
    await writeSubscriptions(transaction, user, facts, now);
    await writeInvoices(transaction, user, facts);
    await writePurchases(transaction, user, facts);
  });
}

/** The customer was deleted at the gateway: nothing is charged, nothing goes on. */
async function forgetCustomer(
  transaction: Prisma.TransactionClient,
  user: LookedAt,
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
  user: LookedAt,
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
    // What the card is known by is kept as a mark alone (lib/billing/offers.ts).
    void card;
    // A cancellation that was taken back may be confirmed anew another time.
    const data = {
      ...facts,
      syncedAt: now,
      ...(facts.cancelAtPeriodEnd ? {} : { cancelLetterSentAt: null }),
    };
    if (knownIds.has(id)) await transaction.subscription.update({ where: { id }, data });
    else await transaction.subscription.create({ data: { ...data, id, userId: user.id } });
  }
  await noteUse(transaction, user, added);
}

/** What new subscriptions use up: the trial, a promo code. */
async function noteUse(
  transaction: Prisma.TransactionClient,
  user: LookedAt,
  added: SubscriptionFacts[],
): Promise<void> {
  const trials = added.filter(({ trialEndsAt }) => trialEndsAt !== null);
  const [first] = trials.map(({ startedAt }) => startedAt).sort((a, b) => a.getTime() - b.getTime());
  if (first && user.trialUsedAt === null)
    await transaction.user.updateMany({
      where: { id: user.id, trialUsedAt: null },
      data: { trialUsedAt: first },
    });
  await noteOffers(transaction, user.email, [
    ...trials.map(({ id, startedAt }) => ({ offer: "trial", usedAt: startedAt, subscriptionId: id })),
    ...added.flatMap(({ id, promoCode, startedAt }) =>
      promoCode === null ? [] : [{ offer: promoCode, usedAt: startedAt, subscriptionId: id }],
    ),
  ]);
}

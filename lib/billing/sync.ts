import "server-only";
/**
 * The one function that brings a customer's state in line with the gateway (decisions §5): webhook, activate, status while
 * returning, cancel, plan change, account deletion, rounds and admin calls all end here. It believes what the gateway says when
 * asked, never what a message says.
 */
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isLive } from "@/lib/rules/billing/entitlement";
import { log } from "@/lib/log";
import type { CustomerFacts, SubscriptionFacts } from "@/lib/services/payments/port";
import { askGateway, billingNow } from "./gateway";
import { sendDueLetters } from "./letters";
import { noteOffers } from "./offers";

type User = { id: string; email: string; isTest: boolean; trialUsedAt: Date | null };

const NOTHING: CustomerFacts = { subscriptions: [], invoices: [], purchases: [] };

/**
 * Brings the customer in line.
 * @returns false when nobody here is this customer
 * @throws AppError `upstream` when the gateway cannot be asked; nothing has changed then
 */
export async function syncCustomer(
  customerId: string,
  purpose: Parameters<typeof askGateway>[0] = "sync",
): Promise<boolean> {
  const user = await takeLook(customerId);
  if (!user) return false;
  const facts = await askGateway(purpose, (payments) => payments.factsOf(customerId));
  const now = await billingNow();
  const { began } = await apply(user, facts, now);
  if (began) await keepOne(customerId, facts ?? NOTHING);
  await sendDueLetters({ userId: user.id, now });
  return true;
}

type Looking = User & { look: number };

/** Numbers this look. What a look sees is at least as new as all that happened before its number was taken. */
async function takeLook(customerId: string): Promise<Looking | null> {
  const looks = await db.user.updateManyAndReturn({
    where: { stripeCustomerId: customerId },
    data: { billingLooks: { increment: 1 } },
    select: { id: true, email: true, isTest: true, trialUsedAt: true, billingLooks: true },
  });
  const user = looks[0];
  return user ? { ...user, look: user.billingLooks } : null;
}

/** Writes what a look saw, unless a later look has been written already. `began`: a live subscription is here for the first time. */
function apply(user: Looking, facts: CustomerFacts | null, now: Date): Promise<{ began: boolean }> {
  return db.$transaction(async (transaction) => {
    // This row is held until the end: two looks are written one after the other.
    const mine = await transaction.user.updateMany({
      where: { id: user.id, billingLookApplied: { lt: user.look } },
      data: { billingLookApplied: user.look },
    });
    if (mine.count === 0) return { began: false };
    if (!facts) {
      await forgetCustomer(transaction, user, now);
      return { began: false };
    }
    const began = await writeSubscriptions(transaction, user, facts, now);
    await writeInvoices(transaction, user, facts);
    await writePurchases(transaction, user, facts);
    return { began };
  });
}

/** The gateway has no such customer any more: nothing is charged, nothing goes on. */
async function forgetCustomer(transaction: Prisma.TransactionClient, user: User, now: Date): Promise<void> {
  await transaction.subscription.updateMany({
    where: { userId: user.id, endedAt: null },
    data: { status: "canceled", endedAt: now, syncedAt: now },
  });
  await transaction.user.update({ where: { id: user.id }, data: { stripeCustomerId: null } });
}

/** @returns whether a live subscription is new here */
async function writeSubscriptions(
  transaction: Prisma.TransactionClient,
  user: User,
  { subscriptions }: CustomerFacts,
  now: Date,
): Promise<boolean> {
  if (subscriptions.length === 0) return false;
  const known = await transaction.subscription.findMany({
    where: { userId: user.id },
    select: { id: true },
  });
  const knownIds = new Set(known.map(({ id }) => id));
  const added = subscriptions.filter(({ id }) => !knownIds.has(id));
  for (const { id, ...facts } of subscriptions) {
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
  return added.some(isLive);
}

/** What new subscriptions use up: the trial, a promo code. */
async function noteUse(
  transaction: Prisma.TransactionClient,
  user: User,
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
    ...trials.map(({ startedAt }) => ({ offer: "trial", usedAt: startedAt })),
    ...added.flatMap(({ promoCode, startedAt }) =>
      promoCode === null ? [] : [{ offer: promoCode, usedAt: startedAt }],
    ),
  ]);
}

async function writeInvoices(
  transaction: Prisma.TransactionClient,
  user: User,
  { invoices }: CustomerFacts,
): Promise<void> {
  if (invoices.length === 0) return;
  const known = await transaction.invoice.findMany({
    where: { id: { in: invoices.map(({ id }) => id) } },
    select: { id: true, status: true, paidCents: true, refundedCents: true, totalCents: true },
  });
  const byId = new Map(known.map((invoice) => [invoice.id, invoice]));
  const added = invoices.filter(({ id }) => !byId.has(id));
  if (added.length > 0)
    await transaction.invoice.createMany({
      data: added.map((invoice) => ({ ...invoice, userId: user.id, isTest: user.isTest })),
    });
  for (const { id, ...facts } of invoices) {
    const old = byId.get(id);
    const same =
      !old ||
      (old.status === facts.status &&
        old.paidCents === facts.paidCents &&
        old.refundedCents === facts.refundedCents &&
        old.totalCents === facts.totalCents);
    if (!same) await transaction.invoice.update({ where: { id }, data: facts });
  }
}

async function writePurchases(
  transaction: Prisma.TransactionClient,
  user: User,
  { purchases }: CustomerFacts,
): Promise<void> {
  if (purchases.length === 0) return;
  await transaction.purchase.createMany({
    data: purchases.map(({ tag, ...purchase }) => ({ ...purchase, userId: user.id, productTag: tag })),
    skipDuplicates: true,
  });
}

/**
 * A customer has one subscription: checkouts still open are closed, and of two that were completed at once the later is ended and
 * paid back.
 */
async function keepOne(customerId: string, { subscriptions }: CustomerFacts): Promise<void> {
  const [, ...extra] = subscriptions
    .filter(isLive)
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  await askGateway("sync", (payments) => payments.closeCheckouts(customerId));
  for (const { id } of extra) {
    log.warn({ subscription: id }, "a second subscription of one customer is ended");
    await askGateway("sync", (payments) => payments.cancelNow(id, { refund: true }));
  }
  if (extra.length > 0) await syncCustomer(customerId);
}

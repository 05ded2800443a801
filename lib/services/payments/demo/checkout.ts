import "server-only";
/** The demo's checkouts: what stands on the page, and what its buttons do (billing.md#demo). */
import { db } from "@/lib/db/client";
import { isLive } from "@/lib/rules/billing/entitlement";
import { addDays, nextBoundary } from "@/lib/rules/billing/period";
import { PLANS, PRODUCTS, type PlanType, type ProductTag } from "@/lib/rules/billing/plans";
import { priceAt } from "@/lib/rules/billing/next-charge";
import { SESSION_ID_PLACEHOLDER } from "../port";
import { demoNow } from "./clock";
import { charge, retryPayment } from "./ledger";
import { discountOf, periodInvoice, type DemoWallet, type DemoSubscriptionRecord } from "./records";
import { lockCustomer, saveAccount, newDemoId, loadAccount, toSubscription, type Transaction } from "./store";

export type DemoOutcome = "complete" | "cancel" | "decline";

type Checkout = NonNullable<Awaited<ReturnType<typeof db.demoCheckout.findUnique>>>;

/** The checkout by its id, or null. */
export const findDemoCheckout = (id: string): Promise<Checkout | null> =>
  db.demoCheckout.findUnique({ where: { id } });

/** Where the browser is sent when the checkout is over; null while it is open. */
export function redirectAfter({ id, status, successUrl, cancelUrl }: Checkout): string | null {
  if (status === "open") return null;
  return status === "complete" ? successUrl.replace(SESSION_ID_PLACEHOLDER, id) : cancelUrl;
}

/**
 * What a button does. A checkout that is over stays as it is.
 * @returns the checkout after it, `declined` when no money was taken, and whose state changed
 */
export async function finishDemoCheckout(
  checkout: Checkout,
  outcome: DemoOutcome,
): Promise<{ checkout: Checkout; isDeclined: boolean; changed: string | null }> {
  if (outcome === "decline") return { checkout, isDeclined: checkout.status === "open", changed: null };
  const now = await demoNow();
  return db.$transaction(async (transaction) => {
    const customer = await lockCustomer(transaction, checkout.customerId);
    const open = await transaction.demoCheckout.findUnique({ where: { id: checkout.id } });
    // The customer was deleted, and the checkout with them.
    if (!open) return { checkout: { ...checkout, status: "expired" }, isDeclined: false, changed: null };
    if (open.status !== "open" || !customer) return { checkout: open, isDeclined: false, changed: null };
    const did = outcome === "cancel" ? "canceled" : await fulfil(transaction, open, customer, now);
    if (did === "declined") return { checkout: open, isDeclined: true, changed: null };
    const finished = await transaction.demoCheckout.update({
      where: { id: open.id },
      data: { status: did, finishedAt: now },
    });
    return { checkout: finished, isDeclined: false, changed: did === "complete" ? open.customerId : null };
  });
}

type CheckoutResult = "complete" | "expired" | "declined";

function fulfil(
  transaction: Transaction,
  checkout: Checkout,
  customer: DemoWallet & { hadTrial: boolean },
  now: Date,
): Promise<CheckoutResult> {
  switch (checkout.kind) {
    case "subscribe":
      return subscribe(transaction, checkout, customer, now);
    case "change":
      return changePlan(transaction, checkout, customer, now);
    case "card":
      return replaceCard(transaction, checkout, customer, now);
    default:
      return buyProduct(transaction, checkout, now);
  }
}

/** One subscription a customer, and one trial: of two checkouts that are open, the second to be completed has expired. */
async function subscribe(
  transaction: Transaction,
  { customerId, plan, trialDays, promoCode }: Checkout,
  customer: DemoWallet & { hadTrial: boolean },
  now: Date,
): Promise<CheckoutResult> {
  const others = await transaction.demoSubscription.findMany({ where: { customerId } });
  if (others.some(isLive) || (trialDays !== null && customer.hadTrial)) return "expired";
  const planType = plan as PlanType;
  const trialEndsAt = trialDays === null ? null : addDays(now, trialDays);
  const periodEnd = trialEndsAt ?? nextBoundary(now, PLANS[planType].months, now);
  const subscription: DemoSubscriptionRecord = {
    id: newDemoId("sub"),
    customerId,
    plan: planType,
    status: trialEndsAt ? "trialing" : "active",
    ...discountOf(promoCode, now),
    trialEndsAt,
    anchorAt: trialEndsAt ?? now,
    periodStart: now,
    periodEnd,
    cancelAtPeriodEnd: false,
    failedAttempts: 0,
    nextEventAt: periodEnd,
    createdAt: now,
    endedAt: null,
  };
  const wallet = { ...customer, cardDeclines: false };
  await transaction.demoSubscription.create({ data: subscription });
  if (!trialEndsAt) {
    const paid = charge(periodInvoice(subscription, newDemoId("in"), now), wallet, now);
    await transaction.demoInvoice.create({ data: paid.invoice });
    wallet.creditCents = paid.wallet.creditCents;
  }
  await transaction.demoCustomer.update({
    where: { id: customerId },
    data: {
      cardDeclines: false,
      creditCents: wallet.creditCents,
      hadTrial: customer.hadTrial || trialEndsAt !== null,
    },
  });
  return "complete";
}

/** In a trial only the plan changes; later a new period begins at once, less what is left of the old one. */
async function changePlan(
  transaction: Transaction,
  { subscriptionId, plan }: Checkout,
  wallet: DemoWallet,
  now: Date,
): Promise<CheckoutResult> {
  const row = await transaction.demoSubscription.findUnique({ where: { id: subscriptionId ?? "" } });
  const planType = plan as PlanType;
  if (!row || !["trialing", "active"].includes(row.status) || row.plan === planType) return "expired";
  const old = toSubscription(row);
  const before = { subscription: old, wallet, invoices: [] };
  const changed = { ...old, plan: planType, cancelAtPeriodEnd: false };
  if (old.status === "trialing") {
    await saveAccount(transaction, before, { ...before, subscription: changed });
    return "complete";
  }
  const paid = priceAt({ ...old, priceCents: PLANS[old.plan].priceCents }, old.periodStart);
  const left =
    (old.periodEnd.getTime() - now.getTime()) / (old.periodEnd.getTime() - old.periodStart.getTime());
  const periodEnd = nextBoundary(now, PLANS[planType].months, now);
  const subscription = {
    ...changed,
    discountPercent: null,
    discountEndsAt: null,
    anchorAt: now,
    periodStart: now,
    periodEnd,
    nextEventAt: periodEnd,
  };
  const credited = { ...wallet, creditCents: wallet.creditCents + Math.round(paid * left) };
  const charged = charge(periodInvoice(subscription, newDemoId("in"), now), credited, now);
  if (!charged.isPaid) return "declined";
  await saveAccount(transaction, before, {
    subscription,
    wallet: charged.wallet,
    invoices: [charged.invoice],
  });
  return "complete";
}

/** Another card: what is owed is charged at once. */
async function replaceCard(
  transaction: Transaction,
  { customerId }: Checkout,
  customer: DemoWallet,
  now: Date,
): Promise<CheckoutResult> {
  await transaction.demoCustomer.update({ where: { id: customerId }, data: { cardDeclines: false } });
  let wallet: DemoWallet = { ...customer, cardDeclines: false };
  const owing = await transaction.demoSubscription.findMany({ where: { customerId, status: "past_due" } });
  for (const row of owing) {
    const account = await loadAccount(transaction, toSubscription(row), wallet);
    const after = retryPayment(account, now);
    await saveAccount(transaction, account, after);
    wallet = after.wallet;
  }
  return "complete";
}

async function buyProduct(
  transaction: Transaction,
  { customerId, productTag }: Checkout,
  now: Date,
): Promise<CheckoutResult> {
  const { name, priceCents } = PRODUCTS[productTag as ProductTag];
  await transaction.demoInvoice.create({
    data: {
      id: newDemoId("in"),
      customerId,
      status: "paid",
      description: name,
      subtotalCents: priceCents,
      discountCents: 0,
      totalCents: priceCents,
      paidCents: priceCents,
      issuedAt: now,
      paidAt: now,
    },
  });
  return "complete";
}

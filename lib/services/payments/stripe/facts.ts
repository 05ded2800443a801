import "server-only";
/** Stripe's objects as our facts. */
import type Stripe from "stripe";
import type { CustomerFacts, InvoiceFacts, PurchaseFacts, SubscriptionFacts } from "../port";
import { PLANS } from "@/lib/rules/billing/plans";
import { planOfPrice, tagOfPrice } from "./catalog";
import { dateOf, dateOrNull, idOf, LIST_LIMIT } from "./client";

/**
 * All that Stripe knows of a customer and that was bought at our prices; null when they were deleted.
 * @throws Error for a customer that the key's account has never had: with the key of another account everybody is one
 */
export async function customerFacts(client: Stripe, customer: string): Promise<CustomerFacts | null> {
  const found = await client.customers.retrieve(customer);
  if (found.deleted) return null;
  const [subscriptions, invoices, charges, checkouts] = await Promise.all([
    client.subscriptions
      .list({
        customer,
        status: "all",
        limit: 100,
        expand: ["data.discounts.source.coupon", "data.default_payment_method"],
      })
      .autoPagingToArray({ limit: LIST_LIMIT }),
    client.invoices
      .list({ customer, limit: 100, expand: ["data.payments"] })
      .autoPagingToArray({ limit: LIST_LIMIT }),
    client.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: LIST_LIMIT }),
    client.checkout.sessions
      .list({ customer, limit: 100, expand: ["data.line_items"] })
      .autoPagingToArray({ limit: LIST_LIMIT }),
  ]);
  const ours = subscriptions.flatMap((subscription) => toSubscription(subscription) ?? []);
  const purchases = checkouts.flatMap(toPurchase);
  const refunds = refundsByPayment(charges);
  const isOurs = ownInvoices(new Set(ours.map(({ id }) => id)), checkouts);
  return {
    subscriptions: ours,
    invoices: invoices.filter(isOurs).map((invoice) => toInvoice(invoice, refunds)),
    purchases,
    openCheckouts: checkouts.filter(isOpenForPlan).map(({ id }) => id),
  };
}

/** Whether a checkout of a plan of ours can still be completed. */
export const isOpenForPlan = (checkout: Stripe.Checkout.Session): boolean =>
  checkout.status === "open" &&
  checkout.mode === "subscription" &&
  (checkout.line_items?.data ?? []).some(({ price }) => planOfPrice(price) !== null);

/** Which invoices are for what we sell: a subscription of ours, a checkout of ours, or a line with a product of ours. */
function ownInvoices(
  subscriptions: Set<string>,
  checkouts: Stripe.Checkout.Session[],
): (invoice: Stripe.Invoice) => boolean {
  const sold = new Set(
    checkouts.flatMap((checkout) => (toPurchase(checkout).length > 0 ? (idOf(checkout.invoice) ?? []) : [])),
  );
  return (invoice) => {
    const subscription = idOf(invoice.parent?.subscription_details?.subscription);
    if (subscription !== null) return subscriptions.has(subscription);
    return (
      sold.has(invoice.id) ||
      invoice.lines.data.some(({ pricing }) => tagOfPrice(pricing?.price_details ?? null) !== null)
    );
  };
}

/** A subscription of a plan of ours; null for what others sell. */
function toSubscription(subscription: Stripe.Subscription): SubscriptionFacts | null {
  const item = subscription.items.data.find(({ price }) => planOfPrice(price) !== null);
  const plan = planOfPrice(item?.price);
  if (!item || !plan) return null;
  return {
    id: subscription.id,
    status: subscription.status,
    interval: PLANS[plan].interval,
    priceCents: item.price.unit_amount ?? 0,
    currency: subscription.currency,
    currentPeriodEnd: dateOf(item.current_period_end),
    cancelAtPeriodEnd:
      subscription.cancel_at_period_end ||
      (subscription.cancel_at !== null && subscription.cancel_at <= item.current_period_end),
    trialEndsAt: dateOrNull(subscription.trial_end),
    promoCode: subscription.metadata.promoCode ?? null,
    ...discountFacts(subscription, item.current_period_end),
    card: cardOf(subscription.default_payment_method),
    startedAt: dateOf(subscription.created),
    endedAt: dateOrNull(subscription.ended_at),
  };
}

/** The running discounts as one: percentages after each other, then the amounts; they hold as long as the first to end does. */
function discountFacts({ discounts, currency }: Stripe.Subscription, nextPeriod: number) {
  const running = discounts.flatMap((discount) => {
    if (typeof discount === "string") return [];
    const { coupon } = discount.source;
    if (coupon === null || typeof coupon === "string") return [];
    // One that is taken off once is taken off the next period and no other.
    const end = discount.end ?? (coupon.duration === "once" ? nextPeriod + 1 : null);
    return [{ coupon, end }];
  });
  const percents = running.flatMap(({ coupon }) => coupon.percent_off ?? []);
  const amounts = running.flatMap(({ coupon }) =>
    coupon.currency === currency ? (coupon.amount_off ?? []) : [],
  );
  const ends = running.flatMap(({ end }) => end ?? []);
  const [percent] = percents;
  return {
    discountPercent:
      percents.length > 1
        ? Math.round((1 - percents.reduce((left, off) => left * (1 - off / 100), 1)) * 1e6) / 1e4
        : (percent ?? null),
    discountCents: amounts.length > 0 ? amounts.reduce((sum, amount) => sum + amount, 0) : null,
    discountEndsAt: ends.length > 0 ? dateOf(Math.min(...ends)) : null,
  };
}

/** What Stripe knows the card, or the bank account, by: the same for the same card of another customer. */
function cardOf(method: Stripe.Subscription["default_payment_method"]): string | null {
  if (method === null || typeof method === "string") return null;
  const { card, sepa_debit: sepa, us_bank_account: bank } = method;
  return card?.fingerprint ?? sepa?.fingerprint ?? bank?.fingerprint ?? null;
}

/** What went back, by the payment it went back from. */
function refundsByPayment(charges: Stripe.Charge[]): Map<string, number> {
  const refunds = new Map<string, number>();
  for (const { id, payment_intent, amount_refunded } of charges) {
    const payment = idOf(payment_intent) ?? id;
    refunds.set(payment, (refunds.get(payment) ?? 0) + amount_refunded);
  }
  return refunds;
}

function toInvoice(invoice: Stripe.Invoice, refunds: Map<string, number>): InvoiceFacts {
  const payments = (invoice.payments?.data ?? []).map(
    ({ payment }) => idOf(payment.payment_intent) ?? idOf(payment.charge) ?? "",
  );
  const status = invoice.status ?? "draft";
  return {
    id: invoice.id,
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    status: ["open", "paid", "void", "uncollectible"].includes(status)
      ? (status as InvoiceFacts["status"])
      : "draft",
    description: invoice.lines.data[0]?.description ?? invoice.description ?? "Premium",
    currency: invoice.currency,
    subtotalCents: invoice.subtotal,
    discountCents: (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0),
    totalCents: invoice.total,
    paidCents: invoice.amount_paid,
    refundedCents: payments.reduce((sum, payment) => sum + (refunds.get(payment) ?? 0), 0),
    issuedAt: dateOf(invoice.created),
    paidAt: dateOrNull(invoice.status_transitions.paid_at),
    url: invoice.hosted_invoice_url ?? null,
  };
}

/** The one-off product of a finished checkout: ours, or a payment link's. */
function toPurchase(checkout: Stripe.Checkout.Session): PurchaseFacts[] {
  const { mode, status, payment_status } = checkout;
  if (mode !== "payment" || status !== "complete" || payment_status === "unpaid") return [];
  return (checkout.line_items?.data ?? []).flatMap(({ id, price, amount_total, currency }) => {
    const tag = tagOfPrice(price);
    if (!tag) return [];
    return [
      {
        id: `${checkout.id}:${id}`,
        tag,
        amountCents: amount_total,
        currency,
        purchasedAt: dateOf(checkout.created),
      },
    ];
  });
}

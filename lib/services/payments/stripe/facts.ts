import "server-only";
/** Stripe's objects as our facts. */
import type Stripe from "stripe";
import type { CustomerFacts, InvoiceFacts, PurchaseFacts, SubscriptionFacts } from "../port";
import { tagOfKey } from "./catalog";
import { dateOf, dateOrNull, idOf, LIST_LIMIT, orNull } from "./client";

/** All that Stripe knows of a customer; null when they are gone. */
export async function customerFacts(client: Stripe, customer: string): Promise<CustomerFacts | null> {
  const found = await orNull(client.customers.retrieve(customer));
  if (!found || found.deleted) return null;
  const [subscriptions, invoices, charges, checkouts] = await Promise.all([
    client.subscriptions
      .list({ customer, status: "all", limit: 100, expand: ["data.discounts.source.coupon"] })
      .autoPagingToArray({ limit: LIST_LIMIT }),
    client.invoices
      .list({ customer, limit: 100, expand: ["data.payments"] })
      .autoPagingToArray({ limit: LIST_LIMIT }),
    client.charges.list({ customer, limit: 100 }).autoPagingToArray({ limit: LIST_LIMIT }),
    client.checkout.sessions
      .list({ customer, status: "complete", limit: 100, expand: ["data.line_items"] })
      .autoPagingToArray({ limit: LIST_LIMIT }),
  ]);
  const refunds = refundsByPayment(charges);
  return {
    subscriptions: subscriptions.map(toSubscription),
    invoices: invoices.map((invoice) => toInvoice(invoice, refunds)),
    purchases: checkouts.flatMap(toPurchase),
  };
}

function toSubscription(subscription: Stripe.Subscription): SubscriptionFacts {
  const item = subscription.items.data[0];
  const discount = subscription.discounts.find((one) => typeof one !== "string");
  const coupon = typeof discount?.source.coupon === "object" ? discount.source.coupon : null;
  const currentPeriodEnd = dateOrNull(item?.current_period_end);
  return {
    id: subscription.id,
    status: subscription.status,
    interval: item?.price.recurring?.interval === "year" ? "year" : "month",
    priceCents: item?.price.unit_amount ?? 0,
    currency: subscription.currency,
    currentPeriodEnd,
    cancelAtPeriodEnd:
      subscription.cancel_at_period_end ||
      (subscription.cancel_at !== null && subscription.cancel_at <= (item?.current_period_end ?? 0)),
    trialEndsAt: dateOrNull(subscription.trial_end),
    promoCode: subscription.metadata.promoCode ?? null,
    discountPercent: coupon?.percent_off ?? null,
    discountEndsAt: dateOrNull(discount?.end),
    startedAt: dateOf(subscription.created),
    endedAt: dateOrNull(subscription.ended_at),
  };
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
  if (checkout.mode !== "payment" || checkout.payment_status === "unpaid") return [];
  return (checkout.line_items?.data ?? []).flatMap(({ id, price, amount_total, currency }) => {
    const tag = tagOfKey(price?.lookup_key);
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

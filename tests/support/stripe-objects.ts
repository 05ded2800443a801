/** Stripe's objects as its API writes them, out of the world of the tests; the fields are checked against the SDK's types. */
import type Stripe from "stripe";
import { CURRENCY, PLANS } from "@/lib/rules/billing/plans";
import { PROMOS, readPromo } from "@/lib/rules/billing/promo";
import type { StripeWorld, WorldInvoice, WorldSession, WorldSubscription } from "./stripe-world";

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);
const secondsOrNull = (date: Date | null) => date && seconds(date);

/** Some fields of one of the SDK's objects, each as the SDK types it. */
type Part<T> = { [K in keyof T]?: T[K] extends object | null | undefined ? unknown : T[K] };

export function sessionJson(world: StripeWorld, session: WorldSession) {
  const price = world.prices.get(session.priceId);
  return {
    id: session.id,
    object: "checkout.session",
    customer: session.customer,
    mode: session.mode,
    status: session.status,
    payment_status: session.status === "complete" ? "paid" : "unpaid",
    created: session.created,
    url: session.status === "open" ? `https://checkout.stripe.test/c/pay/${session.id}` : null,
    line_items: {
      object: "list",
      data: [
        {
          id: `li_${session.id}`,
          object: "item",
          price: price && { ...price, unit_amount: Number(price.unit_amount) },
          amount_total: Number(price?.unit_amount),
          currency: CURRENCY,
        },
      ],
    },
  } satisfies Part<Stripe.Checkout.Session>;
}

export function subscriptionJson(world: StripeWorld, one: WorldSubscription) {
  const { priceCents, interval } = PLANS[one.plan];
  const promo = PROMOS[readPromo(one.promoCode ?? "") ?? "SHAREDLOVE15"];
  const isDiscounted = one.discountEndsAt !== null && one.discountEndsAt > world.now;
  return {
    id: one.id,
    object: "subscription",
    customer: one.customerId,
    status: one.status,
    currency: CURRENCY,
    created: seconds(one.createdAt),
    cancel_at: null,
    cancel_at_period_end: one.cancelAtPeriodEnd,
    ended_at: secondsOrNull(one.endedAt),
    trial_end: secondsOrNull(one.trialEndsAt),
    metadata: one.metadata,
    discounts: isDiscounted
      ? [
          {
            id: `di_${one.id}`,
            object: "discount",
            end: secondsOrNull(one.discountEndsAt),
            source: { type: "coupon", coupon: { id: promo.code, percent_off: promo.percentOff } },
          },
        ]
      : [],
    items: {
      object: "list",
      data: [
        {
          id: `si_${one.id}`,
          current_period_start: seconds(one.periodStart),
          current_period_end: seconds(one.periodEnd),
          price: { id: world.priceOf(one.plan), unit_amount: priceCents, recurring: { interval } },
        },
      ],
    },
  } satisfies Part<Stripe.Subscription>;
}

export function invoiceJson(invoice: WorldInvoice) {
  return {
    id: invoice.id,
    object: "invoice",
    customer: invoice.customerId,
    status: invoice.status,
    currency: CURRENCY,
    created: seconds(invoice.issuedAt),
    description: null,
    subtotal: invoice.subtotalCents,
    total: invoice.totalCents,
    amount_paid: invoice.paidCents,
    total_discount_amounts: invoice.discountCents > 0 ? [{ amount: invoice.discountCents }] : [],
    hosted_invoice_url: `https://invoice.stripe.test/i/${invoice.id}`,
    status_transitions: { paid_at: secondsOrNull(invoice.paidAt) },
    lines: { object: "list", data: [{ description: invoice.description }] },
    parent: invoice.subscriptionId && {
      type: "subscription_details",
      subscription_details: { subscription: invoice.subscriptionId },
    },
    payments: {
      object: "list",
      data:
        invoice.paidCents > 0
          ? [{ status: "paid", payment: { type: "payment_intent", payment_intent: `pi_${invoice.id}` } }]
          : [],
    },
  } satisfies Part<Stripe.Invoice>;
}

/* eslint-disable max-lines -- one world */
/**
 * What stands behind the Stripe-shaped server of the tests (stripe-api.ts): Stripe's own objects (tests/fixtures/stripe), and what its
 * documentation says becomes of them: checkouts that are completed, periods that end, cards that refuse, refunds. It shares no code
 * and no sums with the app or its demo gateway, so that a mistake there finds no twin here. Like Stripe, it lets a customer complete
 * two checkouts. Every change leaves the events that Stripe sends.
 */
import type Stripe from "stripe";
import * as recorded from "@/tests/fixtures/stripe/objects";

export type Params = { [key: string]: Params | string | undefined };
export type WorldEvent = { id: string; type: string; object: object; previous_attributes?: object };

type Order = { priceId: string; trialDays: number | null; promotionCode: string | null; metadata: Params };
type Line = { cents: number; price: Stripe.Price; description: string };

const DAY_S = 86_400;
/** Days after a refused charge on which it is tried again; after the last the subscription is cancelled. */
const RETRIES = [3, 5, 7];

const copy = <T>(thing: T): T => structuredClone(thing);
const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** The end of the `count`th month from an anchor: its day, or the last of a shorter month. */
function monthsAfter(anchor: number, count: number): number {
  const from = new Date(anchor * 1000);
  const first = new Date(from);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + count);
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return seconds(first);
}

export class StripeWorld {
  now = new Date();
  readonly customers = new Map<string, Stripe.Customer | Stripe.DeletedCustomer>();
  readonly products = new Map<string, Stripe.Product>();
  readonly prices = new Map<string, Stripe.Price>();
  readonly coupons = new Map<string, Stripe.Coupon>();
  readonly promotionCodes = new Map<string, Stripe.PromotionCode>();
  readonly portals = new Map<string, Params & { id: string }>();
  readonly sessions = new Map<string, Stripe.Checkout.Session>();
  readonly subscriptions = new Map<string, Stripe.Subscription>();
  readonly invoices = new Map<string, Stripe.Invoice>();
  readonly charges = new Map<string, Stripe.Charge>();
  /** Pages of the portal, by address. */
  readonly portalPages = new Map<string, { subscription: string; price: string } | "card">();
  /** The card a customer gives at the next checkout, by its fingerprint; each has one of their own unless set. */
  readonly cards = new Map<string, string>();
  readonly orders = new Map<string, Order>();
  events: WorldEvent[] = [];
  private readonly refusing = new Set<string>();
  private count = 0;

  newId = (kind: string): string => `${kind}_${String((this.count += 1)).padStart(6, "0")}`;

  private get second(): number {
    return seconds(this.now);
  }

  private tell(type: string, object: object): void {
    this.events.push({ id: this.newId("evt"), type, object: copy(object) });
  }

  newCustomer(params: { email: string; metadata: Record<string, string> }): Stripe.Customer {
    const customer = { ...copy(recorded.customer), ...params, id: this.newId("cus"), created: this.second };
    this.customers.set(customer.id, customer);
    this.tell("customer.created", customer);
    return customer;
  }

  /** A deleted customer can still be read, and nothing else: what they had ends with them. */
  deleteCustomer(id: string): Stripe.DeletedCustomer {
    const gone = { id, object: "customer", deleted: true } as const;
    for (const { id: subscription } of this.subscriptionsOf(id)) this.cancel(subscription);
    const before = this.customers.get(id);
    this.customers.set(id, gone);
    this.tell("customer.deleted", before ?? gone);
    return gone;
  }

  subscriptionsOf = (customer: string): Stripe.Subscription[] =>
    [...this.subscriptions.values()].filter((one) => one.customer === customer);
  invoicesOf = (customer: string): Stripe.Invoice[] =>
    [...this.invoices.values()].filter((one) => one.customer === customer);

  priceByKey(lookupKey: string): Stripe.Price {
    const found = [...this.prices.values()].find((price) => price.lookup_key === lookupKey);
    if (!found) throw new Error(`no price ${lookupKey}`);
    return found;
  }

  private price(id: string): Stripe.Price {
    const found = this.prices.get(id);
    if (!found) throw new Error(`no price ${id}`);
    return found;
  }

  newSession(session: Partial<Stripe.Checkout.Session>, order: Order): Stripe.Checkout.Session {
    const id = this.newId("cs_test");
    const price = this.price(order.priceId);
    const made: Stripe.Checkout.Session = {
      ...copy(recorded.checkoutSession),
      ...session,
      id,
      created: this.second,
      expires_at: this.second + DAY_S,
      url: `https://checkout.stripe.test/c/pay/${id}`,
      line_items: {
        object: "list",
        url: `/v1/checkout/sessions/${id}/line_items`,
        has_more: false,
        data: [
          {
            ...copy(recorded.lineItem),
            id: this.newId("li"),
            price,
            amount_subtotal: price.unit_amount ?? 0,
            amount_total: price.unit_amount ?? 0,
          },
        ],
      },
    };
    this.sessions.set(id, made);
    this.orders.set(id, order);
    return made;
  }

  /** The customer's click on a hosted page. */
  complete(url: string): void {
    const portal = this.portalPages.get(url);
    if (portal) return this.confirm(portal);
    const session = this.sessions.get(url.split("/").at(-1) ?? "");
    const order = this.orders.get(session?.id ?? "");
    const customer = this.customers.get(String(session?.customer));
    if (session?.status !== "open" || !order || !customer || customer.deleted)
      throw new Error("This page has expired.");
    session.status = "complete";
    session.url = null;
    if (session.mode === "payment") this.sell(session, order);
    else this.subscribe(session, order);
    this.tell("checkout.session.completed", session);
  }

  expire(session: Stripe.Checkout.Session): void {
    session.status = "expired";
    session.url = null;
    this.tell("checkout.session.expired", session);
  }

  private sell(session: Stripe.Checkout.Session, { priceId }: Order): void {
    const price = this.price(priceId);
    const line = { cents: price.unit_amount ?? 0, price, description: "A product" };
    const invoice = this.bill(String(session.customer), null, [line], "manual");
    session.payment_status = "paid";
    session.invoice = invoice.id;
  }

  private subscribe(session: Stripe.Checkout.Session, order: Order): void {
    const customer = String(session.customer);
    const price = this.price(order.priceId);
    const trialEnd = order.trialDays === null ? null : this.second + order.trialDays * DAY_S;
    const id = this.newId("sub");
    const anchor = trialEnd ?? this.second;
    const code = this.promotionCodes.get(order.promotionCode ?? "");
    const coupon = this.coupons.get(String(code?.promotion.coupon));
    const subscription: Stripe.Subscription = {
      ...copy(recorded.subscription),
      ...{ id, customer, created: this.second, start_date: this.second, billing_cycle_anchor: anchor },
      ...{ status: trialEnd === null ? "active" : "trialing", trial_start: trialEnd && this.second },
      trial_end: trialEnd,
      metadata: copy(order.metadata) as Stripe.Metadata,
      default_payment_method: this.newCard(customer),
      discounts: coupon ? [this.newDiscount(id, customer, coupon, code?.id ?? null)] : [],
      items: {
        object: "list",
        url: `/v1/subscription_items?subscription=${id}`,
        has_more: false,
        data: [
          {
            ...copy(recorded.subscriptionItem),
            ...{ id: this.newId("si"), created: this.second, subscription: id, price },
            current_period_start: this.second,
            current_period_end: trialEnd ?? this.periodEnd(price, anchor, this.second),
          },
        ],
      },
    };
    this.subscriptions.set(id, subscription);
    session.subscription = id;
    session.payment_status = trialEnd === null ? "paid" : "no_payment_required";
    this.refusing.delete(customer);
    this.tell("customer.subscription.created", subscription);
    // Stripe writes an empty invoice for a trial.
    const cents = trialEnd === null ? (price.unit_amount ?? 0) : 0;
    const invoice = this.bill(
      customer,
      subscription,
      [{ cents, price, description: "A plan" }],
      "subscription_create",
    );
    session.invoice = invoice.id;
  }

  private newCard(customer: string): Stripe.PaymentMethod {
    const card = copy(recorded.paymentMethod);
    const fingerprint = this.cards.get(customer) ?? `card-of-${customer}`;
    const method = {
      ...card,
      id: this.newId("pm"),
      customer,
      card: card.card && { ...card.card, fingerprint },
    };
    this.tell("payment_method.attached", method);
    return method;
  }

  newDiscount(
    subscription: string,
    customer: string,
    coupon: Stripe.Coupon,
    promotion_code: string | null = null,
  ): Stripe.Discount {
    const { duration, duration_in_months: months } = coupon;
    return {
      ...copy(recorded.discount),
      ...{ id: this.newId("di"), customer, subscription, promotion_code, start: this.second },
      end: duration === "repeating" ? monthsAfter(this.second, months ?? 0) : null,
      source: { type: "coupon", coupon },
    };
  }

  /** The first period boundary after `from`. */
  private periodEnd(price: Stripe.Price, anchor: number, from: number): number {
    const months = price.recurring?.interval === "year" ? 12 : 1;
    let count = months;
    while (monthsAfter(anchor, count) <= from) count += months;
    return monthsAfter(anchor, count);
  }

  /** An invoice for these lines, less the subscription's discounts, and the first attempt to charge it. */
  private bill(
    customer: string,
    subscription: Stripe.Subscription | null,
    lines: Line[],
    billing_reason: Stripe.Invoice.BillingReason,
  ): Stripe.Invoice {
    const id = this.newId("in");
    const subtotal = lines.reduce((sum, { cents }) => sum + cents, 0);
    const taken =
      subtotal > 0 && billing_reason !== "subscription_update" ? this.discountOn(subscription, subtotal) : [];
    const total = subtotal - taken.reduce((sum, { amount }) => sum + amount, 0);
    const invoice: Stripe.Invoice = {
      ...copy(recorded.invoice),
      ...{ id, customer, billing_reason, created: this.second, status: "open", subtotal, total },
      ...{ amount_due: total, amount_remaining: total, total_discount_amounts: taken },
      hosted_invoice_url: `https://invoice.stripe.test/i/${id}`,
      status_transitions: { ...recorded.invoice.status_transitions, finalized_at: this.second },
      parent: subscription && {
        type: "subscription_details",
        quote_details: null,
        subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      },
      payments: { object: "list", url: "/v1/invoice_payments", has_more: false, data: [] },
      lines: {
        object: "list",
        url: `/v1/invoices/${id}/lines`,
        has_more: false,
        data: lines.map(({ cents, price, description }) => ({
          ...copy(recorded.invoiceLine),
          ...{ id: this.newId("il"), amount: cents, subtotal: cents, description, invoice: id },
          pricing: {
            price_details: { price: price.id, product: String(price.product) },
            type: "price_details",
            unit_amount_decimal: price.unit_amount_decimal,
          },
        })),
      },
    };
    this.invoices.set(id, invoice);
    this.tell("invoice.created", invoice);
    if (subscription) subscription.latest_invoice = id;
    this.attempt(invoice, subscription);
    return invoice;
  }

  private discountOn(
    subscription: Stripe.Subscription | null,
    subtotal: number,
  ): Stripe.Invoice.TotalDiscountAmount[] {
    let left = subtotal;
    const taken: Stripe.Invoice.TotalDiscountAmount[] = [];
    for (const discount of subscription ? this.running(subscription) : []) {
      const { coupon } = discount.source;
      if (coupon === null || typeof coupon === "string") continue;
      const off =
        coupon.percent_off === null
          ? (coupon.amount_off ?? 0)
          : Math.round((left * coupon.percent_off) / 100);
      const amount = Math.min(left, off);
      left -= amount;
      taken.push({ amount, discount: discount.id });
      if (coupon.duration === "once" && subscription)
        subscription.discounts = subscription.discounts.filter((one) => one !== discount);
    }
    return taken;
  }

  private running(subscription: Stripe.Subscription): Stripe.Discount[] {
    subscription.discounts = subscription.discounts.filter(
      (one) => typeof one === "string" || one.end === null || one.end > this.second,
    );
    return subscription.discounts.filter((one) => typeof one !== "string");
  }

  /** Charges an open invoice: the customer's credit first, then the card. */
  private attempt(invoice: Stripe.Invoice, subscription: Stripe.Subscription | null): void {
    const customer = this.customers.get(String(invoice.customer));
    if (!customer || customer.deleted) return;
    const credit = Math.max(0, Math.min(-customer.balance, invoice.total));
    // Less than nothing is owed: it is kept as credit.
    if (invoice.total < 0) customer.balance += invoice.total;
    const due = Math.max(0, invoice.total - credit);
    invoice.attempted = true;
    invoice.attempt_count += 1;
    if (due > 0 && this.refusing.has(customer.id)) return this.refused(invoice, subscription);
    customer.balance += credit;
    invoice.status = "paid";
    invoice.amount_paid = due;
    invoice.amount_due = due;
    invoice.amount_remaining = 0;
    invoice.next_payment_attempt = null;
    invoice.status_transitions.paid_at = this.second;
    if (due > 0) this.charge(invoice, due);
    if (subscription?.status === "past_due") {
      subscription.status = "active";
      this.tell("customer.subscription.updated", subscription);
    }
    this.tell("invoice.paid", invoice);
    this.tell("invoice.payment_succeeded", invoice);
  }

  private charge(invoice: Stripe.Invoice, amount: number): void {
    const [id, payment_intent] = [this.newId("ch"), this.newId("pi")];
    const charge: Stripe.Charge = {
      ...copy(recorded.charge),
      ...{ id, payment_intent, amount, amount_captured: amount, created: this.second },
      customer: invoice.customer,
    };
    this.charges.set(id, charge);
    const payment: Stripe.InvoicePayment = {
      ...copy(recorded.invoicePayment),
      ...{ id: this.newId("inpay"), amount_paid: amount, amount_requested: amount, invoice: invoice.id },
      created: this.second,
      payment: { payment_intent, type: "payment_intent" },
    };
    invoice.payments?.data.push(payment);
    this.tell("charge.succeeded", charge);
    this.tell("invoice_payment.paid", payment);
  }

  private refused(invoice: Stripe.Invoice, subscription: Stripe.Subscription | null): void {
    const wait = RETRIES[invoice.attempt_count - 1];
    invoice.next_payment_attempt = wait === undefined ? null : this.second + wait * DAY_S;
    this.tell("invoice.payment_failed", invoice);
    if (!subscription) return;
    if (wait === undefined) return this.end(subscription, "payment_failed");
    subscription.status = "past_due";
    this.tell("customer.subscription.updated", subscription);
  }

  private end(
    subscription: Stripe.Subscription,
    reason: Stripe.Subscription.CancellationDetails.Reason,
    at = this.second,
  ): void {
    Object.assign(subscription, { status: "canceled", ended_at: at });
    subscription.canceled_at ??= at;
    if (subscription.cancellation_details) subscription.cancellation_details.reason = reason;
    for (const invoice of this.invoices.values())
      if (invoice.status === "open" && this.subscriptionOf(invoice) === subscription)
        Object.assign(invoice, { status: "uncollectible", next_payment_attempt: null });
    this.tell("customer.subscription.deleted", subscription);
  }

  private subscriptionOf(invoice: Stripe.Invoice): Stripe.Subscription | null {
    return this.subscriptions.get(String(invoice.parent?.subscription_details?.subscription)) ?? null;
  }

  /** Another plan, confirmed on the portal's page: in a trial only the price changes, later a new period begins at once. */
  private confirm(page: { subscription: string; price: string } | "card"): void {
    if (page === "card") return;
    const subscription = this.subscriptions.get(page.subscription);
    const item = subscription?.items.data[0];
    if (!subscription || !item) throw new Error("no subscription");
    const [old, price] = [item.price, this.price(page.price)];
    item.price = price;
    if (subscription.status !== "trialing") {
      const [from, to] = [item.current_period_start, item.current_period_end];
      const paid = this.invoicesOf(String(subscription.customer))
        .filter((invoice) => this.subscriptionOf(invoice) === subscription && invoice.status === "paid")
        .at(-1)?.total;
      const unused = Math.round(((paid ?? 0) * (to - this.second)) / (to - from));
      subscription.billing_cycle_anchor = this.second;
      item.current_period_start = this.second;
      item.current_period_end = this.periodEnd(price, this.second, this.second);
      this.bill(
        String(subscription.customer),
        subscription,
        [
          { cents: -unused, price: old, description: "Unused time" },
          { cents: price.unit_amount ?? 0, price, description: "Remaining time" },
        ],
        "subscription_update",
      );
    }
    this.tell("customer.subscription.updated", subscription);
  }

  /** From now on the customer's card refuses, or accepts. */
  setCard(customer: string, declines: boolean): void {
    if (declines) this.refusing.add(customer);
    else this.refusing.delete(customer);
  }

  /** The customer pays what is owed with a card that works. */
  payOpenInvoices(customer: string): void {
    this.setCard(customer, false);
    for (const invoice of this.invoicesOf(customer))
      if (invoice.status === "open") this.attempt(invoice, this.subscriptionOf(invoice));
  }

  /** Lets everything happen that falls due. */
  advance(days: number): void {
    const target = new Date(this.now.getTime() + days * DAY_S * 1000);
    for (const subscription of this.subscriptions.values())
      for (;;) {
        const at = this.nextEventOf(subscription);
        if (at === null || at > seconds(target)) break;
        this.now = new Date(at * 1000);
        this.happen(subscription);
      }
    this.now = target;
  }

  private owed(subscription: Stripe.Subscription): Stripe.Invoice | undefined {
    return [...this.invoices.values()].find(
      (invoice) => invoice.status === "open" && this.subscriptionOf(invoice) === subscription,
    );
  }

  private nextEventOf(subscription: Stripe.Subscription): number | null {
    if (subscription.ended_at !== null) return null;
    const end = subscription.items.data[0]?.current_period_end ?? null;
    const retry = this.owed(subscription)?.next_payment_attempt ?? null;
    return retry !== null && (end === null || retry < end) ? retry : end;
  }

  private happen(subscription: Stripe.Subscription): void {
    const owed = this.owed(subscription);
    const item = subscription.items.data[0];
    if (!item) return;
    if (owed?.next_payment_attempt === this.second) return this.attempt(owed, subscription);
    if (subscription.cancel_at_period_end) return this.end(subscription, "cancellation_requested");
    if (subscription.status === "trialing") subscription.status = "active";
    item.current_period_start = this.second;
    item.current_period_end = this.periodEnd(item.price, subscription.billing_cycle_anchor, this.second);
    const { price } = item;
    this.bill(
      String(subscription.customer),
      subscription,
      [{ cents: price.unit_amount ?? 0, price, description: "A plan" }],
      "subscription_cycle",
    );
    this.tell("customer.subscription.updated", subscription);
  }

  update(id: string, change: { cancel_at_period_end: boolean }): Stripe.Subscription | null {
    const subscription = this.subscriptions.get(id);
    if (!subscription || subscription.ended_at !== null) return null;
    Object.assign(subscription, change, {
      canceled_at: change.cancel_at_period_end ? this.second : null,
      cancel_at: change.cancel_at_period_end ? subscription.items.data[0]?.current_period_end : null,
    });
    this.tell("customer.subscription.updated", subscription);
    return subscription;
  }

  cancel(id: string): Stripe.Subscription | null {
    const subscription = this.subscriptions.get(id);
    if (!subscription || subscription.ended_at !== null) return null;
    this.end(subscription, "cancellation_requested");
    return subscription;
  }

  /** Gives a payment back whole; null when it has gone back already. */
  refund(payment_intent: string): Stripe.Refund | null {
    const charge = [...this.charges.values()].find((one) => one.payment_intent === payment_intent);
    if (!charge || charge.refunded) return null;
    const amount = charge.amount - charge.amount_refunded;
    Object.assign(charge, { amount_refunded: charge.amount, refunded: true });
    const refund: Stripe.Refund = {
      ...copy(recorded.refund),
      ...{ id: this.newId("re"), amount, charge: charge.id, payment_intent, created: this.second },
    };
    this.tell("charge.refunded", charge);
    this.tell("refund.created", refund);
    return refund;
  }
}

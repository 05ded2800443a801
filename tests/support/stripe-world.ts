/**
 * What stands behind the Stripe-shaped server of the tests (stripe-api.ts): customers, checkouts, subscriptions and their time.
 * Unlike the demo gateway, and like Stripe, it lets a customer complete two checkouts. Every change leaves an event for a webhook.
 */
import { addDays, nextBoundary } from "@/lib/rules/billing/period";
import { PLANS, type PlanType } from "@/lib/rules/billing/plans";
import { charge, ended, livedUntil, retried, type Books } from "@/lib/services/payments/demo/ledger";
import {
  discountOf,
  periodInvoice,
  type DemoInvoiceRecord,
  type DemoPurse,
  type DemoSubscriptionRecord,
} from "@/lib/services/payments/demo/records";
import { priceAt } from "@/lib/rules/billing/next-charge";

export type Params = { [key: string]: Params | string | undefined };
export type Stored = { id: string; created: number } & Params;

export type WorldSession = {
  id: string;
  customer: string;
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  created: number;
  priceId: string;
  trialDays: number | null;
  promotionCode: string | null;
  metadata: Params;
  success_url: string;
};
export type WorldSubscription = DemoSubscriptionRecord & { metadata: Params };
export type WorldInvoice = DemoInvoiceRecord & { refundedCents: number };
export type WorldEvent = { id: string; type: string; object: Params };

export class StripeWorld {
  now = new Date("2026-11-21T09:00:00Z");
  readonly customers = new Map<string, { id: string; email: string; deleted?: true } & DemoPurse>();
  readonly products = new Map<string, Params & { id: string }>();
  readonly prices = new Map<string, Params & { id: string }>();
  readonly coupons = new Map<string, Params & { id: string }>();
  readonly promotionCodes = new Map<string, Params & { id: string }>();
  readonly portals = new Map<string, Params & { id: string }>();
  readonly sessions = new Map<string, WorldSession>();
  readonly subscriptions = new Map<string, WorldSubscription>();
  readonly invoices = new Map<string, WorldInvoice>();
  /** Pages of the portal, by address. */
  readonly portalPages = new Map<string, { subscription: string; price: string } | "card">();
  events: WorldEvent[] = [];
  private count = 0;

  newId = (kind: string): string => `${kind}_${String((this.count += 1)).padStart(6, "0")}`;

  private tell(type: string, customer: string): void {
    this.events.push({ id: this.newId("evt"), type, object: { object: type.split(".")[0], customer } });
  }

  priceOf(plan: PlanType): string {
    const found = [...this.prices.values()].find((price) => price.lookup_key === PLANS[plan].lookupKey);
    if (!found) throw new Error(`no price for ${plan}`);
    return found.id;
  }

  private planOf(priceId: string): PlanType {
    const key = this.prices.get(priceId)?.lookup_key;
    return key === PLANS.annual.lookupKey ? "annual" : "monthly";
  }

  private keep(before: Books, after: Books): void {
    const old = this.subscriptions.get(after.subscription.id);
    this.subscriptions.set(after.subscription.id, { metadata: old?.metadata ?? {}, ...after.subscription });
    const customer = this.customers.get(after.subscription.customerId);
    if (customer) Object.assign(customer, after.purse);
    for (const invoice of after.invoices) {
      const known = this.invoices.get(invoice.id);
      this.invoices.set(invoice.id, { refundedCents: known?.refundedCents ?? 0, ...invoice });
      if (known?.status !== invoice.status)
        this.tell(
          invoice.status === "paid" ? "invoice.paid" : "invoice.payment_failed",
          after.subscription.customerId,
        );
    }
    if (JSON.stringify(before.subscription) !== JSON.stringify(after.subscription))
      this.tell("customer.subscription.updated", after.subscription.customerId);
  }

  private booksOf(subscription: WorldSubscription): Books {
    const purse = this.customers.get(subscription.customerId) ?? { cardDeclines: false, creditCents: 0 };
    const invoices = [...this.invoices.values()].filter(
      (invoice) => invoice.subscriptionId === subscription.id && invoice.status === "open",
    );
    return {
      subscription,
      purse: { cardDeclines: purse.cardDeclines, creditCents: purse.creditCents },
      invoices,
    };
  }

  /** The customer's click on a hosted page. */
  complete(url: string): void {
    const portal = this.portalPages.get(url);
    if (portal) return this.confirm(portal);
    const session = this.sessions.get(url.split("/").at(-1) ?? "");
    if (session?.status !== "open") throw new Error("This page has expired.");
    session.status = "complete";
    const price = this.prices.get(session.priceId);
    if (session.mode === "payment") this.sell(session, price);
    else this.subscribe(session);
    this.tell("checkout.session.completed", session.customer);
  }

  private sell(session: WorldSession, price: Params | undefined): void {
    const cents = Number(price?.unit_amount);
    const id = this.newId("in");
    this.invoices.set(id, {
      ...{ id, customerId: session.customer, subscriptionId: null, status: "paid", refundedCents: 0 },
      ...{ description: "A product", subtotalCents: cents, discountCents: 0, totalCents: cents },
      ...{ paidCents: cents, issuedAt: this.now, paidAt: this.now },
    });
    this.tell("invoice.paid", session.customer);
  }

  private subscribe(session: WorldSession): void {
    const plan = this.planOf(session.priceId);
    const code = session.promotionCode && this.promotionCodes.get(session.promotionCode)?.code;
    const trialEndsAt = session.trialDays === null ? null : addDays(this.now, session.trialDays);
    const periodEnd = trialEndsAt ?? nextBoundary(this.now, PLANS[plan].months, this.now);
    const subscription: WorldSubscription = {
      ...{ id: this.newId("sub"), customerId: session.customer, plan, ...discountOf(String(code), this.now) },
      ...{ status: trialEndsAt ? ("trialing" as const) : ("active" as const), trialEndsAt, periodEnd },
      ...{ anchorAt: trialEndsAt ?? this.now, periodStart: this.now, cancelAtPeriodEnd: false },
      ...{ failedAttempts: 0, nextEventAt: periodEnd, createdAt: this.now, endedAt: null },
      metadata: session.metadata,
    };
    this.subscriptions.set(subscription.id, subscription);
    this.tell("customer.subscription.created", session.customer);
    const books = this.booksOf(subscription);
    const bill = periodInvoice(subscription, this.newId("in"), this.now);
    // Stripe writes an empty invoice for a trial.
    const free = { ...bill, subtotalCents: 0, discountCents: 0, totalCents: 0 };
    const paid = charge(trialEndsAt ? free : bill, { ...books.purse, cardDeclines: false }, this.now);
    this.keep(books, { subscription, purse: paid.purse, invoices: [paid.invoice] });
  }

  private confirm(page: { subscription: string; price: string } | "card"): void {
    if (page === "card") return;
    const old = this.subscriptions.get(page.subscription);
    if (!old) throw new Error("no subscription");
    const books = this.booksOf(old);
    const plan = this.planOf(page.price);
    if (old.status === "trialing") return this.keep(books, { ...books, subscription: { ...old, plan } });
    const left =
      (old.periodEnd.getTime() - this.now.getTime()) / (old.periodEnd.getTime() - old.periodStart.getTime());
    const paid = priceAt({ ...old, priceCents: PLANS[old.plan].priceCents }, old.periodStart);
    const periodEnd = nextBoundary(this.now, PLANS[plan].months, this.now);
    const subscription = {
      ...{ ...old, plan, anchorAt: this.now, periodStart: this.now, periodEnd, nextEventAt: periodEnd },
    };
    const purse = { ...books.purse, creditCents: books.purse.creditCents + Math.round(paid * left) };
    const charged = charge(periodInvoice(subscription, this.newId("in"), this.now), purse, this.now);
    this.keep(books, { subscription, purse: charged.purse, invoices: [charged.invoice] });
  }

  /** From now on the customer's card refuses, or accepts. */
  setCard(customer: string, declines: boolean): void {
    const found = this.customers.get(customer);
    if (found) found.cardDeclines = declines;
  }

  /** The customer pays what is owed with a card that works. */
  payOwed(customer: string): void {
    this.setCard(customer, false);
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customerId !== customer || subscription.status !== "past_due") continue;
      const books = this.booksOf(subscription);
      this.keep(books, retried(books, this.now));
    }
  }

  advance(days: number): void {
    this.now = addDays(this.now, days);
    for (const subscription of [...this.subscriptions.values()]) {
      const books = this.booksOf(subscription);
      this.keep(
        books,
        livedUntil(books, this.now, () => this.newId("in")),
      );
    }
  }

  update(id: string, change: Partial<WorldSubscription>): WorldSubscription | null {
    const subscription = this.subscriptions.get(id);
    if (!subscription || subscription.endedAt) return null;
    const books = this.booksOf(subscription);
    this.keep(books, { ...books, subscription: { ...subscription, ...change } });
    return this.subscriptions.get(id) ?? null;
  }

  cancel(id: string): WorldSubscription | null {
    const subscription = this.subscriptions.get(id);
    if (!subscription || subscription.endedAt) return null;
    const books = this.booksOf(subscription);
    this.keep(books, ended(books, this.now));
    this.tell("customer.subscription.deleted", subscription.customerId);
    return this.subscriptions.get(id) ?? null;
  }

  refund(invoiceId: string): void {
    const invoice = this.invoices.get(invoiceId);
    if (!invoice) return;
    invoice.refundedCents = invoice.paidCents;
    this.tell("charge.refunded", invoice.customerId);
  }
}

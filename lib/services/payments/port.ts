import "server-only";
/**
 * Who takes the money: one port, two adapters (Stripe, and a demo of our own for machines without keys). Both pass
 * tests/domain/payments-contract.test.ts. Amounts are cents; a price is named by plan or product, never by amount.
 * Every method may throw: whoever calls turns that into the sentence the cook reads (lib/billing/gateway.ts).
 */
import type { Interval, PlanType, ProductTag } from "@/lib/rules/billing/plans";
import type { PromoCode } from "@/lib/rules/billing/promo-codes";

export type CheckoutItem =
  | { kind: "plan"; plan: PlanType; trialDays: number | null; promoCode: PromoCode | null }
  | { kind: "product"; tag: ProductTag };

/** `{CHECKOUT_SESSION_ID}` in an address is replaced by the checkout's id when the browser is sent there. */
export const SESSION_ID_PLACEHOLDER = "{CHECKOUT_SESSION_ID}";

export type CheckoutRequest = {
  customerId: string;
  /** Our user's id. */
  reference: string;
  item: CheckoutItem;
  successUrl: string;
  cancelUrl: string;
};

/** A checkout as it stands. */
type CheckoutFacts = { customerId: string | null; isComplete: boolean };

export type SubscriptionFacts = {
  id: string;
  /** Stripe's names; others are kept as they come and give no premium. */
  status: string;
  interval: Interval;
  priceCents: number;
  currency: string;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  trialEndsAt: Date | null;
  promoCode: string | null;
  /** What each period is cheaper by: a percentage, which need not be whole, and then an amount. */
  discountPercent: number | null;
  discountCents: number | null;
  /** Periods that begin before it are cheaper; null with a discount: all of them. */
  discountEndsAt: Date | null;
  /** What the gateway knows the card by, whoever's it is; null where it tells none. */
  card: string | null;
  startedAt: Date;
  endedAt: Date | null;
};

export type InvoiceStatus = "draft" | "open" | "paid" | "void" | "uncollectible";

export type InvoiceFacts = {
  id: string;
  subscriptionId: string | null;
  status: InvoiceStatus;
  description: string;
  currency: string;
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  paidCents: number;
  refundedCents: number;
  issuedAt: Date;
  paidAt: Date | null;
  url: string | null;
};

export type PurchaseFacts = {
  id: string;
  tag: ProductTag;
  amountCents: number;
  currency: string;
  purchasedAt: Date;
};

/** All that the gateway knows of a customer and that was bought at our own prices: what others sell there is none of ours. */
export type CustomerFacts = {
  subscriptions: SubscriptionFacts[];
  invoices: InvoiceFacts[];
  purchases: PurchaseFacts[];
  /** Ids of checkouts of a plan that may still be completed. */
  openCheckouts: string[];
};

export type ProductFacts = {
  id: string;
  name: string;
  description: string | null;
  active: boolean;
  createdAtSeconds: number;
  /** What it means here, as the set-up wrote it on the product; null for products of others. */
  meaning: { kind: "plan"; plan: PlanType } | { kind: "product"; tag: ProductTag } | null;
};

/**
 * What is believed of a webhook event: that it happened, and whom to look at. An event of a thing that does not name its customer
 * names the thing that does.
 */
export type GatewayEvent = {
  id: string;
  type: string;
  customerId: string | null;
  behind: { kind: "charge" | "payment" | "invoice"; id: string } | null;
};

export type PaymentGateway = {
  readonly name: "demo" | "stripe";
  /** The gateway's clock: renewals and trials go by it. */
  now(): Promise<Date>;
  /** False for an id that another gateway gave: such a customer is unknown here. */
  isOurs(customerId: string): boolean;
  /** The customer of `reference`; asked twice, it is the same one. */
  createCustomer(customer: { reference: string; email: string }): Promise<string>;
  createCheckout(request: CheckoutRequest): Promise<{ url: string }>;
  /** A page on which the cook confirms another plan for the subscription. */
  createPlanChange(change: {
    customerId: string;
    subscriptionId: string;
    plan: PlanType;
    successUrl: string;
    cancelUrl: string;
  }): Promise<{ url: string }>;
  /** A page on which the cook gives another card. */
  createCardChange(change: { customerId: string; returnUrl: string }): Promise<{ url: string }>;
  /** Null when there is no such checkout. */
  findCheckout(id: string): Promise<CheckoutFacts | null>;
  /** Whether any checkout of the customer was completed. */
  hasCompletedCheckout(customerId: string): Promise<boolean>;
  /** Ends the customer's open checkouts of plans, so that none of them can be completed any more. */
  closeCheckouts(customerId: string): Promise<void>;
  /** Null when the customer was deleted; throws for one that the gateway has never known, as with the key of another account. */
  factsOf(customerId: string): Promise<CustomerFacts | null>;
  /** Deletes the customer: nothing of theirs can be charged, renewed or completed any more. One that is gone stays so. */
  endCustomer(customerId: string): Promise<void>;
  /** Access stays until the period's end; nothing is charged any more. */
  cancelAtPeriodEnd(subscriptionId: string): Promise<void>;
  /** Ends it at once; `refund` gives back, first, all that was paid for it. Asked again it goes on where it stopped. */
  cancelNow(subscriptionId: string, options?: { refund?: boolean }): Promise<void>;
  listProducts(): Promise<ProductFacts[]>;
  /** The event of a webhook, or null when its signature is not the gateway's, or older than five minutes. */
  verifyWebhook(rawBody: string, signature: string | null): Promise<GatewayEvent | null>;
  /** Whom an event is about: asked where it does not say so itself. Null for nobody. */
  customerOf(event: GatewayEvent): Promise<string | null>;
};

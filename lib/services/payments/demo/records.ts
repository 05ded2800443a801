import "server-only";
/** What the demo gateway keeps, as its pure parts see it, and the words on its papers. */
import { PLANS, type PlanType } from "@/lib/rules/billing/plans";
import { addMonths } from "@/lib/rules/billing/period";
import { priceAt } from "@/lib/rules/billing/next-charge";
import { PROMOS, findPromoCode } from "@/lib/rules/billing/promo-codes";

export type DemoSubscriptionRecord = {
  id: string;
  customerId: string;
  plan: PlanType;
  status: "trialing" | "active" | "past_due" | "canceled";
  promoCode: string | null;
  discountPercent: number | null;
  discountEndsAt: Date | null;
  trialEndsAt: Date | null;
  anchorAt: Date;
  periodStart: Date;
  periodEnd: Date;
  cancelAtPeriodEnd: boolean;
  failedAttempts: number;
  nextEventAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
};

export type DemoInvoiceRecord = {
  id: string;
  customerId: string;
  subscriptionId: string | null;
  status: "open" | "paid" | "uncollectible";
  description: string;
  subtotalCents: number;
  discountCents: number;
  totalCents: number;
  paidCents: number;
  issuedAt: Date;
  paidAt: Date | null;
};

/** The customer's card and what a change of plan left over. */
export type DemoWallet = { cardDeclines: boolean; creditCents: number };

/** A promo code's discount for a subscription that begins at `startsAt`. */
export function discountOf(promoCode: string | null, startsAt: Date) {
  const code = promoCode === null ? null : findPromoCode(promoCode);
  if (!code) return { promoCode: null, discountPercent: null, discountEndsAt: null };
  const { percentOff, months } = PROMOS[code];
  return { promoCode: code, discountPercent: percentOff, discountEndsAt: addMonths(startsAt, months) };
}

/** An invoice for the period that begins at `at`, not yet charged. */
export function periodInvoice(
  subscription: Pick<
    DemoSubscriptionRecord,
    "id" | "customerId" | "plan" | "discountPercent" | "discountEndsAt"
  >,
  id: string,
  at: Date,
): DemoInvoiceRecord {
  const { name, priceCents } = PLANS[subscription.plan];
  const totalCents = priceAt({ ...subscription, priceCents }, at);
  return {
    id,
    customerId: subscription.customerId,
    subscriptionId: subscription.id,
    status: "open",
    description: name,
    subtotalCents: priceCents,
    discountCents: priceCents - totalCents,
    totalCents,
    paidCents: 0,
    issuedAt: at,
    paidAt: null,
  };
}

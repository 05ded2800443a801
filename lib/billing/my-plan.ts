import "server-only";
/** What My Plan tells a cook beyond the status: the next charge, the running promo, and what was paid. */
import { keysOf, type AccountKeys } from "@/lib/accounts/overview";
import type { Viewer } from "@/lib/accounts/sessions";
import type { InvoiceAnswer, SubscriptionStatus } from "@/lib/contract/billing";
import { currentSubscription, isLive } from "@/lib/rules/billing/entitlement";
import { nextCharge } from "@/lib/rules/billing/next-charge";
import { PROMOS, findPromoCode } from "@/lib/rules/billing/promo-codes";
import { listInvoices } from "./invoices";
import { billingStateOf } from "./state";
import { readStatus } from "./status";

export type MyPlan = SubscriptionStatus & {
  /** Null when nothing will be charged. */
  nextCharge: { at: string; cents: number } | null;
  promo: { code: string; percentOff: number; endsAt: string | null; about: string | null } | null;
  invoices: InvoiceAnswer[];
  /** For "Your account", which is on the same page. */
  keys: AccountKeys;
};

/** The viewer's plan with its charges and invoices. @throws AppError `unauthenticated` when the account is gone */
export async function readMyPlan({ viewer }: { viewer: Viewer }): Promise<MyPlan> {
  const [{ status, user }, invoices] = await Promise.all([readStatus(viewer), listInvoices({ viewer })]);
  const current = currentSubscription(billingStateOf(user).subscriptions);
  const live = current && isLive(current) ? current : null;
  const charge = live && nextCharge(live);
  const { promoCode, discountPercent, discountEndsAt } = live ?? {};
  const knownPromo = findPromoCode(promoCode ?? "");
  return {
    ...status,
    nextCharge: charge ? { at: charge.at.toISOString(), cents: charge.cents } : null,
    promo:
      promoCode && discountPercent
        ? {
            ...{ code: promoCode, percentOff: discountPercent },
            endsAt: discountEndsAt?.toISOString() ?? null,
            about: knownPromo ? PROMOS[knownPromo].about : null,
          }
        : null,
    invoices,
    keys: keysOf(user),
  };
}

import "server-only";
/** What a cook may know of the plan: its status, and for My Plan the next charge, the running promo, and what was paid. */
import { KEYS_COLUMNS, keysOf, type AccountKeys } from "@/lib/accounts/overview";
import type { Viewer } from "@/lib/accounts/sessions";
import type { InvoiceAnswer, SubscriptionStatus } from "@/lib/contract/billing";
import { db } from "@/lib/db/client";
import {
  currentSubscription,
  entitlementOf,
  intervalOf,
  isLive,
  periodEndOf,
  planStatusOf,
} from "@/lib/rules/billing/entitlement";
import { nextCharge } from "@/lib/rules/billing/next-charge";
import { PROMOS, findPromoCode } from "@/lib/rules/billing/promo-codes";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { AppError } from "@/lib/errors";
import { billingNow } from "./gateway";
import { listInvoices } from "./invoices";
import { hasUsedTrial } from "./offers";
import { BILLING_COLUMNS, billingStateOf } from "./state";
import { t } from "@/lib/messages";

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

/** The plan as My Plan and the premium gates read it (billing.md#status). */
export const subscriptionStatus = async ({ viewer }: { viewer: Viewer }): Promise<SubscriptionStatus> =>
  (await readStatus(viewer)).status;

/** The plan with the row it was read from. @throws AppError `unauthenticated` when the account is gone */
async function readStatus(viewer: Viewer) {
  const [user, now] = await Promise.all([
    db.user.findUnique({ where: { id: viewer.id }, include: { ...BILLING_COLUMNS, ...KEYS_COLUMNS } }),
    billingNow(),
  ]);
  if (!user) throw new AppError("unauthenticated", t("Please log in."));
  const state = billingStateOf(user);
  const { isPremium } = entitlementOf(state, now);
  const current = currentSubscription(state.subscriptions);
  const live = current && isLive(current) ? current : null;
  const status: SubscriptionStatus = {
    isPremium,
    recipeCount: user.recipeCount,
    recipeLimit: isPremium ? null : FREE_SAVED_RECIPES,
    billingInterval: intervalOf(state),
    nextBillingDate: (live && periodEndOf(live)?.toISOString()) ?? null,
    status: planStatusOf(state, now),
    cancelAtPeriodEnd: live?.cancelAtPeriodEnd ?? false,
    trialEndsAt: (live?.status === "trialing" && live.trialEndsAt?.toISOString()) || null,
    trialUsed: await hasUsedTrial(user),
    userId: user.id,
  };
  return { status, user };
}

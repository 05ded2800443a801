import "server-only";
import { KEYS_COLUMNS } from "@/lib/accounts/overview";
import type { Viewer } from "@/lib/accounts/sessions";
import type { UserAnswer } from "@/lib/contract/auth";
import type { SubscriptionStatus } from "@/lib/contract/billing";
import { db } from "@/lib/db/client";
import {
  currentSubscription,
  entitlementOf,
  intervalOf,
  isLive,
  periodEndOf,
  planStatusOf,
  type Entitlement,
} from "@/lib/rules/billing/entitlement";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { AppError } from "@/lib/errors";
import { billingNow } from "./gateway";
import { hasUsedTrial } from "./offers";
import { BILLING_COLUMNS, billingStateOf } from "./state";

const NOTHING: Entitlement = { isPremium: false, tier: "free", until: null };

/** Whether the viewer is premium now: the only reader of subscription state (billing.md#premium). */
export async function entitlement(viewer: Viewer): Promise<Entitlement> {
  const [user, now] = await Promise.all([
    db.user.findUnique({ where: { id: viewer.id }, select: BILLING_COLUMNS }),
    billingNow(),
  ]);
  return user ? entitlementOf(billingStateOf(user), now) : NOTHING;
}

/**
 * The viewer's account as every screen knows it.
 * @throws AppError `unauthenticated` when the account is gone
 */
export async function accountStatus({ viewer }: { viewer: Viewer }): Promise<UserAnswer> {
  const [user, now] = await Promise.all([
    db.user.findUnique({ where: { id: viewer.id }, include: BILLING_COLUMNS }),
    billingNow(),
  ]);
  if (!user) throw new AppError("unauthenticated", "Please log in.");
  const { isPremium, tier } = entitlementOf(billingStateOf(user), now);
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    isPremium,
    recipeCount: user.recipeCount,
    userTier: tier === "free" && user.emailOnly ? "email_only" : tier,
    hasSeenUserDemoVideo: user.hasSeenUserDemoVideo,
  };
}

/** The plan as My Plan and the premium gates read it (billing.md#status). */
export const subscriptionStatus = async ({ viewer }: { viewer: Viewer }): Promise<SubscriptionStatus> =>
  (await readStatus(viewer)).status;

/** The plan with the row it was read from. @throws AppError `unauthenticated` when the account is gone */
export async function readStatus(viewer: Viewer) {
  const [user, now] = await Promise.all([
    db.user.findUnique({ where: { id: viewer.id }, include: { ...BILLING_COLUMNS, ...KEYS_COLUMNS } }),
    billingNow(),
  ]);
  if (!user) throw new AppError("unauthenticated", "Please log in.");
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

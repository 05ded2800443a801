import "server-only";
import type { Viewer } from "@/lib/accounts/sessions";
import type { UserAnswer } from "@/lib/contract/auth";
import type { SubscriptionStatus } from "@/lib/contract/billing";
import { db } from "@/lib/db/client";
import { entitlementOf, type Entitlement } from "@/lib/engine/billing/entitlement";
import { FREE_SAVED_RECIPES } from "@/lib/engine/limits";
import { AppError } from "@/lib/errors";

/** What the viewer may do now: the only reader of subscription state (decisions §5). */
export async function entitlement(viewer: Viewer, now = new Date()): Promise<Entitlement> {
  return entitlementOf(await db.subscription.findUnique({ where: { userId: viewer.id } }), now);
}

/**
 * The viewer's account as every screen knows it.
 * @throws AppError `unauthenticated` when the account is gone
 */
export async function accountStatus({
  viewer,
  now = new Date(),
}: {
  viewer: Viewer;
  now?: Date;
}): Promise<UserAnswer> {
  const user = await db.user.findUnique({ where: { id: viewer.id }, include: { subscription: true } });
  if (!user) throw new AppError("unauthenticated", "Please log in.");
  const { isPremium, tier } = entitlementOf(user.subscription, now);
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

/** The plan as My Plan and the premium gates read it (decisions §3). `recipeLimit` is null for premium. */
export async function subscriptionStatus({
  viewer,
  now = new Date(),
}: {
  viewer: Viewer;
  now?: Date;
}): Promise<SubscriptionStatus> {
  const user = await db.user.findUnique({ where: { id: viewer.id }, include: { subscription: true } });
  if (!user) throw new AppError("unauthenticated", "Please log in.");
  const { isPremium } = entitlementOf(user.subscription, now);
  return {
    isPremium,
    recipeCount: user.recipeCount,
    recipeLimit: isPremium ? null : FREE_SAVED_RECIPES,
    billingInterval: null,
    nextBillingDate: user.subscription?.currentPeriodEnd?.toISOString() ?? null,
    status: user.subscription?.status ?? "none",
    cancelAtPeriodEnd: false,
    trialEndsAt: user.subscription?.trialEndsAt?.toISOString() ?? null,
    trialUsed: false,
    userId: user.id,
  };
}

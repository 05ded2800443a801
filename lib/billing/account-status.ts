import "server-only";
import { asMeasures } from "@/lib/accounts/choices";
import type { Viewer } from "@/lib/accounts/sessions";
import type { UserAnswer } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { entitlementOf } from "@/lib/rules/billing/entitlement";
import { AppError } from "@/lib/errors";
import { billingNow } from "./gateway";
import { BILLING_COLUMNS, billingStateOf } from "./state";
import { t } from "@/lib/messages";

/**
 * The viewer's account as every screen knows it.
 * @throws AppError `unauthenticated` when the account is gone
 */
export async function accountStatus({ viewer }: { viewer: Viewer }): Promise<UserAnswer> {
  const [user, now] = await Promise.all([
    db.user.findUnique({ where: { id: viewer.id }, include: BILLING_COLUMNS }),
    billingNow(),
  ]);
  if (!user) throw new AppError("unauthenticated", t("Please log in."));
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
    measures: asMeasures(user.measures),
  };
}

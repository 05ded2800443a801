import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { Viewer } from "@/lib/accounts/sessions";
import { currentSubscription, entitlementOf, type Entitlement } from "@/lib/rules/billing/entitlement";
import { AppError } from "@/lib/errors";
import { isBillable } from "./billable";
import { billingNow } from "./gateway";
import { t } from "@/lib/messages";

/** The columns of a user that say what the plan allows; `billingStateOf` reads them. */
export const BILLING_COLUMNS = {
  premiumGrant: { select: { userId: true } },
  subscriptions: { orderBy: { startedAt: "desc" }, take: 10 },
} as const satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof BILLING_COLUMNS }>;
export type StoredSubscription = Row["subscriptions"][number];

export const billingStateOf = ({ premiumGrant, subscriptions }: Row) => ({
  isGranted: premiumGrant !== null,
  subscriptions: subscriptions.filter(isBillable),
});

/** Everything about a user's plan that this domain decides by. @throws AppError `unauthenticated` when the account is gone */
export async function readPlan(userId: string) {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: {
      ...{ id: true, email: true, stripeCustomerId: true, trialUsedAt: true, isTest: true },
      ...BILLING_COLUMNS,
    },
  });
  if (!user) throw new AppError("unauthenticated", t("Please log in."));
  const state = billingStateOf(user);
  return { user, state, current: currentSubscription(state.subscriptions) };
}

const NOTHING: Entitlement = { isPremium: false, tier: "free", until: null };

/** Whether the viewer is premium now: the only reader of subscription state (billing.md#premium). */
export async function entitlement(viewer: Viewer): Promise<Entitlement> {
  const [user, now] = await Promise.all([
    db.user.findUnique({ where: { id: viewer.id }, select: BILLING_COLUMNS }),
    billingNow(),
  ]);
  return user ? entitlementOf(billingStateOf(user), now) : NOTHING;
}

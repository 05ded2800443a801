import "server-only";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import type { Viewer } from "@/lib/accounts/sessions";
import {
  currentSubscription,
  entitlementOf,
  type BillingState,
  type Entitlement,
  type SubscriptionState,
} from "@/lib/rules/billing/entitlement";
import { AppError } from "@/lib/errors";
import { isBillable } from "./billable";
import { billingNow } from "./gateway";
import { t } from "@/lib/messages";

/** Of a cook's subscriptions, so many of the newest are looked at. */
const MOST_SUBSCRIPTIONS = 10;

/** The columns of a user that say what the plan allows; `billingStateOf` reads them. */
export const BILLING_COLUMNS = {
  premiumGrant: { select: { userId: true } },
  subscriptions: { orderBy: { startedAt: "desc" }, take: MOST_SUBSCRIPTIONS },
} as const satisfies Prisma.UserSelect;

type Row = Prisma.UserGetPayload<{ select: typeof BILLING_COLUMNS }>;
export type StoredSubscription = Row["subscriptions"][number];

export const billingStateOf = ({ premiumGrant, subscriptions }: Row) => ({
  isGranted: premiumGrant !== null,
  subscriptions: subscriptions.filter(isBillable),
});

type SqlSubscription = Omit<SubscriptionState, "startedAt" | "currentPeriodEnd" | "trialEndsAt"> & {
  id: string;
  startedMs: number;
  periodEndMs: number | null;
  trialEndMs: number | null;
};
export type SqlPlan = { isGranted: boolean; subscriptions: SqlSubscription[] | null };

/** The same as columns of a statement in which `u` is the user: `stateOfSql` reads them. */
export const PLAN_COLUMNS = Prisma.sql`
  EXISTS (SELECT 1 FROM "PremiumGrant" WHERE "userId" = u."id") AS "isGranted",
  (SELECT json_agg(json_build_object(
      'id', "id", 'status', "status", 'interval', "interval", 'cancelAtPeriodEnd', "cancelAtPeriodEnd",
      'startedMs', extract(epoch FROM "startedAt") * 1000,
      'periodEndMs', extract(epoch FROM "currentPeriodEnd") * 1000,
      'trialEndMs', extract(epoch FROM "trialEndsAt") * 1000))
    FROM (SELECT * FROM "Subscription" WHERE "userId" = u."id" ORDER BY "startedAt" DESC LIMIT ${MOST_SUBSCRIPTIONS}) AS newest
  ) AS "subscriptions"`;

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms));

export const stateOfSql = ({ isGranted, subscriptions }: SqlPlan): BillingState => ({
  isGranted,
  subscriptions: (subscriptions ?? [])
    .filter(isBillable)
    .map(({ startedMs, periodEndMs, trialEndMs, ...row }) => ({
      ...row,
      startedAt: new Date(startedMs),
      currentPeriodEnd: dateOf(periodEndMs),
      trialEndsAt: dateOf(trialEndMs),
    })),
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

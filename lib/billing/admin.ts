import "server-only";
/** What admins do with a user's plan. Who may is decided by the routes that call. */
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { entitlementOf, isLive } from "@/lib/rules/billing/entitlement";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { billingNow } from "./gateway";
import { readPlan } from "./state";
import { t } from "@/lib/messages";

const notFound = (error: unknown): never => {
  throw error instanceof AppError && error.code === "unauthenticated"
    ? new AppError("not_found", t("This user was not found."), { cause: error })
    : error;
};

/**
 * Premium without end, free of charge. What `also` holds is written with it.
 * @throws AppError `not_found`, `conflict` when the user has premium
 */
export async function grantPremium({
  userId,
  grantedBy,
  also = [],
}: {
  userId: string;
  grantedBy?: string;
  also?: Prisma.PrismaPromise<unknown>[];
}): Promise<void> {
  const { state } = await readPlan(userId).catch(notFound);
  if (entitlementOf(state, await billingNow()).isPremium)
    throw new AppError("conflict", t("This user already has premium."));
  await db.$transaction([
    db.premiumGrant.createMany({ data: { userId, grantedBy }, skipDuplicates: true }),
    ...also,
  ]);
}

/**
 * Takes back the premium that an admin gave; a subscription, if there is one, goes on.
 * @param also what is written with it, in one transaction
 * @throws AppError `conflict` when none was given
 */
export async function takeBackGrant({
  userId,
  also,
}: {
  userId: string;
  also: () => Prisma.PrismaPromise<unknown>[];
}): Promise<void> {
  if ((await db.premiumGrant.count({ where: { userId } })) === 0)
    throw new AppError("conflict", t("Premium was not granted to this user."));
  await db.$transaction([db.premiumGrant.deleteMany({ where: { userId } }), ...also()]);
}

/** Whether a subscription of the user's can be cancelled, as stored. */
export async function hasSubscription({ userId }: { userId: string }): Promise<boolean> {
  const { current } = await readPlan(userId).catch(notFound);
  return current !== null && isLive(current);
}

/** True when real money moves here: tests of the funnel are refused then. */
export const paymentsAreLive = (): boolean => /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? "");

import "server-only";
/** What admins do with a user's plan. Who may is decided by the routes that call. */
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { entitlementOf } from "@/lib/rules/billing/entitlement";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { billingNow } from "./gateway";
import { readPlan } from "./state";

const notFound = (error: unknown): never => {
  throw error instanceof AppError && error.code === "unauthenticated"
    ? new AppError("not_found", "This user was not found.", { cause: error })
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
    throw new AppError("conflict", "This user already has premium.");
  await db.$transaction([
    db.premiumGrant.createMany({ data: { userId, grantedBy }, skipDuplicates: true }),
    ...also,
  ]);
}

/** True when real money moves here: tests of the funnel are refused then. */
export const paymentsAreLive = (): boolean => /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? "");

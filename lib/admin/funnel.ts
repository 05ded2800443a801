import "server-only";
/**
 * The funnel test: what an external sales page would send for a purchase, tried out without one. It makes users marked as test,
 * who are in no figure (admin.md#funnel), and is refused where real money is taken.
 */
import { paymentsAreLive } from "@/lib/billing/admin";
import { billingNow } from "@/lib/billing/gateway";
import { FunnelInput, type FunnelAnswer } from "@/lib/contract/admin";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { funnelProduct } from "@/lib/rules/billing/funnel";
import { CURRENCY, PLANS, PRODUCTS, type PlanType, type ProductTag } from "@/lib/rules/billing/plans";
import { addMonths } from "@/lib/rules/billing/period";
import { AppError } from "@/lib/errors";
import { recordAct } from "./audit";
import type { Admin } from "./auth";
import { t } from "@/lib/messages";

type Act = { admin: Admin; input: FunnelInput };

/**
 * Makes (or adds to) a test user with what was bought.
 * @throws AppError `forbidden` with live payments, `invalid` for an unknown product or a plan without its subscription,
 *   `conflict` when the address belongs to a real cook
 */
export async function createFunnelUser({ admin, input }: Act): Promise<FunnelAnswer> {
  if (paymentsAreLive())
    throw new AppError("forbidden", t("The funnel test is off where real payments are taken."));
  const { email, stripeCustomerId, purchasedProducts, subscriptionId } = input;
  const bought = purchasedProducts.map((name) => ({ name, means: funnelProduct(name) }));
  const unknown = bought.find(({ means }) => means === null);
  if (unknown) throw new AppError("invalid", t("There is no product named {name}.", { name: unknown.name }));
  const plan = bought.flatMap(({ means }) => (means?.kind === "plan" ? [means.plan] : []))[0];
  if (plan && !subscriptionId) throw new AppError("invalid", t("A plan needs its subscriptionId."));
  const tags = [...new Set(bought.flatMap(({ means }) => (means?.kind === "product" ? [means.tag] : [])))];
  const now = await billingNow();
  await db.$transaction(async (transaction) => {
    await transaction.user.createMany({
      data: [{ email, stripeCustomerId, isTest: true }],
      skipDuplicates: true,
    });
    const user = await transaction.user.findUnique({ where: { email }, select: { id: true, isTest: true } });
    if (!user) throw new AppError("conflict", t("This customer id belongs to another user."));
    if (!user.isTest) throw new AppError("conflict", t("This address belongs to a real account."));
    await buy(transaction, { userId: user.id, tags, now });
    if (plan && subscriptionId) await subscribe(transaction, { userId: user.id, plan, subscriptionId, now });
    await recordAct({ admin, action: "ran the funnel test", subject: email }, transaction);
  });
  return { success: true, user: { email }, message: t("Test user {email} created", { email }) };
}

async function buy(
  transaction: Prisma.TransactionClient,
  { userId, tags, now }: { userId: string; tags: ProductTag[]; now: Date },
): Promise<void> {
  await transaction.purchase.createMany({
    data: tags.map((productTag) => ({
      id: `test_${userId}_${productTag}`,
      amountCents: PRODUCTS[productTag].priceCents,
      currency: CURRENCY,
      ...{ userId, productTag, purchasedAt: now },
    })),
    skipDuplicates: true,
  });
}

async function subscribe(
  transaction: Prisma.TransactionClient,
  {
    userId,
    plan,
    subscriptionId,
    now,
  }: { userId: string; plan: PlanType; subscriptionId: string; now: Date },
): Promise<void> {
  const { interval, months, priceCents } = PLANS[plan];
  const taken = await transaction.subscription.createMany({
    data: [
      {
        id: subscriptionId,
        status: "active",
        currency: CURRENCY,
        currentPeriodEnd: addMonths(now, months),
        ...{ userId, interval, priceCents, startedAt: now, syncedAt: now },
      },
    ],
    skipDuplicates: true,
  });
  if (taken.count === 0) throw new AppError("conflict", t("This subscription exists already."));
}

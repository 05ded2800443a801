import "server-only";
import { db } from "@/lib/db/client";
import { services } from "@/lib/services";
import { AppError } from "@/lib/errors";
import { isLive } from "@/lib/rules/billing/entitlement";
import { askGateway, billingNow, GATEWAY_DOWN } from "./gateway";
import { recordUsedOffers } from "./offers";
import { readPlan } from "./state";
import { syncCustomer } from "./sync";

/**
 * Ends everything a user has at the gateway, at once, before the account goes; what they have had once stays noted with their
 * mailbox. Nothing can be bought from the first moment on, and what was completed a moment before is ended too.
 * @throws AppError `upstream` when the gateway does not answer: then the account must stay
 */
export async function endBilling(userId: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId }, data: { closingAt: new Date() } });
  try {
    await endAllBilling(userId);
  } catch (error) {
    await db.user.updateMany({ where: { id: userId }, data: { closingAt: null } });
    throw error;
  }
}

async function endAllBilling(userId: string): Promise<void> {
  const before = await readPlan(userId);
  const { stripeCustomerId: customerId, isTest } = before.user;
  if (customerId !== null && !isTest) {
    if (services().payments.isOurs(customerId)) await endAtGateway(userId, customerId);
    else if (before.current && isLive(before.current))
      // Another gateway charges for it, and only that one can end it.
      throw new AppError("upstream", GATEWAY_DOWN.remove);
  }
  const { user } = await readPlan(userId);
  const usedAt = await billingNow();
  await recordUsedOffers(db, user.email, [
    ...(user.trialUsedAt ? [{ offer: "trial", usedAt: user.trialUsedAt }] : []),
    ...user.subscriptions.flatMap(({ promoCode }) => (promoCode ? [{ offer: promoCode, usedAt }] : [])),
  ]);
}

/**
 * Closes open checkouts, then syncs. A subscription that this sync is the first to find was bought after the deletion began: it is
 * cancelled and refunded. Deleting the customer at the gateway ends everything else.
 */
async function endAtGateway(userId: string, customerId: string): Promise<void> {
  const known = new Set((await readPlan(userId)).user.subscriptions.map(({ id }) => id));
  await askGateway("remove", (payments) => payments.closeCheckouts(customerId));
  await syncCustomer(customerId, "remove");
  const { subscriptions } = (await readPlan(userId)).user;
  const late = subscriptions.filter((one) => isLive(one) && !known.has(one.id));
  for (const { id } of late)
    await askGateway("remove", (payments) => payments.cancelNow(id, { refund: true }));
  if (late.length > 0) await syncCustomer(customerId, "remove");
  await askGateway("remove", (payments) => payments.endCustomer(customerId));
}

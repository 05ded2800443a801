import "server-only";
import { deleteAccount } from "@/lib/accounts/account";
import type { Viewer } from "@/lib/accounts/sessions";
import type { DeleteAccountInput } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { isLive } from "@/lib/rules/billing/entitlement";
import { askGateway, billingNow } from "./gateway";
import { noteOffers } from "./offers";
import { readPlan } from "./state";
import { syncCustomer } from "./sync";

/**
 * Ends what a user pays, at once, before the account goes; what they have had once stays noted with their address.
 * @throws AppError `upstream` when the gateway does not answer: then the account must stay
 */
export async function endBilling(userId: string): Promise<void> {
  const { stripeCustomerId } = (await readPlan(userId)).user;
  if (stripeCustomerId !== null) {
    await syncCustomer(stripeCustomerId, "remove");
    await askGateway("remove", (payments) => payments.closeCheckouts(stripeCustomerId));
    const { user } = await readPlan(userId);
    for (const { id } of user.subscriptions.filter(isLive))
      await askGateway("remove", (payments) => payments.cancelNow(id));
  }
  const { user } = await readPlan(userId);
  const usedAt = await billingNow();
  await noteOffers(db, user.email, [
    ...(user.trialUsedAt ? [{ offer: "trial", usedAt: user.trialUsedAt }] : []),
    ...user.subscriptions.flatMap(({ promoCode }) => (promoCode ? [{ offer: promoCode, usedAt }] : [])),
  ]);
}

/** Deletes the viewer's account and everything that belongs to it; nothing is charged after that. @throws AppError `invalid`, `upstream` */
export const closeAccount = ({ viewer, input }: { viewer: Viewer; input: DeleteAccountInput }) =>
  deleteAccount({ viewer, input, before: () => endBilling(viewer.id) });

import "server-only";
/**
 * What a customer may have at the gateway: one subscription, and each offer once a person. Decided only from what a
 * sync has just read, so that a step which failed is done by the next sync.
 */
import { db } from "@/lib/db/client";
import { log } from "@/lib/log";
import { inLanguageOf } from "@/lib/accounts/choices";
import { offerUsedLetter } from "@/lib/mail/billing";
import { sendMail } from "@/lib/mail/send";
import { isLive } from "@/lib/rules/billing/entitlement";
import type { CustomerFacts, SubscriptionFacts } from "@/lib/services/payments/port";
import { askGateway } from "./gateway";
import { isUsedByAnotherAccount } from "./offers";

export type SyncedUser = {
  id: string;
  email: string;
  language: string | null;
  isTest: boolean;
  trialUsedAt: Date | null;
};

/**
 * Closes checkouts that nobody needs any more, pays back and ends every live subscription but the oldest, and ends one whose trial
 * or free time the same person (by mailbox or card) has had before: before anything was paid for it.
 * @returns whether a subscription was ended: then what the sync read is out of date
 * @throws AppError `upstream`
 */
export async function cancelDuplicateSubscriptions({
  user,
  customerId,
  facts,
  now,
}: {
  user: SyncedUser;
  customerId: string;
  facts: CustomerFacts;
  now: Date;
}): Promise<boolean> {
  const [first, ...extra] = facts.subscriptions
    .filter(isLive)
    .sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime() || a.id.localeCompare(b.id));
  if (!first) return false;
  if (facts.openCheckouts.length > 0)
    await askGateway("sync", (payments) => payments.closeCheckouts(customerId));
  for (const { id } of extra) {
    log.warn({ subscription: id }, "a second subscription of one customer is ended");
    await askGateway("sync", (payments) => payments.cancelNow(id, { refund: true }));
  }
  const isSecondTime = await isUsedByAnotherAccount({
    user,
    subscription: first,
    offers: freeOffersOf(first, now),
  });
  if (isSecondTime) {
    log.warn({ subscription: first.id }, "a trial or free time that the person has had before is ended");
    // Written first: what is ended here is not looked at again, so a letter that had to wait for it could be lost.
    const mail = inLanguageOf(user, () => offerUsedLetter({ to: user.email }));
    await sendMail(db, mail, { key: `offer used ${first.id}` });
    await askGateway("sync", (payments) => payments.cancelNow(first.id));
  }
  return extra.length > 0 || isSecondTime;
}

/** What the subscription gives for nothing now. */
function freeOffersOf(subscription: SubscriptionFacts, now: Date): string[] {
  const { status, promoCode, discountPercent, discountEndsAt } = subscription;
  const isFree = discountPercent === 100 && (discountEndsAt === null || discountEndsAt > now);
  return [...(status === "trialing" ? ["trial"] : []), ...(promoCode !== null && isFree ? [promoCode] : [])];
}

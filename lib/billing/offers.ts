import "server-only";
/**
 * Offers that a person may use once: the trial, and each promo code. Recorded by account, by a keyed hash of the mailbox and, where
 * the gateway tells it, of the card.
 */
import { keyedHashOf } from "@/lib/accounts/account";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { mailboxOf } from "@/lib/rules/billing/mailbox";
import type { PromoCode } from "@/lib/rules/billing/promo-codes";
import type { SubscriptionFacts } from "@/lib/services/payments/port";
import { authSecret } from "@/lib/env";

export type Offer = "trial" | PromoCode;

/** Keyed, so that nobody who sees a hash can test addresses or cards against it. */
const keyedHash = (text: string): string => keyedHashOf(text, authSecret);
const mailboxHash = (email: string): string => keyedHash(mailboxOf(email));
const cardHash = (card: string): string => keyedHash(`card ${card}`);

/** Whether the owner of this address has used the offer: in this account, in a deleted one, or under another spelling. */
export async function hasEmailUsedOffer(email: string, offer: Offer): Promise<boolean> {
  // why: older rows hold the hash of the address as typed, not of its mailbox.
  const marks = [...new Set([mailboxHash(email), keyedHash(email)])];
  return (await db.usedOffer.count({ where: { emailMark: { in: marks }, offer } })) > 0;
}

type UsedOffer = { offer: string; usedAt: Date; subscriptionId?: string };

/** Records offers as used by the owner of this address; recording one twice changes nothing. */
export async function recordUsedOffers(
  transaction: Pick<Prisma.TransactionClient, "usedOffer">,
  email: string,
  offers: readonly UsedOffer[],
): Promise<void> {
  if (offers.length === 0) return;
  const data = offers.map((used) => ({ emailMark: mailboxHash(email), ...used }));
  await transaction.usedOffer.createMany({ data, skipDuplicates: true });
}

/**
 * Whether one of these offers, which `subscription` uses, was used before by another account of the same mailbox or card. The first
 * use, by mailbox and by card, is recorded with its subscription: of two at once, one stays.
 */
export async function isUsedByAnotherAccount({
  user,
  subscription: { id, card, startedAt },
  offers,
}: {
  user: { id: string; email: string };
  subscription: Pick<SubscriptionFacts, "id" | "card" | "startedAt">;
  offers: readonly string[];
}): Promise<boolean> {
  if (offers.length === 0) return false;
  const marks = [mailboxHash(user.email), ...(card === null ? [] : [cardHash(card)])];
  await db.usedOffer.createMany({
    data: marks.flatMap((mark) =>
      offers.map((offer) => ({ emailMark: mark, offer, usedAt: startedAt, subscriptionId: id })),
    ),
    skipDuplicates: true,
  });
  const first = await db.usedOffer.findMany({
    where: { emailMark: { in: marks }, offer: { in: [...offers] }, subscriptionId: { not: null } },
    select: { subscriptionId: true },
  });
  const others = first.flatMap((use) => (use.subscriptionId === id ? [] : (use.subscriptionId ?? [])));
  if (others.length === 0) return false;
  // Two checkouts of one account, completed at once, are not two people.
  const own = await db.subscription.count({ where: { userId: user.id, id: { in: others } } });
  return own < new Set(others).size;
}

/** The offers that the owner of this address has used. */
export const listUsedOffers = ({ email }: { email: string }): Promise<{ offer: string; usedAt: Date }[]> =>
  db.usedOffer.findMany({
    where: { emailMark: { in: [mailboxHash(email), keyedHash(email)] } },
    select: { offer: true, usedAt: true },
    orderBy: { usedAt: "asc" },
  });

/** Whether the account, or its address, has used its trial. */
export async function hasUsedTrial({
  email,
  trialUsedAt,
}: {
  email: string;
  trialUsedAt: Date | null;
}): Promise<boolean> {
  return trialUsedAt !== null || (await hasEmailUsedOffer(email, "trial"));
}

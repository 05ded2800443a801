import "server-only";
/**
 * What a person may have once: the trial, and each promo code. Kept by account, by a keyed hash of the mailbox and,
 * where the gateway tells it, of the card.
 */
import { emailMark } from "@/lib/accounts/account";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { mailboxOf } from "@/lib/rules/billing/mailbox";
import type { PromoCode } from "@/lib/rules/billing/promo-codes";
import type { SubscriptionFacts } from "@/lib/services/payments/port";
import { authSecret } from "@/lib/env";

export type Offer = "trial" | PromoCode;

/** Keyed, so that nobody who sees the mark can try addresses or cards against it. */
const markOf = (text: string): string => emailMark(text, authSecret);
const mailboxMark = (email: string): string => markOf(mailboxOf(email));
const cardMark = (card: string): string => markOf(`card ${card}`);

/** Whether the person of this address has had the offer: in this account, in one that was deleted, or under another spelling. */
export async function addressHasHad(email: string, offer: Offer): Promise<boolean> {
  // why: before mailboxes were folded, marks were made of the address as it was spelled.
  const marks = [...new Set([mailboxMark(email), markOf(email)])];
  return (await db.usedOffer.count({ where: { emailMark: { in: marks }, offer } })) > 0;
}

type Use = { offer: string; usedAt: Date; subscriptionId?: string };

/** Notes offers as used by the person of this address; noting one twice changes nothing. */
export async function noteOffers(
  transaction: Pick<Prisma.TransactionClient, "usedOffer">,
  email: string,
  offers: readonly Use[],
): Promise<void> {
  if (offers.length === 0) return;
  const data = offers.map((used) => ({ emailMark: mailboxMark(email), ...used }));
  await transaction.usedOffer.createMany({ data, skipDuplicates: true });
}

/**
 * Whether one of these offers, which `subscription` uses, was used before by another account of the same mailbox or card. Who is
 * first, by mailbox and by card, is noted with the subscription: of two at once one stays.
 */
export async function someoneElseHad({
  user,
  subscription: { id, card, startedAt },
  offers,
}: {
  user: { id: string; email: string };
  subscription: Pick<SubscriptionFacts, "id" | "card" | "startedAt">;
  offers: readonly string[];
}): Promise<boolean> {
  if (offers.length === 0) return false;
  const marks = [mailboxMark(user.email), ...(card === null ? [] : [cardMark(card)])];
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
  // Two checkouts of one account that were completed at once are no second person's.
  const own = await db.subscription.count({ where: { userId: user.id, id: { in: others } } });
  return own < new Set(others).size;
}

/** What the person of this address has had once. */
export const offersHadBy = ({ email }: { email: string }): Promise<{ offer: string; usedAt: Date }[]> =>
  db.usedOffer.findMany({
    where: { emailMark: { in: [mailboxMark(email), markOf(email)] } },
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
  return trialUsedAt !== null || (await addressHasHad(email, "trial"));
}

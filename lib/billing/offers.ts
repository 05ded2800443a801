import "server-only";
/** What a person may have once: the trial, and each promo code. Kept by account and by a keyed hash of the address (decisions §11). */
import { emailMark } from "@/lib/accounts/account";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { PromoCode } from "@/lib/rules/billing/promo";
import { authSecret } from "@/lib/env";

export type Offer = "trial" | PromoCode;

const markOf = (email: string): string => emailMark(email, authSecret);

/** Whether the address has had the offer, in this account or in one that was deleted. */
export async function addressHasHad(email: string, offer: Offer): Promise<boolean> {
  const found = await db.usedOffer.findUnique({
    where: { emailMark_offer: { emailMark: markOf(email), offer } },
    select: { offer: true },
  });
  return found !== null;
}

/** Notes offers as used; noting one twice changes nothing. */
export async function noteOffers(
  transaction: Pick<Prisma.TransactionClient, "usedOffer">,
  email: string,
  offers: readonly { offer: string; usedAt: Date }[],
): Promise<void> {
  if (offers.length === 0) return;
  const data = offers.map((used) => ({ emailMark: markOf(email), ...used }));
  await transaction.usedOffer.createMany({ data, skipDuplicates: true });
}

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

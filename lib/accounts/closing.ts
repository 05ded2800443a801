import "server-only";
/** Accounts that are being deleted: from the first moment nothing can be bought for them, and no address verified. */
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { Transaction } from "./keys";
import { t } from "@/lib/messages";

/** After this time a deletion counts as broken off: its copy of the app was killed. */
const CLOSING_MS = 10 * 60 * 1000;

/** The accounts that are not being deleted, as part of a query for users. */
export const notClosing = () => ({
  OR: [{ closingAt: null }, { closingAt: { lt: new Date(Date.now() - CLOSING_MS) } }],
});

/**
 * Marks an unverified account as being deleted. Verifying its address and this exclude each other: whichever comes first wins.
 * @returns false when it has been verified by now, or is gone
 */
export async function startDeletingUnverified(userId: string): Promise<boolean> {
  const where = { id: userId, emailVerifiedAt: null };
  return (await db.user.updateMany({ where, data: { closingAt: new Date() } })).count > 0;
}

/**
 * Marks the account's address as verified, and sets `email` where it is given. The caller has locked the account.
 * @throws AppError `conflict` while the account is being deleted
 */
export async function markEmailVerified(
  transaction: Transaction,
  userId: string,
  { email }: { email?: string } = {},
): Promise<void> {
  const { count } = await transaction.user.updateMany({
    where: { id: userId, ...notClosing() },
    data: { email, emailVerifiedAt: new Date() },
  });
  if (count === 0)
    throw new AppError("conflict", t("This account is being deleted. Please try again in a few minutes."));
}

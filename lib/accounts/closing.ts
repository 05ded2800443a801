import "server-only";
/** Accounts that are being deleted: from the first moment nothing is bought for them, and no address is proven. */
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { Transaction } from "./keys";

/** A deletion that broke off, because its copy of the app was killed, is forgotten after this time. */
const CLOSING_MS = 10 * 60 * 1000;

/** The accounts that are not being deleted, as part of a query for users. */
export const notClosing = () => ({
  OR: [{ closingAt: null }, { closingAt: { lt: new Date(Date.now() - CLOSING_MS) } }],
});

/**
 * Begins to delete an account that nobody has proven. Who proves its address takes turns with this: either they were first and the
 * account stays, or they are refused.
 * @returns false when it is proven by now, or gone
 */
export async function startDeletingUnverified(userId: string): Promise<boolean> {
  const where = { id: userId, emailVerifiedAt: null };
  return (await db.user.updateMany({ where, data: { closingAt: new Date() } })).count > 0;
}

/**
 * Notes that the account's address is proven, and which one it has from now on. The account is locked by whoever calls.
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
    throw new AppError("conflict", "This account is being deleted. Please try again in a few minutes.");
}

import "server-only";
/**
 * The keys of an account: everything except the password that lets somebody in, now or later. They end together, and only here, whenever
 * it is decided afresh who owns the account (docs/threat-model.md, "Keys of an account").
 */
import type { Prisma } from "@/lib/db/generated/client";
import { db } from "@/lib/db/client";

export type Transaction = Prisma.TransactionClient;

/** Locks the account's row until the transaction ends, so that changes of its keys happen one after the other. */
export async function lockAccount(transaction: Transaction, userId: string): Promise<void> {
  await transaction.$queryRaw`SELECT "id" FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
}

/**
 * Ends every key of the account: its sessions, its access tokens, its open reset, proof and change links, and the Google accounts
 * that do not prove the address it has now. The one link that stays is the undo of an earlier owner (`lib/accounts/email-change.ts`).
 */
export async function endAllKeys(transaction: Transaction, userId: string): Promise<void> {
  await lockAccount(transaction, userId);
  const user = await transaction.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user) return;
  await transaction.session.deleteMany({ where: { userId } });
  await transaction.accessToken.deleteMany({ where: { userId } });
  await transaction.passwordReset.deleteMany({ where: { userId } });
  await transaction.emailChange.deleteMany({ where: { userId } });
  await transaction.emailProof.deleteMany({ where: { userId } });
  await transaction.oAuthAccount.deleteMany({
    where: { userId, OR: [{ email: null }, { email: { not: user.email } }] },
  });
}

/**
 * Removes the password, because it is not known who chose it; the screens say so until a new one is set.
 * @returns false when there was none
 */
export async function removePassword(transaction: Transaction, userId: string): Promise<boolean> {
  const ended = await transaction.user.updateMany({
    where: { id: userId, passwordHash: { not: null } },
    data: { passwordHash: null, passwordEndedAt: new Date() },
  });
  return ended.count > 0;
}

/** Signs the account out on every device; open links end with the sessions. */
export const signOutEverywhere = (userId: string): Promise<void> =>
  db.$transaction((transaction) => endAllKeys(transaction, userId));

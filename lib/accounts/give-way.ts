import "server-only";
/** An account on an address that nobody has proven gives way to whoever proves it: anybody may have typed that address. */
import { db } from "@/lib/db/client";
import { lockAccount, type Transaction } from "./keys";

/** Ends what an account has elsewhere, before it goes; when it throws, the account stays. */
export type EndAccount = (userId: string) => Promise<void>;

const holds = (email: string, exceptFor: string) => ({
  email,
  emailVerifiedAt: null,
  id: { not: exceptFor },
});

/** The account of somebody else on `email` that gives way, or null: there is none, or it is proven. */
export async function findUnproven({
  email,
  exceptFor,
}: {
  email: string;
  exceptFor: string;
}): Promise<string | null> {
  const found = await db.user.findFirst({ where: holds(email, exceptFor), select: { id: true } });
  return found?.id ?? null;
}

/**
 * Locks the accounts of a change of address, always in the same order, and deletes the one that gives way. One that was proven
 * meanwhile stays; the address is then taken.
 */
export async function takeAddress(
  transaction: Transaction,
  { email, userId, unproven }: { email: string; userId: string; unproven: string | null },
): Promise<void> {
  for (const id of [userId, ...(unproven === null ? [] : [unproven])].sort())
    await lockAccount(transaction, id);
  if (unproven !== null)
    await transaction.user.deleteMany({ where: { ...holds(email, userId), AND: { id: unproven } } });
}

import "server-only";
/** Deleting an account: everything about its cook goes with it, except what `retention-rules.ts` keeps for a stated reason. */
import { requirePassword } from "@/lib/accounts/password";
import { startDeletingUnverified } from "@/lib/accounts/closing";
import { lockAccount } from "@/lib/accounts/keys";
import { requireSession, type Viewer } from "@/lib/accounts/sessions";
import { endBilling } from "@/lib/billing/close";
import type { DeleteAccountInput, MessageAnswer } from "@/lib/contract/auth";
import { deleteOwnResultsOf } from "@/lib/conversion/own-results";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { waitForShareChanges } from "@/lib/db/share-changes";
import { retirePicturesOf, deleteRetired } from "@/lib/images/retire";
import { t } from "@/lib/messages";

/** A cook may have thousands of recipes. */
const WITHIN_MS = 15_000;

/**
 * Deletes a user whose billing has ended, and everything about them; `also` is done in the same transaction. Pictures and shared pages
 * are not found any more when this has answered.
 * @param ifUnverified only while the address is not verified
 * @returns false when there is no such user
 */
export async function eraseUser({
  userId,
  ifUnverified = false,
  also,
}: {
  userId: string;
  ifUnverified?: boolean;
  also?: (transaction: Prisma.TransactionClient) => Promise<unknown>;
}): Promise<boolean> {
  const ended = await db.$transaction(
    async (transaction) => {
      await lockAccount(transaction, userId);
      const user = await transaction.user.findUnique({ where: { id: userId } });
      if (!user || (ifUnverified && user.emailVerifiedAt !== null)) return null;
      const pictures = await retirePicturesOf(transaction, userId);
      await deleteOwnResultsOf(userId, transaction);
      const toThem = { to: user.email, createdAt: { gte: user.createdAt } };
      await transaction.outboxMail.deleteMany({ where: { OR: [{ userId }, toThem] } });
      // An address that nobody proved may be somebody else's, and so are the questions that came from it.
      if (user.emailVerifiedAt !== null)
        await transaction.supportRequest.deleteMany({ where: { email: user.email } });
      await transaction.demoCustomer.deleteMany({ where: { reference: userId } });
      // The invoice stays as a sum; the provider's page of it names its payer.
      await transaction.invoice.updateMany({ where: { userId }, data: { url: null } });
      await transaction.user.delete({ where: { id: userId } });
      await also?.(transaction);
      return pictures;
    },
    { timeout: WITHIN_MS },
  );
  if (ended === null) return false;
  await Promise.all([waitForShareChanges(), deleteRetired(ended)]);
  return true;
}

/**
 * Deletes an account on an address that somebody else has just verified. One that was verified meanwhile stays, with its plan.
 * @throws AppError `upstream` when the payment gateway does not answer: then the account stays
 */
export async function deleteUnverifiedAccount(userId: string): Promise<void> {
  if (!(await startDeletingUnverified(userId))) return;
  await endBilling(userId);
  await eraseUser({ userId, ifUnverified: true });
}

/**
 * Deletes the viewer's account and everything that belongs to it; nothing is charged after that. An account without a password (Google,
 * shared page) needs none.
 * @param session the token of the session that asks: one that ended while the call was on the way deletes nothing
 * @throws AppError `invalid` for a wrong password; `unauthenticated`; `upstream` when the payment gateway does not answer: then the account stays
 */
export async function closeAccount({
  viewer,
  session,
  input,
}: {
  viewer: Viewer;
  session: string;
  input: DeleteAccountInput;
}): Promise<MessageAnswer> {
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { passwordHash: true } });
  const stillRight =
    user.passwordHash !== null
      ? await requirePassword({ viewer, password: input.password ?? "" })
      : undefined;
  await db.$transaction(async (transaction) => {
    await lockAccount(transaction, viewer.id);
    await requireSession(transaction, { viewer, token: session });
    await stillRight?.(transaction);
  });
  await endBilling(viewer.id);
  await eraseUser({ userId: viewer.id });
  return { success: true, message: t("Your account and all its recipes have been deleted.") };
}

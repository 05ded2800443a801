import "server-only";
/**
 * Google accounts that sign in to ours. A link counts only while the address that Google verified is the account's own: an account that
 * moves to another address loses its links. Who is signed in at the moment does not matter.
 */
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { googleLinkedLetter } from "@/lib/mail/keys";
import { sendMail } from "@/lib/mail/send";
import { markEmailVerified } from "./closing";
import { endAllKeys, removePassword, lockAccount } from "./keys";
import type { Viewer } from "./sessions";
import { t } from "@/lib/messages";

type Link = { provider: string; providerAccountId: string };

/** Whose account a Google account opens, or null. */
export async function findLinkedUser({ provider, providerAccountId }: Link): Promise<string | null> {
  const link = await db.oAuthAccount.findUnique({
    where: { provider_providerAccountId: { provider, providerAccountId } },
    select: { email: true, user: { select: { id: true, email: true } } },
  });
  return link && link.email === link.user.email ? link.user.id : null;
}

/**
 * Links a Google account to the account of the address it vouches for, and tells the owner by letter. If the account was unverified,
 * the one who made it may not own the address: its password and every other key end, so that nobody can prepare an account for
 * somebody else to walk into.
 * @param address what Google says it has verified
 * @throws AppError `forbidden` when it is not the account's, `conflict` while the account is being deleted
 */
export async function linkGoogle({
  provider,
  providerAccountId,
  userId,
  address,
}: Link & { userId: string; address: string }): Promise<void> {
  await db.$transaction(async (transaction) => {
    await lockAccount(transaction, userId);
    const user = await transaction.user.findUniqueOrThrow({ where: { id: userId } });
    if (user.email !== address) throw new AppError("forbidden", t("This is another account's address."));
    await transaction.oAuthAccount.upsert({
      where: { provider_providerAccountId: { provider, providerAccountId } },
      create: { provider, providerAccountId, userId, email: address },
      update: { userId, email: address, createdAt: new Date() },
    });
    let passwordEnded = false;
    if (user.emailVerifiedAt === null) {
      await endAllKeys(transaction, userId);
      await markEmailVerified(transaction, userId);
      passwordEnded = await removePassword(transaction, userId);
      await transaction.user.update({ where: { id: userId }, data: { emailOnly: false } });
    }
    await sendMail(transaction, googleLinkedLetter({ to: address, passwordEnded }));
  });
}

/** Takes every Google account off the viewer's; a password can be set by letter at any time, so nobody is locked out. */
export async function unlinkGoogle({
  viewer,
}: {
  viewer: Viewer;
}): Promise<{ success: true; message: string }> {
  const hasPassword = await db.$transaction(async (transaction) => {
    await lockAccount(transaction, viewer.id);
    await transaction.oAuthAccount.deleteMany({ where: { userId: viewer.id } });
    const user = await transaction.user.findUniqueOrThrow({ where: { id: viewer.id } });
    return user.passwordHash !== null;
  });
  const next = hasPassword
    ? t("Log in with your email and password from now on.")
    : t("Set a password by email, so that you can log in again.");
  return { success: true, message: t("Your Google account is no longer linked. {next}", { next }) };
}

import "server-only";
/** Another address for an account: asked for with the password, confirmed from the new mailbox, taken back from the old one. */
import type { ChangeEmailInput, MessageAnswer } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { absoluteUrl } from "@/lib/env";
import { asConflict } from "@/lib/db/unique-violation";
import { emailChangedLetter, emailChangeLetter, emailTakenBackLetter } from "@/lib/mail/keys";
import { sendMail } from "@/lib/mail/send";
import { EMAIL_UNDO_LIFETIME_MS } from "@/lib/rules/limits";
import { markEmailVerified } from "./closing";
import { endAllKeys, removePassword, lockAccount, type Transaction } from "./keys";
import { createMailedLink, followLink, openLink } from "./mailed-links";
import { requirePassword } from "./password";
import { hashToken, newSecretToken } from "./secret-token";
import { startSession, type NewSession, type Viewer } from "./sessions";
import { EMAIL_TAKEN } from "./write";
import { findUnverifiedAccount, type DeleteUnverified } from "./email-verification";
import { t, type Message } from "@/lib/messages";

const REFUSED = "This link is invalid or has expired. Please change your email again." satisfies Message;
const UNDO_REFUSED = "This link is invalid or has expired." satisfies Message;

/**
 * Sends a link to the new address; the account changes when the link is opened. A link of an earlier request stops working. An
 * unverified account on the new address is neither mentioned nor in the way.
 * @throws AppError `conflict` when the address is the account's own already, or verified by another account
 */
export async function requestEmailChange({
  viewer,
  input,
}: {
  viewer: Viewer;
  input: ChangeEmailInput;
}): Promise<MessageAnswer> {
  const stillRight = await requirePassword({ viewer, password: input.password });
  const holder = await db.user.findUnique({
    where: { email: input.email },
    select: { id: true, emailVerifiedAt: true },
  });
  if (holder && (holder.id === viewer.id || holder.emailVerifiedAt !== null))
    throw new AppError("conflict", EMAIL_TAKEN);
  await db.$transaction(async (transaction) => {
    await lockAccount(transaction, viewer.id);
    await stillRight(transaction);
    const link = { to: "change the address", newEmail: input.email } as const;
    const token = await createMailedLink(transaction, viewer.id, link);
    const mail = emailChangeLetter({ to: input.email, url: absoluteUrl(`/confirm-email/${token}`) });
    await sendMail(transaction, mail, { userId: viewer.id });
  });
  return {
    success: true,
    message: t("We sent a link to {email}. Open it to confirm the new address.", { email: input.email }),
  };
}

/**
 * Puts the new address in place for the account that asked for it. Every key ends, the caller gets a new session, and the old address
 * gets a letter: with a link to take the account back if it was verified. An unverified one may be a stranger's, who has nothing to
 * take back. An unverified account on the new address is deleted.
 * @throws AppError `invalid` for an unknown, used or old token, or another account's; `conflict` when the address was taken meanwhile
 */
export async function confirmEmailChange({
  viewer,
  token,
  deleteUnverified,
}: {
  viewer: Viewer;
  token: string;
  deleteUnverified: DeleteUnverified;
}): Promise<{ done: MessageAnswer; session: NewSession }> {
  const where = { ...openLink(token), userId: viewer.id };
  const session = await followLink({
    find: (client) =>
      client.emailChange.findFirst({
        where,
        select: { userId: true, newEmail: true, user: { select: { email: true, emailVerifiedAt: true } } },
      }),
    refused: REFUSED,
    prepare: ({ newEmail }) => makeRoom({ email: newEmail, userId: viewer.id, deleteUnverified }),
    async act(transaction, { userId, link }) {
      const { email: oldEmail, emailVerifiedAt } = link.user;
      await markEmailVerified(transaction, userId, { email: link.newEmail });
      await endAllKeys(transaction, userId);
      const undoUrl =
        emailVerifiedAt === null ? null : await createUndoLink(transaction, { userId, oldEmail });
      await sendMail(transaction, emailChangedLetter({ to: oldEmail, undoUrl }));
      return startSession({ userId, transaction });
    },
  }).catch(asConflict(EMAIL_TAKEN));
  return { done: { success: true, message: t("Your email address has been changed.") }, session };
}

/** Deletes the unverified account of somebody else that is on the address. */
async function makeRoom({
  email,
  userId,
  deleteUnverified,
}: {
  email: string;
  userId: string;
  deleteUnverified: DeleteUnverified;
}): Promise<void> {
  const unverified = await findUnverifiedAccount({ email, exceptFor: userId });
  if (unverified !== null) await deleteUnverified(unverified);
}

/** Creates an undo link for the address that an account has just left; those of earlier addresses stay valid. @returns its URL */
async function createUndoLink(
  transaction: Transaction,
  { userId, oldEmail }: { userId: string; oldEmail: string },
): Promise<string> {
  const token = newSecretToken();
  const expiresAt = new Date(Date.now() + EMAIL_UNDO_LIFETIME_MS);
  await transaction.emailUndo.create({
    data: { tokenHash: hashToken(token), userId, oldEmail, expiresAt },
  });
  return absoluteUrl(`/confirm-email/undo/${token}`);
}

/** Whether a link to take an account back is open, and whether an unverified account on its address is deleted when it is used. */
export async function readUndo(token: string): Promise<{ replaces: boolean } | null> {
  const undo = await db.emailUndo.findFirst({
    where: openLink(token),
    select: { userId: true, oldEmail: true },
  });
  if (!undo) return null;
  return {
    replaces: (await findUnverifiedAccount({ email: undo.oldEmail, exceptFor: undo.userId })) !== null,
  };
}

/**
 * Gives the account back to the address it had. Opening the link shows who owns that mailbox, and the one who changed the address knew
 * the password: so all keys and the password end, and a link to choose another goes to the old address. An unverified account that
 * was made with that address meanwhile is deleted.
 * @throws AppError `invalid` for an unknown, used or old token; `conflict` when the address belongs to another account by now
 */
export async function undoEmailChange(
  token: string,
  deleteUnverified: DeleteUnverified,
): Promise<MessageAnswer> {
  const where = openLink(token);
  const email = await followLink({
    find: (client) =>
      client.emailUndo.findFirst({ where, select: { userId: true, oldEmail: true, createdAt: true } }),
    refused: UNDO_REFUSED,
    prepare: ({ userId, oldEmail }) => makeRoom({ email: oldEmail, userId, deleteUnverified }),
    async act(transaction, { userId, link }) {
      await markEmailVerified(transaction, userId, { email: link.oldEmail });
      await removePassword(transaction, userId);
      await endAllKeys(transaction, userId);
      // Undo links of later changes end; those of earlier addresses stay valid.
      await transaction.emailUndo.deleteMany({ where: { userId, createdAt: { gte: link.createdAt } } });
      const next = await createMailedLink(transaction, userId, { to: "reset the password" });
      const to = link.oldEmail;
      const mail = emailTakenBackLetter({ to, url: absoluteUrl(`/reset-password/${next}`) });
      await sendMail(transaction, mail, { userId });
      return to;
    },
  }).catch(asConflict(t("This email address belongs to another account by now.")));
  return {
    success: true,
    message: t(
      "Your account uses {email} again. Every device is signed out and the password no longer works. We sent you a link to choose a new one.",
      { email },
    ),
  };
}

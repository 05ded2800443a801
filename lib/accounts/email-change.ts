import "server-only";
/** Another address for an account: asked for with the password, confirmed from the new mailbox, taken back from the old one. */
import type { ChangeEmailInput, MessageAnswer } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { absoluteUrl } from "@/lib/mail/address";
import { asConflict } from "@/lib/db/unique-violation";
import { emailChangedLetter, emailChangeLetter, emailTakenBackLetter } from "@/lib/mail/keys";
import { sendMail } from "@/lib/mail/send";
import { EMAIL_UNDO_LIFETIME_MS } from "@/lib/rules/limits";
import { markEmailVerified } from "./closing";
import { endAllKeys, removePassword, lockAccount, type Transaction } from "./keys";
import { createMailedLink } from "./mailed-links";
import { requirePassword } from "./password";
import { hashToken, newSecretToken } from "./secret-token";
import { startSession, type NewSession, type Viewer } from "./sessions";
import { EMAIL_TAKEN } from "./write";
import { findUnverifiedAccount, type DeleteUnverified } from "./email-verification";

const REFUSED = "This link is invalid or has expired. Please change your email again.";
const UNDO_REFUSED = "This link is invalid or has expired.";

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
  return { success: true, message: `We sent a link to ${input.email}. Open it to confirm the new address.` };
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
  const where = { tokenHash: hashToken(token), userId: viewer.id, expiresAt: { gt: new Date() } };
  const email = (await db.emailChange.findFirst({ where, select: { newEmail: true } }))?.newEmail;
  if (email === undefined) throw new AppError("invalid", REFUSED);
  const unverified = await findUnverifiedAccount({ email, exceptFor: viewer.id });
  if (unverified !== null) await deleteUnverified(unverified);
  const session = await db
    .$transaction(async (transaction) => {
      await lockAccount(transaction, viewer.id);
      const change = await transaction.emailChange.findFirst({
        where,
        select: { newEmail: true, user: { select: { email: true, emailVerifiedAt: true } } },
      });
      if (!change) throw new AppError("invalid", REFUSED);
      const { email: oldEmail, emailVerifiedAt } = change.user;
      await markEmailVerified(transaction, viewer.id, { email: change.newEmail });
      await endAllKeys(transaction, viewer.id);
      const undoUrl =
        emailVerifiedAt === null ? null : await createUndoLink(transaction, { userId: viewer.id, oldEmail });
      await sendMail(transaction, emailChangedLetter({ to: oldEmail, undoUrl }));
      return startSession({ userId: viewer.id, transaction });
    })
    .catch(asConflict(EMAIL_TAKEN));
  return { done: { success: true, message: "Your email address has been changed." }, session };
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
    where: { tokenHash: hashToken(token), expiresAt: { gt: new Date() } },
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
  const where = { tokenHash: hashToken(token), expiresAt: { gt: new Date() } };
  const found = await db.emailUndo.findFirst({ where, select: { userId: true, oldEmail: true } });
  if (!found) throw new AppError("invalid", UNDO_REFUSED);
  const { userId, oldEmail } = found;
  const unverified = await findUnverifiedAccount({ email: oldEmail, exceptFor: userId });
  if (unverified !== null) await deleteUnverified(unverified);
  const email = await db
    .$transaction(async (transaction) => {
      await lockAccount(transaction, userId);
      const undo = await transaction.emailUndo.findFirst({ where });
      if (!undo) throw new AppError("invalid", UNDO_REFUSED);
      await markEmailVerified(transaction, userId, { email: undo.oldEmail });
      await removePassword(transaction, userId);
      await endAllKeys(transaction, userId);
      // Undo links of later changes end; those of earlier addresses stay valid.
      await transaction.emailUndo.deleteMany({ where: { userId, createdAt: { gte: undo.createdAt } } });
      const next = await createMailedLink(transaction, userId, { to: "reset the password" });
      const to = undo.oldEmail;
      const mail = emailTakenBackLetter({ to, url: absoluteUrl(`/reset-password/${next}`) });
      await sendMail(transaction, mail, { userId });
      return to;
    })
    .catch(asConflict("This email address belongs to another account by now."));
  return {
    success: true,
    message: `Your account uses ${email} again. Every device is signed out and the password no longer works. We sent you a link to choose a new one.`,
  };
}

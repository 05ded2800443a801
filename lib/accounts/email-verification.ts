import "server-only";
/** Verifying an address by a link that was mailed to it. An account works without; only some calls need it (`requireVerifiedEmail`). */
import type { MessageAnswer } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { welcomeLetter } from "@/lib/mail/accounts";
import { absoluteUrl } from "@/lib/env";
import { emailVerifiedLetter, verificationLetter } from "@/lib/mail/keys";
import { sendMail } from "@/lib/mail/send";
import type { Mail } from "@/lib/services/mailer/port";
import { markEmailVerified } from "./closing";
import { endAllKeys, removePassword, lockAccount, type Transaction } from "./keys";
import { createMailedLink, followLink, openLink } from "./mailed-links";
import { startSession, type NewSession, type Viewer } from "./sessions";
import { t, type Message } from "@/lib/messages";

const REFUSED =
  "This link was used already or has expired. You can ask for a new one on My Plan." satisfies Message;
const UNVERIFIED = "Please confirm your email address first. We have sent you a link." satisfies Message;

/**
 * Mails a verification link, if the address is not verified yet; the link sent before stops working.
 * @returns the address, or null when it is verified already
 */
async function sendVerificationLink(
  transaction: Transaction,
  { id: userId }: Viewer,
  letterWith: (link: { to: string; url: string }) => Mail,
): Promise<string | null> {
  await lockAccount(transaction, userId);
  const user = await transaction.user.findUnique({
    where: { id: userId, emailVerifiedAt: null },
    select: { email: true },
  });
  if (!user) return null;
  const token = await createMailedLink(transaction, userId, { to: "prove an address", email: user.email });
  const mail = letterWith({ to: user.email, url: absoluteUrl(`/confirm-email/${token}`) });
  await sendMail(transaction, mail, { userId });
  return user.email;
}

/** The letter after signing up, with the verification link; part of the sign-up. */
export async function sendWelcome(transaction: Transaction, viewer: Viewer): Promise<void> {
  const homeUrl = absoluteUrl("/?scrollToRecipe=true");
  await sendVerificationLink(transaction, viewer, (link) => welcomeLetter({ ...link, homeUrl }));
}

/** Sends the link again. */
export async function resendVerification({ viewer }: { viewer: Viewer }): Promise<MessageAnswer> {
  const to = await db.$transaction((transaction) =>
    sendVerificationLink(transaction, viewer, verificationLetter),
  );
  if (to === null) return { success: true, message: t("Your email address is confirmed.") };
  return { success: true, message: t("We sent a link to {to}. Open it to confirm the address.", { to }) };
}

/** Whether the viewer's address is verified. */
export async function isEmailVerified({ viewer }: { viewer: Viewer }): Promise<boolean> {
  return (await db.user.count({ where: { id: viewer.id, emailVerifiedAt: { not: null } } })) > 0;
}

/** Refuses a viewer whose address is not verified, and mails them a link unless one is open. @throws AppError `unproven` */
export async function requireVerifiedEmail({ viewer }: { viewer: Viewer }): Promise<void> {
  const user = await db.user.findUnique({
    where: { id: viewer.id },
    select: {
      emailVerifiedAt: true,
      emailProofs: { where: { expiresAt: { gt: new Date() } }, select: { tokenHash: true } },
    },
  });
  if (user?.emailVerifiedAt) return;
  if (user?.emailProofs.length === 0) await resendVerification({ viewer });
  throw new AppError("unproven", UNVERIFIED);
}

/**
 * What a confirmation link is for, whether the viewer is signed in to its account, and whether an unverified account on the same
 * address is deleted when it is opened.
 */
export async function readConfirmation({
  viewer,
  token,
}: {
  viewer: Viewer | null;
  token: string;
}): Promise<{ kind: "address" | "change"; isOwn: boolean; replaces: boolean } | null> {
  const where = openLink(token);
  const [proof, change] = await Promise.all([
    db.emailProof.findFirst({ where, select: { userId: true } }),
    db.emailChange.findFirst({ where, select: { userId: true, newEmail: true } }),
  ]);
  if (proof) return { kind: "address", isOwn: proof.userId === viewer?.id, replaces: false };
  if (!change) return null;
  const unverified = await findUnverifiedAccount({ email: change.newEmail, exceptFor: change.userId });
  return { kind: "change", isOwn: change.userId === viewer?.id, replaces: unverified !== null };
}

/**
 * Verifies an address by the link that was mailed to it, and ends every key that was made before. A cook who is signed in to the
 * account gets a new session. Anybody else owns the mailbox but may not be the one who chose the password: it is removed, and a
 * letter brings a link to choose another.
 * @throws AppError `invalid` for an unknown, used or old token; `conflict` while the account is being deleted
 */
export async function confirmAddress({
  viewer,
  token,
}: {
  viewer: Viewer | null;
  token: string;
}): Promise<{ done: MessageAnswer; session: NewSession | null }> {
  const where = openLink(token);
  const session = await followLink({
    find: (client) =>
      client.emailProof.findFirst({
        where,
        select: { userId: true, email: true, user: { select: { email: true } } },
      }),
    refused: REFUSED,
    async act(transaction, { userId, link: proof }) {
      if (proof.email !== proof.user.email) throw new AppError("invalid", REFUSED);
      await endAllKeys(transaction, userId);
      await markEmailVerified(transaction, userId);
      if (userId === viewer?.id) return startSession({ userId, transaction });
      await removePassword(transaction, userId);
      const next = await createMailedLink(transaction, userId, { to: "choose a first password" });
      const mail = emailVerifiedLetter({ to: proof.email, url: absoluteUrl(`/reset-password/${next}`) });
      await sendMail(transaction, mail, { userId });
      return null;
    },
  });
  if (session) return { done: { success: true, message: t("Your email address is confirmed.") }, session };
  const message = t(
    "Your email address is confirmed, and whoever used this account before is signed out. We sent you a link to choose a new password.",
  );
  return { done: { success: true, message }, session: null };
}

/** Deletes an unverified account, here and at the payment gateway. One that was verified meanwhile stays; so does one for which this throws. */
export type DeleteUnverified = (userId: string) => Promise<void>;

/** The unverified account of somebody else on `email`, or null. */
export async function findUnverifiedAccount({
  email,
  exceptFor,
}: {
  email: string;
  exceptFor: string;
}): Promise<string | null> {
  const where = { email, emailVerifiedAt: null, id: { not: exceptFor } };
  return (await db.user.findFirst({ where, select: { id: true } }))?.id ?? null;
}

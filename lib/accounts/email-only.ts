import "server-only";
import { db } from "@/lib/db/client";
import { SET_PASSWORD_LIFETIME_MS } from "@/lib/rules/limits";
import { AppError } from "@/lib/errors";
import { setPasswordLetter } from "@/lib/mail/accounts";
import { absoluteUrl } from "@/lib/mail/address";
import { sendMail } from "@/lib/mail/send";
import { hashOfToken, newSecretToken } from "./secret-token";
import { startSession, type NewSession, type Viewer } from "./sessions";
import { isTaken } from "./write";

const TAKEN = "You already have an account. Please log in.";

/**
 * Makes an account without a password (tier `email_only`), signs it in, and mails a link to set one. Whoever owns the address
 * takes the account over by that link: setting the password ends the sessions that were started before.
 * @throws AppError `conflict` when the address has an account
 */
export async function registerByEmail({
  email,
}: {
  email: string;
}): Promise<{ viewer: Viewer; session: NewSession }> {
  const token = newSecretToken();
  const expiresAt = new Date(Date.now() + SET_PASSWORD_LIFETIME_MS);
  return db
    .$transaction(async (transaction) => {
      const viewer = await transaction.user.create({
        data: { email, emailOnly: true, resets: { create: { tokenHash: hashOfToken(token), expiresAt } } },
        select: { id: true, email: true },
      });
      const mail = setPasswordLetter({ to: viewer.email, url: absoluteUrl(`/reset-password/${token}`) });
      await sendMail(transaction, mail, { userId: viewer.id });
      return { viewer, session: await startSession({ userId: viewer.id, transaction }) };
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? new AppError("conflict", TAKEN, { cause: error }) : error;
    });
}

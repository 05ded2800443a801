import "server-only";
import { db } from "@/lib/db/client";
import { asConflict } from "@/lib/db/unique-violation";
import { setPasswordLetter } from "@/lib/mail/accounts";
import { absoluteUrl } from "@/lib/env";
import { sendMail } from "@/lib/mail/send";
import { createMailedLink } from "./mailed-links";
import { startSession, type NewSession, type Viewer } from "./sessions";
import type { Message } from "@/lib/messages";

const TAKEN = "You already have an account. Please log in." satisfies Message;

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
  return db
    .$transaction(async (transaction) => {
      const viewer = await transaction.user.create({
        data: { email, emailOnly: true },
        select: { id: true, email: true },
      });
      const token = await createMailedLink(transaction, viewer.id, { to: "choose a first password" });
      const mail = setPasswordLetter({ to: viewer.email, url: absoluteUrl(`/reset-password/${token}`) });
      await sendMail(transaction, mail, { userId: viewer.id });
      return { viewer, session: await startSession({ userId: viewer.id, transaction }) };
    })
    .catch(asConflict(TAKEN));
}

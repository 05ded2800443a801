import "server-only";
import type { ForgotPasswordInput, ResetPasswordInput } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { resetLetter } from "@/lib/mail/accounts";
import { absoluteUrl } from "@/lib/env";
import { passwordChangedLetter } from "@/lib/mail/keys";
import { discardMail, sendMail } from "@/lib/mail/send";
import { markEmailVerified } from "./closing";
import { endAllKeys } from "./keys";
import { createMailedLink, createDecoyLink, followLink, openLink } from "./mailed-links";
import { hashPassword } from "./password";
import { t, type Message } from "@/lib/messages";

const RESET_REQUESTED =
  "If an account with that email exists, a password reset link will be sent." satisfies Message;
const RESET_REFUSED =
  "This reset link is invalid or has expired. Please ask for a new one." satisfies Message;

/** Sends a reset link when the address has an account. Answers and costs the same when it has none (accounts.md#reset-link). */
export async function requestReset({
  input,
}: {
  input: ForgotPasswordInput;
}): Promise<{ success: true; message: string }> {
  await db.$transaction(async (transaction) => {
    // The address is looked up and locked at once: a link never goes to one that the account has just left.
    const [user] = await transaction.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "User" WHERE "email" = ${input.email} FOR UPDATE`;
    const token = user
      ? await createMailedLink(transaction, user.id, { to: "reset the password" })
      : await createDecoyLink(transaction);
    const mail = resetLetter({ to: input.email, url: absoluteUrl(`/reset-password/${token}`) });
    if (user) await sendMail(transaction, mail, { userId: user.id });
    else await discardMail(transaction, mail);
  });
  return { success: true, message: t(RESET_REQUESTED) };
}

/**
 * Sets a new password: the token works once, and every key of the account ends. The link came by mail, so the address is verified.
 * @returns the answer and the account's address
 * @throws AppError `invalid` for an unknown, used or old token; `conflict` while the account is being deleted
 */
export async function resetPassword({
  input,
}: {
  input: ResetPasswordInput;
}): Promise<{ done: { success: true; message: string }; email: string }> {
  const where = openLink(input.token);
  const email = await followLink({
    find: (client) => client.passwordReset.findFirst({ where, select: { userId: true } }),
    refused: RESET_REFUSED,
    // A hash is costly, and anybody may send tokens: only once the link is known.
    prepare: () => hashPassword(input.newPassword),
    async act(transaction, { userId, prepared: passwordHash }) {
      await endAllKeys(transaction, userId);
      await markEmailVerified(transaction, userId);
      const user = await transaction.user.update({
        where: { id: userId },
        data: { passwordHash, passwordEndedAt: null, emailOnly: false },
        select: { email: true },
      });
      await sendMail(transaction, passwordChangedLetter({ to: user.email, by: "link" }));
      return user.email;
    },
  });
  return { done: { success: true, message: t("Your password has been changed. Please log in.") }, email };
}

import "server-only";
import type { ForgotPasswordInput, ResetPasswordInput } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { RESET_LIFETIME_MS } from "@/lib/rules/limits";
import { AppError } from "@/lib/errors";
import { resetLetter } from "@/lib/mail/accounts";
import { absoluteUrl } from "@/lib/mail/address";
import { discardMail, sendMail } from "@/lib/mail/send";
import { hashPassword } from "./password";
import { hashOfToken, newSecretToken } from "./secret-token";

export const RESET_REQUESTED = "If an account with that email exists, a password reset link will be sent.";
const RESET_REFUSED = "This reset link is invalid or has expired. Please ask for a new one.";

/** Sends a reset link when the address has an account. Answers and costs the same when it has none (decisions §4). */
export async function requestReset({
  input,
}: {
  input: ForgotPasswordInput;
}): Promise<{ success: true; message: string }> {
  const token = newSecretToken();
  const user = await db.user.findUnique({ where: { email: input.email }, select: { id: true } });
  const mail = resetLetter({ to: input.email, url: absoluteUrl(`/reset-password/${token}`) });
  const data = { tokenHash: hashOfToken(token), expiresAt: new Date(Date.now() + RESET_LIFETIME_MS) };
  if (user) {
    await db.passwordReset.create({ data: { ...data, userId: user.id } });
    await sendMail(mail);
  } else {
    // The same two writes, undone: time must not tell whether the account exists.
    await db.passwordReset.create({ data: { ...data, userId: null } });
    await db.passwordReset.deleteMany({ where: { userId: null, tokenHash: data.tokenHash } });
    await discardMail(mail);
  }
  return { success: true, message: RESET_REQUESTED };
}

/**
 * Sets a new password: the token works once, every session of the account ends, every other reset link dies.
 * @throws AppError `invalid` for an unknown, used or old token
 */
export async function resetPassword({
  input,
}: {
  input: ResetPasswordInput;
}): Promise<{ success: true; message: string }> {
  const passwordHash = await hashPassword(input.newPassword);
  await db.$transaction(async (transaction) => {
    const token = await transaction.passwordReset
      .delete({
        where: { tokenHash: hashOfToken(input.token), userId: { not: null }, expiresAt: { gt: new Date() } },
        select: { userId: true },
      })
      .catch((error: unknown) => {
        throw new AppError("invalid", RESET_REFUSED, { cause: error });
      });
    const userId = token.userId ?? "";
    await transaction.user.update({
      where: { id: userId },
      data: { passwordHash, emailOnly: false, emailVerifiedAt: new Date() },
    });
    await transaction.passwordReset.deleteMany({ where: { userId } });
    await transaction.session.deleteMany({ where: { userId } });
  });
  return { success: true, message: "Your password has been changed. Please log in." };
}

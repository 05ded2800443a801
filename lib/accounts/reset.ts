import "server-only";
import type { ForgotPasswordInput, ResetPasswordInput } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { RESET_LIFETIME_MS } from "@/lib/rules/limits";
import { AppError } from "@/lib/errors";
import { resetLetter } from "@/lib/mail/accounts";
import { absoluteUrl } from "@/lib/mail/address";
import { passwordChangedLetter } from "@/lib/mail/keys";
import { discardMail, sendMail } from "@/lib/mail/send";
import { endAllKeys, lockAccount, type Transaction } from "./keys";
import { hashPassword } from "./password";
import { hashOfToken, newSecretToken } from "./secret-token";

export const RESET_REQUESTED = "If an account with that email exists, a password reset link will be sent.";
const RESET_REFUSED = "This reset link is invalid or has expired. Please ask for a new one.";

/** Opens a reset link; one that was open before is dead from then on. The account is locked by whoever calls. */
export async function newResetLink(
  transaction: Transaction,
  { userId, token, lifetimeMs = RESET_LIFETIME_MS }: { userId: string; token: string; lifetimeMs?: number },
): Promise<void> {
  await transaction.passwordReset.deleteMany({ where: { userId } });
  await transaction.passwordReset.create({
    data: { tokenHash: hashOfToken(token), userId, expiresAt: new Date(Date.now() + lifetimeMs) },
  });
}

/** Sends a reset link when the address has an account. Answers and costs the same when it has none (decisions §4). */
export async function requestReset({
  input,
}: {
  input: ForgotPasswordInput;
}): Promise<{ success: true; message: string }> {
  const token = newSecretToken();
  const mail = resetLetter({ to: input.email, url: absoluteUrl(`/reset-password/${token}`) });
  await db.$transaction(async (transaction) => {
    // The address is looked up and locked at once: a link never goes to one that the account has just left.
    const [user] = await transaction.$queryRaw<{ id: string }[]>`
      SELECT "id" FROM "User" WHERE "email" = ${input.email} FOR UPDATE`;
    if (user) {
      await newResetLink(transaction, { userId: user.id, token });
      await sendMail(transaction, mail, { userId: user.id });
      return;
    }
    // The same writes for nobody: time must not tell whether the account exists.
    const tokenHash = hashOfToken(token);
    await transaction.passwordReset.create({ data: { tokenHash, userId: null, expiresAt: new Date() } });
    await transaction.passwordReset.deleteMany({ where: { userId: null, tokenHash } });
    await discardMail(transaction, mail);
  });
  return { success: true, message: RESET_REQUESTED };
}

/**
 * Sets a new password: the token works once, and every key of the account ends. The link came by mail, so the address is proven.
 * @throws AppError `invalid` for an unknown, used or old token
 */
export async function resetPassword({
  input,
}: {
  input: ResetPasswordInput;
}): Promise<{ success: true; message: string }> {
  const where = {
    tokenHash: hashOfToken(input.token),
    userId: { not: null },
    expiresAt: { gt: new Date() },
  };
  // Looked up first: a hash is costly, and anybody may send tokens.
  const userId = (await db.passwordReset.findFirst({ where, select: { userId: true } }))?.userId;
  if (userId == null) throw new AppError("invalid", RESET_REFUSED);
  const passwordHash = await hashPassword(input.newPassword);
  await db.$transaction(async (transaction) => {
    await lockAccount(transaction, userId);
    const taken = await transaction.passwordReset.deleteMany({ where });
    if (taken.count === 0) throw new AppError("invalid", RESET_REFUSED);
    await endAllKeys(transaction, userId);
    const { email } = await transaction.user.update({
      where: { id: userId },
      data: { passwordHash, passwordEndedAt: null, emailOnly: false, emailVerifiedAt: new Date() },
      select: { email: true },
    });
    await sendMail(transaction, passwordChangedLetter({ to: email, by: "link" }));
  });
  return { success: true, message: "Your password has been changed. Please log in." };
}

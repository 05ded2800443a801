import "server-only";
import { createHmac } from "node:crypto";
import type { ChangePasswordInput, MessageAnswer } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { passwordChangedLetter } from "@/lib/mail/keys";
import { sendMail } from "@/lib/mail/send";
import { endAllKeys, lockAccount } from "./keys";
import { hashPassword, requirePassword } from "./password";
import { startSession, type NewSession, type Viewer } from "./sessions";
import { t } from "@/lib/messages";

/** Sets a new password. Every key of the account ends, and the caller gets a new session. */
export async function changePassword({
  viewer,
  input,
}: {
  viewer: Viewer;
  input: ChangePasswordInput;
}): Promise<{ done: MessageAnswer; session: NewSession }> {
  const stillRight = await requirePassword({ viewer, password: input.currentPassword });
  const passwordHash = await hashPassword(input.newPassword);
  const session = await db.$transaction(async (transaction) => {
    await lockAccount(transaction, viewer.id);
    await stillRight(transaction);
    await transaction.user.update({
      where: { id: viewer.id },
      data: { passwordHash, passwordEndedAt: null },
    });
    await endAllKeys(transaction, viewer.id);
    await sendMail(transaction, passwordChangedLetter({ to: viewer.email, by: "you" }));
    return startSession({ userId: viewer.id, transaction });
  });
  const message = t("Your password has been changed. Other devices have been signed out.");
  return { done: { success: true, message }, session };
}

/** A keyed hash that outlives a deleted account, so that its address gets no second trial (accounts.md#account-end). */
export const keyedHashOf = (email: string, key: string): string =>
  createHmac("sha256", key).update(email).digest("hex");

import "server-only";
import { createHmac } from "node:crypto";
import type { ChangeEmailInput, ChangePasswordInput, DeleteAccountInput } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { EMAIL_CHANGE_LIFETIME_MS } from "@/lib/rules/limits";
import { AppError } from "@/lib/errors";
import { emailChangedLetter, emailChangeLetter } from "@/lib/mail/accounts";
import { absoluteUrl } from "@/lib/mail/address";
import { sendMail } from "@/lib/mail/send";
import { hashPassword, passwordFits } from "./password";
import type { Viewer } from "./sessions";
import { endSessions } from "./sessions";
import { hashOfToken, newSecretToken } from "./secret-token";
import { isTaken, TAKEN } from "./write";

type Done = { success: true; message: string };

/** @throws AppError `invalid` when `password` is not the viewer's own */
async function requirePassword(viewer: Viewer, password: string): Promise<void> {
  const user = await db.user.findUnique({ where: { id: viewer.id }, select: { passwordHash: true } });
  if (!(await passwordFits(password, user?.passwordHash))) {
    throw new AppError("invalid", "This is not your current password.", {
      issues: [{ path: "password", message: "This is not your current password." }],
    });
  }
}

/** Sends a link to the new address; the account changes when the link is opened. */
export async function requestEmailChange({
  viewer,
  input,
}: {
  viewer: Viewer;
  input: ChangeEmailInput;
}): Promise<Done> {
  await requirePassword(viewer, input.password);
  if (await db.user.findUnique({ where: { email: input.email }, select: { id: true } }))
    throw new AppError("conflict", TAKEN);
  const token = newSecretToken();
  await db.emailChange.create({
    data: {
      tokenHash: hashOfToken(token),
      userId: viewer.id,
      newEmail: input.email,
      expiresAt: new Date(Date.now() + EMAIL_CHANGE_LIFETIME_MS),
    },
  });
  await sendMail(emailChangeLetter({ to: input.email, url: absoluteUrl(`/confirm-email/${token}`) }));
  return { success: true, message: `We sent a link to ${input.email}. Open it to confirm the new address.` };
}

/**
 * Puts the new address in place; the old one is told.
 * @throws AppError `invalid` for an unknown, used or old token, `conflict` when the address was taken meanwhile
 */
export async function confirmEmailChange(token: string): Promise<Done> {
  const change = await db.emailChange
    .delete({
      where: { tokenHash: hashOfToken(token), expiresAt: { gt: new Date() } },
      select: { userId: true, newEmail: true, user: { select: { email: true } } },
    })
    .catch((error: unknown) => {
      throw new AppError("invalid", "This link is invalid or has expired. Please change your email again.", {
        cause: error,
      });
    });
  await db.user
    .update({ where: { id: change.userId }, data: { email: change.newEmail, emailVerifiedAt: new Date() } })
    .catch((error: unknown) => {
      throw isTaken(error) ? new AppError("conflict", TAKEN, { cause: error }) : error;
    });
  await sendMail(emailChangedLetter({ to: change.user.email }));
  return { success: true, message: "Your email address has been changed." };
}

/** Sets a new password and ends every session but the one that asks. */
export async function changePassword({
  viewer,
  token,
  input,
}: {
  viewer: Viewer;
  token: string;
  input: ChangePasswordInput;
}): Promise<Done> {
  await requirePassword(viewer, input.currentPassword);
  await db.user.update({
    where: { id: viewer.id },
    data: { passwordHash: await hashPassword(input.newPassword) },
  });
  await endSessions({ userId: viewer.id, exceptToken: token });
  return { success: true, message: "Your password has been changed. Other devices have been signed out." };
}

/** What outlives a deleted account: a keyed hash of its address, so that it has no second trial (decisions §11). */
export const emailMark = (email: string, key: string): string =>
  createHmac("sha256", key).update(email).digest("hex");

/**
 * Deletes the account and everything that belongs to it. An account without a password (Google, shared page) needs none.
 * @param before what must be done first, once the password has been checked; when it throws, the account stays
 */
export async function deleteAccount({
  viewer,
  input,
  before,
}: {
  viewer: Viewer;
  input: DeleteAccountInput;
  before: () => Promise<void>;
}): Promise<Done> {
  const user = await db.user.findUniqueOrThrow({ where: { id: viewer.id }, select: { passwordHash: true } });
  if (user.passwordHash !== null) await requirePassword(viewer, input.password ?? "");
  await before();
  await db.user.delete({ where: { id: viewer.id } });
  return { success: true, message: "Your account and all its recipes have been deleted." };
}

import "server-only";
/** Links that are mailed to a cook. An account has at most one valid link of each kind, and each works once. */
import {
  EMAIL_CHANGE_LIFETIME_MS,
  EMAIL_VERIFICATION_LIFETIME_MS,
  RESET_LIFETIME_MS,
  SET_PASSWORD_LIFETIME_MS,
} from "@/lib/rules/limits";
import type { Transaction } from "./keys";
import { hashToken, newSecretToken } from "./secret-token";

export type MailedLink =
  | { to: "reset the password" | "choose a first password" }
  | { to: "prove an address"; email: string }
  | { to: "change the address"; newEmail: string };

const LIFETIME_MS: Record<MailedLink["to"], number> = {
  "reset the password": RESET_LIFETIME_MS,
  "choose a first password": SET_PASSWORD_LIFETIME_MS,
  "prove an address": EMAIL_VERIFICATION_LIFETIME_MS,
  "change the address": EMAIL_CHANGE_LIFETIME_MS,
};

/**
 * Creates a link for the account, which the caller has locked; an earlier one of its kind stops working.
 * @returns its secret, for the letter alone: only its hash is kept
 */
export async function createMailedLink(
  transaction: Transaction,
  userId: string,
  link: MailedLink,
): Promise<string> {
  const token = newSecretToken();
  const expiresAt = new Date(Date.now() + LIFETIME_MS[link.to]);
  const row = { tokenHash: hashToken(token), userId, expiresAt };
  const before = { where: { userId } };
  if (link.to === "prove an address") {
    await transaction.emailProof.deleteMany(before);
    await transaction.emailProof.create({ data: { ...row, email: link.email } });
  } else if (link.to === "change the address") {
    await transaction.emailChange.deleteMany(before);
    await transaction.emailChange.create({ data: { ...row, newEmail: link.newEmail } });
  } else {
    await transaction.passwordReset.deleteMany(before);
    await transaction.passwordReset.create({ data: row });
  }
  return token;
}

/** The same writes as for a reset, without an account: response times must not tell whether one exists. */
export async function createDecoyLink(transaction: Transaction): Promise<string> {
  const token = newSecretToken();
  const tokenHash = hashToken(token);
  await transaction.passwordReset.create({ data: { tokenHash, userId: null, expiresAt: new Date() } });
  await transaction.passwordReset.deleteMany({ where: { userId: null, tokenHash } });
  return token;
}

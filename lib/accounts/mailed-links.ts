import "server-only";
/** Links that are mailed to a cook. An account has at most one valid link of each kind, and each works once. */
import {
  EMAIL_CHANGE_LIFETIME_MS,
  EMAIL_VERIFICATION_LIFETIME_MS,
  RESET_LIFETIME_MS,
  SET_PASSWORD_LIFETIME_MS,
} from "@/lib/rules/limits";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { lockAccount, type Transaction } from "./keys";
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

/** The row of a link that still works, by the secret that its letter brought. */
export const openLink = (token: string) => ({ tokenHash: hashToken(token), expiresAt: { gt: new Date() } });

type FoundLink = { userId: string | null };

/**
 * Does what a link is for: finds it, locks its account, and finds it again there, so that of two clicks at once one acts.
 * @param prepare done between the two, outside of the transaction
 * @throws AppError `invalid` with the sentence `refused` for an unknown, used or old link
 */
export async function followLink<Link extends FoundLink, Prepared, Result>({
  find,
  refused,
  prepare,
  act,
}: {
  find: (client: Transaction) => Promise<Link | null>;
  refused: string;
  prepare?: (link: Link) => Promise<Prepared>;
  act: (transaction: Transaction, at: { userId: string; link: Link; prepared: Prepared }) => Promise<Result>;
}): Promise<Result> {
  const found = await find(db);
  if (!found?.userId) throw new AppError("invalid", refused);
  const { userId } = found;
  const prepared = (await prepare?.(found)) as Prepared;
  return db.$transaction(async (transaction) => {
    await lockAccount(transaction, userId);
    const link = await find(transaction);
    if (!link) throw new AppError("invalid", refused);
    return act(transaction, { userId, link, prepared });
  });
}

/** The same writes as for a reset, without an account: response times must not tell whether one exists. */
export async function createDecoyLink(transaction: Transaction): Promise<string> {
  const token = newSecretToken();
  const tokenHash = hashToken(token);
  await transaction.passwordReset.create({ data: { tokenHash, userId: null, expiresAt: new Date() } });
  await transaction.passwordReset.deleteMany({ where: { userId: null, tokenHash } });
  return token;
}

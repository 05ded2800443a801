import "server-only";
/** Passwords at rest: argon2id with OWASP's parameters (19 MiB, two passes), computed off the main thread. */
import { hash, verify } from "@node-rs/argon2";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { takePlace } from "@/lib/services/child-work";
import type { Transaction } from "./keys";
import { t } from "@/lib/messages";

const ARGON2ID = 2;
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const release = await takePlace("password");
  try {
    return await work();
  } finally {
    release();
  }
}

/**
 * The password's hash in PHC form. The text is taken as it is: never trimmed or cut.
 * @throws AppError `unavailable` when too many passwords are worked on already
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

/** Whether `password` is the one that `passwordHash` was made of. */
const matchesHash = (passwordHash: string, password: string): Promise<boolean> =>
  inTurn(() => verify(passwordHash, password));

let decoyHash: Promise<string> | undefined;

/** True when `password` belongs to `passwordHash`. Without a hash it takes the same time and is false (accounts.md#password-kept). Throws as `hashPassword` does. */
export async function verifyPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const fits = await matchesHash(
    passwordHash ?? (await (decoyHash ??= hashPassword("no account has this password"))),
    password,
  );
  return fits && passwordHash != null;
}

/**
 * Checks the viewer's own password. Call the returned function inside the transaction that acts on it, with the account locked: it
 * refuses a password that was changed while it was being checked.
 * @throws AppError `invalid` when `password` is not the viewer's own, both times
 */
export async function requirePassword({
  viewer,
  password,
}: {
  viewer: { id: string };
  password: string;
}): Promise<(transaction: Transaction) => Promise<void>> {
  const where = { where: { id: viewer.id }, select: { passwordHash: true } };
  const checked = (await db.user.findUnique(where))?.passwordHash;
  if (!(await verifyPassword(password, checked))) throw wrongPassword();
  return async (transaction) => {
    if ((await transaction.user.findUnique(where))?.passwordHash !== checked) throw wrongPassword();
  };
}

const wrongPassword = (): AppError =>
  new AppError("invalid", t("This is not your current password."), {
    issues: [{ path: "password", message: t("This is not your current password.") }],
  });

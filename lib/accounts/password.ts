import "server-only";
/** Passwords at rest: argon2id with OWASP's parameters (19 MiB, two passes), computed off the main thread. */
import { hash, verify } from "@node-rs/argon2";

const ARGON2ID = 2;
const OPTIONS = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The password's hash in PHC form. The text is taken as it is: never trimmed or cut. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Whether `password` is the one that `passwordHash` was made of. */
export const isPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, password);

let decoy: Promise<string> | undefined;

/** True when `password` belongs to `passwordHash`. An account without a hash costs the same time and is never right (decisions §4). */
export async function passwordFits(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const fits = await isPassword(
    passwordHash ?? (await (decoy ??= hashPassword("no account has this password"))),
    password,
  );
  return fits && passwordHash != null;
}

import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import type { Viewer } from "./sessions";

/** What opens an account, as its owner sees it. */
export type AccountKeys = {
  hasPassword: boolean;
  /** When the password ended because the address was proven by somebody else than who chose it. */
  passwordEndedAt: string | null;
  isProven: boolean;
  google: { email: string; linkedAt: string }[];
};

/** The keys of the viewer's account. @throws AppError `unauthenticated` when the account is gone */
export async function readAccountKeys({ viewer }: { viewer: Viewer }): Promise<AccountKeys> {
  const user = await db.user.findUnique({
    where: { id: viewer.id },
    select: {
      ...{ email: true, passwordHash: true, passwordEndedAt: true, emailVerifiedAt: true },
      oauthAccounts: { select: { email: true, createdAt: true }, orderBy: { createdAt: "asc" } },
    },
  });
  if (!user) throw new AppError("unauthenticated", "Please log in.");
  return {
    hasPassword: user.passwordHash !== null,
    passwordEndedAt: user.passwordEndedAt?.toISOString() ?? null,
    isProven: user.emailVerifiedAt !== null,
    google: user.oauthAccounts.flatMap(({ email, createdAt }) =>
      email === user.email ? [{ email, linkedAt: createdAt.toISOString() }] : [],
    ),
  };
}

import "server-only";
import type { Prisma } from "@/lib/db/generated/client";

/** What opens an account, as its owner sees it. */
export type AccountKeys = {
  hasPassword: boolean;
  /** The password ended because the address was proven by somebody else than who chose it. */
  passwordEnded: boolean;
  isProven: boolean;
  google: { email: string; linkedAt: string }[];
};

/** What must be read of a user to tell. */
export const KEYS_COLUMNS = {
  oauthAccounts: { select: { email: true, createdAt: true }, orderBy: { createdAt: "asc" } },
} as const satisfies Prisma.UserInclude;

/** The keys of an account. */
export function keysOf({
  email,
  passwordHash,
  passwordEndedAt,
  emailVerifiedAt,
  oauthAccounts,
}: Prisma.UserGetPayload<{ include: typeof KEYS_COLUMNS }>): AccountKeys {
  return {
    hasPassword: passwordHash !== null,
    passwordEnded: passwordEndedAt !== null,
    isProven: emailVerifiedAt !== null,
    google: oauthAccounts.flatMap((link) =>
      link.email === email ? [{ email, linkedAt: link.createdAt.toISOString() }] : [],
    ),
  };
}

import "server-only";
import type { AccessTokenAnswer } from "@/lib/contract/access-tokens";
import type { Prisma } from "@/lib/db/generated/client";
import { ACCESS_TOKEN_COLUMNS, toAccessToken } from "./access-tokens";

/** What opens an account, as its owner sees it. */
export type AccountKeys = {
  hasPassword: boolean;
  /** The password was removed, because the address was verified by somebody who may not have chosen it. */
  passwordEnded: boolean;
  isVerified: boolean;
  google: { email: string; linkedAt: string }[];
  /** Personal access tokens, newest first. */
  accessTokens: AccessTokenAnswer[];
};

/** The columns that `keysOf` needs. */
export const KEYS_COLUMNS = {
  accessTokens: { select: ACCESS_TOKEN_COLUMNS, orderBy: [{ createdAt: "desc" }, { id: "desc" }] },
  oauthAccounts: { select: { email: true, createdAt: true }, orderBy: { createdAt: "asc" } },
} as const satisfies Prisma.UserInclude;

/** The keys of an account. */
export function keysOf({
  email,
  passwordHash,
  passwordEndedAt,
  emailVerifiedAt,
  oauthAccounts,
  accessTokens,
}: Prisma.UserGetPayload<{ include: typeof KEYS_COLUMNS }>): AccountKeys {
  return {
    hasPassword: passwordHash !== null,
    passwordEnded: passwordEndedAt !== null,
    isVerified: emailVerifiedAt !== null,
    google: oauthAccounts.flatMap((link) =>
      link.email === email ? [{ email, linkedAt: link.createdAt.toISOString() }] : [],
    ),
    accessTokens: accessTokens.map(toAccessToken),
  };
}

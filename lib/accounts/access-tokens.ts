import "server-only";
/** Personal access tokens: keys for a cook's own programs, to convert and to read recipes. They end as every other key does. */
import {
  type AccessTokenAnswer,
  type AccessTokenScope,
  ACCESS_TOKEN_SCOPES,
  type NewAccessTokenAnswer,
} from "@/lib/contract/access-tokens";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { accessTokenLetter } from "@/lib/mail/keys";
import { sendMail } from "@/lib/mail/send";
import { ACCESS_TOKENS_MAX } from "@/lib/rules/limits";
import { lockAccount } from "./keys";
import { hashToken, newSecretToken } from "./secret-token";
import { requireSession, type Viewer } from "./sessions";
import { t } from "@/lib/messages";

/** What every token begins with, so that programs which look for leaked secrets know one. */
const PREFIX = "psp_";

/** A program that calls all day is noted once a minute. */
const NOTE_USE_AFTER_MS = 60 * 1000;

/** The columns that an answer shows of a token; its secret is not stored. */
export const ACCESS_TOKEN_COLUMNS = {
  id: true,
  name: true,
  scopes: true,
  createdAt: true,
  lastUsedAt: true,
} as const;

/** In the order of the list, each once. */
const scopesIn = (kept: readonly string[]): AccessTokenScope[] =>
  ACCESS_TOKEN_SCOPES.filter((scope) => kept.includes(scope));

type Row = { id: string; name: string; scopes: string[]; createdAt: Date; lastUsedAt: Date | null };

export const toAccessToken = ({ id, name, scopes, createdAt, lastUsedAt }: Row): AccessTokenAnswer => ({
  ...{ id, name },
  scopes: scopesIn(scopes),
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** The cook's tokens, newest first. */
export async function listAccessTokens({ viewer }: { viewer: Viewer }): Promise<AccessTokenAnswer[]> {
  const rows = await db.accessToken.findMany({
    where: { userId: viewer.id },
    select: ACCESS_TOKEN_COLUMNS,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  return rows.map(toAccessToken);
}

/**
 * Creates a token and sends the owner a letter about it. Only this answer ever holds its secret.
 * @param session the token of the session that asks: when every key ends, a call that is under way makes no new one
 * @throws AppError `conflict` when the account has as many as it may, `unauthenticated` when the session has ended
 */
export async function createAccessToken({
  viewer,
  session,
  name,
  scopes,
}: {
  viewer: Viewer;
  session: string;
  name: string;
  scopes: readonly AccessTokenScope[];
}): Promise<NewAccessTokenAnswer> {
  const token = `${PREFIX}${newSecretToken()}`;
  const row = await db.$transaction(async (transaction) => {
    await lockAccount(transaction, viewer.id);
    await requireSession(transaction, { viewer, token: session });
    if ((await transaction.accessToken.count({ where: { userId: viewer.id } })) >= ACCESS_TOKENS_MAX)
      throw new AppError(
        "conflict",
        t(
          "You have {accesstokensmax} access tokens. Revoke one that you no longer use, then create another.",
          { accesstokensmax: ACCESS_TOKENS_MAX },
        ),
      );
    await sendMail(transaction, accessTokenLetter({ to: viewer.email, name, scopes: scopesIn(scopes) }));
    return transaction.accessToken.create({
      data: { tokenHash: hashToken(token), userId: viewer.id, name, scopes: scopesIn(scopes) },
      select: ACCESS_TOKEN_COLUMNS,
    });
  });
  return { ...toAccessToken(row), token };
}

/** Ends a token at once. @throws AppError `not_found`, also for somebody else's */
export async function revokeAccessToken({
  viewer,
  id,
}: {
  viewer: Viewer;
  id: string;
}): Promise<{ success: true; message: string }> {
  const { count } = await db.accessToken.deleteMany({ where: { id, userId: viewer.id } });
  if (count === 0) throw new AppError("not_found", t("This access token was not found."));
  return { success: true, message: t("The access token no longer works.") };
}

/** Whose token it is and what it may do, or null; that it was used is noted. */
export async function findAccessToken(
  token: string,
  now = new Date(),
): Promise<{ viewer: Viewer; scopes: AccessTokenScope[] } | null> {
  if (!token.startsWith(PREFIX)) return null;
  const where = { tokenHash: hashToken(token) };
  const found = await db.accessToken.findUnique({
    where,
    select: { lastUsedAt: true, scopes: true, user: { select: { id: true, email: true } } },
  });
  if (!found) return null;
  if (now.getTime() - (found.lastUsedAt?.getTime() ?? 0) >= NOTE_USE_AFTER_MS)
    await db.accessToken.updateMany({ where, data: { lastUsedAt: now } });
  return { viewer: found.user, scopes: scopesIn(found.scopes) };
}

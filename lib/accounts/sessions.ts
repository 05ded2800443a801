import "server-only";
import { db } from "@/lib/db/client";
import type { Transaction } from "./keys";
import { SESSION_LIFETIME_MS } from "@/lib/rules/limits";
import { hashOfToken, newSecretToken } from "./secret-token";

/** Who is asking, from the session and nothing else. */
export type Viewer = { id: string; email: string };
export type NewSession = { token: string; expiresAt: Date };

/** A session that has run for this long gets its full life again: rolling, without a write on every request. */
const RENEW_AFTER_MS = 24 * 60 * 60 * 1000;

/** Starts a session; the token goes into the cookie and is not kept. */
export async function startSession({
  userId,
  now = new Date(),
  transaction = db,
}: {
  userId: string;
  now?: Date;
  transaction?: Transaction;
}): Promise<NewSession> {
  const token = newSecretToken();
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME_MS);
  await transaction.session.create({ data: { tokenHash: hashOfToken(token), userId, expiresAt } });
  return { token, expiresAt };
}

/** The user of a session token, or null when it is unknown or over. `renewedUntil` is set when the cookie should be sent anew. */
export async function findSession(
  token: string,
  now = new Date(),
): Promise<{ viewer: Viewer; renewedUntil: Date | null } | null> {
  const hash = hashOfToken(token);
  const session = await db.session.findUnique({
    where: { tokenHash: hash },
    select: { expiresAt: true, user: { select: { id: true, email: true } } },
  });
  if (!session || session.expiresAt <= now) return null;
  const left = session.expiresAt.getTime() - now.getTime();
  if (left > SESSION_LIFETIME_MS - RENEW_AFTER_MS) return { viewer: session.user, renewedUntil: null };
  const renewedUntil = new Date(now.getTime() + SESSION_LIFETIME_MS);
  await db.session.updateMany({ where: { tokenHash: hash }, data: { expiresAt: renewedUntil } });
  return { viewer: session.user, renewedUntil };
}

/** Ends one session; an unknown token is no error. */
export async function endSession(token: string): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash: hashOfToken(token) } });
}

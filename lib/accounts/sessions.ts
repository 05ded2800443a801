import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { SESSION_LIFETIME_MS, SESSION_LONGEST_MS } from "@/lib/rules/limits";
import { DAY_MS } from "@/lib/rules/dates";
import type { Transaction } from "./keys";
import { hashToken, newSecretToken } from "./secret-token";
import { t } from "@/lib/messages";

/** Who is asking, from the session and nothing else. */
export type Viewer = { id: string; email: string };
export type NewSession = { token: string; expiresAt: Date };

/** A session that has run for this long gets its full life again: rolling, without a write on every request. */
const RENEW_AFTER_MS = DAY_MS;

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
  const { token, expiresAt } = newSession(now);
  await transaction.session.create({ data: { tokenHash: hashToken(token), userId, expiresAt } });
  return { token, expiresAt };
}

const newSession = (now: Date): NewSession => ({
  token: newSecretToken(),
  expiresAt: new Date(now.getTime() + SESSION_LIFETIME_MS),
});

/**
 * Starts a session if the account is, at this moment, still what it was when its password was checked, and null else. One statement that locks
 * the account's row: a change of its keys comes wholly before it or wholly after, and then ends this session too.
 */
export async function startSessionWhile(
  { id, email, passwordHash }: { id: string; email: string; passwordHash: string | null },
  now = new Date(),
): Promise<NewSession | null> {
  const { token, expiresAt } = newSession(now);
  const started = await db.$executeRaw`
    INSERT INTO "Session" ("tokenHash", "userId", "expiresAt")
    SELECT ${hashToken(token)}, "id", ${expiresAt}::timestamp(3) FROM "User"
    WHERE "id" = ${id} AND "email" = ${email} AND "passwordHash" IS NOT DISTINCT FROM ${passwordHash}
    FOR UPDATE`;
  return started > 0 ? { token, expiresAt } : null;
}

/** A notice about the account that the screens show by themselves. */
export type AccountNotice = "unverified" | "password_ended";

/** How long the screens say that the password was removed; My Plan says it until there is another. */
const TELL_FOR_MS = 7 * DAY_MS;

function noticeOf(
  { emailVerifiedAt, passwordEndedAt }: { emailVerifiedAt: Date | null; passwordEndedAt: Date | null },
  now: Date,
): AccountNotice | null {
  if (emailVerifiedAt === null) return "unverified";
  const isRecent = passwordEndedAt !== null && now.getTime() - passwordEndedAt.getTime() < TELL_FOR_MS;
  return isRecent ? "password_ended" : null;
}

const lastEndOf = (createdAt: Date): number => createdAt.getTime() + SESSION_LONGEST_MS;

type SessionTimes = { expiresAt: Date; createdAt: Date };

/** Whether a session of the database lets anybody in at `now`. */
export const isRunning = (session: SessionTimes, now: Date): boolean =>
  session.expiresAt > now && lastEndOf(session.createdAt) > now.getTime();

/** Until when a session may go on if it is renewed at `now`; null while it need not be. */
export function renewableUntil({ expiresAt, createdAt }: SessionTimes, now: Date): Date | null {
  const until = Math.min(now.getTime() + SESSION_LIFETIME_MS, lastEndOf(createdAt));
  return until - expiresAt.getTime() > RENEW_AFTER_MS ? new Date(until) : null;
}

/**
 * The user of a session token, or null when it is unknown or over. Reading changes nothing: `renewableUntil` is set when the session
 * may get its full life again, which takes the row and the cookie together (`renewSession`).
 */
export async function findSession(
  token: string,
  now = new Date(),
): Promise<{ viewer: Viewer; notice: AccountNotice | null; renewableUntil: Date | null } | null> {
  const session = await db.session.findUnique({
    where: { tokenHash: hashToken(token) },
    select: {
      expiresAt: true,
      createdAt: true,
      user: {
        select: { id: true, email: true, emailVerifiedAt: true, passwordEndedAt: true },
      },
    },
  });
  if (!session || !isRunning(session, now)) return null;
  const { id, email, emailVerifiedAt, passwordEndedAt } = session.user;
  return {
    viewer: { id, email },
    notice: noticeOf({ emailVerifiedAt, passwordEndedAt }, now),
    renewableUntil: renewableUntil(session, now),
  };
}

/** Gives a session more life; false when it has ended meanwhile. The caller sends the cookie again. */
export async function renewSession({ token, until }: { token: string; until: Date }): Promise<boolean> {
  const renewed = await db.session.updateMany({
    where: { tokenHash: hashToken(token) },
    data: { expiresAt: until },
  });
  return renewed.count > 0;
}

/**
 * Checks, inside the transaction that acts and with the account locked, that the session still exists: one that ended while its call was
 * under way (a body can be slow) does nothing any more.
 * @throws AppError `unauthenticated`
 */
export async function requireSession(
  transaction: Transaction,
  { viewer, token }: { viewer: Viewer; token: string },
): Promise<void> {
  const where = { tokenHash: hashToken(token), userId: viewer.id, expiresAt: { gt: new Date() } };
  if ((await transaction.session.count({ where })) === 0)
    throw new AppError("unauthenticated", t("Please log in."));
}

/** Ends one session; an unknown token is no error. */
export async function endSession(token: string): Promise<void> {
  await db.session.deleteMany({ where: { tokenHash: hashToken(token) } });
}

import "server-only";
/** Who may see the admin pages: own accounts, own session rows, 8 idle hours; a revoked admin is out on the next request (decisions §8). */
import { passwordFits } from "@/lib/accounts/password";
import { hashOfToken, newSecretToken } from "@/lib/accounts/secret-token";
import type { AdminLoginInput } from "@/lib/contract/admin";
import { db } from "@/lib/db/client";
import type { AdminRole } from "@/lib/db/generated/client";
import { ADMIN_IDLE_MS } from "@/lib/rules/limits";
import { AppError } from "@/lib/errors";
import { audited } from "./audit";

/** An admin who is signed in, from the session row and nothing else. */
export type Admin = { id: string; email: string; name: string; role: AdminRole };

const WHO = { id: true, email: true, name: true, role: true } as const;
/** How often a session's last use is written down at most: not on every one of a dashboard's calls. */
const NOTE_USE_AFTER_MS = 60 * 1000;

/**
 * Signs an admin in. An unknown name and a wrong password cost the same time and read the same.
 * @throws AppError `unauthenticated`
 */
export async function loginAdmin(
  { username, password }: AdminLoginInput,
  now = new Date(),
): Promise<{ admin: Admin; token: string }> {
  const account = await db.adminUser.findUnique({
    where: { email: username },
    select: { ...WHO, status: true, passwordHash: true },
  });
  const active = account?.status === "active" ? account : null;
  if (!(await passwordFits(password, active?.passwordHash)) || !active)
    throw new AppError("unauthenticated", "Invalid credentials");
  const { id, email, name, role } = active;
  const token = newSecretToken();
  await db.$transaction([
    db.adminSession.deleteMany({ where: { lastSeenAt: { lte: idleSince(now) } } }),
    db.adminSession.create({ data: { tokenHash: hashOfToken(token), adminId: id, lastSeenAt: now } }),
    db.adminUser.update({ where: { id }, data: { lastLoginAt: now } }),
    audited({ admin: { email }, action: "logged in", subject: email }),
  ]);
  return { admin: { id, email, name, role }, token };
}

const idleSince = (now: Date): Date => new Date(now.getTime() - ADMIN_IDLE_MS);

/** The admin of a session token, or null when it is unknown, idle for 8 hours, or its admin is not active any more. */
export async function findAdmin(token: string, now = new Date()): Promise<Admin | null> {
  const tokenHash = hashOfToken(token);
  const session = await db.adminSession.findFirst({
    where: { tokenHash, lastSeenAt: { gt: idleSince(now) }, admin: { status: "active" } },
    select: { lastSeenAt: true, admin: { select: WHO } },
  });
  if (!session) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > NOTE_USE_AFTER_MS)
    await db.adminSession.updateMany({ where: { tokenHash }, data: { lastSeenAt: now } });
  return session.admin;
}

/** Ends one session; an unknown token is no error. */
export async function logoutAdmin(token: string): Promise<void> {
  const session = await db.adminSession.findUnique({
    where: { tokenHash: hashOfToken(token) },
    select: { tokenHash: true, admin: { select: WHO } },
  });
  if (!session) return;
  await db.$transaction([
    db.adminSession.deleteMany({ where: { tokenHash: session.tokenHash } }),
    audited({ admin: session.admin, action: "logged out", subject: session.admin.email }),
  ]);
}

import "server-only";
/** Who may see the admin pages: own accounts, own session rows, 8 idle hours, 7 days at most; a revoked admin is out on the next request. */
import { hashPassword, verifyPassword } from "@/lib/accounts/password";
import { hashToken, newSecretToken } from "@/lib/accounts/secret-token";
import type { AdminLoginInput, AdminPasswordInput } from "@/lib/contract/admin";
import { db } from "@/lib/db/client";
import type { AdminRole, Prisma } from "@/lib/db/generated/client";
import { ADMIN_IDLE_MS, ADMIN_SESSION_LONGEST_MS } from "@/lib/rules/limits";
import { AppError } from "@/lib/errors";
import { adminPasswordLetter } from "@/lib/mail/admins";
import { sendMail } from "@/lib/mail/send";
import { recordAct, auditFailedLogin } from "./audit";
import { t } from "@/lib/messages";

/** An admin who is signed in, from the session row and nothing else. */
export type Admin = { id: string; email: string; name: string; role: AdminRole };

const WHO = { id: true, email: true, name: true, role: true } as const;
/** How often a session's last use is written down at most: not on every one of a dashboard's calls. */
const NOTE_USE_AFTER_MS = 60 * 1000;

/**
 * Signs an admin in; the session that the browser came with ends. An unknown name and a wrong password cost the same time and read
 * the same, and both are in the audit log.
 * @throws AppError `unauthenticated`
 */
export async function loginAdmin(
  { username, password }: AdminLoginInput,
  { came = null, now = new Date() }: { came?: string | null; now?: Date } = {},
): Promise<{ admin: Admin; token: string }> {
  const account = await db.adminUser.findUnique({
    where: { email: username },
    select: { id: true, status: true, passwordHash: true },
  });
  const hash = account?.status === "active" ? account.passwordHash : null;
  const fits = await verifyPassword(password, hash);
  const entered =
    fits && account
      ? await db.$transaction(async (transaction) => {
          const admin = await readUnchangedAdmin(transaction, account.id, hash);
          if (!admin) return null;
          await transaction.adminSession.deleteMany({ where: expired(now) });
          if (came !== null)
            await transaction.adminSession.deleteMany({ where: { tokenHash: hashToken(came) } });
          await transaction.adminUser.update({ where: { id: admin.id }, data: { lastLoginAt: now } });
          await recordAct({ admin, action: "logged in", subject: admin.email }, transaction);
          return { admin, token: await startSession(transaction, admin.id, now) };
        })
      : null;
  if (entered) return entered;
  await auditFailedLogin(account && { id: account.id, email: username }, now);
  throw new AppError("unauthenticated", t("Invalid credentials"));
}

/**
 * Sets the admin's own password: every session of theirs ends, the caller gets a new one, and a letter tells of it.
 * @throws AppError `invalid` when the current password is wrong
 */
export async function changeOwnPassword({
  admin: { id },
  input,
  now = new Date(),
}: {
  admin: Admin;
  input: AdminPasswordInput;
  now?: Date;
}): Promise<{ token: string }> {
  const checked = (await db.adminUser.findUnique({ where: { id } }))?.passwordHash ?? null;
  if (!(await verifyPassword(input.currentPassword, checked))) throw notYours();
  const passwordHash = await hashPassword(input.newPassword);
  const token = await db.$transaction(async (transaction) => {
    const admin = await readUnchangedAdmin(transaction, id, checked);
    if (!admin) throw notYours();
    await transaction.adminUser.update({ where: { id }, data: { passwordHash } });
    await transaction.adminSession.deleteMany({ where: { adminId: id } });
    await recordAct({ admin, action: "changed their own password", subject: admin.email }, transaction);
    await sendMail(transaction, adminPasswordLetter({ to: admin.email }));
    return startSession(transaction, id, now);
  });
  return { token };
}

const notYours = (): AppError =>
  new AppError("invalid", t("This is not your current password."), {
    issues: [{ path: "currentPassword", message: t("This is not your current password.") }],
  });

/** The admin, locked, if they are active and their password is still the one that was checked. */
async function readUnchangedAdmin(
  transaction: Prisma.TransactionClient,
  id: string,
  passwordHash: string | null,
): Promise<Admin | null> {
  await transaction.$queryRaw`SELECT "id" FROM "AdminUser" WHERE "id" = ${id} FOR UPDATE`;
  return transaction.adminUser.findFirst({ where: { id, passwordHash, status: "active" }, select: WHO });
}

async function startSession(
  transaction: Prisma.TransactionClient,
  adminId: string,
  now: Date,
): Promise<string> {
  const token = newSecretToken();
  await transaction.adminSession.create({
    data: { tokenHash: hashToken(token), adminId, lastSeenAt: now, createdAt: now },
  });
  return token;
}

const idleSince = (now: Date): Date => new Date(now.getTime() - ADMIN_IDLE_MS);
const oldestOf = (now: Date): Date => new Date(now.getTime() - ADMIN_SESSION_LONGEST_MS);
const expired = (now: Date) => ({
  OR: [{ lastSeenAt: { lte: idleSince(now) } }, { createdAt: { lte: oldestOf(now) } }],
});

/** The admin of a session token, or null when it is unknown, idle for 8 hours, 7 days old, or its admin is not active any more. */
export async function findAdmin(token: string, now = new Date()): Promise<Admin | null> {
  const tokenHash = hashToken(token);
  const session = await db.adminSession.findFirst({
    where: { tokenHash, NOT: expired(now), admin: { status: "active" } },
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
    where: { tokenHash: hashToken(token) },
    select: { tokenHash: true, admin: { select: WHO } },
  });
  if (!session) return;
  await db.$transaction([
    db.adminSession.deleteMany({ where: { tokenHash: session.tokenHash } }),
    recordAct({ admin: session.admin, action: "logged out", subject: session.admin.email }),
  ]);
}

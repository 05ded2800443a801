import "server-only";
/** Every act of an admin is written down with the act itself, and shown to super admins (admin.md#audit-log). */
import type { AuditAnswer } from "@/lib/contract/admin";
import { db } from "@/lib/db/client";
import type { AuditEntry, Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";

export type Act = { admin: { email: string }; action: string; subject: string };

/** Records one act of an admin; put it into the transaction of the act, so that neither is there without the other. */
export function recordAct(
  { admin, action, subject }: Act,
  transaction: Prisma.TransactionClient = db,
): Prisma.PrismaPromise<AuditEntry> {
  return transaction.auditEntry.create({ data: { adminEmail: admin.email, action, subject } });
}

/**
 * Notes a failed login. Those of one hour are one line for each admin's name, and one for all names that no admin has: whoever guesses
 * makes the log no longer, and a password that was typed as a name is not in it.
 */
export async function auditFailedLogin(
  account: { id: string; email: string } | null,
  now: Date,
): Promise<void> {
  const key = `failed logins ${account?.id ?? "without an account"} ${now.toISOString().slice(0, 13)}`;
  const line = {
    adminEmail: NOBODY.email,
    action: "failed to log in",
    subject: account?.email ?? "names that no admin has",
  };
  await db.auditEntry.upsert({
    where: { key },
    create: { ...line, key, createdAt: now },
    update: { count: { increment: 1 } },
  });
}

/** Who is named where nobody was signed in: a failed login, and the operator of the server at the command line. */
const NOBODY = { email: "nobody signed in" };
export const OPERATOR = { email: "admin:create" };

/**
 * For an act at the payment provider, which is outside our transactions: its entry is written before it begins, deleted when the act was
 * refused, and marked when it failed and may or may not have been done.
 */
export async function runAudited<Done>(act: Act, run: () => Promise<Done>): Promise<Done> {
  const { id } = await recordAct(act);
  try {
    return await run();
  } catch (error) {
    const wasRefused = error instanceof AppError && error.status < 500;
    if (wasRefused) await db.auditEntry.delete({ where: { id } });
    else
      await db.auditEntry.update({ where: { id }, data: { action: `tried, and it failed: ${act.action}` } });
    throw error;
  }
}

/** The acts, newest first, one page at a time. */
export async function listAudit({
  page,
  pageSize,
}: {
  page: number;
  pageSize: number;
}): Promise<AuditAnswer> {
  const [entries, total] = await Promise.all([
    db.auditEntry.findMany({ orderBy: { id: "desc" }, skip: (page - 1) * pageSize, take: pageSize }),
    db.auditEntry.count(),
  ]);
  return {
    success: true,
    total,
    entries: entries.map(({ id, adminEmail, action, subject, count, createdAt }) => ({
      id: String(id),
      ...{ adminEmail, action, subject, count },
      createdAt: createdAt.toISOString(),
    })),
  };
}

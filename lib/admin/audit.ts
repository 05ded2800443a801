import "server-only";
/** Every act of an admin is written down with the act itself, and shown to super admins (decisions §8). */
import type { AuditAnswer } from "@/lib/contract/admin";
import { db } from "@/lib/db/client";
import type { AuditEntry, Prisma } from "@/lib/db/generated/client";

export type Act = { admin: { email: string }; action: string; subject: string };

/** The write of one act: put it into the transaction of what it tells of, so that neither is there without the other. */
export function audited(
  { admin, action, subject }: Act,
  transaction: Prisma.TransactionClient = db,
): Prisma.PrismaPromise<AuditEntry> {
  return transaction.auditEntry.create({ data: { adminEmail: admin.email, action, subject } });
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
    entries: entries.map(({ id, adminEmail, action, subject, createdAt }) => ({
      id: String(id),
      ...{ adminEmail, action, subject },
      createdAt: createdAt.toISOString(),
    })),
  };
}

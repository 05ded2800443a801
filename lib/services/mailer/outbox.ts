import "server-only";
import { db } from "@/lib/db/client";
import type { Mail, Mailer } from "./port";

const KEPT_MESSAGES = 1000;

/** Mail kept as rows that a developer reads at `/api/dev/outbox` (decisions §10, §11): the adapter of a fresh machine and of tests. */
export function outboxMailer(): Mailer {
  return {
    send: async (mail) => {
      const { id } = await db.outboxMail.create({ data: mail, select: { id: true } });
      if (Number(id) % 100 === 0)
        await db.outboxMail.deleteMany({ where: { id: { lte: id - BigInt(KEPT_MESSAGES) } } });
    },
    discard: async (mail) => {
      await db.$transaction(async (transaction) => {
        const { id } = await transaction.outboxMail.create({ data: mail, select: { id: true } });
        await transaction.outboxMail.delete({ where: { id } });
      });
    },
    settle: async () => {},
  };
}

/** The newest messages first, those to `to` when it is given. */
export async function readOutbox(
  to: string | undefined,
): Promise<(Mail & { id: string; createdAt: string })[]> {
  const rows = await db.outboxMail.findMany({
    where: to === undefined ? {} : { to },
    orderBy: { id: "desc" },
    take: 100,
  });
  return rows.map((row) => ({
    id: String(row.id),
    to: row.to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    createdAt: row.createdAt.toISOString(),
  }));
}

import "server-only";
import { db } from "@/lib/db/client";
import { DAY_MS } from "@/lib/rules/dates";
import type { Mail, Mailer } from "./port";

const KEPT_MESSAGES = 1000;
const KEPT_MS = 30 * DAY_MS;

/** Mail kept as rows that a developer reads at `/api/dev/outbox` (wire.md#dev-doors): the adapter of a fresh machine and of tests. */
export const outboxMailer = (): Mailer => ({
  send: async ({ about, to, subject, text, html, replyTo }, id) => {
    await db.outboxMail.createMany({
      data: { to, subject, text, html, replyTo, ...about, messageId: id },
      skipDuplicates: true,
    });
  },
});

/** Takes away up to `most` messages: those of a month ago, and the oldest beyond a thousand. Answers how many. */
export const sweepOutbox = (now: Date, most: number): Promise<number> => db.$executeRaw`
  DELETE FROM "OutboxMail" WHERE "id" IN (
    SELECT "id" FROM "OutboxMail"
    WHERE "createdAt" < ${new Date(now.getTime() - KEPT_MS)}
      OR "id" <= coalesce((SELECT "id" FROM "OutboxMail" ORDER BY "id" DESC OFFSET ${KEPT_MESSAGES} LIMIT 1), 0)
    ORDER BY "id" LIMIT ${most})`;

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
    ...(row.replyTo !== null && { replyTo: row.replyTo }),
    createdAt: row.createdAt.toISOString(),
  }));
}

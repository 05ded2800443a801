import "server-only";
/** Letters that one person has sent to another: few a day to one address, whoever sends them. */
import { createHash } from "node:crypto";
import type { Prisma } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import type { Mail } from "@/lib/services/mailer/port";
import { letters, sendMail } from "./send";

/**
 * Writes a letter down as `sendMail` does. To one recipient there are a few places a day, all accounts together; a letter takes the
 * key of a place, in the same transaction, and a place is free again a day after it was taken.
 * @throws AppError `rate_limited` when there is none
 */
export async function sendBetweenCooks(
  transaction: Prisma.TransactionClient,
  mail: Mail,
  { userId }: { userId: string },
): Promise<void> {
  const { count, seconds } = env.LIMIT_EMAIL_RECIPIENT;
  const mark = createHash("sha256").update(mail.to).digest("base64url").slice(0, 22);
  const places = Array.from({ length: count }, (_, index) => `between cooks ${mark} ${index + 1}`);
  const taken = { kind: letters.kind, key: { in: places } };
  await transaction.job.updateMany({
    where: { ...taken, createdAt: { lte: new Date(Date.now() - seconds * 1000) } },
    data: { key: null },
  });
  for (const key of places) if (await sendMail(transaction, mail, { key, userId })) return;
  const first = await transaction.job.findFirst({ where: taken, orderBy: { createdAt: "asc" } });
  const freeAtMs = (first?.createdAt.getTime() ?? Date.now()) + seconds * 1000;
  throw new AppError(
    "rate_limited",
    "This address has had several recipes by email today. Please try again tomorrow.",
    { retryAfterSeconds: Math.max(1, Math.ceil((freeAtMs - Date.now()) / 1000)) },
  );
}

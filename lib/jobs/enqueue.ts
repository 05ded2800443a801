import "server-only";
import { Prisma } from "@/lib/db/generated/client";
import type { Kind } from "./kinds";
import { wake } from "./loop";
import { AT_ONCE } from "./work";

export type JobOptions = {
  /** Of jobs of one kind with the same key only the first is taken, as long as its row is there: while it waits, and 30 days longer. */
  key?: string;
  /** Not before then; at once unless given. */
  runAt?: Date;
  /** The account that the job goes with: deleted with it while it waits. */
  userId?: string;
};

/**
 * Writes a job down in the transaction of what causes it: both are there, or neither. It is done soon after the commit.
 * @returns false when there is one with this key already
 */
export async function enqueue<Payload>(
  transaction: Prisma.TransactionClient,
  { kind }: Kind<Payload>,
  payload: Payload,
  later: JobOptions = {},
): Promise<boolean> {
  const data = {
    ...{ kind, runAt: AT_ONCE, ...later },
    payload: (payload ?? Prisma.DbNull) as Prisma.InputJsonValue,
  };
  const { count } = await transaction.job.createMany({ data, skipDuplicates: true });
  wake();
  return count === 1;
}

/**
 * Sees to it, in the transaction of what causes it, that a round of the kind is done soon for `key`: one row for each key, however often
 * it is asked for. One that is being done right now is followed by another.
 */
export async function enqueueRounds<Payload>(
  transaction: Prisma.TransactionClient,
  { kind }: Kind<Payload>,
  payload: Payload,
  { key, userId }: { key: string; userId: string },
): Promise<void> {
  await transaction.$executeRaw`
    INSERT INTO "Job" ("kind", "key", "payload", "userId", "runAt")
    VALUES (${kind}, ${key}, ${JSON.stringify(payload)}::jsonb, ${userId}, now())
    ON CONFLICT ("kind", "key") DO UPDATE SET "runAt" =
      CASE WHEN "Job"."lockedUntil" > now() THEN "Job"."runAt" + interval '1 millisecond'
      ELSE least("Job"."runAt", EXCLUDED."runAt") END`;
  wake();
}

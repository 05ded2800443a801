import "server-only";
/** Everything that writes a job's state: claim, finish, fail, retry. A claim is a lease: it expires by itself when its copy of the app was killed. */
import { db } from "@/lib/db/client";
import { type Job, Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { noteJob } from "@/lib/telemetry";
import { GiveUp, type Kind, kinds, MORE } from "./kinds";

/** When work is due that is due at once. No clock is asked: this machine's may be ahead of the database's, which decides what is due. */
export const AT_ONCE = new Date(0);

const LOCK_MS = 60_000;
const FIRST_DELAY_MS = 15_000;
const LONGEST_DELAY_MS = 4 * 60 * 60 * 1000;
/** Writing down an outcome is retried: a sent letter whose outcome is not stored would be sent again. */
const NOTE_ATTEMPTS = 10;
const NOTE_EVERY_MS = 2000;

export type Claimed = {
  id: bigint;
  kind: string;
  payload: unknown;
  attempts: number;
  runAt: Date;
  createdAt: Date;
};

/**
 * The job that waits longest of those that are due, for this copy of the app alone. The database's clock decides, so that copies on
 * machines with different clocks agree; who claims at the same moment gets another one, or none. Now is rounded to a millisecond as `runAt`
 * was when it was stored: what was due at once a moment ago is due.
 */
export async function claim(names: readonly string[]): Promise<Claimed | null> {
  const [job] = await db.$queryRaw<Claimed[]>`
    UPDATE "Job"
    SET "lockedUntil" = now() + ${LOCK_MS} * interval '1 millisecond', "attempts" = "attempts" + 1
    WHERE "id" = (
      SELECT "id" FROM "Job"
      WHERE "state" = 'waiting' AND "kind" = ANY(${names}) AND "runAt" <= now()::timestamp(3)
        AND ("lockedUntil" IS NULL OR "lockedUntil" <= now())
      ORDER BY "runAt", "id" LIMIT 1
      FOR UPDATE SKIP LOCKED
    )
    RETURNING "id", "kind", "payload", "attempts", "runAt", "createdAt"`;
  return job ?? null;
}

/** The job's row while this claim still holds it: each claim counts an attempt. */
const ownRow = ({ id, attempts }: Claimed) => ({ id, attempts, state: "waiting" as const });

/** Does a claimed job and writes down how it ended. Never throws. */
export async function work(job: Claimed, signal: AbortSignal): Promise<void> {
  const kind = kinds.get(job.kind);
  if (!kind) return;
  const renewal = setInterval(() => void renew(job), LOCK_MS / 3).unref();
  try {
    // Each attempt was cut short: what ends the app every time must not do so for ever.
    if (job.attempts > kind.attempts) throw new GiveUp("cut short");
    const id = `${job.id}.${job.createdAt.getTime().toString(36)}`;
    const outcome = await kind.run(job.payload, { id, attempt: job.attempts, signal });
    noteJob(job.kind, "done");
    await persistently(() =>
      kind.inRounds ? nextRound(job, outcome as Date | null) : finish(job, kind, outcome),
    );
  } catch (error) {
    noteJob(job.kind, "failed");
    log.warn({ err: error, kind: job.kind, job: String(job.id), attempt: job.attempts }, "a job failed");
    await persistently(() => fail(job, kind, error));
  } finally {
    clearInterval(renewal);
  }
}

async function renew(job: Claimed): Promise<void> {
  await db.$executeRaw`
    UPDATE "Job" SET "lockedUntil" = now() + ${LOCK_MS} * interval '1 millisecond'
    WHERE "id" = ${job.id} AND "attempts" = ${job.attempts} AND "state" = 'waiting'`.catch(() => undefined);
}

/** Gives a job back that was not finished: another copy takes it at once, and the attempt does not count. */
export async function release(job: Claimed): Promise<void> {
  await db.job.updateMany({ where: ownRow(job), data: { lockedUntil: null, attempts: { decrement: 1 } } });
}

async function persistently(write: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await write();
      return;
    } catch (error) {
      if (attempt < NOTE_ATTEMPTS) await new Promise((resume) => setTimeout(resume, NOTE_EVERY_MS));
      else return log.error({ err: error }, "how a job ended could not be written down");
    }
  }
}

/** Done: nothing of it stays, but the key of what had one. */
async function finish(job: Claimed, { everyMs }: Kind, outcome: unknown): Promise<void> {
  if (everyMs !== undefined) {
    const runAt = outcome === MORE ? AT_ONCE : new Date(Date.now() + everyMs);
    const fresh = { runAt, attempts: 0, failure: null, lockedUntil: null };
    await db.job.updateMany({ where: ownRow(job), data: fresh });
    return;
  }
  const { count } = await db.job.deleteMany({ where: { ...ownRow(job), key: null } });
  if (count > 0) return;
  const over = { state: "done", payload: Prisma.DbNull, userId: null, failure: null } as const;
  await db.job.updateMany({
    where: ownRow(job),
    data: { ...over, lockedUntil: null, endedAt: new Date() },
  });
}

/** A round is done: `next` comes at its time, behind what is due then; at once when it was asked for meanwhile, which moved `runAt`. */
async function nextRound(job: Claimed, next: Date | null): Promise<void> {
  const { count } =
    next === null ? await db.job.deleteMany({ where: { ...ownRow(job), runAt: job.runAt } }) : { count: 0 };
  if (count > 0) return;
  await db.$executeRaw`
    UPDATE "Job" SET "attempts" = 0, "failure" = NULL, "lockedUntil" = NULL,
      "runAt" = CASE WHEN "runAt" = ${job.runAt}::timestamp(3) THEN greatest(${next}::timestamp(3), now()) ELSE now() END
    WHERE "id" = ${job.id} AND "attempts" = ${job.attempts} AND "state" = 'waiting'`;
}

async function fail(
  job: Claimed,
  { attempts, everyMs, redactPayload: left }: Kind,
  error: unknown,
): Promise<void> {
  const failure = failureOf(error);
  if (isFinal(error) || job.attempts >= attempts) {
    const over = { state: "dead", lockedUntil: null, endedAt: new Date() } as const;
    const payload = left && { payload: left(job.payload) as Prisma.InputJsonValue };
    await db.job.updateMany({ where: ownRow(job), data: { ...over, failure, ...payload } });
    return;
  }
  const delay = Math.min(delayMs(job.attempts), everyMs ?? Infinity);
  await db.job.updateMany({
    where: ownRow(job),
    data: { runAt: new Date(Date.now() + delay), lockedUntil: null, failure },
  });
}

/** Jobs that failed: given up, or waiting for another attempt. */
export const FAILED_JOBS = {
  failed: { state: "dead" },
  retrying: { state: "waiting", failure: { not: null } },
} as const satisfies Record<string, Prisma.JobWhereInput>;

/** Why a job that failed cannot be tried again, or null. */
export const whyNotRetryable = ({
  kind,
  state,
  payload,
}: Pick<Job, "kind" | "state" | "payload">): string | null =>
  (state === "dead" && kinds.get(kind)?.whyNotRetryable?.(payload)) || null;

/**
 * Has a job that failed tried again at once, from the first attempt on, when the caller's transaction is committed. It is no failed job
 * from then on, until an attempt fails again.
 * @returns the job as it was; null when nothing failed under this id (any more)
 * @throws AppError `conflict` while it is being done, and when too little of it was kept
 */
export async function retry(transaction: Prisma.TransactionClient, id: bigint): Promise<Job | null> {
  const found = await transaction.job.findFirst({ where: { id, OR: Object.values(FAILED_JOBS) } });
  if (!found) return null;
  const lost = whyNotRetryable(found);
  if (lost !== null) throw new AppError("conflict", lost);
  const { count } = await transaction.job.updateMany({
    where: { id, OR: [{ lockedUntil: null }, { lockedUntil: { lte: new Date() } }] },
    data: { state: "waiting", attempts: 0, failure: null, runAt: AT_ONCE, lockedUntil: null, endedAt: null },
  });
  if (count === 0) throw new AppError("conflict", "This is being tried right now.");
  return found;
}

/** Each delay is up to twice the one before, and never less than half of that: those that failed together do not come back together. */
export function delayMs(attempts: number, chance: () => number = Math.random): number {
  const longest = Math.min(FIRST_DELAY_MS * 2 ** (attempts - 1), LONGEST_DELAY_MS);
  return Math.round(longest * (0.5 + chance() / 2));
}

/** By name: a bundler may make several copies of the class. */
const isFinal = (error: unknown): error is Error => error instanceof Error && error.name === "GiveUp";

/** What an operator reads of an error: its code, or its class. A message may hold what a cook wrote. */
function failureOf(thrown: unknown): string {
  const error = isFinal(thrown) && thrown.cause instanceof Error ? thrown.cause : thrown;
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const name = typeof code === "string" && /^\w{2,40}$/.test(code) ? code : error.name.slice(0, 40);
  return typeof responseCode === "number" ? `${name} ${responseCode}` : name;
}

import "server-only";
/** What of the job table is kept in order: periodic kinds have their one row, and what is over goes. */
import { db } from "@/lib/db/client";
import { JOB_KEPT_DAYS } from "@/lib/rules/limits";
import { kinds } from "./kinds";
import { DAY_MS } from "@/lib/rules/dates";

/** Sees to it that each periodic kind has its one row: a new one is due at `firstAt`, none later than its period from now. */
export async function schedulePeriodic(firstAt: Date): Promise<void> {
  for (const { kind, everyMs } of kinds.values()) {
    if (everyMs === undefined) continue;
    const latest = new Date(Date.now() + everyMs);
    await db.job.createMany({ data: { kind, key: "periodic", runAt: firstAt }, skipDuplicates: true });
    await db.job.updateMany({ where: { kind, runAt: { gt: latest } }, data: { runAt: latest } });
  }
}

/**
 * Takes away up to `most` rows that a month later nobody needs: keys of what was done, what was given up, and work of kinds that no
 * version knows any more. Answers how many.
 */
export async function sweepJobs(now: Date, most: number): Promise<number> {
  const before = new Date(now.getTime() - JOB_KEPT_DAYS * DAY_MS);
  const over = await db.job.deleteMany({
    where: { state: { in: ["done", "dead"] }, endedAt: { lt: before } },
    limit: most,
  });
  const unknown = await db.job.deleteMany({
    where: { state: "waiting", kind: { notIn: [...kinds.keys()] }, createdAt: { lt: before } },
    limit: most,
  });
  return over.count + unknown.count;
}

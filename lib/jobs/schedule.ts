import "server-only";
/** What of the job table is kept in order: periodic kinds have their one row, and what is over goes. */
import { db } from "@/lib/db/client";
import { JOB_KEPT_DAYS } from "@/lib/rules/limits";
import { kinds, periodic } from "./kinds";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sees to it that each periodic kind has its one row: a new one is due at `firstAt`, none later than its period from now. */
export async function schedulePeriodic(firstAt: Date): Promise<void> {
  for (const { kind, everyMs } of kinds.values()) {
    if (everyMs === undefined) continue;
    const latest = new Date(Date.now() + everyMs);
    await db.job.createMany({ data: { kind, key: "periodic", runAt: firstAt }, skipDuplicates: true });
    await db.job.updateMany({ where: { kind, runAt: { gt: latest } }, data: { runAt: latest } });
  }
}

/** Keys of what was done, what was given up, and work of kinds that no version knows any more: a month later nobody needs them. */
export const oldJobs = periodic({
  kind: "old jobs",
  everyMs: DAY_MS,
  run: async () => {
    const before = new Date(Date.now() - JOB_KEPT_DAYS * DAY_MS);
    await db.job.deleteMany({ where: { state: { in: ["done", "dead"] }, endedAt: { lt: before } } });
    await db.job.deleteMany({
      where: { state: "waiting", kind: { notIn: [...kinds.keys()] }, createdAt: { lt: before } },
    });
  },
});

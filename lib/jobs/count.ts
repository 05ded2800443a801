import "server-only";
import { db } from "@/lib/db/client";

/** How many jobs wait, are due by now, and were given up; for whoever looks inside. */
export async function countJobs(): Promise<{ state: string; count: number }[]> {
  const [counts] = await db.$queryRaw<{ waiting: number; due: number; dead: number }[]>`
    SELECT count(*) FILTER (WHERE "state" = 'waiting')::int AS waiting,
      count(*) FILTER (WHERE "state" = 'waiting' AND "runAt" <= now())::int AS due,
      count(*) FILTER (WHERE "state" = 'dead')::int AS dead
    FROM "Job" WHERE "state" IN ('waiting', 'dead')`;
  return Object.entries(counts ?? {}).map(([state, count]) => ({ state, count }));
}

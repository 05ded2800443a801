/** Work for later, done now: a test runs no worker of its own. */
import { db } from "@/lib/db/client";
import type { Kind } from "@/lib/jobs/kinds";
import { runDueJobs } from "@/lib/jobs/loop";
import { schedulePeriodic } from "@/lib/jobs/schedule";
import { letters } from "@/lib/mail/send";

/** Every letter that was written so far is sent, or has failed once more. */
export const deliverLetters = (): Promise<void> => runDueJobs([letters]);

/** As if the time until the next attempt, or the next round, had passed. */
export async function makeJobsDue(some: readonly Pick<Kind, "kind">[]): Promise<void> {
  const kind = { in: some.map((each) => each.kind) };
  await db.job.updateMany({ where: { kind, state: "waiting" }, data: { runAt: new Date(0) } });
}

/** One round of periodic work. */
export async function round(some: readonly Pick<Kind, "kind">[]): Promise<void> {
  await schedulePeriodic(new Date(0));
  await makeJobsDue(some);
  await runDueJobs(some);
}

import "server-only";
/** Work that failed, for an admin to see and to have tried again. */
import type { MessageAnswer } from "@/lib/contract/auth";
import type { JobAnswer, JobsAnswer, ListJobsQuery } from "@/lib/contract/jobs";
import { db } from "@/lib/db/client";
import { type Job, Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import { kinds } from "@/lib/jobs/kinds";
import { wake } from "@/lib/jobs/loop";
import { FAILED_JOBS, whyNotRetryable, retry } from "@/lib/jobs/work";
import "./job-kinds";
import { recordAct } from "./audit";
import type { Admin } from "./auth";
import { t } from "@/lib/messages";

/** A letter is known by whom it is for; what it says is nobody's business here. */
const aboutOf = ({ kind, payload }: Pick<Job, "kind" | "payload">): string =>
  (payload !== null && kinds.get(kind)?.about(payload)) || "";

function toAnswer(job: Job): JobAnswer {
  const { id, kind, state, failure, attempts, createdAt, runAt } = job;
  const isDead = state === "dead";
  return {
    ...{ id: String(id), kind, about: aboutOf(job), attempts, failure: failure ?? "unknown" },
    state: isDead ? "failed" : "retrying",
    createdAt: createdAt.toISOString(),
    nextAt: isDead ? null : runAt.toISOString(),
    lost: whyNotRetryable(job),
  };
}

/** What failed: first what was given up, the newest first. */
export async function listJobs({ state, page, pageSize }: ListJobsQuery): Promise<JobsAnswer> {
  const [rows, failed, retrying, all] = await Promise.all([
    db.job.findMany({
      where: state ? FAILED_JOBS[state] : { OR: Object.values(FAILED_JOBS) },
      orderBy: [{ state: "desc" }, { id: "desc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
    }),
    db.job.count({ where: FAILED_JOBS.failed }),
    db.job.count({ where: FAILED_JOBS.retrying }),
    // The rows of periodic work always wait; they are no news.
    db.job.count({ where: { state: "waiting", failure: null, payload: { not: Prisma.AnyNull } } }),
  ]);
  const counts = { failed, retrying, waiting: all };
  return {
    success: true,
    jobs: rows.map(toAnswer),
    total: state ? counts[state] : failed + retrying,
    counts,
  };
}

/**
 * Has a job tried again at once, from the first attempt on. The audit log has no end, so it names no reader of a letter.
 * @throws AppError `not_found` when nothing failed under this id (any more), `conflict` as `retry` does
 */
export async function retryJob({ admin, id }: { admin: Admin; id: string }): Promise<MessageAnswer> {
  const job = await db.$transaction(async (transaction) => {
    const found = await retry(transaction, BigInt(id));
    if (!found)
      throw new AppError("not_found", t("This was done already, or it is too old to be tried again."));
    const subject = `${found.kind}, job ${id}`;
    await recordAct({ admin, action: "had a job tried again", subject }, transaction);
    return found;
  });
  wake();
  const about = aboutOf(job);
  return {
    success: true,
    message:
      about === ""
        ? t("Trying again: {kind}", { kind: job.kind })
        : t("Trying again: {kind} to {about}", { kind: job.kind, about }),
  };
}

/** Work for later as the admin pages see it: what failed, and trying it again. */
import * as z from "./zod";
import { PageQuery } from "./admin";

/** `failed` was given up; `retrying` failed and will be tried again by itself. */
export const FAILED_JOB_STATES = ["failed", "retrying"] as const;
export const FailedJobState = z.enum(FAILED_JOB_STATES);
export type FailedJobState = z.infer<typeof FailedJobState>;

export const ListJobsQuery = PageQuery.extend({ state: FailedJobState.optional() });
export type ListJobsQuery = z.infer<typeof ListJobsQuery>;

export const ByJob = z.object({ id: z.string().regex(/^\d{1,18}$/, "There is no such job.") });

export const JobAnswer = z.object({
  id: z.string(),
  kind: z.string(),
  /** Whom it is for, where it is for somebody. */
  about: z.string(),
  state: FailedJobState,
  /** What the last attempt failed with, by name. */
  failure: z.string(),
  attempts: z.number().int(),
  createdAt: z.string(),
  /** The next attempt; null when it was given up. */
  nextAt: z.string().nullable(),
  /** Why it cannot be tried again; null when it can. */
  lost: z.string().nullable(),
});
export type JobAnswer = z.infer<typeof JobAnswer>;

export const JobsAnswer = z.object({
  success: z.literal(true),
  jobs: z.array(JobAnswer),
  total: z.number().int(),
  /** `waiting`: written down, and nothing went wrong yet. */
  counts: z.object({ failed: z.number().int(), retrying: z.number().int(), waiting: z.number().int() }),
});
export type JobsAnswer = z.infer<typeof JobsAnswer>;

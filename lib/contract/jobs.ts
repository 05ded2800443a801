/** Work for later as the admin pages see it: what failed, and trying it again. */
import { z } from "./zod";
import { PageQuery } from "./admin";

/** `failed` was given up; `retrying` failed and will be tried again by itself. */
export const JOB_TROUBLES = ["failed", "retrying"] as const;
export const JobTrouble = z.enum(JOB_TROUBLES);
export type JobTrouble = z.infer<typeof JobTrouble>;

export const ListJobsQuery = PageQuery.extend({ state: JobTrouble.optional() });
export type ListJobsQuery = z.infer<typeof ListJobsQuery>;

export const ByJob = z.object({ id: z.string().regex(/^\d{1,18}$/, "There is no such job.") });

export const JobAnswer = z.object({
  id: z.string(),
  kind: z.string(),
  /** Whom it is for, where it is for somebody. */
  about: z.string(),
  state: JobTrouble,
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

import { listJobs } from "@/lib/admin/jobs";
import { JobsAnswer, ListJobsQuery } from "@/lib/contract/jobs";
import { route, methods } from "@/lib/http/route";

const list = route({
  about: "Letters and other work that failed: what was given up first, then what will be tried again.",
  access: "admin",
  limit: "none: one page of a list, for admins only",
  query: ListJobsQuery,
  answer: { name: "JobsAnswer", schema: JobsAnswer },
  run: ({ query }) => listJobs(query),
});

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({ GET: list });

import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { FailedJobs } from "@/components/admin/failed-jobs";
import { listJobs } from "@/lib/admin/jobs";
import { ListJobsQuery } from "@/lib/contract/jobs";
import { currentAdmin } from "@/lib/http/admin-session";

export const metadata: Metadata = { title: "Letters and Jobs" };

export default async function LettersPage() {
  if (!(await currentAdmin())) redirect("/admin/login");
  return <FailedJobs initial={await listJobs(ListJobsQuery.parse({ pageSize: 20 }))} />;
}

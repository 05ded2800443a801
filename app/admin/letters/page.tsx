import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Suspense } from "react";
import { FailedJobs } from "@/components/admin/failed-jobs";
import { PageSkeleton } from "@/components/shared/skeletons";
import { listJobs } from "@/lib/admin/jobs";
import { AdminView, JOBS_PER_PAGE } from "@/lib/contract/admin-view";
import { currentAdmin } from "@/lib/http/admin-session";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("Letters and Jobs") });

export default async function LettersPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  if (!(await currentAdmin())) redirect("/admin/login");
  const { page } = AdminView.parse(await searchParams);
  return (
    <div className="mx-auto max-w-4xl px-4 py-8 sm:px-6">
      <Suspense fallback={<PageSkeleton title={t("Letters and Jobs")} />}>
        <Jobs page={page} />
      </Suspense>
    </div>
  );
}

async function Jobs({ page }: { page: number }) {
  return <FailedJobs first={await listJobs({ page, pageSize: JOBS_PER_PAGE })} />;
}

"use client";

import { MailCheck, RefreshCw } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import { JOBS_PER_PAGE } from "@/lib/contract/admin-view";
import type { JobsAnswer } from "@/lib/contract/jobs";
import { JobCard } from "./job-card";
import { NotLoaded } from "./not-loaded";
import { Pager } from "./pager";
import { useAdminQuery, useFirstAnswer, callAdmin } from "./use-admin-query";
import { useAdminView } from "./use-admin-view";
import { t, tn } from "@/lib/messages";

const path = (page: number): string => `/api/admin/jobs?page=${page}&pageSize=${JOBS_PER_PAGE}`;

/** Letters and other work that failed, each with the way to try it again; what is well needs no list. */
export function FailedJobs({ first }: { first: JobsAnswer }) {
  const [{ page }, show] = useAdminView();
  useFirstAnswer(path(page), first);
  const { data, busy, failed, reload } = useAdminQuery(path(page), answers.jobs);

  async function retry(id: string) {
    await callAdmin(() => postJson(`/api/admin/jobs/${id}/retry`, {}, answers.message), {
      done: t("Trying again"),
      failed: t("Not tried again"),
      sentence: t("Please try again in a moment."),
    });
    reload();
  }

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{t("Letters and Jobs")}</h1>
        <Button size="small" onClick={reload} aria-busy={busy}>
          <RefreshCw aria-hidden />
          {t("Refresh")}
        </Button>
      </div>
      {data && (
        <p role="status" className="text-muted">
          {[
            tn(data.counts.failed, "{count} was given up", "{count} were given up"),
            tn(
              data.counts.retrying,
              "{count} will be tried again by itself",
              "{count} will be tried again by themselves",
            ),
            tn(
              data.counts.waiting,
              "{count} waits for the first attempt",
              "{count} wait for the first attempt",
            ),
          ].join(", ")}
          .
        </p>
      )}
      {failed && <NotLoaded text={t("The list could not be loaded")} onRetry={reload} />}
      {data?.jobs.length === 0 && (
        <div className="grid justify-items-center gap-3 rounded-card border border-line bg-card p-8 text-center">
          <MailCheck aria-hidden className="size-8 text-accent" />
          <h2 className="text-xl">{t("Nothing failed")}</h2>
          <p className="text-muted">
            {data.counts.waiting === 0
              ? t("Every letter went out, and all other work was done.")
              : t("What still waits is done by itself.")}
          </p>
        </div>
      )}
      {data?.jobs.map((job) => (
        <JobCard key={job.id} job={job} onRetry={() => retry(job.id)} />
      ))}
      {data && data.total > JOBS_PER_PAGE && (
        <Pager
          page={page}
          pageSize={JOBS_PER_PAGE}
          total={data.total}
          onPage={(next) => show({ page: next })}
        />
      )}
      <p>
        <Link href="/admin/dashboard" className="text-accent underline underline-offset-4">
          {t("Admin Dashboard")}
        </Link>
      </p>
    </div>
  );
}

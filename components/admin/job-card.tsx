"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { JobAnswer } from "@/lib/contract/jobs";
import { moment } from "@/lib/rules/dates";
import { t } from "@/lib/messages";

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** One letter or other work that failed: whom it is for, since when, what went wrong, and Retry, or why there is none. */
export function JobCard({ job, onRetry }: { job: JobAnswer; onRetry: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const title =
    job.about === ""
      ? capital(job.kind)
      : t("{kind} to {about}", { kind: capital(job.kind), about: job.about });

  async function retry() {
    setBusy(true);
    await onRetry();
    setBusy(false);
  }

  return (
    <article
      aria-label={title}
      className="grid gap-3 rounded-card border border-line bg-card p-5 shadow-card"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h2 className="text-lg wrap-anywhere">{title}</h2>
        <Badge tone={job.state === "failed" ? "danger" : "butter"}>
          {job.state === "failed" ? t("Given up") : t("Will be tried again")}
        </Badge>
      </div>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{t("Since")}</dt>
        <dd>{moment(job.createdAt)}</dd>
        <dt className="text-muted">{t("Last error")}</dt>
        <dd className="wrap-anywhere">
          <code>{job.failure}</code>
        </dd>
        <dt className="text-muted">{t("Attempts")}</dt>
        <dd>{job.attempts}</dd>
        {job.nextAt !== null && (
          <>
            <dt className="text-muted">{t("Next attempt")}</dt>
            <dd>{moment(job.nextAt)}</dd>
          </>
        )}
      </dl>
      {job.lost === null ? (
        <div>
          <Button size="small" disabled={busy} onClick={() => void retry()}>
            {t("Retry")}
          </Button>
        </div>
      ) : (
        <p>{job.lost}</p>
      )}
    </article>
  );
}

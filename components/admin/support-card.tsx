"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import type { SupportRequestAnswer } from "@/lib/contract/support";
import { nextStatuses, type SupportStatusName } from "@/lib/rules/support/status";
import { moment } from "@/lib/rules/dates";
import { t } from "@/lib/messages";

const STATUS_NAME = {
  get new() {
    return t("New");
  },
  get "in-progress"() {
    return t("In Progress");
  },
  get resolved() {
    return t("Resolved");
  },
} as const;
/** Red, yellow, green (admin.md#support-page), each with its word. */
const STATUS_TONE = { new: "danger", "in-progress": "butter", resolved: "accent" } as const;
const MOVE_NAME = {
  get "in-progress"() {
    return t("Start Working");
  },
  get resolved() {
    return t("Mark Resolved");
  },
} as const;

export function StatusBadge({ status }: { status: SupportStatusName }) {
  return <Badge tone={STATUS_TONE[status]}>{STATUS_NAME[status]}</Badge>;
}

/** One request, with what may be done with it now. */
export function SupportCard({
  request,
  onMove,
  onHistory,
}: {
  request: SupportRequestAnswer;
  onMove: (status: SupportStatusName) => Promise<void>;
  onHistory?: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const { subject, email, name, message, status, createdAt } = request;

  async function move(next: SupportStatusName) {
    setBusy(true);
    await onMove(next);
    setBusy(false);
  }

  return (
    <article
      aria-label={subject || t("No subject")}
      className="grid gap-3 rounded-card border border-line bg-card p-5 shadow-card"
    >
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-lg wrap-anywhere">{subject || t("No subject")}</h3>
        <StatusBadge status={status} />
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {name},{" "}
        <a href={`mailto:${email}`} className="text-accent underline underline-offset-4">
          {email}
        </a>
        , {moment(createdAt)}
      </p>
      <p className="wrap-anywhere whitespace-pre-wrap">{message || t("No message")}</p>
      <div className="flex flex-wrap gap-2">
        {onHistory && (
          <Button size="small" onClick={onHistory}>
            {t("View History")}
          </Button>
        )}
        {nextStatuses(status).map((next, index) => (
          <Button
            key={next}
            size="small"
            disabled={busy}
            variant={index === 0 ? "primary" : "secondary"}
            onClick={() => void move(next)}
          >
            {MOVE_NAME[next as keyof typeof MOVE_NAME]}
          </Button>
        ))}
      </div>
    </article>
  );
}

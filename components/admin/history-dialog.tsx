"use client";

import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { answers } from "@/lib/browser/answers";
import { Loading, NotLoaded } from "./not-loaded";
import { StatusBadge } from "./support-card";
import { useAdminQuery } from "./use-admin-query";
import { moment } from "@/lib/rules/dates";
import { type Message, t } from "@/lib/messages";

const FAILED = "Failed to fetch conversation history" satisfies Message;

/** Everything that one person has ever asked. At most 80 % of the screen's height (admin.md#support-history). */
export function HistoryDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const path = `/api/admin/support-requests/email/${encodeURIComponent(email)}`;
  const { data, failed, reload } = useAdminQuery(path, answers.supportHistory, { failure: t(FAILED) });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-2xl" style={{ maxHeight: "80vh" }}>
        <div className="grid gap-4 overflow-y-auto p-6 sm:p-8">
          <DialogTitle>{t("Conversation History")}</DialogTitle>
          <DialogDescription className="wrap-anywhere">{email}</DialogDescription>
          {failed ? (
            <NotLoaded text={t(FAILED)} onRetry={reload} />
          ) : !data ? (
            <Loading />
          ) : data.requests.length === 0 ? (
            <p className="text-muted">{t("No conversation history found")}</p>
          ) : (
            <ol className="grid gap-4">
              {data.requests.map(({ id, subject, message, status, createdAt }) => (
                <li key={id} className="grid gap-2 rounded-card border border-line p-4">
                  <div className="flex flex-wrap items-center justify-between gap-2">
                    <b className="wrap-anywhere">{subject || t("No subject")}</b>
                    <StatusBadge status={status} />
                  </div>
                  <p className="text-sm text-muted">{moment(createdAt)}</p>
                  <p className="wrap-anywhere whitespace-pre-wrap">{message || t("No message")}</p>
                </li>
              ))}
            </ol>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

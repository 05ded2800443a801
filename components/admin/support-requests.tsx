"use client";

import { RefreshCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { answers } from "@/lib/browser/answers";
import { request } from "@/lib/browser/api";
import type { AdminView } from "@/lib/contract/admin-view";
import type { SupportRequestsAnswer } from "@/lib/contract/support";
import { SUPPORT_STATUSES, type SupportStatusName } from "@/lib/rules/support/status";
import { NotLoaded } from "./not-loaded";
import { Pager } from "./pager";
import { SupportCard } from "./support-card";
import { useAdminQuery, useFirstAnswer } from "./use-admin-query";
import { useAdminView } from "./use-admin-view";
import { type Message, t } from "@/lib/messages";

const FILTERS = [
  {
    value: "all",
    get name() {
      return t("All Requests");
    },
  },
  {
    value: "new",
    get name() {
      return t("New");
    },
  },
  {
    value: "in-progress",
    get name() {
      return t("In Progress");
    },
  },
  {
    value: "resolved",
    get name() {
      return t("Resolved");
    },
  },
] as const;

const FAILED = "Failed to load support requests" satisfies Message;

const path = ({ status, page }: Pick<AdminView, "status" | "page">): string =>
  `/api/admin/support-requests?${new URLSearchParams({ ...(status && { status }), page: String(page) })}`;

/** The support requests on a page of their own (admin.md#support-page); the browser asks before a state changes. */
export function SupportRequests({ first }: { first: SupportRequestsAnswer }) {
  const [view, show] = useAdminView();
  useFirstAnswer(path(view), first);
  const { status: filter = "all", page } = view;
  const { data, busy, failed, reload } = useAdminQuery(path(view), answers.supportRequests, {
    failure: t(FAILED),
  });

  async function move(id: string, status: SupportStatusName) {
    if (!confirm(t("Mark this request as {status}?", { status }))) return;
    try {
      await request(`/api/admin/support-requests/${id}`, { method: "PUT", json: { status } });
    } catch {
      alert(t("Failed to update status. Please try again."));
    }
    reload();
  }

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{t("Support Requests")}</h1>
        <Button size="small" onClick={reload} aria-busy={busy}>
          <RefreshCw aria-hidden />
          {t("Refresh")}
        </Button>
      </div>
      <Tabs
        value={filter}
        onValueChange={(value) => show({ status: SUPPORT_STATUSES.find((one) => one === value), page: 1 })}
      >
        <TabsList aria-label={t("State")} className="max-sm:grid-flow-row max-sm:grid-cols-2">
          {FILTERS.map(({ value, name }) => (
            <TabsTrigger key={value} value={value}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={filter} className="grid gap-4 pt-5">
          {failed && <NotLoaded text={t(FAILED)} onRetry={reload} />}
          {data?.requests.length === 0 && (
            <p className="rounded-card border border-line bg-card p-8 text-center text-muted">
              {t("No support requests")}
            </p>
          )}
          {data?.requests.map((request) => (
            <SupportCard key={request.id} request={request} onMove={(next) => move(request.id, next)} />
          ))}
          {data && data.total > 0 && (
            <Pager page={page} pageSize={100} total={data.total} onPage={(next) => show({ page: next })} />
          )}
        </TabsContent>
      </Tabs>
    </div>
  );
}

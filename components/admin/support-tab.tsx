"use client";

import { useState } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { answers } from "@/lib/browser/answers";
import { requestJson } from "@/lib/browser/api";
import type { SupportStatusName } from "@/lib/rules/support/status";
import { HistoryDialog } from "./history-dialog";
import { Loading, NotLoaded } from "./not-loaded";
import { Pager } from "./pager";
import { SearchBox } from "./search-box";
import { SupportCard } from "./support-card";
import { useAdminQuery, callAdmin } from "./use-admin-query";
import { useAdminView } from "./use-admin-view";
import { t } from "@/lib/messages";

const STATES = [
  {
    status: "new",
    get name() {
      return t("New");
    },
    get empty() {
      return t("No new support requests");
    },
  },
  {
    status: "in-progress",
    get name() {
      return t("In Progress");
    },
    get empty() {
      return t("No requests in progress");
    },
  },
  {
    status: "resolved",
    get name() {
      return t("Resolved");
    },
    get empty() {
      return t("No resolved requests");
    },
  },
] as const;
const PAGE_SIZE = 20;

/** All support requests by state, searched on the server. */
export function SupportTab() {
  const [{ status = "new", q, page }, show] = useAdminView();
  const [history, setHistory] = useState<string | null>(null);
  const query = new URLSearchParams({ status, q, page: String(page), pageSize: String(PAGE_SIZE) });
  const { data, failed, reload } = useAdminQuery(
    `/api/admin/support-requests?${query}`,
    answers.supportRequests,
  );

  async function move(id: string, next: SupportStatusName) {
    const path = `/api/admin/support-requests/${id}`;
    await callAdmin(() => requestJson(path, answers.message, { method: "PUT", json: { status: next } }), {
      ...{ done: t("Status updated"), failed: t("Update failed"), sentence: t("Failed to update status") },
    });
    reload();
  }

  return (
    <div className="grid gap-5">
      <h2 className="text-2xl">{t("Support")}</h2>
      <SearchBox
        label={t("Search support requests")}
        placeholder={t("Search by email, name, subject, or message...")}
        searched={q}
        onSearch={(text) => show({ q: text, page: 1 }, "replace")}
      />
      <Tabs value={status} onValueChange={(next) => show({ status: next as SupportStatusName, page: 1 })}>
        <TabsList aria-label={t("State")}>
          {STATES.map(({ status: value, name }) => (
            <TabsTrigger key={value} value={value}>
              {name} ({data?.counts[value] ?? "…"})
            </TabsTrigger>
          ))}
        </TabsList>
        {STATES.map(({ status: value, empty }) => (
          <TabsContent key={value} value={value} className="grid gap-4 pt-5">
            {failed ? (
              <NotLoaded text={t("The requests could not be loaded")} onRetry={reload} />
            ) : !data ? (
              <Loading />
            ) : data.requests.length === 0 ? (
              <p className="rounded-card border border-line bg-card p-8 text-center text-muted">{empty}</p>
            ) : (
              <>
                {data.requests.map((request) => (
                  <SupportCard
                    key={request.id}
                    request={request}
                    onMove={(next) => move(request.id, next)}
                    onHistory={() => setHistory(request.email)}
                  />
                ))}
                <Pager
                  page={page}
                  pageSize={PAGE_SIZE}
                  total={data.total}
                  onPage={(next) => show({ page: next })}
                />
              </>
            )}
          </TabsContent>
        ))}
      </Tabs>
      {history !== null && <HistoryDialog email={history} onClose={() => setHistory(null)} />}
    </div>
  );
}

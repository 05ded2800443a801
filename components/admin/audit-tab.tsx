"use client";

import { answers } from "@/lib/browser/answers";
import type { AuditAnswer } from "@/lib/contract/admin";
import { DataTable, type TableColumn } from "./data-table";
import { Loading, NotLoaded } from "./not-loaded";
import { Pager } from "./pager";
import { useAdminQuery } from "./use-admin-query";
import { useAdminView } from "./use-admin-view";
import { moment } from "@/lib/rules/dates";

const PAGE_SIZE = 50;

const COLUMNS: readonly TableColumn<AuditAnswer["entries"][number]>[] = [
  {
    id: "when",
    header: "When",
    className: "whitespace-nowrap",
    cell: ({ createdAt }) => moment(createdAt),
  },
  { id: "who", header: "Who", cell: ({ adminEmail }) => adminEmail },
  {
    id: "what",
    header: "Did what",
    cell: ({ action, count }) =>
      count > 1 ? `${action}, ${count.toLocaleString("en")} times within an hour` : action,
  },
  { id: "subject", header: "To what", className: "wrap-anywhere", cell: ({ subject }) => subject },
];

/** What every admin did, newest first. */
export function AuditTab() {
  const [{ page }, show] = useAdminView();
  const { data, failed, reload } = useAdminQuery(
    `/api/admin/audit-log?page=${page}&pageSize=${PAGE_SIZE}`,
    answers.auditLog,
  );
  return (
    <div className="grid gap-5">
      <h2 className="text-2xl">Audit Log</h2>
      {failed ? (
        <NotLoaded text="The audit log could not be loaded" onRetry={reload} />
      ) : !data ? (
        <Loading />
      ) : (
        <>
          <DataTable label="Audit log" columns={COLUMNS} rows={data.entries} />
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total}
            onPage={(next) => show({ page: next })}
          />
        </>
      )}
    </div>
  );
}

"use client";

import Link from "next/link";
import { answers } from "@/lib/browser/answers";
import type { AuditAnswer } from "@/lib/contract/admin";
import { DataTable, type TableColumn } from "./data-table";
import { Loading, NotLoaded } from "./not-loaded";
import { Pager } from "./pager";
import { useAdminQuery } from "./use-admin-query";
import { useAdminView } from "./use-admin-view";
import { moment } from "@/lib/rules/dates";
import { t } from "@/lib/messages";
import { numberInWords } from "@/lib/messages/formats";

const PAGE_SIZE = 50;

const COLUMNS: readonly TableColumn<AuditAnswer["entries"][number]>[] = [
  {
    id: "when",
    get header() {
      return t("When");
    },
    className: "whitespace-nowrap",
    cell: ({ createdAt }) => moment(createdAt),
  },
  {
    id: "who",
    get header() {
      return t("Who");
    },
    cell: ({ adminEmail }) => adminEmail,
  },
  {
    id: "what",
    get header() {
      return t("Did what");
    },
    cell: ({ action, count }) =>
      count > 1
        ? t("{action}, {count} times within an hour", {
            action,
            count: numberInWords(count),
          })
        : action,
  },
  {
    id: "subject",
    get header() {
      return t("To what");
    },
    className: "wrap-anywhere",
    cell: ({ subject }) => subject,
  },
];

/** What every admin did, newest first. */
export function AuditLog() {
  const [{ page }, show] = useAdminView();
  const { data, failed, reload } = useAdminQuery(
    `/api/admin/audit-log?page=${page}&pageSize=${PAGE_SIZE}`,
    answers.auditLog,
  );
  return (
    <div className="grid gap-5">
      <h1 className="text-3xl">{t("Audit Log")}</h1>
      {failed ? (
        <NotLoaded text={t("The audit log could not be loaded")} onRetry={reload} />
      ) : !data ? (
        <Loading />
      ) : (
        <>
          <DataTable label={t("Audit log")} columns={COLUMNS} rows={data.entries} />
          <Pager
            page={page}
            pageSize={PAGE_SIZE}
            total={data.total}
            onPage={(next) => show({ page: next })}
          />
        </>
      )}
      <p>
        <Link href="/admin/dashboard" className="text-accent underline underline-offset-4">
          {t("Admin Dashboard")}
        </Link>
      </p>
    </div>
  );
}

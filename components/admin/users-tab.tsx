"use client";

import { Download, UserPlus } from "lucide-react";
import { clsx } from "clsx";
import { useMemo, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { request } from "@/lib/browser/api";
import { saveFile } from "@/lib/browser/download";
import { type AdminView, USERS_PER_PAGE } from "@/lib/contract/admin-view";
import { type AdminUserRow, USER_TABLE } from "@/lib/contract/user-columns";
import { AddUserDialog } from "./add-user-dialog";
import { DataTable, type TableColumn } from "./data-table";
import { Loading, NotLoaded } from "./not-loaded";
import { Pager } from "./pager";
import { SearchBox } from "./search-box";
import { useAdminQuery } from "./use-admin-query";
import { useAdminView } from "./use-admin-view";
import { UserActions } from "./user-actions";
import { t } from "@/lib/messages";

/** What a view of the users asks the server for. */
export const usersPath = ({ q, sort, order, page }: AdminView): string =>
  `/api/admin/users?${new URLSearchParams({ q, sort, order, page: String(page), pageSize: String(USERS_PER_PAGE) })}`;

/** All cooks: searched, sorted and paged on the server. */
export function UsersTab() {
  const [view, show] = useAdminView();
  const [adding, setAdding] = useState(false);
  const [exporting, setExporting] = useState(false);
  const { q, sort, order, page } = view;
  const { data, failed, reload } = useAdminQuery(usersPath(view), answers.adminUsers);
  const columns = useMemo(
    (): TableColumn<AdminUserRow>[] => [
      ...USER_TABLE.map(({ id, label, sort: by, text, badge, isFaint, oneLine }) => ({
        id,
        header: label,
        sorts: by !== null,
        // A long address is broken before a tablet has to scroll for the last column.
        className: clsx(oneLine && "whitespace-nowrap", id === "email" && "md:min-w-32 md:wrap-anywhere"),
        cell: (user: AdminUserRow) =>
          badge ? (
            <Badge tone={badge(user)}>{text(user)}</Badge>
          ) : isFaint?.(user) ? (
            <span className="text-muted">{text(user)}</span>
          ) : (
            text(user)
          ),
      })),
      {
        id: "actions",
        header: t("Actions"),
        cell: (user) => <UserActions user={user} onDone={reload} />,
      },
    ],
    [reload],
  );

  async function exportCsv() {
    setExporting(true);
    try {
      saveFile(await (await request("/api/admin/users/export/csv")).blob(), "users-export.csv");
    } catch {
      toast({ title: t("Export failed"), text: t("Failed to export users"), tone: "problem" });
    } finally {
      setExporting(false);
    }
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{t("Users")}</h2>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void exportCsv()} disabled={exporting} aria-busy={exporting}>
            <Download aria-hidden />
            {t("Export CSV")}
          </Button>
          <Button variant="primary" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden />
            {t("Add User")}
          </Button>
        </div>
      </div>
      <SearchBox
        label={t("Search users")}
        placeholder={t("Search by email or name...")}
        searched={q}
        onSearch={(text) => show({ q: text, page: 1 }, "replace")}
      />
      {failed && <NotLoaded text={t("The users could not be loaded")} onRetry={reload} />}
      {!data ? (
        !failed && <Loading />
      ) : data.users.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-8 text-center text-muted">
          {q ? t("No user matches “{q}”.", { q }) : t("No users yet")}
        </p>
      ) : (
        <>
          <DataTable
            label={t("Users")}
            columns={columns}
            rows={data.users}
            sorting={{ sort, order }}
            onSort={(next) => show({ ...(next as Pick<AdminView, "sort" | "order">), page: 1 })}
          />
          <Pager
            page={page}
            pageSize={data.pageSize}
            total={data.total}
            onPage={(next) => show({ page: next })}
          />
        </>
      )}
      {adding && (
        <AddUserDialog
          onClose={(added) => {
            setAdding(false);
            if (added) reload();
          }}
        />
      )}
    </div>
  );
}

"use client";

import { Download, UserPlus } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { request } from "@/lib/browser/api";
import { saveFile } from "@/lib/browser/download";
import type { ListUsersQuery, UsersAnswer } from "@/lib/contract/admin";
import { USER_TABLE } from "@/lib/contract/user-columns";
import { AddUserDialog } from "./add-user-dialog";
import { Loading, NotLoaded } from "./not-loaded";
import { Pager } from "./pager";

import { SortTh, Table, Td, Th } from "./table";
import { UserActions } from "./user-actions";
import { useAdminData } from "./use-admin-data";
import { useDebounced } from "./use-debounced";

type Sort = ListUsersQuery["sort"];
const START = { sort: "createdAt", order: "desc", page: 1 } as const;

/** All cooks: searched, sorted and paged on the server. `initial` is the newest page, which came with the dashboard. */
export function UsersTab({ initial }: { initial: UsersAnswer }) {
  const [search, setSearch] = useState("");
  const [view, setView] = useState<{ sort: Sort; order: "asc" | "desc"; page: number }>(START);
  const [adding, setAdding] = useState(false);
  const [exporting, setExporting] = useState(false);
  const q = useDebounced(search.trim());
  const { sort, order, page } = view;
  const query = new URLSearchParams({
    q,
    sort,
    order,
    page: String(page),
    pageSize: String(initial.pageSize),
  });
  const { data, failure, reload } = useAdminData(`/api/admin/users?${query}`, answers.adminUsers, {
    initial,
  });

  async function exportCsv() {
    setExporting(true);
    try {
      saveFile(await (await request("/api/admin/users/export/csv")).blob(), "users-export.csv");
    } catch {
      toast({ title: "Export failed", text: "Failed to export users", tone: "problem" });
    } finally {
      setExporting(false);
    }
  }

  function sortBy(wanted: Sort) {
    const turned = order === "asc" ? "desc" : "asc";
    setView({ sort: wanted, order: wanted === sort ? turned : "asc", page: 1 });
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Users</h2>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => void exportCsv()} disabled={exporting} aria-busy={exporting}>
            <Download aria-hidden />
            Export CSV
          </Button>
          <Button variant="primary" onClick={() => setAdding(true)}>
            <UserPlus aria-hidden />
            Add User
          </Button>
        </div>
      </div>
      <Input
        type="search"
        aria-label="Search users"
        placeholder="Search by email or name..."
        value={search}
        maxLength={200}
        onChange={(event) => {
          setSearch(event.target.value);
          setView({ ...view, page: 1 });
        }}
      />
      {failure && <NotLoaded text="The users could not be loaded" onRetry={reload} />}
      {!data ? (
        <Loading />
      ) : data.users.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-8 text-center text-muted">
          {q ? `No user matches “${q}”.` : "No users yet"}
        </p>
      ) : (
        <>
          <Table
            label="Users"
            head={
              <>
                {USER_TABLE.map(({ id, label, sort: by }) =>
                  by ? (
                    <SortTh key={id} sorted={by === sort ? order : null} onSort={() => sortBy(by)}>
                      {label}
                    </SortTh>
                  ) : (
                    <Th key={id}>{label}</Th>
                  ),
                )}
                <Th>Actions</Th>
              </>
            }
          >
            {data.users.map((user) => (
              <tr key={user.id}>
                {USER_TABLE.map(({ id, text, badge, isFaint, oneLine }) => (
                  <Td
                    key={id}
                    className={oneLine ? "whitespace-nowrap" : isFaint?.(user) ? "text-muted" : ""}
                  >
                    {badge ? <Badge tone={badge(user)}>{text(user)}</Badge> : text(user)}
                  </Td>
                ))}
                <Td>
                  <UserActions user={user} onDone={reload} />
                </Td>
              </tr>
            ))}
          </Table>
          <Pager
            page={page}
            pageSize={data.pageSize}
            total={data.total}
            onPage={(next) => setView({ ...view, page: next })}
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

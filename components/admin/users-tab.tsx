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
import { USER_SORTS, type UsersAnswer } from "@/lib/contract/admin";
import { AddUserDialog } from "./add-user-dialog";
import { day } from "./dates";
import { Loading, NotLoaded } from "./not-loaded";
import { Pager } from "./pager";

import { SortTh, Table, Td, Th } from "./table";
import { UserActions } from "./user-actions";
import { useAdminData } from "./use-admin-data";
import { useDebounced } from "./use-debounced";

type Sort = (typeof USER_SORTS)[number];
const COLUMNS: readonly { name: string; sort: Sort | null }[] = [
  { name: "Name", sort: "name" },
  { name: "Email", sort: "email" },
  { name: "Status", sort: null },
  { name: "Recipes", sort: "recipeCount" },
  { name: "Joined", sort: "createdAt" },
];
const START = { sort: "createdAt", order: "desc", page: 1 } as const;

const nameOf = (user: UsersAnswer["users"][number]): string =>
  [user.firstName, user.lastName].filter(Boolean).join(" ") || "Not provided";

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
                {COLUMNS.map(({ name, sort: by }) =>
                  by ? (
                    <SortTh key={name} sorted={by === sort ? order : null} onSort={() => sortBy(by)}>
                      {name}
                    </SortTh>
                  ) : (
                    <Th key={name}>{name}</Th>
                  ),
                )}
                <Th>Actions</Th>
              </>
            }
          >
            {data.users.map((user) => (
              <tr key={user.id}>
                <Td className={user.firstName || user.lastName ? "" : "text-muted"}>{nameOf(user)}</Td>
                <Td>{user.email}</Td>
                <Td>
                  <Badge tone={user.isPremium ? "accent" : "plain"}>
                    {user.isPremium ? "Premium" : "Free"}
                  </Badge>
                </Td>
                <Td>{user.recipeCount}</Td>
                <Td className="whitespace-nowrap">{day(user.createdAt)}</Td>
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

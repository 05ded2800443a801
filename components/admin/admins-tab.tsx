"use client";

import { UserPlus } from "lucide-react";
import { useMemo, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { answers } from "@/lib/browser/answers";
import { postJson, requestJson } from "@/lib/browser/api";
import type { AdminAccount, AdminRoleName } from "@/lib/contract/admin";
import { moment } from "@/lib/rules/dates";
import { DataTable, type TableColumn } from "./data-table";
import { InviteDialog } from "./invite-dialog";
import { Loading, NotLoaded } from "./not-loaded";
import { useAdminQuery, callAdmin } from "./use-admin-query";
import { t } from "@/lib/messages";

const STATUS = {
  active: {
    get name() {
      return t("Active");
    },
    tone: "accent",
  },
  invited: {
    get name() {
      return t("Invited");
    },
    tone: "butter",
  },
  revoked: {
    get name() {
      return t("Revoked");
    },
    tone: "danger",
  },
} as const;
const ROLE = {
  get admin() {
    return t("Admin");
  },
  get super_admin() {
    return t("Super Admin");
  },
} as const;

/** Who may see this area. Super admins alone invite, revoke and change roles; the server decides it again on each call. */
export function AdminsTab({ mayManage }: { mayManage: boolean }) {
  const [inviting, setInviting] = useState(false);
  const { data, failed, reload } = useAdminQuery("/api/admin/admin-users", answers.admins);

  const columns = useMemo(
    (): TableColumn<AdminAccount>[] => [
      { id: "name", header: t("Name"), className: "font-semibold", cell: ({ name }) => name },
      { id: "email", header: t("Email"), cell: ({ email }) => email },
      {
        id: "status",
        header: t("Status"),
        cell: ({ status }) => <Badge tone={STATUS[status].tone}>{STATUS[status].name}</Badge>,
      },
      { id: "role", header: t("Role"), className: "whitespace-nowrap", cell: ({ role }) => ROLE[role] },
      {
        id: "invitedBy",
        header: t("Invited by"),
        cell: ({ invitedBy }) => (invitedBy ? t("Invited by {invitedBy}", { invitedBy }) : "–"),
      },
      {
        id: "lastLoginAt",
        header: t("Last login"),
        className: "whitespace-nowrap",
        cell: ({ lastLoginAt }) => (lastLoginAt ? moment(lastLoginAt) : t("Never logged in")),
      },
      {
        id: "actions",
        header: t("Actions"),
        cell: (admin) =>
          mayManage && admin.status !== "revoked" && <AdminActions admin={admin} onDone={reload} />,
      },
    ],
    [mayManage, reload],
  );

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{t("Admin Management")}</h2>
        {mayManage && (
          <Button variant="primary" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            {t("Invite Admin")}
          </Button>
        )}
      </div>
      {!mayManage && (
        <p className="text-muted">{t("Only super admins invite others, revoke access or change roles.")}</p>
      )}
      {failed ? (
        <NotLoaded text={t("Failed to load admin users")} onRetry={reload} />
      ) : !data ? (
        <Loading />
      ) : data.admins.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-8 text-center text-muted">
          {t("No admin users found")}
        </p>
      ) : (
        <DataTable label={t("Admins")} columns={columns} rows={data.admins} />
      )}
      {inviting && (
        <InviteDialog
          onClose={(invited) => {
            setInviting(false);
            if (invited) reload();
          }}
        />
      )}
    </div>
  );
}

function AdminActions({ admin: { id, name, role }, onDone }: { admin: AdminAccount; onDone: () => void }) {
  async function revoke() {
    if (!confirm(t("Are you sure you want to revoke access for {name}?", { name }))) return;
    await callAdmin(() => postJson(`/api/admin/admin-users/${id}/revoke`, {}, answers.message), {
      ...{ done: t("Access revoked"), failed: t("Error"), sentence: t("Failed to revoke admin access") },
    });
    onDone();
  }

  async function setRole(next: AdminRoleName) {
    const path = `/api/admin/admin-users/${id}`;
    await callAdmin(() => requestJson(path, answers.message, { method: "PUT", json: { role: next } }), {
      ...{ done: t("Role changed"), failed: t("Error"), sentence: t("Failed to change the role") },
    });
    onDone();
  }

  return (
    <div className="flex gap-2 max-md:flex-wrap">
      <Button size="small" onClick={() => void revoke()}>
        {t("Revoke")}
      </Button>
      <Button
        size="small"
        className="whitespace-nowrap"
        onClick={() => void setRole(role === "admin" ? "super_admin" : "admin")}
      >
        {role === "admin" ? t("Make Super Admin") : t("Make Admin")}
      </Button>
    </div>
  );
}

"use client";

import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { answers } from "@/lib/browser/answers";
import { postJson, requestJson } from "@/lib/browser/api";
import type { AdminAccount, AdminRoleName } from "@/lib/contract/admin";
import { callAdmin } from "./call-admin";
import { InviteDialog } from "./invite-dialog";
import { Loading, NotLoaded } from "./not-loaded";
import { Table, Td, Th } from "./table";
import { useAdminData } from "./use-admin-data";
import { moment } from "@/lib/rules/dates";

const STATUS = {
  active: { name: "Active", tone: "accent" },
  invited: { name: "Invited", tone: "butter" },
  revoked: { name: "Revoked", tone: "danger" },
} as const;
const ROLE = { admin: "Admin", super_admin: "Super Admin" } as const;

/** Who may see this area. Super admins alone invite, revoke and change roles; the server decides it again on each call. */
export function AdminsTab({ mayManage }: { mayManage: boolean }) {
  const [inviting, setInviting] = useState(false);
  const { data, failure, reload } = useAdminData("/api/admin/admin-users", answers.admins);

  async function revoke({ id, name }: AdminAccount) {
    if (!confirm(`Are you sure you want to revoke access for ${name}?`)) return;
    await callAdmin(() => postJson(`/api/admin/admin-users/${id}/revoke`, {}, answers.message), {
      ...{ done: "Access revoked", failed: "Error", sentence: "Failed to revoke admin access" },
    });
    reload();
  }

  async function setRole({ id }: AdminAccount, role: AdminRoleName) {
    const path = `/api/admin/admin-users/${id}`;
    await callAdmin(() => requestJson(path, answers.message, { method: "PUT", json: { role } }), {
      ...{ done: "Role changed", failed: "Error", sentence: "Failed to change the role" },
    });
    reload();
  }

  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Admin Management</h2>
        {mayManage && (
          <Button variant="primary" onClick={() => setInviting(true)}>
            <UserPlus aria-hidden />
            Invite Admin
          </Button>
        )}
      </div>
      {!mayManage && (
        <p className="text-muted">Only super admins invite others, revoke access or change roles.</p>
      )}
      {failure ? (
        <NotLoaded text="Failed to load admin users" onRetry={reload} />
      ) : !data ? (
        <Loading />
      ) : data.admins.length === 0 ? (
        <p className="rounded-card border border-line bg-card p-8 text-center text-muted">
          No admin users found
        </p>
      ) : (
        <Table
          label="Admins"
          head={["Name", "Email", "Status", "Role", "Invited by", "Last login", "Actions"].map((name) => (
            <Th key={name}>{name}</Th>
          ))}
        >
          {data.admins.map((one) => (
            <tr key={one.id}>
              <Td className="font-semibold">{one.name}</Td>
              <Td>{one.email}</Td>
              <Td>
                <Badge tone={STATUS[one.status].tone}>{STATUS[one.status].name}</Badge>
              </Td>
              <Td className="whitespace-nowrap">{ROLE[one.role]}</Td>
              <Td>{one.invitedBy ? `Invited by ${one.invitedBy}` : "–"}</Td>
              <Td className="whitespace-nowrap">
                {one.lastLoginAt ? moment(one.lastLoginAt) : "Never logged in"}
              </Td>
              <Td>
                {mayManage && one.status !== "revoked" && (
                  <div className="flex gap-2">
                    <Button size="small" onClick={() => void revoke(one)}>
                      Revoke
                    </Button>
                    <Button
                      size="small"
                      className="whitespace-nowrap"
                      onClick={() => void setRole(one, one.role === "admin" ? "super_admin" : "admin")}
                    >
                      {one.role === "admin" ? "Make Super Admin" : "Make Admin"}
                    </Button>
                  </div>
                )}
              </Td>
            </tr>
          ))}
        </Table>
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

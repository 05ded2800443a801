"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { answers } from "@/lib/browser/answers";
import { postJson, requestJson } from "@/lib/browser/api";
import type { AdminUserRow } from "@/lib/contract/user-columns";
import { callAdmin } from "./call-admin";
import { DeleteUserDialog } from "./delete-user-dialog";
import { SetPasswordDialog } from "./set-password-dialog";

/** What may be done with one user; each asks the server, and the list is read anew after it. */
export function UserActions({ user, onDone }: { user: AdminUserRow; onDone: () => void }) {
  const [open, setOpen] = useState<"password" | "delete" | null>(null);
  const [busy, setBusy] = useState(false);
  const path = `/api/admin/users/${user.id}`;

  async function run(of: string, words: Parameters<typeof callAdmin>[1]) {
    setBusy(true);
    await callAdmin(() => postJson(`${path}/${of}`, {}, answers.message), words);
    setBusy(false);
    onDone();
  }

  async function takeBack() {
    setBusy(true);
    await callAdmin(() => requestJson(`${path}/make-premium`, answers.message, { method: "DELETE" }), {
      ...{ done: "Premium removed", failed: "Removal failed", sentence: "Failed to remove Premium" },
    });
    setBusy(false);
    onDone();
  }

  async function remove() {
    setOpen(null);
    setBusy(true);
    await callAdmin(() => requestJson(path, answers.message, { method: "DELETE" }), {
      ...{ done: "User deleted", failed: "Delete failed", sentence: "Failed to delete user" },
    });
    setBusy(false);
    onDone();
  }

  const grant = { done: "Premium granted", failed: "Upgrade failed", sentence: "Failed to upgrade user" };
  const cancel = {
    ...{ done: "Subscription cancelled", failed: "Cancellation failed" },
    sentence: "Failed to cancel subscription",
  };
  return (
    <div className="flex gap-2 whitespace-nowrap">
      {!user.isPremium && (
        <Button size="small" disabled={busy} onClick={() => void run("make-premium", grant)}>
          Make Premium
        </Button>
      )}
      {user.isPremium && user.stripeSubscriptionId !== null && (
        <Button size="small" disabled={busy} onClick={() => void run("cancel-subscription", cancel)}>
          Cancel Sub
        </Button>
      )}
      {user.isGranted && (
        <Button size="small" disabled={busy} onClick={() => void takeBack()}>
          Remove Premium
        </Button>
      )}
      <Button size="small" disabled={busy} onClick={() => setOpen("password")}>
        Reset Password
      </Button>
      <Button size="small" disabled={busy} onClick={() => setOpen("delete")}>
        Delete
      </Button>
      {open === "password" && <SetPasswordDialog user={user} onClose={() => setOpen(null)} />}
      {open === "delete" && (
        <DeleteUserDialog email={user.email} onClose={() => setOpen(null)} onDelete={() => void remove()} />
      )}
    </div>
  );
}

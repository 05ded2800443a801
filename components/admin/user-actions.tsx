"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { PasswordField, useForm } from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson, requestJson, request } from "@/lib/browser/api";
import type { AdminUserRow } from "@/lib/contract/user-columns";
import { PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { callAdmin, inWords } from "./use-admin-query";
import { FormDialog } from "./form-dialog";
import { type Message, t } from "@/lib/messages";

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
      ...{ done: t("Premium removed"), failed: t("Removal failed"), sentence: t("Failed to remove Premium") },
    });
    setBusy(false);
    onDone();
  }

  async function remove() {
    setOpen(null);
    setBusy(true);
    await callAdmin(() => requestJson(path, answers.message, { method: "DELETE" }), {
      ...{ done: t("User deleted"), failed: t("Delete failed"), sentence: t("Failed to delete user") },
    });
    setBusy(false);
    onDone();
  }

  const grant = {
    done: t("Premium granted"),
    failed: t("Upgrade failed"),
    sentence: t("Failed to upgrade user"),
  };
  const cancel = {
    ...{ done: t("Subscription cancelled"), failed: t("Cancellation failed") },
    sentence: t("Failed to cancel subscription"),
  };
  return (
    <div className="flex gap-2 whitespace-nowrap max-xl:flex-wrap">
      {!user.isPremium && (
        <Button size="small" disabled={busy} onClick={() => void run("make-premium", grant)}>
          {t("Make Premium")}
        </Button>
      )}
      {user.isPremium && user.stripeSubscriptionId !== null && (
        <Button size="small" disabled={busy} onClick={() => void run("cancel-subscription", cancel)}>
          {t("Cancel Sub")}
        </Button>
      )}
      {user.isGranted && (
        <Button size="small" disabled={busy} onClick={() => void takeBack()}>
          {t("Remove Premium")}
        </Button>
      )}
      <Button size="small" disabled={busy} onClick={() => setOpen("password")}>
        {t("Reset Password")}
      </Button>
      <Button size="small" disabled={busy} onClick={() => setOpen("delete")}>
        {t("Delete")}
      </Button>
      {open === "password" && <SetPasswordDialog user={user} onClose={() => setOpen(null)} />}
      {open === "delete" && (
        <DeleteUserDialog email={user.email} onClose={() => setOpen(null)} onDelete={() => void remove()} />
      )}
    </div>
  );
}

/** Asks once before an account is gone for good. */
function DeleteUserDialog({
  email,
  onClose,
  onDelete,
}: {
  email: string;
  onClose: () => void;
  onDelete: () => void;
}) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <div className="grid gap-5 overflow-y-auto p-6 sm:p-8">
          <DialogTitle>{t("Delete this user?")}</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            {t(
              "{email} and all their recipes will be gone, and a subscription ends at once. This cannot be undone.",
              { email },
            )}
          </DialogDescription>
          <div className="flex flex-wrap justify-end gap-3">
            <DialogClose asChild>
              <Button>{t("Cancel")}</Button>
            </DialogClose>
            <Button variant="danger" onClick={onDelete}>
              {t("Delete User")}
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

const FAILED = "Password reset failed" satisfies Message;

/** Another password for a cook; an empty one is not sent (admin.md#users). */
function SetPasswordDialog({ user, onClose }: { user: AdminUserRow; onClose: () => void }) {
  const form = useForm({
    contract: async () => (await import("@/lib/contract/admin")).SetPasswordInput,
    send: async (json) => {
      await request(`/api/admin/users/${user.id}/reset-password`, { method: "POST", json });
      toast({
        title: t("Password reset"),
        text: t("{email} can log in with the new password.", { email: user.email }),
      });
      onClose();
    },
    ...inWords(t(FAILED), t("Failed to reset password")),
  });

  return (
    <FormDialog
      form={form}
      title={t("Reset Password")}
      description={t("For {email}. Every device of theirs is signed out.", { email: user.email })}
      submit={t("Set Password")}
      failed={t(FAILED)}
      onClose={onClose}
    >
      <PasswordField
        isNew
        form={form}
        name="newPassword"
        label={t("New password")}
        hint={t("Min {minimum} characters", { minimum: PASSWORD_MIN_CHARS })}
      />
    </FormDialog>
  );
}

"use client";

import { useState } from "react";
import { Field } from "@/components/shared/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { request } from "@/lib/browser/api";
import { SetPasswordInput } from "@/lib/contract/admin";
import type { AdminUserRow } from "@/lib/contract/user-columns";
import { PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { DialogForm } from "./dialog-form";

/** Another password for a cook; an empty one does nothing (admin.md#users). */
export function SetPasswordDialog({ user, onClose }: { user: AdminUserRow; onClose: () => void }) {
  const [error, setError] = useState<string>();

  async function send(form: FormData): Promise<boolean> {
    const newPassword = String(form.get("newPassword"));
    if (newPassword === "") return false;
    const problem = SetPasswordInput.safeParse({ newPassword }).error?.issues[0]?.message;
    setError(problem);
    if (problem) return false;
    await request(`/api/admin/users/${user.id}/reset-password`, { method: "POST", json: { newPassword } });
    toast({ title: "Password reset", text: `${user.email} can log in with the new password.` });
    return true;
  }

  return (
    <DialogForm
      title="Reset Password"
      description={`For ${user.email}. Every device of theirs is signed out.`}
      submit="Set Password"
      failed={{ title: "Password reset failed", sentence: "Failed to reset password" }}
      onSend={send}
      onClose={onClose}
    >
      <Field label="New password" hint={`Min ${PASSWORD_MIN_CHARS} characters`} error={error}>
        {(field) => <Input {...field} name="newPassword" type="password" autoComplete="new-password" />}
      </Field>
    </DialogForm>
  );
}

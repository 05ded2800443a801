"use client";

import { useState } from "react";
import { Field } from "@/components/shared/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { requestJson } from "@/lib/browser/api";
import { AdminPasswordInput } from "@/lib/contract/admin";
import { ADMIN_PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { DialogForm } from "./dialog-form";

/** The admin's own password: the one they have, and another. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const [errors, setErrors] = useState<{ currentPassword?: string; newPassword?: string }>({});

  async function send(form: FormData): Promise<boolean> {
    const given = {
      currentPassword: String(form.get("currentPassword")),
      newPassword: String(form.get("newPassword")),
    };
    const { error } = AdminPasswordInput.safeParse(given);
    const fieldValue = (name: string) => error?.issues.find(({ path }) => path[0] === name)?.message;
    setErrors({ currentPassword: fieldValue("currentPassword"), newPassword: fieldValue("newPassword") });
    if (error) return false;
    const call = { method: "PUT", json: given } as const;
    const { message } = await requestJson("/api/admin/auth/password", answers.message, call);
    toast({ title: "Password changed", text: message });
    return true;
  }

  return (
    <DialogForm
      title="Change Password"
      description="Your other devices are signed out."
      submit="Change Password"
      failed={{ title: "The password was not changed", sentence: "Failed to change password" }}
      onSend={send}
      onClose={onClose}
    >
      <Field label="Current password" error={errors.currentPassword}>
        {(field) => (
          <Input {...field} name="currentPassword" type="password" autoComplete="current-password" />
        )}
      </Field>
      <Field
        label="New password"
        hint={`Min ${ADMIN_PASSWORD_MIN_CHARS} characters`}
        error={errors.newPassword}
      >
        {(field) => <Input {...field} name="newPassword" type="password" autoComplete="new-password" />}
      </Field>
    </DialogForm>
  );
}

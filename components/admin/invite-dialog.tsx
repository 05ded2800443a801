"use client";

import { useState } from "react";
import { Field, FieldError } from "@/components/shared/field";
import { FIELD_CLASS, Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import { InviteInput } from "@/lib/contract/admin";
import { days } from "@/lib/rules/durations";
import { INVITATION_LIFETIME_MS } from "@/lib/rules/limits";
import { DialogForm } from "./dialog-form";

/** Invites an admin by mail. */
export function InviteDialog({ onClose }: { onClose: (invited: boolean) => void }) {
  const [problem, setProblem] = useState<string>();

  async function send(form: FormData): Promise<boolean> {
    const { data, error } = InviteInput.safeParse({
      name: form.get("name"),
      email: form.get("email"),
      role: form.get("role"),
    });
    setProblem(error?.issues[0]?.message);
    if (!data) return false;
    const { message } = await postJson("/api/admin/admin-users/invite", data, answers.message);
    toast({ title: "Invitation sent", text: message });
    return true;
  }

  return (
    <DialogForm
      title="Invite Admin"
      description={`They get a link by mail and choose their own password. It works for ${days(INVITATION_LIFETIME_MS)}.`}
      submit="Send Invitation"
      failed={{ title: "Error", sentence: "Failed to invite admin" }}
      onSend={send}
      onClose={onClose}
    >
      <Field label="Full Name">{(field) => <Input {...field} name="name" autoComplete="off" />}</Field>
      <Field label="Email Address">
        {(field) => <Input {...field} name="email" type="email" autoComplete="off" />}
      </Field>
      <Field label="Role">
        {(field) => (
          <select {...field} name="role" className={`${FIELD_CLASS} min-h-14`} defaultValue="admin">
            <option value="admin">Admin</option>
            <option value="super_admin">Super Admin</option>
          </select>
        )}
      </Field>
      {problem && <FieldError>{problem}</FieldError>}
    </DialogForm>
  );
}

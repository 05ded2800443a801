"use client";

import { useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { FIELD_CLASS, Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { postJson } from "@/lib/browser/api";
import { InviteInput } from "@/lib/contract/admin";
import type { MessageAnswer } from "@/lib/contract/auth";
import { sentenceOf } from "./act";

/** Invites an admin by mail; what was typed stays when it fails. */
export function InviteDialog({ onClose }: { onClose: (invited: boolean) => void }) {
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = Object.fromEntries(["name", "email", "role"].map((name) => [name, form.get(name)]));
    const input = InviteInput.safeParse(given);
    setFailure(input.success ? null : (input.error.issues[0]?.message ?? "Please fill in all fields"));
    if (!input.success) return;
    setBusy(true);
    try {
      const { message } = await postJson<MessageAnswer>("/api/admin/admin-users/invite", input.data);
      toast({ title: "Invitation sent", text: message });
      onClose(true);
    } catch (error) {
      const text = sentenceOf(error, "Failed to invite admin");
      setFailure(text);
      setBusy(false);
      toast({ title: "Error", text, tone: "problem" });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose(false)}>
      <DialogContent className="sm:max-w-lg">
        <form
          noValidate
          className="grid gap-5 overflow-y-auto p-6 sm:p-8"
          onSubmit={(event) => void submit(event)}
        >
          <DialogTitle>Invite Admin</DialogTitle>
          <DialogDescription>
            They get a link by mail and choose their own password. It works for 7 days.
          </DialogDescription>
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
          {failure && <FailureCard title="No invitation was sent" text={failure} />}
          <SubmitButton busy={busy}>Send Invitation</SubmitButton>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
        </form>
      </DialogContent>
    </Dialog>
  );
}

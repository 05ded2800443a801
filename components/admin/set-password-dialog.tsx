"use client";

import { useState, type FormEvent } from "react";
import { Field } from "@/components/shared/field";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { postJson } from "@/lib/browser/api";
import { type AdminUserRow, SetPasswordInput } from "@/lib/contract/admin";
import { sentenceOf } from "./act";

/** Another password for a cook; an empty one does nothing (spec sharing §5). */
export function SetPasswordDialog({ user, onClose }: { user: AdminUserRow; onClose: () => void }) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const newPassword = String(new FormData(event.currentTarget).get("newPassword"));
    if (newPassword === "") return;
    const problem = SetPasswordInput.safeParse({ newPassword }).error?.issues[0]?.message;
    setError(problem);
    if (problem) return;
    setBusy(true);
    try {
      await postJson(`/api/admin/users/${user.id}/reset-password`, { newPassword });
      toast({ title: "Password reset", text: `${user.email} can log in with the new password.` });
      onClose();
    } catch (failure) {
      const text = sentenceOf(failure, "Failed to reset password");
      setError(text);
      setBusy(false);
      toast({ title: "Password reset failed", text, tone: "problem" });
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <form
          noValidate
          className="grid gap-5 overflow-y-auto p-6 sm:p-8"
          onSubmit={(event) => void submit(event)}
        >
          <DialogTitle>Reset Password</DialogTitle>
          <DialogDescription className="wrap-anywhere">
            For {user.email}. Every device of theirs is signed out.
          </DialogDescription>
          <Field label="New password" hint="Min 6 characters" error={error}>
            {(field) => <Input {...field} name="newPassword" type="password" autoComplete="new-password" />}
          </Field>
          <SubmitButton busy={busy}>Set Password</SubmitButton>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
        </form>
      </DialogContent>
    </Dialog>
  );
}

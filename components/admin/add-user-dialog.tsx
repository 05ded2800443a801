"use client";

import { useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { postJson } from "@/lib/browser/api";
import { CreateUserInput } from "@/lib/contract/admin";
import type { MessageAnswer } from "@/lib/contract/auth";
import { sentenceOf } from "./act";

/** A new cook's account, made by an admin; what was typed stays when it fails. */
export function AddUserDialog({ onClose }: { onClose: (added: boolean) => void }) {
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = {
      email: String(form.get("email")),
      password: String(form.get("password")),
      isPremium: form.get("isPremium") === "on",
    };
    const input = CreateUserInput.safeParse(given);
    const of = (name: string) => input.error?.issues.find(({ path }) => path[0] === name)?.message;
    setErrors({ email: of("email"), password: of("password") });
    if (!input.success) return;
    setBusy(true);
    setFailure(null);
    try {
      const { message } = await postJson<MessageAnswer>("/api/admin/users", input.data);
      toast({ title: "User created", text: message });
      onClose(true);
    } catch (error) {
      const text = sentenceOf(error, "Failed to create user");
      setFailure(text);
      setBusy(false);
      toast({ title: "User creation failed", text, tone: "problem" });
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
          <DialogTitle>Add User</DialogTitle>
          <DialogDescription>They can log in at once with this email and password.</DialogDescription>
          <Field label="Email" error={errors.email}>
            {(field) => <Input {...field} name="email" type="email" autoComplete="off" />}
          </Field>
          <Field label="Password" hint="Min 6 characters" error={errors.password}>
            {(field) => <Input {...field} name="password" type="password" autoComplete="new-password" />}
          </Field>
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="isPremium" className="size-6 accent-accent" />
            Premium
          </label>
          {failure && <FailureCard title="The user was not created" text={failure} />}
          <SubmitButton busy={busy}>Create User</SubmitButton>
          <DialogClose asChild>
            <Button>Cancel</Button>
          </DialogClose>
        </form>
      </DialogContent>
    </Dialog>
  );
}

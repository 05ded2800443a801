"use client";

import Link from "next/link";
import { useActionState, useState, type FormEvent } from "react";
import { Field } from "@/components/shared/field";
import { FailureCard } from "@/components/shared/failure-card";
import { SubmitButton } from "@/components/shared/submit-button";
import { useSubmission } from "@/components/shared/use-submission";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { request } from "@/lib/browser/api";
import { ResetPasswordInput } from "@/lib/contract/auth";
import type { FormState } from "./forgot-form";

/** A new password by the link's token. With JavaScript it calls /api; without, the form's own action does the same. */
export function ResetPasswordForm({
  token,
  action,
}: {
  token: string;
  action: (state: FormState, form: FormData) => Promise<FormState>;
}) {
  const [sent, formAction] = useActionState(action, {});
  const [done, setDone] = useState(false);
  const { busy, failure, submit, refuse } = useSubmission({
    fallback: "Failed to reset password",
    tells: (status) => status > 0 && status < 500,
    onFailure: (text) => toast({ title: "Error", text, tone: "problem" }),
  });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [newPassword, confirm] = [String(form.get("newPassword")), String(form.get("confirm"))];
    const input = ResetPasswordInput.safeParse({ token, newPassword });
    const problem =
      newPassword === ""
        ? "Please enter a new password"
        : newPassword !== confirm
          ? "Passwords do not match"
          : input.error?.issues[0]?.message;
    if (problem) return refuse(problem);
    await submit(async () => {
      await request("/api/users/reset-password", { method: "POST", json: { token, newPassword } });
      setDone(true);
    });
  }

  if (done || sent.done) {
    return (
      <div role="status" className="grid gap-4 rounded-card bg-accent-soft p-5">
        <p className="text-xl font-semibold">Password Reset Complete</p>
        <p>Your password has been changed, and every device has been signed out.</p>
        <Button asChild variant="primary" className="justify-self-start">
          <Link href="/?login=1">Return to Login</Link>
        </Button>
      </div>
    );
  }
  const shown = failure ?? sent.error;
  return (
    <form noValidate action={formAction} className="grid gap-5" onSubmit={(event) => void send(event)}>
      <input type="hidden" name="token" value={token} />
      <Field label="New password">
        {(field) => <Input {...field} name="newPassword" type="password" autoComplete="new-password" />}
      </Field>
      <Field label="Confirm password">
        {(field) => <Input {...field} name="confirm" type="password" autoComplete="new-password" />}
      </Field>
      {shown && <FailureCard title="The password was not changed" text={shown} />}
      <SubmitButton busy={busy}>Reset Password</SubmitButton>
    </form>
  );
}

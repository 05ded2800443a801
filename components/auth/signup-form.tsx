"use client";

import { useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { SubmitButton } from "@/components/shared/submit-button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { ApiError, postJson } from "@/lib/browser/api";
import { RegisterInput, type UserAnswer } from "@/lib/contract/auth";
import { PASSWORD_MIN_CHARS } from "@/lib/engine/limits";
import { fieldErrors, passwordProblem, type FieldErrors } from "./field-errors";

const FAILED = { title: "Signup Failed", text: "Failed to create account. Please try again." };

export function SignupForm({
  email,
  onEmail,
  onDone,
}: {
  email: string;
  onEmail: (email: string) => void;
  onDone: (user: UserAnswer) => void;
}) {
  const [password, setPassword] = useState("");
  const [confirm, setConfirm] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem = passwordProblem(password, confirm);
    const input = RegisterInput.safeParse({ email, password });
    setErrors({ ...fieldErrors(input.error), ...(problem && { [problem.field]: problem.text }) });
    if (problem) toast({ title: problem.title, text: problem.text, tone: "problem" });
    if (problem || !input.success) return;
    setBusy(true);
    setFailure(null);
    try {
      const user = await postJson<UserAnswer>("/api/users/register", { email, password });
      toast({ title: "Account Created", text: "Your account has been created successfully!" });
      onDone(user);
    } catch (error) {
      const known =
        error instanceof ApiError && error.status > 0 && error.status < 500 ? error.sentence : FAILED.text;
      setFailure(known);
      toast({ ...FAILED, tone: "problem" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label="Email" error={errors.email}>
        {(field) => (
          <Input
            {...field}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => onEmail(event.target.value)}
          />
        )}
      </Field>
      <Field
        label="Password"
        error={errors.password}
        hint={`At least ${PASSWORD_MIN_CHARS} characters. Any characters will do.`}
      >
        {(field) => (
          <Input
            {...field}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Field label="Confirm password" error={errors.confirm}>
        {(field) => (
          <Input
            {...field}
            type="password"
            autoComplete="new-password"
            value={confirm}
            onChange={(event) => setConfirm(event.target.value)}
          />
        )}
      </Field>
      {failure && <FailureCard title={FAILED.title} text={failure} />}
      <SubmitButton busy={busy}>Sign Up</SubmitButton>
    </form>
  );
}

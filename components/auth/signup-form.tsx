"use client";

import { useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { SubmitButton } from "@/components/shared/submit-button";
import { useSubmission } from "@/components/shared/use-submission";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import { RegisterInput, type UserAnswer } from "@/lib/contract/auth";
import { PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { EmailField, PasswordField } from "./credential-fields";
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
  const { busy, failure, submit } = useSubmission({
    fallback: FAILED.text,
    tells: (status) => status > 0 && status < 500,
    onFailure: () => toast({ ...FAILED, tone: "problem" }),
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    const problem = passwordProblem(password, confirm);
    const input = RegisterInput.safeParse({ email, password });
    setErrors({ ...fieldErrors(input.error), ...(problem && { [problem.field]: problem.text }) });
    if (problem) toast({ title: problem.title, text: problem.text, tone: "problem" });
    if (problem || !input.success) return;
    await submit(async () => {
      const user = await postJson("/api/users/register", { email, password }, answers.user);
      toast({ title: "Account Created", text: "Your account has been created successfully!" });
      onDone(user);
    });
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      <EmailField value={email} onChange={onEmail} error={errors.email} />
      <PasswordField
        autoComplete="new-password"
        hint={`At least ${PASSWORD_MIN_CHARS} characters. Any characters will do.`}
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        value={confirm}
        onChange={setConfirm}
        error={errors.confirm}
      />
      {failure && <FailureCard title={FAILED.title} text={failure} />}
      <SubmitButton busy={busy}>Sign Up</SubmitButton>
    </form>
  );
}

"use client";

import Link from "next/link";
import { useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { SubmitButton } from "@/components/shared/submit-button";
import { useSubmission } from "@/components/shared/use-submission";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import { LoginInput, type UserAnswer } from "@/lib/contract/auth";
import { EmailField, PasswordField } from "./credential-fields";
import { fieldErrors, type FieldErrors } from "./field-errors";

const FAILED = { title: "Login Failed", text: "Please check your email and password and try again." };

export function LoginForm({
  email,
  onEmail,
  onForgot,
  onDone,
}: {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onDone: (user: UserAnswer) => void;
}) {
  const [password, setPassword] = useState("");
  const [errors, setErrors] = useState<FieldErrors>({});
  const { busy, failure, submit } = useSubmission({
    fallback: FAILED.text,
    // Too many attempts, or no connection: the cook needs to know which.
    tells: (status) => status !== 401,
    onFailure: () => toast({ ...FAILED, tone: "problem" }),
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    const input = LoginInput.safeParse({ email, password });
    setErrors(fieldErrors(input.error));
    if (!input.success) return;
    await submit(async () => {
      const user = await postJson("/api/users/login", { email, password }, answers.user);
      toast({ title: "Login Successful", text: "Welcome back!" });
      onDone(user);
    });
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void send(event)}>
      <EmailField value={email} onChange={onEmail} error={errors.email} />
      <PasswordField
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={errors.password}
      />
      {failure && (
        <FailureCard title={FAILED.title} text={failure}>
          <Button size="small" onClick={onForgot}>
            Reset your password
          </Button>
        </FailureCard>
      )}
      <SubmitButton busy={busy}>Login</SubmitButton>
      <Link
        href="/reset-password"
        className="justify-self-start py-2 font-semibold underline underline-offset-4"
        onClick={(event) => {
          event.preventDefault();
          onForgot();
        }}
      >
        Forgot password?
      </Link>
    </form>
  );
}

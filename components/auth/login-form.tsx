"use client";

import Link from "next/link";
import { useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { ApiError, postJson } from "@/lib/browser/api";
import { LoginInput, type UserAnswer } from "@/lib/contract/auth";
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
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = LoginInput.safeParse({ email, password });
    setErrors(fieldErrors(input.error));
    if (!input.success) return;
    setBusy(true);
    setFailure(null);
    try {
      const user = await postJson<UserAnswer>("/api/users/login", { email, password });
      toast({ title: "Login Successful", text: "Welcome back!" });
      onDone(user);
    } catch (error) {
      // Too many attempts, or no connection: the cook needs to know which.
      const other = error instanceof ApiError && error.status !== 401 ? error.sentence : null;
      setFailure(other ?? FAILED.text);
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
      <Field label="Password" error={errors.password}>
        {(field) => (
          <Input
            {...field}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
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

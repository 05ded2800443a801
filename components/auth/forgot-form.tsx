"use client";

import { MailCheck } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Field } from "@/components/shared/field";
import { SubmitButton } from "@/components/shared/submit-button";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { ApiError, postJson } from "@/lib/browser/api";
import { ForgotPasswordInput, type MessageAnswer } from "@/lib/contract/auth";
import { fieldErrors } from "./field-errors";

/** Asks for a reset link; the answer never says whether the account exists. */
export function ForgotForm({
  email,
  onEmail,
  onBack,
  submitLabel = "Send Reset Link",
}: {
  email: string;
  onEmail: (email: string) => void;
  onBack?: () => void;
  submitLabel?: string;
}) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const input = ForgotPasswordInput.safeParse({ email });
    const problem = email.trim() === "" ? "Please enter your email address" : fieldErrors(input.error).email;
    setError(problem);
    if (problem) return;
    setBusy(true);
    try {
      const { message } = await postJson<MessageAnswer>("/api/users/forgot-password", { email });
      toast({ title: "Request Submitted", text: message });
      setSent(true);
    } catch (failure) {
      const text =
        failure instanceof ApiError && failure.status > 0
          ? failure.sentence
          : "Failed to process password reset request";
      setError(text);
      toast({ title: "Error", text, tone: "problem" });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      {sent ? (
        <div role="status" className="flex items-start gap-3 rounded-card bg-accent-soft p-4">
          <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
          <div>
            <p className="font-semibold">
              Password reset email sent! Please check your inbox for a reset link.
            </p>
            <p>If you don&apos;t see it, please check your spam folder.</p>
          </div>
        </div>
      ) : (
        <>
          <Field label="Email" error={error}>
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
          <SubmitButton busy={busy}>{submitLabel}</SubmitButton>
        </>
      )}
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          Back to Login
        </Button>
      )}
    </form>
  );
}

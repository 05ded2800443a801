"use client";

import { MailCheck } from "lucide-react";
import { useState, type FormEvent } from "react";
import { SubmitButton } from "@/components/shared/submit-button";
import { useSubmission } from "@/components/shared/use-submission";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import { ForgotPasswordInput } from "@/lib/contract/auth";
import { EmailField } from "./credential-fields";
import { fieldErrors } from "./field-errors";

export type FormState = { done?: true; error?: string };

/** Asks for a reset link; the answer never says whether the account exists. */
export function ForgotForm({
  email,
  onEmail,
  onBack,
  submitLabel = "Send Reset Link",
  failed = "Failed to process password reset request",
  withoutScript,
}: {
  email: string;
  onEmail: (email: string) => void;
  onBack?: () => void;
  submitLabel?: string;
  /** What a failure reads that is none of the cook's. */
  failed?: string;
  /** What the form does, and what came of it, where no script runs. */
  withoutScript?: { action: (form: FormData) => void; answered: FormState };
}) {
  const [sent, setSent] = useState(false);
  const { busy, failure, submit, refuse } = useSubmission({
    fallback: failed,
    tells: (status) => status > 0 && status < 500,
    onFailure: (text) => toast({ title: "Error", text, tone: "problem" }),
  });

  async function send(event: FormEvent) {
    event.preventDefault();
    const input = ForgotPasswordInput.safeParse({ email });
    const problem = email.trim() === "" ? "Please enter your email address" : fieldErrors(input.error).email;
    if (problem) return refuse(problem);
    await submit(async () => {
      const { message } = await postJson("/api/users/forgot-password", { email }, answers.message);
      toast({ title: "Request Submitted", text: message });
      setSent(true);
    });
  }

  return (
    <form
      noValidate
      action={withoutScript?.action}
      className="grid gap-5"
      onSubmit={(event) => void send(event)}
    >
      {sent || withoutScript?.answered.done ? (
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
          <EmailField value={email} onChange={onEmail} error={failure ?? withoutScript?.answered.error} />
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

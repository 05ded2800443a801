"use client";

import { MailCheck } from "lucide-react";
import { useActionState, useState } from "react";
import { EmailField, Form, FormMessage, SubmitButton, useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import type { FormAction } from "@/lib/contract/wire-error";
import { t } from "@/lib/messages";

const noAction: FormAction = (before) => Promise.resolve(before);

/** Asks for a reset link; the answer never says whether the account exists. */
export function ForgotForm({
  email,
  onEmail,
  onBack,
  submitLabel = t("Send Reset Link"),
  failed = t("Failed to process password reset request"),
  action,
}: {
  email?: string;
  onEmail?: (email: string) => void;
  onBack?: () => void;
  submitLabel?: string;
  /** What a failure reads that is none of the cook's. */
  failed?: string;
  /** What the form does where no script runs. */
  action?: FormAction;
}) {
  const [answered, formAction] = useActionState(action ?? noAction, {});
  const [sent, setSent] = useState(false);
  const form = useForm({
    contract: async () => (await import("@/lib/contract/auth")).ForgotPasswordInput,
    values: { email },
    send: async (input) => {
      const { message } = await postJson("/api/users/forgot-password", input, answers.message);
      toast({ title: t("Request Submitted"), text: message });
      setSent(true);
    },
    fallback: failed,
    tells: ({ status }) => status > 0 && status < 500,
    onFailure: (text) => toast({ title: t("Error"), text, tone: "problem" }),
  });

  return (
    <Form form={form} action={action && formAction} className="grid gap-5">
      {sent || answered.done ? (
        <div role="status" className="flex items-start gap-3 rounded-card bg-accent-soft p-4">
          <MailCheck aria-hidden className="mt-0.5 size-6 shrink-0 text-accent" />
          <div>
            <p className="font-semibold">
              {t("Password reset email sent! Please check your inbox for a reset link.")}
            </p>
            <p>{t("If you don't see it, please check your spam folder.")}</p>
          </div>
        </div>
      ) : (
        <>
          <EmailField
            form={form}
            name="email"
            label={t("Email")}
            onChange={(event) => onEmail?.(event.target.value)}
          />
          <FormMessage title={t("Nothing was sent")} fallback={answered.error} isSilent />
          <SubmitButton>{submitLabel}</SubmitButton>
        </>
      )}
      {onBack && (
        <Button variant="quiet" onClick={onBack}>
          {t("Back to Login")}
        </Button>
      )}
    </Form>
  );
}

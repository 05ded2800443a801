"use client";

import Link from "next/link";
import { useActionState, useState } from "react";
import { Form, FormMessage, PasswordField, SubmitButton, useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { request } from "@/lib/browser/api";
import type { FormAction } from "@/lib/contract/wire-error";
import { t } from "@/lib/messages";

/** A new password by the link's token. With JavaScript it calls /api; without, the form's own action does the same. */
export function ResetPasswordForm({ token, action }: { token: string; action: FormAction }) {
  const [answered, formAction] = useActionState(action, {});
  const [done, setDone] = useState(false);
  const form = useForm({
    contract: async () => (await import("@/lib/contract/auth")).ResetPasswordForm,
    values: { token },
    send: async ({ newPassword }) => {
      await request("/api/users/reset-password", { method: "POST", json: { token, newPassword } });
      setDone(true);
    },
    fallback: t("Failed to reset password"),
    tells: ({ status }) => status > 0 && status < 500,
    onFailure: (text) => toast({ title: t("Error"), text, tone: "problem" }),
  });

  if (done || answered.done) {
    return (
      <div role="status" className="grid gap-4 rounded-card bg-accent-soft p-5">
        <p className="text-xl font-semibold">{t("Password Reset Complete")}</p>
        <p>{t("Your password has been changed, and every device has been signed out.")}</p>
        <Button asChild variant="primary" className="justify-self-start">
          <Link href="/?login=1">{t("Return to Login")}</Link>
        </Button>
      </div>
    );
  }
  return (
    <Form form={form} action={formAction} className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <PasswordField isNew form={form} name="newPassword" label={t("New password")} />
      <PasswordField isNew form={form} name="confirm" label={t("Confirm password")} />
      <FormMessage title={t("The password was not changed")} fallback={answered.error} isSilent />
      <SubmitButton>{t("Reset Password")}</SubmitButton>
    </Form>
  );
}

"use client";

import { Check, Circle, Eye, EyeOff } from "lucide-react";
import Link from "next/link";
import { useActionState, useState } from "react";
import { useWatch } from "react-hook-form";
import {
  Form,
  type FormControl,
  FormField,
  FormMessage,
  SubmitButton,
  useForm,
} from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { request } from "@/lib/browser/api";
import type { FormAction } from "@/lib/contract/wire-error";
import { ADMIN_PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { inWords } from "./use-admin-query";
import { t } from "@/lib/messages";

type Typed = { token: string; password: string; confirm: string };

/** An invited admin's own password. With JavaScript it calls /api; without, the form's own action does the same. */
export function AcceptInvitationForm({ token, action }: { token: string; action: FormAction }) {
  const [answered, formAction] = useActionState(action, {});
  const [done, setDone] = useState(false);
  const form = useForm<Typed>({
    contract: async () => (await import("@/lib/contract/admin")).AcceptInvitationForm,
    values: { token },
    send: async ({ password }) => {
      await request(`/api/admin/admin-users/accept-invitation/${encodeURIComponent(token)}`, {
        method: "POST",
        json: { password },
      });
      setDone(true);
    },
    ...inWords(t("Error"), t("Failed to accept invitation")),
  });
  const [password = "", confirm = ""] = useWatch({ control: form.control, name: ["password", "confirm"] });

  if (done || answered.done) {
    return (
      <div role="status" className="grid gap-4 rounded-card bg-accent-soft p-5">
        <p className="text-xl font-semibold">{t("Account Activated!")}</p>
        <p>{t("You can now log in with your email and your new password.")}</p>
        <Button asChild variant="primary" className="justify-self-start">
          <Link href="/admin">{t("Go to Login")}</Link>
        </Button>
      </div>
    );
  }
  return (
    <Form form={form} action={formAction} className="grid gap-5">
      <input type="hidden" name="token" value={token} />
      <PasswordField form={form} label={t("Password")} name="password" />
      <PasswordField form={form} label={t("Confirm password")} name="confirm" />
      <ul className="grid gap-1 text-sm">
        <Requirement met={password.length >= ADMIN_PASSWORD_MIN_CHARS}>
          {t("At least {minimum} characters", {
            minimum: ADMIN_PASSWORD_MIN_CHARS,
          })}
        </Requirement>
        <Requirement met={password !== "" && password === confirm}>{t("Passwords match")}</Requirement>
      </ul>
      <FormMessage title={t("The account is not active yet")} fallback={answered.error} isSilent />
      <SubmitButton>{t("Activate Account")}</SubmitButton>
    </Form>
  );
}

function Requirement({ met, children }: { met: boolean; children: React.ReactNode }) {
  const Icon = met ? Check : Circle;
  return (
    <li className={`flex items-center gap-2 ${met ? "font-semibold text-accent" : "text-muted"}`}>
      <Icon aria-hidden className="size-4" />
      {children}
      <span className="sr-only">{met ? "(done)" : t("(not yet)")}</span>
    </li>
  );
}

function PasswordField({
  form,
  label,
  name,
}: {
  form: FormControl<Typed>;
  label: string;
  name: "password" | "confirm";
}) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <FormField form={form} name={name} label={label}>
      {(field) => (
        <div className="flex gap-2">
          <Input {...field} type={shown ? "text" : "password"} autoComplete="new-password" />
          <Button aria-pressed={shown} className="min-w-28" onClick={() => setShown(!shown)}>
            <Icon aria-hidden />
            {shown ? t("Hide") : t("Show")}
            <span className="sr-only"> {label.toLowerCase()}</span>
          </Button>
        </div>
      )}
    </FormField>
  );
}

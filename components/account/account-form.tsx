"use client";

import { type ReactNode, useState } from "react";
import {
  EmailField,
  Form,
  type FormControl,
  FormMessage,
  PasswordField,
  SubmitButton,
  useForm,
} from "@/components/shared/form";
import { answers } from "@/lib/browser/answers";
import { requestJson } from "@/lib/browser/api";
import type { ChangeEmailInput, ChangePasswordInput } from "@/lib/contract/auth";
import { t } from "@/lib/messages";

/** Asks for another address, which holds once its link was opened. */
export function ChangeEmailForm() {
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm<ChangeEmailInput>({
    contract: async () => (await import("@/lib/contract/auth")).ChangeEmailInput,
    send: (json) => put("/api/users/email", json).then(setMessage),
    onStart: () => setMessage(null),
    clears: true,
  });
  return (
    <AccountForm form={form} heading={t("Change email")} message={message} submit={t("Send confirmation")}>
      <EmailField form={form} name="email" label={t("New email")} />
      <PasswordField form={form} name="password" label={t("Your password")} />
    </AccountForm>
  );
}

export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm<ChangePasswordInput>({
    contract: async () => (await import("@/lib/contract/auth")).ChangePasswordInput,
    send: async (json) => {
      setMessage(await put("/api/users/password", json));
      onDone();
    },
    onStart: () => setMessage(null),
    clears: true,
  });
  return (
    <AccountForm form={form} heading={t("Change password")} message={message} submit={t("Change password")}>
      <PasswordField form={form} name="currentPassword" label={t("Current password")} />
      <PasswordField isNew form={form} name="newPassword" label={t("New password")} />
    </AccountForm>
  );
}

const put = async (path: string, json: unknown): Promise<string> =>
  (await requestJson(path, answers.message, { method: "PUT", json })).message;

/** A short form of the account: the server's sentence is the answer, either way. */
function AccountForm<Typed extends Record<string, string>>({
  form,
  heading,
  message,
  submit,
  children,
}: {
  form: FormControl<Typed>;
  heading: string;
  message: string | null;
  submit: string;
  children: ReactNode;
}) {
  return (
    <Form form={form} aria-label={heading} className="grid gap-4">
      <h3 className="font-sans text-base font-bold">{heading}</h3>
      {children}
      <FormMessage title={t("Nothing was changed")} />
      <p role="status" className={message ? "font-semibold wrap-anywhere text-accent" : "sr-only"}>
        {message}
      </p>
      <SubmitButton>{submit}</SubmitButton>
    </Form>
  );
}

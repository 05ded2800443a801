"use client";

import { FormField, PasswordField, useForm } from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import type { CreateUserInput } from "@/lib/contract/admin";
import { PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { inWords } from "./use-admin-query";
import { FormDialog } from "./form-dialog";
import { type Message, t } from "@/lib/messages";

const FAILED = "User creation failed" satisfies Message;

/** A new cook's account, made by an admin. */
export function AddUserDialog({ onClose }: { onClose: (added: boolean) => void }) {
  const form = useForm<CreateUserInput, unknown>({
    contract: async () => (await import("@/lib/contract/admin")).CreateUserInput,
    send: async (json) => {
      const { message } = await postJson("/api/admin/users", json, answers.message);
      toast({ title: t("User created"), text: message });
      onClose(true);
    },
    ...inWords(t(FAILED), t("Failed to create user")),
  });

  return (
    <FormDialog
      form={form}
      title={t("Add User")}
      description={t("They can log in at once with this email and password.")}
      submit={t("Create User")}
      failed={t(FAILED)}
      onClose={() => onClose(false)}
    >
      <FormField form={form} name="email" label={t("Email")} type="email" autoComplete="off" />
      <PasswordField
        isNew
        form={form}
        name="password"
        label={t("Password")}
        hint={t("Min {minimum} characters", { minimum: PASSWORD_MIN_CHARS })}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-6" {...form.register("isPremium")} />
        {t("Premium")}
      </label>
    </FormDialog>
  );
}

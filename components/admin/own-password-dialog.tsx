"use client";

import { PasswordField, useForm } from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { requestJson } from "@/lib/browser/api";
import { ADMIN_PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { inWords } from "./use-admin-query";
import { FormDialog } from "./form-dialog";
import { type Message, t } from "@/lib/messages";

const FAILED = "The password was not changed" satisfies Message;

/** The admin's own password: the one they have, and another. */
export function OwnPasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm({
    contract: async () => (await import("@/lib/contract/admin")).AdminPasswordInput,
    send: async (json) => {
      const call = { method: "PUT", json } as const;
      const { message } = await requestJson("/api/admin/auth/password", answers.message, call);
      toast({ title: t("Password changed"), text: message });
      onClose();
    },
    ...inWords(t(FAILED), t("Failed to change password")),
  });

  return (
    <FormDialog
      form={form}
      title={t("Change Password")}
      description={t("Your other devices are signed out.")}
      submit={t("Change Password")}
      failed={t(FAILED)}
      onClose={onClose}
    >
      <PasswordField form={form} name="currentPassword" label={t("Current password")} />
      <PasswordField
        isNew
        form={form}
        name="newPassword"
        label={t("New password")}
        hint={t("Min {minimum} characters", {
          minimum: ADMIN_PASSWORD_MIN_CHARS,
        })}
      />
    </FormDialog>
  );
}

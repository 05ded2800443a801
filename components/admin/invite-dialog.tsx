"use client";

import { FormField, useForm } from "@/components/shared/form";
import { FIELD_CLASS } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import type { InviteInput } from "@/lib/contract/admin";
import { days } from "@/lib/rules/dates";
import { INVITATION_LIFETIME_MS } from "@/lib/rules/limits";
import { inWords } from "./use-admin-query";
import { FormDialog } from "./form-dialog";
import { t } from "@/lib/messages";

/** Invites an admin by mail. */
export function InviteDialog({ onClose }: { onClose: (invited: boolean) => void }) {
  const form = useForm<InviteInput, unknown>({
    contract: async () => (await import("@/lib/contract/admin")).InviteInput,
    send: async (json) => {
      const { message } = await postJson("/api/admin/admin-users/invite", json, answers.message);
      toast({ title: t("Invitation sent"), text: message });
      onClose(true);
    },
    ...inWords(t("Error"), t("Failed to invite admin")),
  });

  return (
    <FormDialog
      form={form}
      title={t("Invite Admin")}
      description={t("They get a link by mail and choose their own password. It works for {days}.", {
        days: days(INVITATION_LIFETIME_MS),
      })}
      submit={t("Send Invitation")}
      failed={t("Error")}
      onClose={() => onClose(false)}
    >
      <FormField form={form} name="name" label={t("Full Name")} autoComplete="off" />
      <FormField form={form} name="email" label={t("Email Address")} type="email" autoComplete="off" />
      <FormField form={form} name="role" label={t("Role")}>
        {(field) => (
          <select {...field} className={`${FIELD_CLASS} min-h-14`} defaultValue="admin">
            <option value="admin">{t("Admin")}</option>
            <option value="super_admin">{t("Super Admin")}</option>
          </select>
        )}
      </FormField>
    </FormDialog>
  );
}

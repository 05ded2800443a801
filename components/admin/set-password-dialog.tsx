"use client";

import { FormField, useForm } from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import { request } from "@/lib/browser/api";
import type { AdminUserRow } from "@/lib/contract/user-columns";
import { PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { inWords } from "./call-admin";
import { FormDialog } from "./form-dialog";

const FAILED = "Password reset failed";

/** Another password for a cook; an empty one is not sent (admin.md#users). */
export function SetPasswordDialog({ user, onClose }: { user: AdminUserRow; onClose: () => void }) {
  const form = useForm({
    contract: async () => (await import("@/lib/contract/admin")).SetPasswordInput,
    send: async (json) => {
      await request(`/api/admin/users/${user.id}/reset-password`, { method: "POST", json });
      toast({ title: "Password reset", text: `${user.email} can log in with the new password.` });
      onClose();
    },
    ...inWords(FAILED, "Failed to reset password"),
  });

  return (
    <FormDialog
      form={form}
      title="Reset Password"
      description={`For ${user.email}. Every device of theirs is signed out.`}
      submit="Set Password"
      failed={FAILED}
      onClose={onClose}
    >
      <FormField
        form={form}
        name="newPassword"
        label="New password"
        hint={`Min ${PASSWORD_MIN_CHARS} characters`}
        type="password"
        autoComplete="new-password"
      />
    </FormDialog>
  );
}

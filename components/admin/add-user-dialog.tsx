"use client";

import { FormField, PasswordField, useForm } from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import type { CreateUserInput } from "@/lib/contract/admin";
import { PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { inWords } from "./use-admin-query";
import { FormDialog } from "./form-dialog";

const FAILED = "User creation failed";

/** A new cook's account, made by an admin. */
export function AddUserDialog({ onClose }: { onClose: (added: boolean) => void }) {
  const form = useForm<CreateUserInput, unknown>({
    contract: async () => (await import("@/lib/contract/admin")).CreateUserInput,
    send: async (json) => {
      const { message } = await postJson("/api/admin/users", json, answers.message);
      toast({ title: "User created", text: message });
      onClose(true);
    },
    ...inWords(FAILED, "Failed to create user"),
  });

  return (
    <FormDialog
      form={form}
      title="Add User"
      description="They can log in at once with this email and password."
      submit="Create User"
      failed={FAILED}
      onClose={() => onClose(false)}
    >
      <FormField form={form} name="email" label="Email" type="email" autoComplete="off" />
      <PasswordField
        isNew
        form={form}
        name="password"
        label="Password"
        hint={`Min ${PASSWORD_MIN_CHARS} characters`}
      />
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" className="size-6 accent-accent" {...form.register("isPremium")} />
        Premium
      </label>
    </FormDialog>
  );
}

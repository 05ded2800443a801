"use client";

import { useState } from "react";
import { Field } from "@/components/shared/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import { CreateUserInput } from "@/lib/contract/admin";
import { PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { DialogForm } from "./dialog-form";

/** A new cook's account, made by an admin. */
export function AddUserDialog({ onClose }: { onClose: (added: boolean) => void }) {
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});

  async function send(form: FormData): Promise<boolean> {
    const { data, error } = CreateUserInput.safeParse({
      email: form.get("email"),
      password: form.get("password"),
      isPremium: form.get("isPremium") === "on",
    });
    const fieldValue = (name: string) => error?.issues.find(({ path }) => path[0] === name)?.message;
    setErrors({ email: fieldValue("email"), password: fieldValue("password") });
    if (!data) return false;
    const { message } = await postJson("/api/admin/users", data, answers.message);
    toast({ title: "User created", text: message });
    return true;
  }

  return (
    <DialogForm
      title="Add User"
      description="They can log in at once with this email and password."
      submit="Create User"
      failed={{ title: "User creation failed", sentence: "Failed to create user" }}
      onSend={send}
      onClose={onClose}
    >
      <Field label="Email" error={errors.email}>
        {(field) => <Input {...field} name="email" type="email" autoComplete="off" />}
      </Field>
      <Field label="Password" hint={`Min ${PASSWORD_MIN_CHARS} characters`} error={errors.password}>
        {(field) => <Input {...field} name="password" type="password" autoComplete="new-password" />}
      </Field>
      <label className="flex min-h-11 items-center gap-3">
        <input type="checkbox" name="isPremium" className="size-6 accent-accent" />
        Premium
      </label>
    </DialogForm>
  );
}

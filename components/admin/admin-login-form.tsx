"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { SubmitButton } from "@/components/shared/submit-button";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson } from "@/lib/browser/api";
import { AdminLoginInput } from "@/lib/contract/admin";

/** The admins' login; `inline` stands on the dashboard itself and lets it appear in its place. */
export function AdminLoginForm({ inline = false }: { inline?: boolean }) {
  const router = useRouter();
  const [errors, setErrors] = useState<{ username?: string; password?: string }>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = { username: String(form.get("username")), password: String(form.get("password")) };
    const { error } = AdminLoginInput.safeParse(given);
    const fieldValue = (name: string) => error?.issues.find(({ path }) => path[0] === name)?.message;
    setErrors({ username: fieldValue("username"), password: fieldValue("password") });
    if (error) return;
    setBusy(true);
    setFailure(null);
    try {
      const { message } = await postJson("/api/admin/auth/login", given, answers.message);
      toast({ title: "Login successful", text: message });
      if (inline) router.refresh();
      else router.push("/admin/dashboard");
    } catch (caught) {
      setBusy(false);
      const answered = caught instanceof ApiError && caught.status > 0;
      const text = answered
        ? caught.sentence || "Invalid credentials"
        : inline
          ? "Failed to login"
          : "An error occurred during login";
      setFailure(text);
      toast({ title: answered ? "Login failed" : "Error", text, tone: "problem" });
    }
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <Field label="Username" hint="Your email address" error={errors.username}>
        {(field) => <Input {...field} name="username" autoComplete="username" autoCapitalize="none" />}
      </Field>
      <Field label="Password" error={errors.password}>
        {(field) => <Input {...field} name="password" type="password" autoComplete="current-password" />}
      </Field>
      {failure && <FailureCard title="Login failed" text={failure} />}
      <SubmitButton busy={busy}>{busy ? "Logging in..." : "Login"}</SubmitButton>
      <p className="text-muted">This area is restricted to administrators.</p>
    </form>
  );
}

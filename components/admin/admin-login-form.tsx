"use client";

import { useRouter } from "next/navigation";
import { Form, FormField, FormMessage, PasswordField, SubmitButton, useForm } from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson } from "@/lib/browser/api";
import { t } from "@/lib/messages";

/** The admins' login as a card of its own. */
export function LoginCard({ title, inline }: { title: string; inline?: boolean }) {
  return (
    <div className="mx-auto max-w-lg px-4 py-12 sm:px-6">
      <div className="grid gap-6 rounded-panel border border-line bg-card p-6 shadow-card sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        <AdminLoginForm inline={inline} />
      </div>
    </div>
  );
}

/** The admins' login; `inline` stands on the dashboard itself and lets it appear in its place. */
function AdminLoginForm({ inline = false }: { inline?: boolean }) {
  const router = useRouter();
  const form = useForm({
    contract: async () => (await import("@/lib/contract/admin")).AdminLoginInput,
    send: async (json) => {
      const { message } = await postJson("/api/admin/auth/login", json, answers.message);
      toast({ title: t("Login successful"), text: message });
      if (inline) router.refresh();
      else router.push("/admin/dashboard");
    },
    fallback: inline ? t("Failed to login") : t("An error occurred during login"),
    onFailure: (text, error) => {
      const isAnswered = error instanceof ApiError && error.status > 0;
      toast({ title: isAnswered ? t("Login failed") : t("Error"), text, tone: "problem" });
    },
  });
  const { isSubmitting, isSubmitSuccessful } = form.formState;

  return (
    <Form form={form} className="grid gap-5">
      <FormField
        form={form}
        name="username"
        label={t("Username")}
        hint={t("Your email address")}
        autoComplete="username"
        autoCapitalize="none"
      />
      <PasswordField form={form} name="password" label={t("Password")} />
      <FormMessage title={t("Login failed")} isSilent />
      {/* Until the dashboard is there. */}
      <SubmitButton isBusy={isSubmitSuccessful}>
        {isSubmitting || isSubmitSuccessful ? t("Logging in...") : t("Login")}
      </SubmitButton>
      <p className="text-muted">{t("This area is restricted to administrators.")}</p>
    </Form>
  );
}

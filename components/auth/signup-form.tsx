"use client";

import {
  EmailField,
  Form,
  FormMessage,
  PasswordField,
  SubmitButton,
  useForm,
} from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { postJson } from "@/lib/browser/api";
import type { UserAnswer } from "@/lib/contract/auth";
import { PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { t } from "@/lib/messages";

const FAILED = {
  get title() {
    return t("Signup Failed");
  },
  get text() {
    return t("Failed to create account. Please try again.");
  },
};

export function SignupForm({
  email,
  onEmail,
  onDone,
}: {
  email: string;
  onEmail: (email: string) => void;
  onDone: (user: UserAnswer) => void;
}) {
  const form = useForm({
    contract: async () => (await import("@/lib/contract/auth")).SignupForm,
    values: { email },
    send: async ({ email, password }) => {
      const user = await postJson("/api/users/register", { email, password }, answers.user);
      toast({ title: t("Account Created"), text: t("Your account has been created successfully!") });
      onDone(user);
    },
    fallback: FAILED.text,
    tells: ({ status }) => status > 0 && status < 500,
    onFailure: () => toast({ ...FAILED, tone: "problem" }),
    onInvalid: ({ password, confirm }) => {
      const isShort = form.getValues("password").length < PASSWORD_MIN_CHARS;
      const problem = password && isShort ? password : confirm;
      const title = problem === confirm ? t("Passwords do not match") : t("Password too short");
      if (problem) toast({ title, text: problem.message, tone: "problem" });
    },
  });

  return (
    <Form form={form} className="grid gap-5">
      <EmailField
        form={form}
        name="email"
        label={t("Email")}
        onChange={(event) => onEmail(event.target.value)}
      />
      <PasswordField
        isNew
        form={form}
        name="password"
        label={t("Password")}
        hint={t("At least {minimum} characters. Any characters will do.", {
          minimum: PASSWORD_MIN_CHARS,
        })}
      />
      <PasswordField isNew form={form} name="confirm" label={t("Confirm password")} />
      <FormMessage title={FAILED.title} isSilent />
      <SubmitButton>{t("Sign Up")}</SubmitButton>
    </Form>
  );
}

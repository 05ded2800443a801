"use client";

import Link from "next/link";
import {
  EmailField,
  Form,
  FormMessage,
  PasswordField,
  SubmitButton,
  useForm,
} from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson } from "@/lib/browser/api";
import type { UserAnswer } from "@/lib/contract/auth";
import { t } from "@/lib/messages";

const FAILED = {
  get title() {
    return t("Login Failed");
  },
  get text() {
    return t("Please check your email and password and try again.");
  },
};

export function LoginForm({
  email,
  onEmail,
  onForgot,
  onDone,
}: {
  email: string;
  onEmail: (email: string) => void;
  onForgot: () => void;
  onDone: (user: UserAnswer) => void;
}) {
  const form = useForm({
    contract: async () => (await import("@/lib/contract/auth")).LoginInput,
    values: { email },
    send: async (input) => {
      const user = await postJson("/api/users/login", input, answers.user);
      toast({ title: t("Login Successful"), text: t("Welcome back!") });
      onDone(user);
    },
    fallback: FAILED.text,
    // Too many attempts, or no connection: the cook needs to know which.
    tells: ({ status }) => status !== 401,
    onFailure: (text, error) => {
      toast({ ...FAILED, tone: "problem" });
      if (!(error instanceof ApiError && error.status === 401)) return;
      // Which of the two was wrong is not told: both are marked, and most often it was the password.
      form.setError("email", { message: text });
      form.setError("password", { message: text }, { shouldFocus: true });
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
      <PasswordField form={form} name="password" label={t("Password")} />
      <FormMessage title={FAILED.title} isSilent>
        <Button size="small" onClick={onForgot}>
          {t("Reset your password")}
        </Button>
      </FormMessage>
      <SubmitButton>{t("Login")}</SubmitButton>
      <Link
        href="/reset-password"
        className="justify-self-start py-2 font-semibold underline underline-offset-4"
        onClick={(event) => {
          event.preventDefault();
          onForgot();
        }}
      >
        {t("Forgot password?")}
      </Link>
    </Form>
  );
}

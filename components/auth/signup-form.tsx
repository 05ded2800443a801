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

const FAILED = { title: "Signup Failed", text: "Failed to create account. Please try again." };

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
      toast({ title: "Account Created", text: "Your account has been created successfully!" });
      onDone(user);
    },
    fallback: FAILED.text,
    tells: ({ status }) => status > 0 && status < 500,
    onFailure: () => toast({ ...FAILED, tone: "problem" }),
    onInvalid: ({ password, confirm }) => {
      const isShort = form.getValues("password").length < PASSWORD_MIN_CHARS;
      const problem = password && isShort ? password : confirm;
      const title = problem === confirm ? "Passwords do not match" : "Password too short";
      if (problem) toast({ title, text: problem.message, tone: "problem" });
    },
  });

  return (
    <Form form={form} className="grid gap-5">
      <EmailField form={form} name="email" label="Email" onChange={(event) => onEmail(event.target.value)} />
      <PasswordField
        isNew
        form={form}
        name="password"
        label="Password"
        hint={`At least ${PASSWORD_MIN_CHARS} characters. Any characters will do.`}
      />
      <PasswordField isNew form={form} name="confirm" label="Confirm password" />
      <FormMessage title={FAILED.title} isSilent />
      <SubmitButton>Sign Up</SubmitButton>
    </Form>
  );
}

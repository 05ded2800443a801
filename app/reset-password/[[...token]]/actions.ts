"use server";

import { resetPassword } from "@/lib/accounts/reset";
import { ResetPasswordInput } from "@/lib/contract/auth";
import { formAction } from "@/lib/http/action";

/** The same act as POST /api/users/reset-password, for browsers without JavaScript. */
export const submitReset = formAction(async (form: FormData) => {
  const given = (name: string): string => String(form.get(name) ?? "");
  if (given("newPassword") !== given("confirm")) return { error: "Passwords do not match" };
  const input = ResetPasswordInput.safeParse({ token: given("token"), newPassword: given("newPassword") });
  if (!input.success) return { error: input.error.issues[0]?.message ?? "Failed to reset password" };
  await resetPassword({ input: input.data });
  return { done: true };
});

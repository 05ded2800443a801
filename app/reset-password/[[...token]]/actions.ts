"use server";

import { resetPassword } from "@/lib/accounts/reset";
import { ResetPasswordInput } from "@/lib/contract/auth";
import { formAction } from "@/lib/http/action";
import { limits } from "@/lib/http/limits";

/** The same act as POST /api/users/reset-password, for browsers without JavaScript. */
export const submitReset = formAction({
  limit: limits.addressLink,
  input: ResetPasswordInput,
  refuse: ({ newPassword, confirm }) => (newPassword === confirm ? undefined : "Passwords do not match"),
  run: (input) => resetPassword({ input }),
});

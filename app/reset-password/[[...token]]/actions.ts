"use server";

import { requestReset } from "@/lib/accounts/reset";
import { ForgotPasswordInput, ResetPasswordInput } from "@/lib/contract/auth";
import { formAction } from "@/lib/http/action";
import { limits } from "@/lib/http/limits";
import { resetPasswordAndTrust } from "@/lib/http/reset";

/** The same act as POST /api/users/reset-password, for browsers without JavaScript. */
export const submitReset = formAction({
  limit: limits.addressLink,
  input: ResetPasswordInput,
  refuse: ({ newPassword, confirm }) => (newPassword === confirm ? undefined : "Passwords do not match"),
  run: (input, address) => resetPasswordAndTrust({ input, address }),
});

/** The same act as POST /api/users/forgot-password, with the same counter, for browsers without JavaScript. */
export const submitRequest = formAction({
  limit: limits.forgot,
  input: ForgotPasswordInput,
  refuse: ({ email }) => (email?.trim() ? undefined : "Please enter your email address"),
  run: (input) => requestReset({ input }),
});

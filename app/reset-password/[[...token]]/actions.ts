"use server";

import { requestReset } from "@/lib/accounts/reset";
import { ForgotPasswordInput, ResetPasswordForm } from "@/lib/contract/auth";
import { formAction } from "@/lib/http/action";
import { limits } from "@/lib/http/limits";
import { resetPasswordAndTrust } from "@/lib/http/reset";

/** The same act as POST /api/users/reset-password, for browsers without JavaScript. */
export const submitReset = formAction({
  limit: limits.addressLink,
  input: ResetPasswordForm,
  run: (input, address) => resetPasswordAndTrust({ input, address }),
});

/** The same act as POST /api/users/forgot-password, with the same counter, for browsers without JavaScript. */
export const submitRequest = formAction({
  limit: limits.forgot,
  input: ForgotPasswordInput,
  run: (input) => requestReset({ input }),
});

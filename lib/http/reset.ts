import "server-only";
import { resetPassword } from "@/lib/accounts/reset";
import type { MessageAnswer, ResetPasswordInput } from "@/lib/contract/auth";
import { trustAddress } from "./rate-limit";

/** What the call and the form without JavaScript do: sets the new password, and lets its owner log in from where they are, at once. */
export async function resetPasswordAndTrust({
  input,
  address,
}: {
  input: ResetPasswordInput;
  address: string;
}): Promise<MessageAnswer> {
  const { done, email } = await resetPassword({ input });
  await trustAddress({ address, within: email });
  return done;
}

import "server-only";
import { resetPassword } from "@/lib/accounts/reset";
import type { MessageAnswer, ResetPasswordInput } from "@/lib/contract/auth";
import { trustAddress } from "./rate-limit";

/** For the call and for the form without JavaScript: sets the new password and trusts the address, so that its owner can log in at once. */
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

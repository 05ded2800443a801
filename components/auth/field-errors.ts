/** What stands beside the fields of the account forms, out of the contract's own schemas. */
import type { ZodError } from "zod";
import { PASSWORD_MIN_CHARS } from "@/lib/rules/limits";

export type FieldErrors = Partial<Record<string, string>>;

/** The first message of each field. */
export function fieldErrors(error: ZodError | undefined): FieldErrors {
  const errors: FieldErrors = {};
  for (const issue of error?.issues ?? []) errors[String(issue.path[0])] ??= issue.message;
  return errors;
}

type PasswordProblem = { field: "password" | "confirm"; title: string; text: string };

/** Too short, or not the same twice (accounts.md#password-length). */
export function passwordProblem(password: string, confirm: string): PasswordProblem | null {
  if (password.length < PASSWORD_MIN_CHARS) {
    return {
      field: "password",
      title: "Password too short",
      text: `Password must be at least ${PASSWORD_MIN_CHARS} characters long.`,
    };
  }
  return password === confirm
    ? null
    : { field: "confirm", title: "Passwords do not match", text: "Please make sure your passwords match." };
}

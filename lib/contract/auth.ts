/** Requests and answers of accounts. Forms, routes and tests share these. */
import * as z from "./zod";
import { MEASURES } from "@/lib/engine/measures/choice";
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from "@/lib/rules/limits";
import { t, type Message } from "@/lib/messages";

/** Spellings of one address (case, outer blanks) are one account (accounts.md#one-address). */
export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, "This email address is too long." satisfies Message)
  .pipe(z.email("Please enter a valid email address." satisfies Message));

const newPassword = (text: z.ZodString) =>
  text
    .min(PASSWORD_MIN_CHARS, {
      error: () =>
        t("Password must be at least {passwordMinChars} characters long.", {
          passwordMinChars: PASSWORD_MIN_CHARS,
        }),
    })
    .max(PASSWORD_MAX_CHARS, {
      error: () =>
        t("Password must be at most {passwordMaxChars} characters long.", {
          passwordMaxChars: PASSWORD_MAX_CHARS,
        }),
    });

/** Never trimmed, never cut (accounts.md#password-length). */
export const NewPassword = newPassword(z.string());

const CurrentPassword = z
  .string()
  .min(1, "Please enter your password" satisfies Message)
  .max(PASSWORD_MAX_CHARS, "This password is too long." satisfies Message);

export const RegisterInput = z.object({ email: Email, password: NewPassword });
export type RegisterInput = z.infer<typeof RegisterInput>;

/** Two typed passwords that must be one; `confirm` never leaves the form. */
export const SignupForm = RegisterInput.extend({ confirm: z.string() }).refine(
  ({ password, confirm }) => password === confirm,
  { path: ["confirm"], message: "Please make sure your passwords match." satisfies Message },
);

export const LoginInput = z.object({ email: Email, password: CurrentPassword });
export type LoginInput = z.infer<typeof LoginInput>;

const NO_EMAIL = "Please enter your email address" satisfies Message;
const NO_TOKEN = "No reset token provided" satisfies Message;
const NO_NEW_PASSWORD = "Please enter a new password" satisfies Message;

export const ForgotPasswordInput = z.object({
  email: z
    .string(NO_EMAIL)
    .refine((typed) => typed.trim() !== "", NO_EMAIL)
    .pipe(Email),
});
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

export const ResetPasswordInput = z.object({
  token: z.string(NO_TOKEN).min(1, NO_TOKEN).max(200),
  newPassword: newPassword(z.string(NO_NEW_PASSWORD).min(1, NO_NEW_PASSWORD)),
});
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

export const ResetPasswordForm = ResetPasswordInput.extend({ confirm: z.string() }).refine(
  ({ newPassword, confirm }) => newPassword === confirm,
  {
    path: ["confirm"],
    message: "Passwords do not match" satisfies Message,
  },
);

export const ChangeEmailInput = z.object({ email: Email, password: CurrentPassword });
export type ChangeEmailInput = z.infer<typeof ChangeEmailInput>;

export const ChangePasswordInput = z.object({ currentPassword: CurrentPassword, newPassword: NewPassword });
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const DeleteAccountInput = z.object({ password: z.string().max(PASSWORD_MAX_CHARS).default("") });
export type DeleteAccountInput = z.input<typeof DeleteAccountInput>;

/** Of an account that has a password. */
export const DeleteAccountForm = z.object({ password: CurrentPassword });

export const UserTier = z.enum(["email_only", "free", "trial", "premium"]);
export type UserTier = z.infer<typeof UserTier>;

export const UserAnswer = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  isPremium: z.boolean(),
  recipeCount: z.number().int(),
  userTier: UserTier,
  hasSeenUserDemoVideo: z.boolean(),
  /** In which measures the cook chose to read recipes; null: never chosen. */
  measures: z.enum(MEASURES).nullable().default(null),
});
export type UserAnswer = z.infer<typeof UserAnswer>;

export const MeasuresInput = z.object({ measures: z.enum(MEASURES) });

export const SuccessAnswer = z.object({ success: z.literal(true) });

export const MessageAnswer = z.object({ success: z.literal(true), message: z.string() });
export type MessageAnswer = z.infer<typeof MessageAnswer>;

export const ConfirmEmailInput = z.object({ token: z.string().min(1).max(200) });
export type ConfirmEmailInput = z.infer<typeof ConfirmEmailInput>;

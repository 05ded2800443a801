import "server-only";
import { env } from "@/lib/env";
import {
  EMAIL_VERIFICATION_LIFETIME_MS,
  RESET_LIFETIME_MS,
  SET_PASSWORD_LIFETIME_MS,
} from "@/lib/rules/limits";
import type { Mail } from "@/lib/services/mailer/port";
import { keyButton, letter, letterKind, linkLasts } from "./letter";

/** The link to choose a new password. */
export const resetLetter = letterKind(
  { name: "reset link", after: "asking for a new password", linkLastsMs: RESET_LIFETIME_MS } as const,
  ({ to, url }: { to: string; url: string }): Mail => {
    return letter({
      to,
      subject: `Choose a new password for ${env.APP_NAME}`,
      parts: [
        { kind: "paragraph", text: "Someone, we hope you, asked for a new password for this account." },
        keyButton("Choose a new password", url),
        {
          kind: "paragraph",
          text: `${linkLasts(RESET_LIFETIME_MS)}. If it was not you, do nothing: your password stays as it is.`,
        },
      ],
    });
  },
);

/** After signing up: the link proves the address. */
export const welcomeLetter = letterKind(
  {
    name: "welcome",
    after: "signing up, or a new account by an admin",
    linkLastsMs: EMAIL_VERIFICATION_LIFETIME_MS,
  } as const,
  ({ to, url, homeUrl }: { to: string; url: string; homeUrl: string }): Mail => {
    return letter({
      to,
      subject: `Welcome to ${env.APP_NAME}`,
      parts: [
        {
          kind: "paragraph",
          text: "Your account is ready. Please confirm that this email address is yours.",
        },
        keyButton("Confirm this address", url),
        {
          kind: "paragraph",
          text: `${linkLasts(EMAIL_VERIFICATION_LIFETIME_MS)}. You can use ${env.APP_NAME} without it; only sending recipes to other people and free months wait for it. If you did not sign up, do nothing.`,
        },
        {
          kind: "paragraph",
          text: "Paste a link, a photo, a PDF or the text of a recipe. You get one shopping list and short steps, and each step says what to use and how much.",
        },
        { kind: "button", label: "Convert a recipe", url: homeUrl },
      ],
    });
  },
);

/** After signing up on a shared page, with the address alone. */
export const setPasswordLetter = letterKind(
  {
    name: "first password",
    after: "signing up on a shared page",
    linkLastsMs: SET_PASSWORD_LIFETIME_MS,
  } as const,
  ({ to, url }: { to: string; url: string }): Mail => {
    return letter({
      to,
      subject: `Welcome to ${env.APP_NAME}: choose your password`,
      parts: [
        { kind: "paragraph", text: "You signed up on a recipe that somebody shared. Your account is ready." },
        { kind: "paragraph", text: "Choose a password, so that you can log in again and on other devices." },
        keyButton("Choose a password", url),
        {
          kind: "paragraph",
          text: `${linkLasts(SET_PASSWORD_LIFETIME_MS)}. If it was not you, choose a password all the same: it signs out whoever used your address.`,
        },
      ],
    });
  },
);

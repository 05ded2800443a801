import "server-only";
import { env } from "@/lib/env";
import {
  EMAIL_VERIFICATION_LIFETIME_MS,
  RESET_LIFETIME_MS,
  SET_PASSWORD_LIFETIME_MS,
} from "@/lib/rules/limits";
import type { Mail } from "@/lib/services/mailer/port";
import { keyButton, letter, letterKind, linkLasts } from "./letter";
import { t } from "@/lib/messages";

/** The link to choose a new password. */
export const resetLetter = letterKind(
  { name: "reset link", after: "asking for a new password", linkLastsMs: RESET_LIFETIME_MS } as const,
  ({ to, url }: { to: string; url: string }): Mail => {
    return letter({
      to,
      subject: t("Choose a new password for {appName}", { appName: env.APP_NAME }),
      parts: [
        { kind: "paragraph", text: t("Someone, we hope you, asked for a new password for this account.") },
        keyButton(t("Choose a new password"), url),
        {
          kind: "paragraph",
          text: t("{linkLasts}. If it was not you, do nothing: your password stays as it is.", {
            linkLasts: linkLasts(RESET_LIFETIME_MS),
          }),
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
      subject: t("Welcome to {appName}", { appName: env.APP_NAME }),
      parts: [
        {
          kind: "paragraph",
          text: t("Your account is ready. Please confirm that this email address is yours."),
        },
        keyButton(t("Confirm this address"), url),
        {
          kind: "paragraph",
          text: t(
            "{linkLasts}. You can use {appName} without it; only sending recipes to other people and free months wait for it. If you did not sign up, do nothing.",
            { linkLasts: linkLasts(EMAIL_VERIFICATION_LIFETIME_MS), appName: env.APP_NAME },
          ),
        },
        {
          kind: "paragraph",
          text: t(
            "Paste a link, a photo, a PDF or the text of a recipe. You get one shopping list and short steps, and each step says what to use and how much.",
          ),
        },
        { kind: "button", label: t("Convert a recipe"), url: homeUrl },
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
      subject: t("Welcome to {appName}: choose your password", { appName: env.APP_NAME }),
      parts: [
        {
          kind: "paragraph",
          text: t("You signed up on a recipe that somebody shared. Your account is ready."),
        },
        {
          kind: "paragraph",
          text: t("Choose a password, so that you can log in again and on other devices."),
        },
        keyButton(t("Choose a password"), url),
        {
          kind: "paragraph",
          text: t(
            "{linkLasts}. If it was not you, choose a password all the same: it signs out whoever used your address.",
            { linkLasts: linkLasts(SET_PASSWORD_LIFETIME_MS) },
          ),
        },
      ],
    });
  },
);

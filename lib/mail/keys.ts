import "server-only";
/** Letters about the keys of an account: nothing of the kind changes without one to its owner. */
import type { AccessTokenScope } from "@/lib/contract/access-tokens";
import { absoluteUrl, env } from "@/lib/env";
import {
  EMAIL_CHANGE_LIFETIME_MS,
  EMAIL_VERIFICATION_LIFETIME_MS,
  EMAIL_UNDO_LIFETIME_MS,
  RESET_LIFETIME_MS,
  SET_PASSWORD_LIFETIME_MS,
} from "@/lib/rules/limits";
import type { Mail } from "@/lib/services/mailer/port";
import { keyButton, letter, type Part, letterKind, linkLasts } from "./letter";
import { t } from "@/lib/messages";

const say = (text: string): Part => ({ kind: "paragraph", text });
const choosePassword = (): Part => ({
  kind: "button",
  label: t("Choose a new password"),
  url: absoluteUrl("/reset-password"),
});

const CHANGED_BY = {
  get you() {
    return t("The password of your account was changed. Every other device was signed out.");
  },
  get link() {
    return t(
      "The password of your account was changed with a link from a letter to this address. Every device was signed out.",
    );
  },
  get support() {
    return t("Our support set a new password for your account. Every device was signed out.");
  },
} as const;

/** After every change of a password, whoever made it. */
export const passwordChangedLetter = letterKind(
  { name: "password changed", after: "every change of a password" } as const,
  ({ to, by }: { to: string; by: keyof typeof CHANGED_BY }): Mail =>
    letter({
      to,
      subject: t("Your {appName} password was changed", { appName: env.APP_NAME }),
      parts: [
        say(CHANGED_BY[by]),
        say(t("If this was not you, choose a new password now. That signs out everybody else.")),
        choosePassword(),
      ],
    }),
);

/** To the new address: nothing changes before its link is opened. */
export const emailChangeLetter = letterKind(
  {
    name: "new address",
    after: "asking for another address, to the new one",
    linkLastsMs: EMAIL_CHANGE_LIFETIME_MS,
  } as const,
  ({ to, url }: { to: string; url: string }): Mail =>
    letter({
      to,
      subject: t("Confirm your new email address for {appName}", { appName: env.APP_NAME }),
      parts: [
        say(t("You asked to use this email address for your account.")),
        keyButton(t("Confirm this address"), url),
        say(
          t("{linkLasts}, while you are logged in. If it was not you, do nothing.", {
            linkLasts: linkLasts(EMAIL_CHANGE_LIFETIME_MS),
          }),
        ),
      ],
    }),
);

/**
 * To the old address, once the change is done: the one who did not ask for it can take it back. Without a link where nobody had
 * confirmed the address: it may be a stranger's.
 */
export const emailChangedLetter = letterKind(
  {
    name: "address changed",
    after: "a change of address, to the old one",
    linkLastsMs: EMAIL_UNDO_LIFETIME_MS,
  } as const,
  ({ to, undoUrl }: { to: string; undoUrl: string | null }): Mail =>
    letter({
      to,
      subject: t("Your {appName} email address was changed", { appName: env.APP_NAME }),
      parts:
        undoUrl === null
          ? [
              say(
                t(
                  "An account that was made with this email address, and never confirmed it, now uses another one. You do not need to do anything.",
                ),
              ),
            ]
          : [
              say(t("Your account now uses another email address. If you did that, do nothing.")),
              say(
                t(
                  "If this was not you, take the account back. That signs everybody out and ends the password.",
                ),
              ),
              keyButton(t("Take my account back"), undoUrl),
              say(`${linkLasts(EMAIL_UNDO_LIFETIME_MS)}.`),
            ],
    }),
);

/** To the address that an account has again: the password that changed it is dead. */
export const emailTakenBackLetter = letterKind(
  {
    name: "address taken back",
    after: "taking a change of address back",
    linkLastsMs: RESET_LIFETIME_MS,
  } as const,
  ({ to, url }: { to: string; url: string }): Mail =>
    letter({
      to,
      subject: t("Your {appName} account is yours again: choose a new password", { appName: env.APP_NAME }),
      parts: [
        say(
          t(
            "Your account uses this email address again. Every device was signed out, and the password no longer works.",
          ),
        ),
        keyButton(t("Choose a new password"), url),
        say(
          t("{linkLasts}. You can ask for another one whenever you log in.", {
            linkLasts: linkLasts(RESET_LIFETIME_MS),
          }),
        ),
      ],
    }),
);

/** After every link to a Google account, the first of a new account included. */
export const googleLinkedLetter = letterKind(
  { name: "Google linked", after: "linking a Google account" } as const,
  ({ to, passwordEnded }: { to: string; passwordEnded: boolean }): Mail =>
    letter({
      to,
      subject: t("Google now signs in to your {appName} account", { appName: env.APP_NAME }),
      parts: [
        say(t("The Google account {to} now opens your {appName} account.", { to, appName: env.APP_NAME })),
        ...(passwordEnded
          ? [
              say(
                t(
                  "Google confirmed that this address is yours. Nobody had confirmed it before, so the password that was typed for it no longer works, and every other device was signed out. If you want a password, choose a new one.",
                ),
              ),
              choosePassword(),
            ]
          : []),
        say(t("If this was not you, unlink it under Your account on My Plan, and sign out everywhere.")),
        { kind: "button", label: t("Your account"), url: absoluteUrl("/subscription") },
      ],
    }),
);

/** What a token with these scopes can do, in one sentence. */
function canNow(name: string, scopes: readonly AccessTokenScope[]): string {
  if (scopes.length > 1)
    return t(
      'The access token "{name}" can now convert recipes for you and read the recipes that you have saved.',
      { name },
    );
  return scopes[0] === "convert"
    ? t('The access token "{name}" can now convert recipes for you.', { name })
    : t('The access token "{name}" can now read the recipes that you have saved.', { name });
}

/** After every new access token: it opens the account's recipes to whoever has it. */
export const accessTokenLetter = letterKind(
  { name: "access token", after: "a new access token" } as const,
  ({ to, name, scopes }: { to: string; name: string; scopes: readonly AccessTokenScope[] }): Mail =>
    letter({
      to,
      subject: t("A new access token for your {appName} account", { appName: env.APP_NAME }),
      parts: [
        say(canNow(name, scopes)),
        say(
          t(
            "If this was not you, choose a new password now. That ends every access token and signs out everybody else.",
          ),
        ),
        choosePassword(),
      ],
    }),
);

/** The link that proves the account's address, asked for again. */
export const verificationLetter = letterKind(
  {
    name: "confirm address",
    after: "asking for the confirmation again",
    linkLastsMs: EMAIL_VERIFICATION_LIFETIME_MS,
  } as const,
  ({ to, url }: { to: string; url: string }): Mail =>
    letter({
      to,
      subject: t("Confirm your email address for {appName}", { appName: env.APP_NAME }),
      parts: [
        say(t("Please confirm that this email address is yours.")),
        keyButton(t("Confirm this address"), url),
        say(
          t("{linkLasts}. If you have no account with us, do nothing.", {
            linkLasts: linkLasts(EMAIL_VERIFICATION_LIFETIME_MS),
          }),
        ),
      ],
    }),
);

/** After the owner of an address proved it without the account's password: that password is dead. */
export const emailVerifiedLetter = letterKind(
  {
    name: "address confirmed",
    after: "proving an address without the password",
    linkLastsMs: SET_PASSWORD_LIFETIME_MS,
  } as const,
  ({ to, url }: { to: string; url: string }): Mail =>
    letter({
      to,
      subject: t("Your {appName} address is confirmed: choose a new password", { appName: env.APP_NAME }),
      parts: [
        say(
          t(
            "You confirmed this email address. Whoever used the account before was signed out, and the password no longer works.",
          ),
        ),
        keyButton(t("Choose a new password"), url),
        say(`${linkLasts(SET_PASSWORD_LIFETIME_MS)}.`),
      ],
    }),
);

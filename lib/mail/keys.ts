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

const say = (text: string): Part => ({ kind: "paragraph", text });
const choosePassword = (): Part => ({
  kind: "button",
  label: "Choose a new password",
  url: absoluteUrl("/reset-password"),
});

const CHANGED_BY = {
  you: "The password of your account was changed. Every other device was signed out.",
  link: "The password of your account was changed with a link from a letter to this address. Every device was signed out.",
  support: "Our support set a new password for your account. Every device was signed out.",
} as const;

/** After every change of a password, whoever made it. */
export const passwordChangedLetter = letterKind(
  { name: "password changed", after: "every change of a password" } as const,
  ({ to, by }: { to: string; by: keyof typeof CHANGED_BY }): Mail =>
    letter({
      to,
      subject: `Your ${env.APP_NAME} password was changed`,
      parts: [
        say(CHANGED_BY[by]),
        say("If this was not you, choose a new password now. That signs out everybody else."),
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
      subject: `Confirm your new email address for ${env.APP_NAME}`,
      parts: [
        say("You asked to use this email address for your account."),
        keyButton("Confirm this address", url),
        say(
          `${linkLasts(EMAIL_CHANGE_LIFETIME_MS)}, while you are logged in. If it was not you, do nothing.`,
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
      subject: `Your ${env.APP_NAME} email address was changed`,
      parts:
        undoUrl === null
          ? [
              say(
                "An account that was made with this email address, and never confirmed it, now uses another one. You need do nothing.",
              ),
            ]
          : [
              say("Your account now uses another email address. If you did that, do nothing."),
              say(
                "If this was not you, take the account back. That signs everybody out and ends the password.",
              ),
              keyButton("Take my account back", undoUrl),
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
      subject: `Your ${env.APP_NAME} account is yours again: choose a new password`,
      parts: [
        say(
          "Your account uses this email address again. Every device was signed out, and the password no longer works.",
        ),
        keyButton("Choose a new password", url),
        say(`${linkLasts(RESET_LIFETIME_MS)}. You can ask for another one whenever you log in.`),
      ],
    }),
);

/** After every link to a Google account, the first of a new account included. */
export const googleLinkedLetter = letterKind(
  { name: "Google linked", after: "linking a Google account" } as const,
  ({ to, passwordEnded }: { to: string; passwordEnded: boolean }): Mail =>
    letter({
      to,
      subject: `Google now signs in to your ${env.APP_NAME} account`,
      parts: [
        say(`The Google account ${to} now opens your ${env.APP_NAME} account.`),
        ...(passwordEnded
          ? [
              say(
                "Google confirmed that this address is yours. Nobody had confirmed it before, so the password that was typed for it no longer works, and every other device was signed out. If you want a password, choose a new one.",
              ),
              choosePassword(),
            ]
          : []),
        say("If this was not you, unlink it under Your account on My Plan, and sign out everywhere."),
        { kind: "button", label: "Your account", url: absoluteUrl("/subscription") },
      ],
    }),
);

const MAY: Record<AccessTokenScope, string> = {
  convert: "convert recipes for you",
  read: "read the recipes that you have saved",
};

/** After every new access token: it opens the account's recipes to whoever has it. */
export const accessTokenLetter = letterKind(
  { name: "access token", after: "a new access token" } as const,
  ({ to, name, scopes }: { to: string; name: string; scopes: readonly AccessTokenScope[] }): Mail =>
    letter({
      to,
      subject: `A new access token for your ${env.APP_NAME} account`,
      parts: [
        say(`The access token "${name}" can now ${scopes.map((scope) => MAY[scope]).join(" and ")}.`),
        say(
          "If this was not you, choose a new password now. That ends every access token and signs out everybody else.",
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
      subject: `Confirm your email address for ${env.APP_NAME}`,
      parts: [
        say("Please confirm that this email address is yours."),
        keyButton("Confirm this address", url),
        say(`${linkLasts(EMAIL_VERIFICATION_LIFETIME_MS)}. If you have no account with us, do nothing.`),
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
      subject: `Your ${env.APP_NAME} address is confirmed: choose a new password`,
      parts: [
        say(
          "You confirmed this email address. Whoever used the account before was signed out, and the password no longer works.",
        ),
        keyButton("Choose a new password", url),
        say(`${linkLasts(SET_PASSWORD_LIFETIME_MS)}.`),
      ],
    }),
);

import "server-only";
import { env } from "@/lib/env";
import { days } from "@/lib/rules/durations";
import { INVITATION_LIFETIME_MS } from "@/lib/rules/limits";
import type { Mail } from "@/lib/services/mailer/port";
import { keyButton, letter } from "./letter";

/** The link with which an invited admin sets a password. */
export function invitationLetter({
  to,
  name,
  invitedBy,
  url,
}: {
  to: string;
  name: string;
  invitedBy: string;
  url: string;
}): Mail {
  return letter({
    to,
    subject: `You are invited to the ${env.APP_NAME} admin area`,
    parts: [
      { kind: "paragraph", text: `Hello ${name},` },
      {
        kind: "paragraph",
        text: `${invitedBy} invited you to help run ${env.APP_NAME}. Choose a password to begin.`,
      },
      keyButton("Accept the invitation", url),
      {
        kind: "paragraph",
        text: `The link works once, for ${days(INVITATION_LIFETIME_MS)}. If you did not expect it, do nothing.`,
      },
    ],
  });
}

/** After an admin changed their own password. */
export const adminPasswordLetter = ({ to }: { to: string }): Mail =>
  letter({
    to,
    subject: `Your ${env.APP_NAME} admin password was changed`,
    parts: [
      {
        kind: "paragraph",
        text: "The password of your admin account was changed, and every other device was signed out.",
      },
      {
        kind: "paragraph",
        text: "If this was not you, tell another admin at once: they can revoke your access and invite you again.",
      },
    ],
  });

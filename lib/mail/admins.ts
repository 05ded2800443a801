import "server-only";
import { env } from "@/lib/env";
import { INVITATION_LIFETIME_MS } from "@/lib/rules/limits";
import type { Mail } from "@/lib/services/mailer/port";
import { keyButton, letter, letterKind, linkLasts } from "./letter";

/** The link with which an invited admin sets a password. */
export const invitationLetter = letterKind(
  {
    name: "invitation",
    after: "an invitation to the admin area",
    linkLastsMs: INVITATION_LIFETIME_MS,
  } as const,
  ({ to, name, invitedBy, url }: { to: string; name: string; invitedBy: string; url: string }): Mail => {
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
          text: `${linkLasts(INVITATION_LIFETIME_MS)}. If you did not expect it, do nothing.`,
        },
      ],
    });
  },
);

/** After an admin changed their own password. */
export const adminPasswordLetter = letterKind(
  { name: "admin's password changed", after: "a change of an admin's own password" } as const,
  ({ to }: { to: string }): Mail =>
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
    }),
);

import "server-only";
import { env } from "@/lib/env";
import { INVITATION_LIFETIME_MS } from "@/lib/rules/limits";
import type { Mail } from "@/lib/services/mailer/port";
import { keyButton, letter, letterKind, linkLasts } from "./letter";
import { t } from "@/lib/messages";

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
      subject: t("You are invited to the {appName} admin area", { appName: env.APP_NAME }),
      parts: [
        { kind: "paragraph", text: t("Hello {name},", { name }) },
        {
          kind: "paragraph",
          text: t("{invitedBy} invited you to help run {appName}. Choose a password to begin.", {
            invitedBy,
            appName: env.APP_NAME,
          }),
        },
        keyButton(t("Accept the invitation"), url),
        {
          kind: "paragraph",
          text: t("{linkLasts}. If you did not expect it, do nothing.", {
            linkLasts: linkLasts(INVITATION_LIFETIME_MS),
          }),
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
      subject: t("Your {appName} admin password was changed", { appName: env.APP_NAME }),
      parts: [
        {
          kind: "paragraph",
          text: t("The password of your admin account was changed, and every other device was signed out."),
        },
        {
          kind: "paragraph",
          text: t(
            "If this was not you, tell another admin at once: they can revoke your access and invite you again.",
          ),
        },
      ],
    }),
);

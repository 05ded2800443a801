import "server-only";
import { env } from "@/lib/env";
import type { Mail } from "@/lib/services/mailer/port";
import { letter } from "./letter";

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
      { kind: "button", label: "Accept the invitation", url },
      { kind: "paragraph", text: "The link works once, for 7 days. If you did not expect it, do nothing." },
    ],
  });
}

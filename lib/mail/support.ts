import "server-only";
import type { Mail } from "@/lib/services/mailer/port";
import { absoluteUrl } from "@/lib/env";
import { letter, letterKind } from "./letter";

/** Tells the operators of a new support request. */
export const supportLetter = letterKind(
  { name: "support request", after: "a request to the support, to the operators" } as const,
  ({
    to,
    request: { name, email, subject, message },
  }: {
    to: string;
    request: { name: string; email: string; subject: string; message: string };
  }): Mail => {
    return letter({
      to,
      subject: `Support request: ${oneLine(subject) || "no subject"}`,
      parts: [
        { kind: "paragraph", text: `From ${oneLine(name)} (${email})` },
        { kind: "paragraph", text: message || "(no message)" },
        { kind: "button", label: "Open the support requests", url: absoluteUrl("/admin/support") },
      ],
    });
  },
);

/** A header of a mail is one line, whatever was typed into the form. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

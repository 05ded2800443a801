import "server-only";
import type { MessageAnswer } from "@/lib/contract/auth";
import { SupportInput } from "@/lib/contract/support";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { log } from "@/lib/log";
import { sendMail } from "@/lib/mail/send";
import { supportLetter } from "@/lib/mail/support";

/**
 * Keeps a request, then mails it to SUPPORT_EMAIL when that is set. A mailer that fails loses nothing and is no error for the sender:
 * the admin pages have the request (issue: support requests stored even when mail fails).
 */
export async function sendSupportRequest(input: SupportInput): Promise<MessageAnswer> {
  const request = await db.supportRequest.create({ data: SupportInput.parse(input) });
  if (env.SUPPORT_EMAIL) {
    await sendMail(supportLetter({ to: env.SUPPORT_EMAIL, request })).catch((error: unknown) => {
      log.error({ err: error }, "a support request could not be mailed; it is on the admin pages");
    });
  }
  return { success: true, message: "Thank you. We have your request and will answer by email." };
}

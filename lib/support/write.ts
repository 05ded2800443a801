import "server-only";
import type { MessageAnswer } from "@/lib/contract/auth";
import { SupportInput } from "@/lib/contract/support";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { sendMail } from "@/lib/mail/send";
import { supportLetter } from "@/lib/mail/support";
import { t } from "@/lib/messages";

/** Keeps a request, with a letter to SUPPORT_EMAIL when that is set; the admin pages have it in any case. */
export async function sendSupportRequest(input: SupportInput): Promise<MessageAnswer> {
  const data = SupportInput.parse(input);
  await db.$transaction(async (transaction) => {
    const request = await transaction.supportRequest.create({ data });
    if (env.SUPPORT_EMAIL) await sendMail(transaction, supportLetter({ to: env.SUPPORT_EMAIL, request }));
  });
  return { success: true, message: t("Thank you. We have your request and will answer by email.") };
}

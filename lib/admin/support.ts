import "server-only";
import type { MessageAnswer } from "@/lib/contract/auth";
import type { SupportStatusName } from "@/lib/rules/support/status";
import { setSupportStatus } from "@/lib/support/status";
import type { Admin } from "./auth";
import { t } from "@/lib/messages";

/** Moves a support request on in an admin's name. @throws AppError `not_found`, `conflict` */
export async function moveSupportRequest({
  admin,
  id,
  status,
}: {
  admin: Admin;
  id: string;
  status: SupportStatusName;
}): Promise<MessageAnswer> {
  await setSupportStatus({
    id,
    status,
    note: (email) => ({
      adminEmail: admin.email,
      action: `marked a support request as ${status}`,
      subject: email,
    }),
  });
  return { success: true, message: t("Support request marked as {status}", { status }) };
}

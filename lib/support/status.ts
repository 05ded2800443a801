import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma, SupportStatus } from "@/lib/db/generated/client";
import { mayBecome, type SupportStatusName } from "@/lib/rules/support/status";
import { AppError } from "@/lib/errors";
import { t } from "@/lib/messages";

/** The state's name on the wire; an enum of the database has no hyphen. */
export const nameOf = (status: SupportStatus): SupportStatusName =>
  status === "in_progress" ? "in-progress" : status;
export const storedName = (status: SupportStatusName): SupportStatus =>
  status === "in-progress" ? "in_progress" : status;

/**
 * Moves a request on; the same state again changes nothing. `note` is written in the same transaction.
 * @throws AppError `not_found`, `conflict` for a way that does not exist
 */
export async function setSupportStatus({
  id,
  status,
  note,
}: {
  id: string;
  status: SupportStatusName;
  note: (email: string) => Prisma.AuditEntryCreateInput;
}): Promise<void> {
  await db.$transaction(async (transaction) => {
    const [request] = await transaction.$queryRaw<{ email: string; status: SupportStatusName }[]>`
      SELECT email, status::text AS status FROM "SupportRequest" WHERE id = ${id} FOR UPDATE`;
    if (!request) throw new AppError("not_found", t("This support request was not found."));
    if (request.status === status) return;
    if (!mayBecome(request.status, status))
      throw new AppError(
        "conflict",
        t("A request that is {status} cannot become {status2}.", { status: request.status, status2: status }),
      );
    await transaction.supportRequest.update({ where: { id }, data: { status: storedName(status) } });
    await transaction.auditEntry.create({ data: note(request.email) });
  });
}

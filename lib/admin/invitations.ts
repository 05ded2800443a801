import "server-only";
/** An invitation's link: valid for 7 days and one use. Every reason it fails for reads the same (admin.md#invitations). */
import { hashPassword } from "@/lib/accounts/password";
import { hashToken } from "@/lib/accounts/secret-token";
import type { AcceptInvitationInput, InvitationAnswer } from "@/lib/contract/admin";
import type { MessageAnswer } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { recordAct } from "./audit";
import { t, type Message } from "@/lib/messages";

const REFUSED = "Invalid or expired invitation" satisfies Message;

const openInvitation = (token: string, now: Date) => ({
  inviteTokenHash: hashToken(token),
  inviteExpiresAt: { gt: now },
  status: "invited" as const,
});

/** Whom a link invites. @throws AppError `invalid` for an unknown, used, replaced or old one */
export async function readInvitation(token: string, now = new Date()): Promise<InvitationAnswer> {
  const invited = await db.adminUser.findFirst({
    where: openInvitation(token, now),
    select: { name: true, email: true, role: true },
  });
  if (!invited) throw new AppError("invalid", REFUSED);
  return { success: true, invitation: invited };
}

/** Sets the password and makes the account active; of two at once, one wins. @throws AppError `invalid` */
export async function acceptInvitation({
  token,
  input,
  now = new Date(),
}: {
  token: string;
  input: AcceptInvitationInput;
  now?: Date;
}): Promise<MessageAnswer> {
  const { invitation } = await readInvitation(token, now);
  const passwordHash = await hashPassword(input.password);
  await db.$transaction(async (transaction) => {
    const taken = await transaction.adminUser.updateMany({
      where: openInvitation(token, now),
      data: { status: "active", passwordHash, inviteTokenHash: null, inviteExpiresAt: null },
    });
    if (taken.count === 0) throw new AppError("invalid", REFUSED);
    const { email } = invitation;
    await recordAct({ admin: { email }, action: "accepted the invitation", subject: email }, transaction);
  });
  return { success: true, message: t("Your account is active. Please log in.") };
}

/** The same for the page: whom the link invites, or the sentence that stands in the invitation's place. Never throws. */
export async function checkInvitation(
  token: string,
): Promise<{ invitation: InvitationAnswer["invitation"] | null; refusal: string }> {
  if (token === "") return { invitation: null, refusal: t("No invitation token provided") };
  try {
    return { invitation: (await readInvitation(token)).invitation, refusal: "" };
  } catch (error) {
    if (error instanceof AppError) return { invitation: null, refusal: error.message };
    log.error({ err: error }, "an invitation could not be looked up");
    return { invitation: null, refusal: t("Failed to validate invitation") };
  }
}

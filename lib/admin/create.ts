import "server-only";
/** A new admin, made by the operator of the server or invited by a super admin: active at once with a password, else by invitation. */
import * as z from "zod";
import { hashPassword } from "@/lib/accounts/password";
import { hashToken, newSecretToken } from "@/lib/accounts/secret-token";
import { db } from "@/lib/db/client";
import type { AdminUser } from "@/lib/db/generated/client";
import {
  ADMIN_PASSWORD_MIN_CHARS,
  INVITATION_LIFETIME_MS,
  NAME_MAX_CHARS,
  PASSWORD_MAX_CHARS,
} from "@/lib/rules/limits";
import { AppError } from "@/lib/errors";
import { absoluteUrl } from "@/lib/env";
import { invitationLetter } from "@/lib/mail/admins";
import { sendMail } from "@/lib/mail/send";
import { recordAct, OPERATOR } from "./audit";

export const NewAdmin = z.object({
  email: z
    .string({ error: "is missing" })
    .trim()
    .toLowerCase()
    .max(254, "is too long")
    .pipe(z.email({ error: "is no e-mail address" })),
  name: z
    .string({ error: "is missing" })
    .trim()
    .min(1, "is missing")
    .max(NAME_MAX_CHARS, `has more than ${NAME_MAX_CHARS} characters`),
  role: z.enum(["admin", "super_admin"], { error: "is admin or super_admin" }).optional(),
  password: z
    .string()
    .min(ADMIN_PASSWORD_MIN_CHARS, `needs at least ${ADMIN_PASSWORD_MIN_CHARS} characters`)
    .max(PASSWORD_MAX_CHARS, `has more than ${PASSWORD_MAX_CHARS} characters`)
    .optional(),
});
export type NewAdmin = z.infer<typeof NewAdmin>;

/**
 * Stores the admin. The first one of all is a super admin unless the role says otherwise. Someone who was invited but has
 * not accepted, or whose access was revoked, is taken in anew: the link sent before is dead from then on. It is in the audit log.
 * @returns the admin, and the token for the invitation link (null when a password made the account active).
 * @throws AppError `conflict` when an active admin has this e-mail.
 */
export async function createAdmin(
  {
    email,
    name,
    role,
    password,
    by,
  }: NewAdmin & {
    /** The admin who invites, by letter; absent: the operator of the server does, and hands the link on. */
    by?: { name: string; email: string };
  },
  now = new Date(),
): Promise<{ admin: AdminUser; invitationToken: string | null }> {
  const invitationToken = password === undefined ? newSecretToken() : null;
  const account = {
    name,
    role: role ?? ((await db.adminUser.count()) === 0 ? "super_admin" : "admin"),
    status: password === undefined ? "invited" : "active",
    passwordHash: password === undefined ? null : await hashPassword(password),
    inviteTokenHash: invitationToken && hashToken(invitationToken),
    inviteExpiresAt: invitationToken ? new Date(now.getTime() + INVITATION_LIFETIME_MS) : null,
    invitedBy: by?.name ?? null,
  } as const;
  const action = `${account.status === "active" ? "made an admin" : "invited"} as ${account.role}`;
  const admin = await db.$transaction(async (transaction) => {
    // A row first, then a conditional update of it: of an account that became active meanwhile nothing is overwritten.
    const row = { email, ...account, status: "revoked" } as const;
    await transaction.adminUser.createMany({ data: [row], skipDuplicates: true });
    const where = { email, status: { not: "active" } } as const;
    const taken = await transaction.adminUser.updateMany({ where, data: account });
    if (taken.count === 0)
      throw new AppError("conflict", `An admin with the e-mail ${email} exists already.`);
    await recordAct({ admin: by ?? OPERATOR, action, subject: email }, transaction);
    if (by && invitationToken) {
      const url = absoluteUrl(`/admin/accept-invitation/${invitationToken}`);
      await sendMail(transaction, invitationLetter({ to: email, name, invitedBy: by.name, url }));
    }
    return transaction.adminUser.findUniqueOrThrow({ where: { email } });
  });
  return { admin, invitationToken };
}

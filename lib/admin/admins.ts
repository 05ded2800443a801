import "server-only";
/** The admins themselves: who is one, who may invite, revoke and change roles (admin.md#super-admin). Every function here is for super admins. */
import { type AdminAccount, InviteInput } from "@/lib/contract/admin";
import type { AdminRoleName, AdminsAnswer } from "@/lib/contract/admin";
import type { MessageAnswer } from "@/lib/contract/auth";
import { db } from "@/lib/db/client";
import { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors";
import type { Admin } from "./auth";
import { recordAct } from "./audit";
import { createAdmin } from "./create";
import { t, type Message } from "@/lib/messages";

const LAST_SUPER_ADMIN =
  "This is the last super admin. Make somebody else a super admin first." satisfies Message;

/** All admins, the newest first. */
export async function listAdmins(): Promise<AdminsAnswer> {
  const rows = await db.adminUser.findMany({ orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: 1000 });
  const admins = rows.map(({ id, name, email, role, status, invitedBy, lastLoginAt }): AdminAccount => ({
    ...{ id, name, email, role, status, invitedBy },
    lastLoginAt: lastLoginAt?.toISOString() ?? null,
  }));
  return { success: true, admins };
}

/**
 * Invites somebody by mail. An invitation that is still open is replaced: the link sent before is dead.
 * @throws AppError `conflict` when the address belongs to an active admin
 */
export async function inviteAdmin({
  admin,
  input,
}: {
  admin: Admin;
  input: InviteInput;
}): Promise<MessageAnswer> {
  const { name, email, role } = InviteInput.parse(input);
  await createAdmin({ name, email, role, by: admin });
  return { success: true, message: t("Invitation sent to {email}", { email }) };
}

/**
 * Takes an admin's access away: open sessions and the invitation link are dead from then on.
 * @throws AppError `not_found`, `conflict` for oneself, the last super admin, or somebody revoked already
 */
export async function revokeAdmin({ admin, id }: { admin: Admin; id: string }): Promise<MessageAnswer> {
  if (id === admin.id) throw new AppError("conflict", t("You cannot revoke your own access."));
  const subject = await readAdmin(id);
  if (subject.status === "revoked") throw new AppError("conflict", t("This access is revoked already."));
  await withSuperAdminLeft(id, async (transaction) => {
    await transaction.adminUser.update({
      where: { id },
      data: { status: "revoked", passwordHash: null, inviteTokenHash: null, inviteExpiresAt: null },
    });
    await transaction.adminSession.deleteMany({ where: { adminId: id } });
    await recordAct({ admin, action: "revoked access", subject: subject.email }, transaction);
  });
  return { success: true, message: t("Access of {name} has been revoked", { name: subject.name }) };
}

/**
 * Makes an admin a super admin or the other way round; it holds from their next request.
 * @throws AppError `not_found`, `conflict` for the last super admin
 */
export async function changeRole({
  admin,
  id,
  role,
}: {
  admin: Admin;
  id: string;
  role: AdminRoleName;
}): Promise<MessageAnswer> {
  const subject = await readAdmin(id);
  if (subject.role !== role) {
    await withSuperAdminLeft(id, async (transaction) => {
      await transaction.adminUser.update({ where: { id }, data: { role } });
      await recordAct({ admin, action: `changed role to ${role}`, subject: subject.email }, transaction);
    });
  }
  return {
    success: true,
    message:
      role === "super_admin"
        ? t("{name} is now a super admin", { name: subject.name })
        : t("{name} is now an admin", { name: subject.name }),
  };
}

async function readAdmin(
  id: string,
): Promise<{ name: string; email: string; role: AdminRoleName; status: string }> {
  const found = await db.adminUser.findUnique({ where: { id } });
  if (!found) throw new AppError("not_found", t("This admin was not found."));
  return found;
}

/** Runs a change of one admin, and undoes it when no active super admin would be left. Such changes wait for each other. */
async function withSuperAdminLeft(
  id: string,
  change: (transaction: Prisma.TransactionClient) => Promise<void>,
): Promise<void> {
  await db.$transaction(async (transaction) => {
    // why: two super admins who revoke each other at once would each still see the other.
    await transaction.$queryRaw`SELECT id FROM "AdminUser" WHERE role = 'super_admin' OR id = ${id} ORDER BY id FOR UPDATE`;
    await change(transaction);
    const left = await transaction.adminUser.count({ where: { role: "super_admin", status: "active" } });
    if (left === 0) throw new AppError("conflict", LAST_SUPER_ADMIN);
  });
}

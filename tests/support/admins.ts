/** Admins for route tests: accounts as the database holds them, and sessions to call as. */
import { hashPassword } from "@/lib/accounts/password";
import { hashToken, newSecretToken } from "@/lib/accounts/secret-token";
import type { Admin } from "@/lib/admin/auth";
import { db } from "@/lib/db/client";

export const ADMIN_PASSWORD = "salt and pepper";
const passwordHash = hashPassword(ADMIN_PASSWORD);

let count = 0;

/** A signed-in admin; a plain one unless the role says otherwise. */
export async function admin({ role = "admin" }: { role?: Admin["role"] } = {}): Promise<
  Admin & { token: string }
> {
  count += 1;
  const { id, name, email } = await db.adminUser.create({
    data: {
      name: `Admin ${count}`,
      email: `admin${count}@plainspoon.test`,
      role,
      status: "active",
      passwordHash: await passwordHash,
    },
  });
  const token = newSecretToken();
  await db.adminSession.create({
    data: { tokenHash: hashToken(token), adminId: id, lastSeenAt: new Date() },
  });
  return { id, name, email, role, token };
}

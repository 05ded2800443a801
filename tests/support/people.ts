/** People for route tests: accounts as the database holds them, and sessions to call as. */
import { hashPassword } from "@/lib/accounts/password";
import { startSession } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";

export const PASSWORD = "correct horse";
const passwordHash = hashPassword(PASSWORD);

export type Person = { id: string; email: string; token: string };

let count = 0;

/** A signed-in cook; `premium` by an admin's grant. */
export async function person({
  premium = false,
  email,
}: { premium?: boolean; email?: string } = {}): Promise<Person> {
  count += 1;
  const user = await db.user.create({
    data: {
      email: email ?? `cook${count}@plainspoon.test`,
      passwordHash: await passwordHash,
      ...(premium && { subscription: { create: { source: "grant", status: "granted" } } }),
    },
  });
  const { token } = await startSession({ userId: user.id });
  return { id: user.id, email: user.email, token };
}

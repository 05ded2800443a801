/** People for route tests: accounts as the database holds them, and sessions to call as. */
import { randomUUID } from "node:crypto";
import { hashPassword } from "@/lib/accounts/password";
import { startSession } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";

export const PASSWORD = "correct horse";
const passwordHash = hashPassword(PASSWORD);

export type Person = { id: string; email: string; token: string };

let count = 0;

/** A running trial, as a sync would have stored it. */
function trialSubscription() {
  const now = new Date();
  const trialEndsAt = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000);
  return {
    id: `sub_test_${randomUUID()}`,
    status: "trialing",
    interval: "month",
    priceCents: 1299,
    currency: "usd",
    currentPeriodEnd: trialEndsAt,
    trialEndsAt,
    startedAt: now,
    syncedAt: now,
  };
}

/**
 * A signed-in cook with a proven address; `premium` by an admin's grant, `trial` a running one, `emailOnly` from a shared page,
 * without a password.
 */
export async function person({
  premium = false,
  trial = false,
  emailOnly = false,
  proven = true,
  email,
}: {
  premium?: boolean;
  trial?: boolean;
  emailOnly?: boolean;
  proven?: boolean;
  email?: string;
} = {}): Promise<Person> {
  count += 1;
  const user = await db.user.create({
    data: {
      email: email ?? `cook${count}@plainspoon.test`,
      passwordHash: emailOnly ? null : await passwordHash,
      emailOnly,
      emailVerifiedAt: proven ? new Date() : null,
      ...(premium && { premiumGrant: { create: {} } }),
      ...(trial && { subscriptions: { create: trialSubscription() } }),
    },
  });
  const { token } = await startSession({ userId: user.id });
  return { id: user.id, email: user.email, token };
}

/** Admins: sessions that end, passwords of their own, and a log that misses no act and no failed login. */
import { PUT as changePassword } from "@/app/api/admin/auth/password/route";
import { POST as login } from "@/app/api/admin/auth/login/route";
import { GET as status } from "@/app/api/admin/auth/status/route";
import { GET as auditLog } from "@/app/api/admin/audit-log/route";
import { POST as invite } from "@/app/api/admin/admin-users/invite/route";
import { POST as funnel } from "@/app/api/admin/funnel/create-user/route";
import { POST as syncProducts } from "@/app/api/admin/stripe/sync/route";
import { POST as addUser } from "@/app/api/admin/users/route";
import { POST as cancel } from "@/app/api/admin/users/[id]/cancel-subscription/route";
import { POST as makePremium } from "@/app/api/admin/users/[id]/make-premium/route";
import { runAudited } from "@/lib/admin/audit";
import { findAdmin, loginAdmin } from "@/lib/admin/auth";
import { createAdmin } from "@/lib/admin/create";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { ADMIN_PASSWORD, admin } from "@/tests/support/admins";
import { call } from "@/tests/support/call";
import { subjectsTo } from "@/tests/support/letters";
import { person } from "@/tests/support/people";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

const isSignedIn = async (asAdmin: { token: string }) =>
  (await call(status, { method: "GET", asAdmin })).body.isAuthenticated;
const adminSession = (headers: Headers) => ({
  token: /plainspoon_admin=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "",
});
const audit = async () =>
  (await db.auditEntry.findMany({ orderBy: { id: "asc" } })).map(({ adminEmail, action, subject }) => [
    ...[adminEmail, action, subject],
  ]);

describe("an admin's session", () => {
  test("is over after 8 idle hours, and after 7 days however busy it is", async () => {
    const someone = await admin();
    const start = Date.now();
    const at = (ms: number) => findAdmin(someone.token, new Date(start + ms));
    for (let hours = 0; hours < 7 * 24; hours += 7) expect(await at(hours * HOUR_MS)).not.toBeNull();
    expect(await at(7 * DAY_MS)).toBeNull();
    await db.adminSession.updateMany({ data: { createdAt: new Date(start), lastSeenAt: new Date(start) } });
    expect(await at(8 * HOUR_MS + 60_000)).toBeNull();
  });

  test("ends with the login that it was presented with", async () => {
    const someone = await admin();
    const body = { username: someone.email, password: ADMIN_PASSWORD };
    const again = adminSession((await call(login, { body, asAdmin: someone })).headers);
    expect([await isSignedIn(someone), await isSignedIn(again)]).toEqual([false, true]);
  });
});

describe("an admin's own password", () => {
  const change = (asAdmin: { token: string }, currentPassword: string, newPassword = "pepper and salt") =>
    call(changePassword, { method: "PUT", body: { currentPassword, newPassword }, asAdmin });

  test("can be changed: other sessions end, the caller gets a new one, a letter and a line tell of it", async () => {
    const someone = await admin();
    const body = { username: someone.email, password: ADMIN_PASSWORD };
    const elsewhere = adminSession((await call(login, { body })).headers);
    const answer = await change(someone, ADMIN_PASSWORD);
    expect(answer.status).toBe(200);
    const sessions = [someone, elsewhere, adminSession(answer.headers)];
    expect(await Promise.all(sessions.map(isSignedIn))).toEqual([false, false, true]);
    expect((await call(login, { body })).status).toBe(401);
    expect((await call(login, { body: { ...body, password: "pepper and salt" } })).status).toBe(200);
    expect(await subjectsTo(someone.email)).toEqual(["Your Plainspoon admin password was changed"]);
    expect(await audit()).toContainEqual([someone.email, "changed their own password", someone.email]);
  });

  test("not with a wrong one, not to a short one, not by a visitor, and not by guessing", async () => {
    const someone = await admin();
    expect((await change(someone, "wrong one")).body).toMatchObject({
      code: "invalid",
      message: "This is not your current password.",
    });
    expect((await change(someone, ADMIN_PASSWORD, "seven77")).status).toBe(400);
    expect((await call(changePassword, { method: "PUT", body: {} })).status).toBe(401);
    for (let time = 0; time < 10; time += 1) await change(someone, "wrong one");
    expect((await change(someone, ADMIN_PASSWORD)).status).toBe(429);
    expect(await isSignedIn(someone)).toBe(true);
  });
});

describe("the audit log", () => {
  test("holds failed logins: an hour of them is one line for each admin, and one for all made-up names, which are not in it", async () => {
    const someone = await admin();
    const now = new Date("2031-01-01T10:00:00Z");
    const fail = (username: string, at = now) =>
      expect(loginAdmin({ username, password: "wrong one" }, { now: at })).rejects.toThrow(
        "Invalid credentials",
      );
    await Promise.all([fail("a@plainspoon.test"), fail("b@plainspoon.test"), fail("hunter2")]);
    for (let time = 0; time < 2; time += 1) await fail(someone.email);
    await fail(someone.email, new Date("2031-01-01T11:00:00Z"));
    const { body } = await call(auditLog, {
      method: "GET",
      asAdmin: await admin({ role: "super_admin" }),
    });
    const failed = { adminEmail: "nobody signed in", action: "failed to log in" };
    expect(body.entries).toMatchObject([
      { ...failed, subject: someone.email, count: 1, createdAt: "2031-01-01T11:00:00.000Z" },
      { ...failed, subject: someone.email, count: 2, createdAt: now.toISOString() },
      { ...failed, subject: "names that no admin has", count: 3, createdAt: now.toISOString() },
    ]);
  });

  test("holds admins that the operator of the server made", async () => {
    await createAdmin({ email: "ada@plainspoon.test", name: "Ada", password: "long enough" });
    await createAdmin({ email: "bo@plainspoon.test", name: "Bo" });
    expect(await audit()).toEqual([
      ["admin:create", "made an admin as super_admin", "ada@plainspoon.test"],
      ["admin:create", "invited as admin", "bo@plainspoon.test"],
    ]);
  });

  test("an act whose line cannot be written is not done", async () => {
    const [boss, cook] = [await admin({ role: "super_admin" }), await person()];
    await db.$executeRaw`ALTER TABLE "AuditEntry" ADD CONSTRAINT refuse_all CHECK (action = '')`;
    try {
      const acts = [
        call(makePremium, { params: { id: cook.id }, asAdmin: boss }),
        call(addUser, {
          body: { email: "new@plainspoon.test", password: "secret1", isPremium: true },
          asAdmin: boss,
        }),
        call(invite, { body: { name: "Bo", email: "bo@plainspoon.test" }, asAdmin: boss }),
        call(funnel, {
          body: {
            email: "test@plainspoon.test",
            stripeCustomerId: "cus_1",
            purchasedProducts: ["Dinner in a Dash"],
          },
          asAdmin: boss,
        }),
        call(syncProducts, { asAdmin: boss }),
        call(changePassword, {
          method: "PUT",
          body: { currentPassword: ADMIN_PASSWORD, newPassword: "pepper and salt" },
          asAdmin: boss,
        }),
      ];
      for (const act of acts) expect((await act).status).toBe(500);
    } finally {
      await db.$executeRaw`ALTER TABLE "AuditEntry" DROP CONSTRAINT refuse_all`;
    }
    expect(await db.premiumGrant.count()).toBe(0);
    expect(await db.user.findMany({ select: { id: true } })).toEqual([{ id: cook.id }]);
    expect([await db.adminUser.count(), await db.productMapping.count()]).toEqual([1, 0]);
    expect(await isSignedIn(boss)).toBe(true);
  });

  test("an act at the payment provider has its line before it begins; refused it leaves none, failed it says so", async () => {
    const [helper, cook] = [await admin(), await person()];
    const act = { admin: helper, action: "cancelled the subscription", subject: cook.email };
    await runAudited(act, async () => expect(await audit()).toHaveLength(1));
    const failing = runAudited(act, () => Promise.reject(new AppError("upstream", "No answer.")));
    await expect(failing).rejects.toThrow("No answer.");
    expect((await call(cancel, { params: { id: cook.id }, asAdmin: helper })).status).toBe(409);
    expect((await audit()).map(([, action]) => action)).toEqual([
      "cancelled the subscription",
      "tried, and it failed: cancelled the subscription",
    ]);
  });
});

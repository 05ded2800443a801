import { POST as login } from "@/app/api/admin/auth/login/route";
import { POST as logout } from "@/app/api/admin/auth/logout/route";
import { GET as status } from "@/app/api/admin/auth/status/route";
import { GET as auditLog } from "@/app/api/admin/audit-log/route";
import { db } from "@/lib/db/client";
import { ADMIN_IDLE_MS } from "@/lib/rules/limits";
import { ADMIN_PASSWORD, admin } from "@/tests/support/admins";
import { call } from "@/tests/support/call";

const tokenIn = (headers: Headers) =>
  /plainspoon_admin=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "";

test("logs in with the email in any case, tells who it is, and logs out", async () => {
  const someone = await admin({ role: "super_admin" });
  const answer = await call(login, {
    body: { username: ` ${someone.email.toUpperCase()} `, password: ADMIN_PASSWORD },
  });
  expect([answer.status, answer.body]).toEqual([
    200,
    { success: true, message: "Welcome to the admin panel!" },
  ]);
  expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  const token = tokenIn(answer.headers);
  expect((await call(status, { method: "GET", asAdmin: { token } })).body).toEqual({
    isAuthenticated: true,
    admin: { id: someone.id, name: someone.name, email: someone.email, role: "super_admin" },
  });
  expect((await call(logout, { asAdmin: { token } })).body).toEqual({ success: true });
  expect((await call(status, { method: "GET", asAdmin: { token } })).body).toEqual({
    isAuthenticated: false,
    admin: null,
  });
  const { body } = await call(auditLog, { method: "GET", asAdmin: someone });
  expect((body.entries as unknown as { action: string }[]).map(({ action }) => action)).toEqual([
    "logged out",
    "logged in",
  ]);
});

test("the token in the cookie is not in the database", async () => {
  const someone = await admin();
  const { headers } = await call(login, { body: { username: someone.email, password: ADMIN_PASSWORD } });
  const stored = await db.adminSession.findMany();
  expect(stored.map(({ tokenHash }) => tokenHash)).not.toContain(tokenIn(headers));
});

test.each([
  ["a wrong password", { username: "known", password: "wrong" }, 401, "Invalid credentials"],
  ["nobody", { username: "nobody@plainspoon.test", password: ADMIN_PASSWORD }, 401, "Invalid credentials"],
  ["no username", { username: "", password: "x" }, 400, "Username is required"],
  ["no password", { username: "x", password: "" }, 400, "Password is required"],
  ["nothing", { username: undefined, password: undefined }, 400, "Username is required"],
])("refuses %s", async (_, body, expected, sentence) => {
  const someone = await admin();
  const answer = await call(login, {
    body: { ...body, ...(body.username === "known" && { username: someone.email }) },
  });
  expect([answer.status, answer.body.message]).toEqual([expected, sentence]);
  expect(tokenIn(answer.headers)).toBe("");
});

test.each(["invited", "revoked"] as const)("an %s admin cannot log in", async (state) => {
  const someone = await admin();
  await db.adminUser.update({ where: { id: someone.id }, data: { status: state } });
  expect((await call(login, { body: { username: someone.email, password: ADMIN_PASSWORD } })).status).toBe(
    401,
  );
});

test("ten failures of one name are enough; another name is not slowed down", async () => {
  const [victim, other] = [await admin(), await admin()];
  const attempt = (username: string, password: string) => call(login, { body: { username, password } });
  for (let count = 0; count < 10; count += 1) expect((await attempt(victim.email, "guess")).status).toBe(401);
  const refused = await attempt(victim.email, ADMIN_PASSWORD);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  expect((await attempt(other.email, ADMIN_PASSWORD)).status).toBe(200);
});

test("a session ends after 8 idle hours, and lives on while it is used", async () => {
  const someone = await admin();
  const lastSeen = (ms: number) =>
    db.adminSession.updateMany({ data: { lastSeenAt: new Date(Date.now() - ms) } });
  const isIn = async () => (await call(status, { method: "GET", asAdmin: someone })).body.isAuthenticated;
  await lastSeen(ADMIN_IDLE_MS - 60_000);
  expect(await isIn()).toBe(true);
  const [session] = await db.adminSession.findMany();
  expect(Date.now() - session!.lastSeenAt.getTime()).toBeLessThan(60_000);
  await lastSeen(ADMIN_IDLE_MS + 1000);
  expect(await isIn()).toBe(false);
});

import { GET as list } from "@/app/api/admin/admin-users/route";
import { PUT as changeRole } from "@/app/api/admin/admin-users/[id]/route";
import { POST as revoke } from "@/app/api/admin/admin-users/[id]/revoke/route";
import { POST as accept } from "@/app/api/admin/admin-users/accept-invitation/[token]/route";
import { POST as invite } from "@/app/api/admin/admin-users/invite/route";
import { GET as validate } from "@/app/api/admin/admin-users/validate-invitation/[token]/route";
import { POST as login } from "@/app/api/admin/auth/login/route";
import { GET as auditLog } from "@/app/api/admin/audit-log/route";
import { db } from "@/lib/db/client";
import { admin } from "@/tests/support/admins";
import { call } from "@/tests/support/call";
import { outbox } from "@/tests/support/letters";

const INVITATION = { name: "Bo", email: "bo@plainspoon.test", role: "admin" };

/** The token of the newest invitation mail to `email`. */
async function tokenFor(email: string): Promise<string> {
  const mail = await (await outbox()).findFirst({ where: { to: email }, orderBy: { id: "desc" } });
  return /accept-invitation\/(\S+)/.exec(mail?.text ?? "")?.[1] ?? "";
}

async function invited(): Promise<{ boss: Awaited<ReturnType<typeof admin>>; token: string }> {
  const boss = await admin({ role: "super_admin" });
  expect((await call(invite, { body: INVITATION, asAdmin: boss })).status).toBe(200);
  return { boss, token: await tokenFor(INVITATION.email) };
}

test("an invitation: mail, link, password, login; the link works once", async () => {
  const { boss, token } = await invited();
  const link = { params: { token } };
  expect((await call(validate, { method: "GET", ...link })).body).toEqual({
    success: true,
    invitation: INVITATION,
  });
  expect((await call(accept, { ...link, body: { password: "long enough" } })).body.success).toBe(true);
  const entry = await call(login, { body: { username: INVITATION.email, password: "long enough" } });
  expect(entry.status).toBe(200);
  for (const again of [
    await call(validate, { method: "GET", ...link }),
    await call(accept, { ...link, body: { password: "long enough" } }),
  ])
    expect([again.status, again.body.message]).toEqual([400, "Invalid or expired invitation"]);
  const { admins } = (await call(list, { method: "GET", asAdmin: boss })).body as unknown as {
    admins: { email: string; status: string; invitedBy: string; lastLoginAt: string }[];
  };
  const bo = admins.find(({ email }) => email === INVITATION.email);
  expect(bo).toMatchObject({
    status: "active",
    invitedBy: boss.name,
    lastLoginAt: expect.stringContaining("T"),
  });
});

test("two who accept at once: one becomes the admin", async () => {
  const { token } = await invited();
  const answers = await Promise.all(
    ["first password", "second password"].map((password) =>
      call(accept, { params: { token }, body: { password } }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("inviting again sends a new link and kills the old one; an active admin is a conflict", async () => {
  const { boss, token } = await invited();
  expect((await call(invite, { body: INVITATION, asAdmin: boss })).status).toBe(200);
  expect((await call(validate, { method: "GET", params: { token } })).status).toBe(400);
  const renewed = await tokenFor(INVITATION.email);
  await call(accept, { params: { token: renewed }, body: { password: "long enough" } });
  expect((await call(invite, { body: INVITATION, asAdmin: boss })).status).toBe(409);
});

test("an invitation is over after 7 days", async () => {
  const { token } = await invited();
  await db.adminUser.updateMany({
    where: { email: INVITATION.email },
    data: { inviteExpiresAt: new Date(Date.now() - 1000) },
  });
  expect((await call(accept, { params: { token }, body: { password: "long enough" } })).status).toBe(400);
});

test.each([
  [{ password: "" }, "Please fill in all fields"],
  [{}, "Please fill in all fields"],
  [{ password: "1234567" }, "Password must be at least 8 characters long"],
])("accepting with %j is refused", async (body, sentence) => {
  const { token } = await invited();
  const answer = await call(accept, { params: { token }, body });
  expect([answer.status, answer.body.message]).toEqual([400, sentence]);
  expect((await call(validate, { method: "GET", params: { token } })).status).toBe(200);
});

test.each([
  [{ ...INVITATION, name: "  " }, "Please fill in all fields"],
  [{ ...INVITATION, email: " " }, "Please fill in all fields"],
  [{ ...INVITATION, email: "bo" }, "Please enter a valid email address."],
])("inviting %j is refused", async (body, sentence) => {
  const boss = await admin({ role: "super_admin" });
  const answer = await call(invite, { body, asAdmin: boss });
  expect([answer.status, answer.body.message]).toEqual([400, sentence]);
});

test("a revoked admin is out on the next request, and so is an open invitation", async () => {
  const { boss, token } = await invited();
  const colleague = await admin();
  expect((await call(list, { method: "GET", asAdmin: colleague })).status).toBe(200);
  expect((await call(revoke, { params: { id: colleague.id }, asAdmin: boss })).body.success).toBe(true);
  expect((await call(list, { method: "GET", asAdmin: colleague })).status).toBe(401);
  const guest = await db.adminUser.findUniqueOrThrow({ where: { email: INVITATION.email } });
  await call(revoke, { params: { id: guest.id }, asAdmin: boss });
  expect((await call(validate, { method: "GET", params: { token } })).status).toBe(400);
  expect((await call(revoke, { params: { id: guest.id }, asAdmin: boss })).status).toBe(409);
});

test("nobody revokes themself, and two super admins cannot revoke each other at once", async () => {
  const [one, two] = [await admin({ role: "super_admin" }), await admin({ role: "super_admin" })];
  expect((await call(revoke, { params: { id: one.id }, asAdmin: one })).status).toBe(409);
  await Promise.all([
    call(revoke, { params: { id: two.id }, asAdmin: one }),
    call(revoke, { params: { id: one.id }, asAdmin: two }),
  ]);
  expect(await db.adminUser.count({ where: { role: "super_admin", status: "active" } })).toBe(1);
});

test("the last super admin keeps the role; another's changes at once", async () => {
  const [boss, colleague] = [await admin({ role: "super_admin" }), await admin()];
  const set = (id: string, role: string) =>
    call(changeRole, { method: "PUT", params: { id }, body: { role }, asAdmin: boss });
  expect((await set(boss.id, "admin")).status).toBe(409);
  expect((await set(colleague.id, "super_admin")).status).toBe(200);
  expect((await call(auditLog, { method: "GET", asAdmin: colleague })).status).toBe(200);
  expect((await set("nobody", "admin")).status).toBe(404);
  expect((await set(colleague.id, "owner")).status).toBe(400);
});

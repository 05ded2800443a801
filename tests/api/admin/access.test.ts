/** Every admin call, by who asks: the rows are the routes themselves, so that a new one cannot be forgotten (admin.md#super-admin). */
import { db } from "@/lib/db/client";
import { contractRows, type Row } from "@/scripts/contract-table";
import { admin } from "@/tests/support/admins";
import { call } from "@/tests/support/call";
import { person } from "@/tests/support/people";

const PUBLIC = [
  "POST /api/admin/auth/login",
  "GET /api/admin/auth/status",
  "POST /api/admin/auth/logout",
  "GET /api/admin/admin-users/validate-invitation/{token}",
  "POST /api/admin/admin-users/accept-invitation/{token}",
];
const SUPER_ADMINS = [
  "POST /api/admin/admin-users/invite",
  "PUT /api/admin/admin-users/{id}",
  "POST /api/admin/admin-users/{id}/revoke",
  "GET /api/admin/audit-log",
  "POST /api/admin/stripe/sync",
];

const named = ({ method, path }: Row) => `${method} ${path}`;
const rows = (await contractRows()).filter(({ path }) => path.startsWith("/api/admin/"));
const guarded = rows.filter((row) => !PUBLIC.includes(named(row)));
const params = { id: "nobody", email: "nobody@plainspoon.test", tag: "nothing", token: "nothing" };

test("what is open without an admin's session is exactly the sign-in and the invitation", () => {
  const open = rows.filter(({ handler }) => handler.spec.access === "public").map(named);
  expect(open.sort()).toEqual([...PUBLIC].sort());
});

test("what super admins alone may do is exactly what the decisions name", () => {
  const theirs = rows.filter(({ handler }) => handler.spec.access === "super_admin").map(named);
  expect(theirs.sort()).toEqual([...SUPER_ADMINS].sort());
});

describe.each(guarded.map((row) => [named(row), row] as const))("%s", (_, { method, handler }) => {
  test("refuses visitors, cooks, premium cooks and a revoked admin", async () => {
    const revoked = await admin({ role: "super_admin" });
    await db.adminUser.update({ where: { id: revoked.id }, data: { status: "revoked" } });
    const cook = await person();
    const premium = await person({ premium: true });
    const answers = [
      await call(handler, { method, params }),
      await call(handler, { method, params, as: cook }),
      await call(handler, { method, params, as: premium }),
      await call(handler, { method, params, asAdmin: { token: cook.token } }),
      await call(handler, { method, params, asAdmin: revoked }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});

describe.each(
  guarded.filter((row) => SUPER_ADMINS.includes(named(row))).map((row) => [named(row), row] as const),
)("%s", (_, { method, handler }) => {
  test("refuses a plain admin", async () => {
    const answer = await call(handler, { method, params, asAdmin: await admin() });
    expect([answer.status, answer.body.code]).toEqual([403, "forbidden"]);
  });
});

test("an admin's session opens nothing of a cook's", async () => {
  const row = (await contractRows()).find((one) => named(one) === "GET /api/recipes");
  const answer = await call(row!.handler, { method: "GET", asAdmin: await admin({ role: "super_admin" }) });
  expect(answer.status).toBe(401);
});

/** On https, sessions travel in `__Host-` cookies: no sister host can plant one. */
import "@/tests/support/https-env";
import { POST as adminLogin } from "@/app/api/admin/auth/login/route";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { POST as login } from "@/app/api/users/login/route";
import { ADMIN_PASSWORD, admin } from "@/tests/support/admins";
import { call } from "@/tests/support/call";
import { PASSWORD, person } from "@/tests/support/people";

const origin = "https://plainspoon.example";

test("cooks and admins get a cookie of this host alone: Secure, for every path, without a domain", async () => {
  const [cook, helper] = [await person(), await admin()];
  const answers = [
    await call(login, { origin, body: { email: cook.email, password: PASSWORD } }),
    await call(adminLogin, { origin, body: { username: helper.email, password: ADMIN_PASSWORD } }),
  ];
  const cookies = answers.map(({ headers }) => headers.get("set-cookie") ?? "");
  expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual([
    "__Host-plainspoon_session",
    "__Host-plainspoon_admin",
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).not.toMatch(/domain/i);
  }
});

test("a cookie under the name of http opens nothing", async () => {
  const cook = await person();
  const headers = { cookie: `plainspoon_session=${cook.token}` };
  expect((await call(whoAmI, { method: "GET", headers })).status).toBe(401);
});

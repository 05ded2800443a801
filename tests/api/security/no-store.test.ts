/** Nothing that was said to one person is kept on the way: the rule stands in the route wrapper, and holds whatever a route answers. */
import { POST as adminLogin } from "@/app/api/admin/auth/login/route";
import { GET as adminStatus } from "@/app/api/admin/auth/status/route";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { GET as recipes } from "@/app/api/recipes/route";
import { GET as plan } from "@/app/api/subscription/status/route";
import { GET as everything } from "@/app/api/users/export/route";
import { POST as login } from "@/app/api/users/login/route";
import { POST as register } from "@/app/api/users/register/route";
import { PUT as password } from "@/app/api/users/password/route";
import { setSessionCookie } from "@/lib/http/session";
import { route, type Handler } from "@/lib/http/route";
import { ADMIN_PASSWORD, admin } from "@/tests/support/admins";
import { type Call, call } from "@/tests/support/call";
import { PASSWORD, person } from "@/tests/support/people";

test("logins, sign-ups and everything personal are no-store, refused or not", async () => {
  const [cook, boss] = [await person(), await admin()];
  const credentials = { email: cook.email, password: PASSWORD };
  const asked: [string, Handler, Call][] = [
    ["login", login, { body: credentials }],
    ["a refused login", login, { body: { ...credentials, password: "wrong one" } }],
    ["sign-up", register, { body: { email: "new@plainspoon.test", password: PASSWORD } }],
    ["a refused sign-up", register, { body: { email: cook.email, password: PASSWORD } }],
    ["an admin's login", adminLogin, { body: { username: boss.email, password: ADMIN_PASSWORD } }],
    ["an admin's status", adminStatus, { method: "GET", asAdmin: boss }],
    ["who is signed in", whoAmI, { method: "GET", as: cook }],
    ["who is signed in, nobody", whoAmI, { method: "GET" }],
    ["recipes", recipes, { method: "GET", as: cook }],
    ["the plan", plan, { method: "GET", as: cook }],
    ["the export", everything, { method: "GET", as: cook }],
    [
      "a changed password",
      password,
      { method: "PUT", as: cook, body: { currentPassword: PASSWORD, newPassword: "another horse" } },
    ],
    ["logout", logout, { as: cook }],
  ];
  for (const [name, handler, given] of asked) {
    const { headers } = await call(handler, given);
    expect([name, headers.get("cache-control")]).toEqual([name, expect.stringContaining("no-store")]);
  }
});

test("an answer of a route's own is no-store unless it says otherwise, and with a cookie always", async () => {
  const control = async (make: () => Response) => {
    const handler = route({
      about: "",
      access: "public",
      origin: "any",
      limit: "none: a test",
      answer: { name: "", types: ["text/plain"] },
      run: make,
    });
    return (await call(handler, { method: "GET" })).headers.get("cache-control");
  };
  const kept = () => new Response("x", { headers: { "cache-control": "public, max-age=9" } });
  const session = { token: "t", expiresAt: new Date() };
  expect(await control(() => new Response("x"))).toBe("no-store");
  expect(await control(kept)).toBe("public, max-age=9");
  expect(await control(() => setSessionCookie(kept(), session))).toBe("no-store");
});

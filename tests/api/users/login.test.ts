import { jest } from "@jest/globals";
import { Client } from "pg";
import { POST } from "@/app/api/users/login/route";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { db } from "@/lib/db/client";
import { SESSION_COOKIE } from "@/lib/http/session";
import { call } from "@/tests/support/call";
import { PASSWORD, person } from "@/tests/support/people";

const tokenOf = (headers: Headers): string =>
  new RegExp(`${SESSION_COOKIE}=([^;]+)`).exec(headers.get("set-cookie") ?? "")?.[1] ?? "";

test("the right password gives the user and a session that holds until logout", async () => {
  const cook = await person({ email: "rose@plainspoon.test" });
  const answer = await call(POST, { body: { email: " ROSE@plainspoon.test ", password: PASSWORD } });
  expect(answer.status).toBe(200);
  expect(answer.body).toMatchObject({
    id: cook.id,
    email: "rose@plainspoon.test",
    isPremium: false,
    recipeCount: 0,
    userTier: "free",
  });
  expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
  const session = { token: tokenOf(answer.headers) };
  expect((await call(whoAmI, { method: "GET", as: session })).body).toMatchObject({ id: cook.id });
  await call(logout, { as: session });
  expect((await call(whoAmI, { method: "GET", as: session })).status).toBe(401);
});

// Logins come all at once (a school's computer room): each statement is work for the one database (docs/performance.md).
test("a login from where the cook has signed in before takes eight statements", async () => {
  const cook = await person();
  const enter = () => call(POST, { body: { email: cook.email, password: PASSWORD } });
  await enter();
  const sent = jest.spyOn(Client.prototype, "query");
  expect((await enter()).status).toBe(200);
  expect(sent.mock.calls.length).toBeLessThanOrEqual(8);
  sent.mockRestore();
});

test("a wrong password and an unknown address read the same", async () => {
  const cook = await person();
  const wrong = await call(POST, { body: { email: cook.email, password: "wrong password" } });
  const unknown = await call(POST, { body: { email: "nobody@plainspoon.test", password: PASSWORD } });
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(unknown.body).toEqual(wrong.body);
});

test("the cookie's token is not in the database", async () => {
  const cook = await person();
  const token = tokenOf((await call(POST, { body: { email: cook.email, password: PASSWORD } })).headers);
  expect(token.length).toBeGreaterThan(40);
  expect(JSON.stringify(await db.session.findMany())).not.toContain(token);
});

test.each([
  [{ email: "rose", password: PASSWORD }, "Please enter a valid email address."],
  [{ email: "rose@plainspoon.test" }, /./],
  [{ email: "rose@plainspoon.test", password: "x".repeat(201) }, "This password is too long."],
])("%j is refused", async (body, sentence) => {
  const answer = await call(POST, { body });
  expect(answer.status).toBe(400);
  expect(answer.body.error).toMatch(sentence);
});

test("ten failures lock this address for this account only; good logins do not count", async () => {
  const [cook, other] = [await person(), await person()];
  for (let time = 0; time < 12; time += 1)
    expect((await call(POST, { body: { email: cook.email, password: PASSWORD } })).status).toBe(200);
  for (let time = 0; time < 10; time += 1)
    await call(POST, { body: { email: cook.email, password: "wrong" } });
  const locked = await call(POST, { body: { email: cook.email, password: PASSWORD } });
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get("retry-after"))).toBeGreaterThan(60);
  expect((await call(POST, { body: { email: other.email, password: PASSWORD } })).status).toBe(200);
  expect(
    (await call(POST, { body: { email: cook.email, password: PASSWORD }, ip: "198.51.100.9" })).status,
  ).toBe(200);
});

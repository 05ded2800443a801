/** A session rolls for 30 days, row and cookie together, and is over after 180; a login ends the one it was presented with. */
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { POST as signUpOnShare } from "@/app/api/share/[token]/signup/route";
import { POST as login } from "@/app/api/users/login/route";
import { POST as register } from "@/app/api/users/register/route";
import { findSession, startSession } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";
import { SESSION_COOKIE } from "@/lib/http/session";
import { call } from "@/tests/support/call";
import { sessionIn } from "@/tests/support/letters";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { sharedRecipe } from "@/tests/support/shares";

const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);
const inDays = (date: Date | string) => Math.round((new Date(date).getTime() - Date.now()) / DAY_MS);

const aged = (cook: Person, data: { createdAt: Date; expiresAt: Date }) =>
  db.session.updateMany({ where: { userId: cook.id }, data });
const endOf = async (cook: Person) =>
  (await db.session.findFirstOrThrow({ where: { userId: cook.id } })).expiresAt;
const isSignedIn = async (as: { token: string }) =>
  (await call(whoAmI, { method: "GET", as })).status === 200;
const cookieEnd = (headers: Headers) => /Expires=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1];

test("a page that looks at a session does not renew the row without the cookie", async () => {
  const cook = await person();
  const expiresAt = new Date(Date.now() + 3 * DAY_MS);
  await aged(cook, { createdAt: ago(27), expiresAt });
  expect((await findSession(cook.token))?.viewer.id).toBe(cook.id);
  expect(await endOf(cook)).toEqual(expiresAt);
});

test("a call renews row and cookie together, for 30 days; not on every call", async () => {
  const cook = await person();
  await aged(cook, { createdAt: ago(27), expiresAt: new Date(Date.now() + 3 * DAY_MS) });
  const answer = await call(whoAmI, { method: "GET", as: cook });
  expect(answer.headers.get("set-cookie")).toContain(`${SESSION_COOKIE}=${cook.token};`);
  expect([inDays(await endOf(cook)), inDays(cookieEnd(answer.headers) ?? "")]).toEqual([30, 30]);
  expect((await call(whoAmI, { method: "GET", as: cook })).headers.get("set-cookie")).toBeNull();
});

test("a session is over after 180 days, however often it was renewed", async () => {
  const cook = await person();
  await aged(cook, { createdAt: ago(175), expiresAt: new Date(Date.now() + DAY_MS / 2) });
  await call(whoAmI, { method: "GET", as: cook });
  expect(inDays(await endOf(cook))).toBe(5);
  await aged(cook, { createdAt: ago(180), expiresAt: new Date(Date.now() + 30 * DAY_MS) });
  expect(await isSignedIn(cook)).toBe(false);
});

test("a login ends the session it was presented with, whoever's it was", async () => {
  const [cook, other] = [await person(), await person()];
  const elsewhere = await startSession({ userId: other.id });
  const enter = (as: { token: string }, email: string) =>
    call(login, { body: { email, password: PASSWORD }, as });
  const again = sessionIn((await enter(cook, cook.email)).headers);
  expect([await isSignedIn(cook), await isSignedIn(again)]).toEqual([false, true]);
  await enter(other, cook.email);
  expect([await isSignedIn(other), await isSignedIn(elsewhere)]).toEqual([false, true]);
});

test("so does a sign-up, on a shared page too; a failed login ends nothing", async () => {
  const [cook, other] = [await person(), await person()];
  await call(login, { body: { email: cook.email, password: "wrong one" }, as: cook });
  expect(await isSignedIn(cook)).toBe(true);
  await call(register, { body: { email: "new@plainspoon.test", password: PASSWORD }, as: cook });
  expect(await isSignedIn(cook)).toBe(false);
  const { token } = await sharedRecipe(await person());
  const body = { email: "visitor@plainspoon.test", visitorId: "visitor" };
  await call(signUpOnShare, { params: { token }, body, as: other });
  expect(await isSignedIn(other)).toBe(false);
});

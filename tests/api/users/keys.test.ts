/** One owner, one set of keys: what the owner does to get an account back ends every key that somebody else holds. */
import { PUT as changeEmail } from "@/app/api/users/email/route";
import { POST as confirmEmail } from "@/app/api/users/email/confirm/route";
import { PUT as changePassword } from "@/app/api/users/password/route";
import { POST as register } from "@/app/api/users/register/route";
import { POST as reset } from "@/app/api/users/reset-password/route";
import { POST as signOutEverywhere } from "@/app/api/users/sign-out-everywhere/route";
import { POST as setPassword } from "@/app/api/admin/users/[id]/reset-password/route";
import { POST as login } from "@/app/api/users/login/route";
import { createAccessToken, findAccessToken } from "@/lib/accounts/access-tokens";
import { startSession } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";
import { admin } from "@/tests/support/admins";
import { call } from "@/tests/support/call";
import { sessionIn, subjectsTo } from "@/tests/support/letters";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { canReset, isSignedIn, openChange, openReset } from "@/tests/support/keys";

/** What a thief may hold: another session, an access token, an open reset link, an open change to the thief's own address. */
async function everyKeyOf(owner: Person) {
  const session = await startSession({ userId: owner.id });
  const change = await openChange(owner, "thief@plainspoon.test");
  const link = await openReset(owner.email);
  const program = await createAccessToken({
    viewer: owner,
    session: owner.token,
    name: "thief",
    scopes: ["read"],
  });
  await db.oAuthAccount.create({
    data: { provider: "google", providerAccountId: "thief", userId: owner.id, email: "thief@gmail.test" },
  });
  return { session, change, link, program };
}

async function expectAllDead(owner: Person, keys: Awaited<ReturnType<typeof everyKeyOf>>) {
  expect(await isSignedIn(keys.session)).toBe(false);
  expect(await findAccessToken(keys.program.token)).toBeNull();
  expect(await canReset(keys.link)).toBe(false);
  // Whoever has any session at all: the link itself is dead.
  const anew = await startSession({ userId: owner.id });
  expect((await call(confirmEmail, { body: { token: keys.change }, as: anew })).status).toBe(400);
  expect(await db.oAuthAccount.count({ where: { userId: owner.id } })).toBe(0);
  expect(await db.user.findUniqueOrThrow({ where: { id: owner.id } })).toMatchObject({ email: owner.email });
}

describe("every other key of the account ends with", () => {
  test("a password reset", async () => {
    const owner = await person();
    const keys = await everyKeyOf(owner);
    const own = await openReset(owner.email);
    expect((await call(reset, { body: { token: own, newPassword: "brand new" } })).status).toBe(200);
    await expectAllDead(owner, keys);
  });

  test("a changed password", async () => {
    const owner = await person();
    const keys = await everyKeyOf(owner);
    const body = { currentPassword: PASSWORD, newPassword: "brand new" };
    expect((await call(changePassword, { method: "PUT", body, as: owner })).status).toBe(200);
    await expectAllDead(owner, keys);
  });

  test("signing out everywhere", async () => {
    const owner = await person();
    const keys = await everyKeyOf(owner);
    expect((await call(signOutEverywhere, { as: owner })).status).toBe(200);
    await expectAllDead(owner, keys);
  });

  test("a password that an admin sets", async () => {
    const [owner, helper] = [await person(), await admin()];
    const keys = await everyKeyOf(owner);
    const body = { newPassword: "from support" };
    expect((await call(setPassword, { params: { id: owner.id }, body, asAdmin: helper })).status).toBe(200);
    await expectAllDead(owner, keys);
  });

  test("a changed address: a reset link in the old mailbox is dead too", async () => {
    const owner = await person();
    const [session, link] = [await startSession({ userId: owner.id }), await openReset(owner.email)];
    await db.oAuthAccount.create({
      data: { provider: "google", providerAccountId: "old", userId: owner.id, email: owner.email },
    });
    const change = await openChange(owner, "new@plainspoon.test");
    expect((await call(confirmEmail, { body: { token: change }, as: owner })).status).toBe(200);
    expect(await canReset(link)).toBe(false);
    expect(await isSignedIn(session)).toBe(false);
    expect(await db.oAuthAccount.count()).toBe(0);
  });
});

test("a copy of the cookie from which the password was changed is worth nothing; the caller gets a new one", async () => {
  const owner = await person();
  const body = { currentPassword: PASSWORD, newPassword: "brand new" };
  const answer = await call(changePassword, { method: "PUT", body, as: owner });
  expect(await isSignedIn(owner)).toBe(false);
  expect(await isSignedIn(sessionIn(answer.headers))).toBe(true);
});

test("a copy of the cookie from which the address was confirmed is worth nothing; the caller gets a new one", async () => {
  const owner = await person();
  const token = await openChange(owner, "new@plainspoon.test");
  const answer = await call(confirmEmail, { body: { token }, as: owner });
  expect(answer.status).toBe(200);
  expect(await isSignedIn(owner)).toBe(false);
  expect(await isSignedIn(sessionIn(answer.headers))).toBe(true);
});

test("an account has one open reset link: the newest", async () => {
  const owner = await person();
  const [first, second] = [await openReset(owner.email), await openReset(owner.email)];
  expect(await db.passwordReset.count()).toBe(1);
  expect([await canReset(first), await canReset(second)]).toEqual([false, true]);
});

test("an account has one open change of address: the newest", async () => {
  const owner = await person();
  const first = await openChange(owner, "first@plainspoon.test");
  const second = await openChange(owner, "second@plainspoon.test");
  expect((await call(confirmEmail, { body: { token: first }, as: owner })).status).toBe(400);
  expect((await call(confirmEmail, { body: { token: second }, as: owner })).status).toBe(200);
});

test("of two changes of address asked for at once, one stays open", async () => {
  const owner = await person();
  const ask = (email: string) =>
    call(changeEmail, { method: "PUT", body: { email, password: PASSWORD }, as: owner });
  await Promise.all([ask("one@plainspoon.test"), ask("two@plainspoon.test")]);
  expect(await db.emailChange.count()).toBe(1);
});

test("a change of address is confirmed by the account's own session and nobody else's", async () => {
  const [owner, other] = [await person(), await person()];
  const token = await openChange(owner, "new@plainspoon.test");
  expect((await call(confirmEmail, { body: { token } })).status).toBe(401);
  expect((await call(confirmEmail, { body: { token }, as: other })).status).toBe(400);
  expect((await call(confirmEmail, { body: { token }, as: owner })).status).toBe(200);
});

test("whoever registered a stranger's address and left an open change behind does not get the account back", async () => {
  const victim = "victim@plainspoon.test";
  const made = await call(register, { body: { email: victim, password: "attacker's own" } });
  const attacker = sessionIn(made.headers);
  const change = await openChange(attacker, "attacker@plainspoon.test", "attacker's own");
  const own = await openReset(victim);
  expect((await call(reset, { body: { token: own, newPassword: "the victim's" } })).status).toBe(200);
  expect((await call(confirmEmail, { body: { token: change } })).status).not.toBe(200);
  expect((await call(confirmEmail, { body: { token: change }, as: attacker })).status).not.toBe(200);
  expect(await db.user.count({ where: { email: victim } })).toBe(1);
});

test("a letter tells of every changed password and address", async () => {
  const [owner, helper] = [await person(), await admin()];
  const body = { currentPassword: PASSWORD, newPassword: PASSWORD };
  const changed = await call(changePassword, { method: "PUT", body, as: owner });
  const link = await openReset(owner.email);
  await call(reset, { body: { token: link, newPassword: PASSWORD } });
  await call(setPassword, { params: { id: owner.id }, body: { newPassword: PASSWORD }, asAdmin: helper });
  expect(changed.status).toBe(200);
  const anew = await startSession({ userId: owner.id });
  await call(confirmEmail, { body: { token: await openChange(anew, "new@plainspoon.test") }, as: anew });
  const was = "Your Plainspoon password was changed";
  expect(await subjectsTo(owner.email)).toEqual([
    ...[was, "Choose a new password for Plainspoon", was, was],
    "Your Plainspoon email address was changed",
  ]);
});

test("a login that was checked against a password which is changed meanwhile starts no session", async () => {
  const owner = await person();
  const link = await openReset(owner.email);
  const [entered] = await Promise.all([
    call(login, { body: { email: owner.email, password: PASSWORD } }),
    call(reset, { body: { token: link, newPassword: "brand new" } }),
  ]);
  if (entered.status === 200) expect(await isSignedIn(sessionIn(entered.headers))).toBe(false);
  else expect(entered.status).toBe(401);
});

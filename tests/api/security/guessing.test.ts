/** Guessing passwords: by one address at many accounts, by many addresses at one account, and hashes that are asked for without end. */
import { POST as adminLogin } from "@/app/api/admin/auth/login/route";
import { POST as accept } from "@/app/api/admin/admin-users/accept-invitation/[token]/route";
import { POST as login } from "@/app/api/users/login/route";
import { POST as reset } from "@/app/api/users/reset-password/route";
import { db } from "@/lib/db/client";
import { createMailedLink } from "@/lib/accounts/mailed-links";
import { env } from "@/lib/env";
import { limits, type Limit } from "@/lib/http/limits";
import { takeAttempt } from "@/lib/http/rate-limit";
import { DAY_MS } from "@/lib/rules/dates";
import { call, type Answer } from "@/tests/support/call";
import { PASSWORD, person } from "@/tests/support/people";

const guess = (email: string, ip: string, password = "not this one"): Promise<Answer> =>
  call(login, { body: { email, password }, ip });
const addressOf = (index: number): string => `198.51.${100 + Math.floor(index / 200)}.${1 + (index % 200)}`;

async function statusesOf(count: number, one: (index: number) => Promise<Answer>): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < count; index += 1) statuses.push((await one(index)).status);
  return statuses;
}

test("one address that guesses at ever other accounts is stopped after a hundred failures; another address is not", async () => {
  const { count } = env.LIMIT_LOGIN_ADDRESS;
  expect(count).toBe(100);
  const statuses = await statusesOf(count + 1, (index) =>
    guess(`cook${index}@plainspoon.test`, "198.51.100.1"),
  );
  expect([statuses.slice(0, count).every((status) => status === 401), statuses[count]]).toEqual([true, 429]);
  expect((await guess("cook1@plainspoon.test", "198.51.100.2")).status).toBe(401);
});

test("one account is guessed at fifty times from ever other addresses, then no more; its cook still signs in from where they did before", async () => {
  const cook = await person();
  expect((await guess(cook.email, "203.0.113.50", PASSWORD)).status).toBe(200);
  const { count } = env.LIMIT_LOGIN_ACCOUNT;
  expect(count).toBe(50);
  const statuses = await statusesOf(count + 1, (index) => guess(cook.email, addressOf(index)));
  expect([statuses.slice(0, count).every((status) => status === 401), statuses[count]]).toEqual([true, 429]);
  expect((await guess(cook.email, "203.0.113.51", PASSWORD)).status).toBe(429);
  expect((await guess(cook.email, "203.0.113.50", PASSWORD)).status).toBe(200);
});

describe("a cook who resets the password gets in at once, from where they did it,", () => {
  const at = "203.0.113.60";
  const useUp = async (limit: Limit, caller: (index: number) => { address: string; within: string }) => {
    for (let index = 0; index < limit.anonymous.count; index += 1) await takeAttempt(limit, caller(index));
  };
  const resetFrom = async (userId: string) => {
    const token = await createMailedLink(db, userId, { to: "reset the password" });
    const answer = await call(reset, { body: { token, newPassword: "the new one" }, ip: at });
    expect(answer.status).toBe(200);
  };

  test("while strangers guess at the account from everywhere", async () => {
    const { id, email } = await person();
    await useUp(limits.loginOf, (index) => ({ address: addressOf(index), within: email }));
    expect((await guess(email, at, PASSWORD)).status).toBe(429);
    await resetFrom(id);
    expect((await guess(email, at, "the new one")).status).toBe(200);
    expect((await guess(email, "203.0.113.61", "the new one")).status).toBe(429);
  });

  test("after all those tries with a password that was forgotten", async () => {
    const { id, email } = await person();
    await useUp(limits.login, () => ({ address: at, within: email }));
    expect((await guess(email, at, PASSWORD)).status).toBe(429);
    await resetFrom(id);
    expect((await guess(email, at, "the new one")).status).toBe(200);
  });
});

test("made-up names leave no row behind once their address may not try any more", async () => {
  const address = "198.51.100.1";
  for (let index = 0; index < env.LIMIT_LOGIN_ADDRESS.count; index += 1)
    for (const limit of [limits.loginFrom, limits.adminLoginFrom])
      await takeAttempt(limit, { address, within: "somebody" });
  await guess("one@plainspoon.test", address);
  await call(adminLogin, { body: { username: "one@plainspoon.test", password: "x" }, ip: address });
  const rows = await db.rateLimiterFlexible.count();
  for (const name of ["two", "three", "four"]) {
    const email = `${name}@plainspoon.test`;
    expect((await guess(email, address)).status).toBe(429);
    expect((await call(adminLogin, { body: { username: email, password: "x" }, ip: address })).status).toBe(
      429,
    );
  }
  expect(await db.rateLimiterFlexible.count()).toBe(rows);
});

test("where the cook signed in before, a stranger has the ten failures of any address and no more", async () => {
  const cook = await person();
  await guess(cook.email, "203.0.113.50", PASSWORD);
  const statuses = await statusesOf(11, () => guess(cook.email, "203.0.113.50"));
  expect(statuses.at(-1)).toBe(429);
});

test("admins' names are guessed at from one address a hundred times, then no more", async () => {
  const one = (index: number) =>
    call(adminLogin, {
      body: { username: `chef${index}@plainspoon.test`, password: "not this one" },
      ip: "198.51.100.1",
    });
  expect((await statusesOf(101, one)).at(-1)).toBe(429);
});

test("an address stays known for thirty days after the last login from there, without a row written for each", async () => {
  const cook = await person();
  const known = () =>
    db.rateLimiterFlexible.findFirstOrThrow({ where: { key: { startsWith: "login-of-known" } } });
  const laterBy = (ms: number) =>
    db.rateLimiterFlexible.updateMany({
      where: { key: { startsWith: "login-of-known" } },
      data: { expire: new Date(Date.now() + 30 * DAY_MS - ms) },
    });
  await guess(cook.email, "203.0.113.50", PASSWORD);
  const first = await known();
  await guess(cook.email, "203.0.113.50", PASSWORD);
  expect(await known()).toEqual(first);
  await laterBy(2 * DAY_MS);
  await guess(cook.email, "203.0.113.50", PASSWORD);
  expect((await known()).expire?.getTime()).toBeGreaterThan(Date.now() + 29 * DAY_MS);
});

test("good logins are no failures, however many", async () => {
  const cook = await person();
  const statuses = await statusesOf(60, () => guess(cook.email, "198.51.100.1", PASSWORD));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test("made-up tokens cost no hash, and are stopped by their number", async () => {
  const madeUp = (index: number) =>
    call(reset, { body: { token: `made-up-${index}`, newPassword: "a new password" }, ip: "198.51.100.1" });
  const invited = (index: number) =>
    call(accept, {
      params: { token: `made-up-${index}` },
      body: { password: "a new password" },
      ip: "198.51.100.1",
    });
  for (const one of [madeUp, invited])
    expect(await statusesOf(11, one)).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  expect(await db.rateLimiterFlexible.count()).toBe(2);
});

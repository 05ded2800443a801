import { GET as ownUser } from "@/app/api/auth/user/route";
import { POST as signUp } from "@/app/api/share/[token]/signup/route";
import { GET as stats } from "@/app/api/share/stats/route";
import { POST as resetPassword } from "@/app/api/users/reset-password/route";
import { startSession } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";
import { onPlan, onTrial } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { outbox } from "@/tests/support/letters";
import { person } from "@/tests/support/people";
import { sharedRecipe } from "@/tests/support/shares";

const withEmail = (token: string, email: string, ip?: string) =>
  call(signUp, { params: { token }, ip, body: { email, visitorId: "visitor" } });

const sessionOf = (headers: Headers) => ({
  token: /plainspoon_session=([^;]+)/.exec(headers.get("set-cookie") ?? "")?.[1] ?? "",
});

test("a new address gets an account without password, a session, and a link to set one", async () => {
  const owner = await person();
  const { token } = await sharedRecipe(owner);
  const answer = await withEmail(token, " Visitor@Plainspoon.test ");
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    success: true,
    email: "visitor@plainspoon.test",
    userTier: "email_only",
  });
  const session = sessionOf(answer.headers);
  expect((await call(ownUser, { method: "GET", as: session })).body.userTier).toBe("email_only");

  const mail = await (await outbox()).findFirstOrThrow({ where: { to: "visitor@plainspoon.test" } });
  const link = /\/reset-password\/(\S+)/.exec(mail.text)?.[1] ?? "";
  const chosen = await call(resetPassword, { body: { token: link, newPassword: "correct horse" } });
  expect(chosen.status).toBe(200);
  expect((await call(ownUser, { method: "GET", as: session })).status).toBe(401);
  const user = await db.user.findUniqueOrThrow({ where: { email: "visitor@plainspoon.test" } });
  expect([user.emailOnly, user.passwordHash?.startsWith("$argon2id$")]).toEqual([false, true]);

  expect((await call(stats, { method: "GET", as: owner })).body).toMatchObject({ signups: 1, credits: 0 });
});

test("an address that has an account gives nobody a session", async () => {
  const { token } = await sharedRecipe(await person());
  const victim = await person({ email: "victim@plainspoon.test" });
  const answer = await withEmail(token, "VICTIM@plainspoon.test");
  expect([answer.status, answer.body.code, answer.body.message]).toEqual([
    409,
    "conflict",
    "You already have an account. Please log in.",
  ]);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect(await db.session.count({ where: { userId: victim.id } })).toBe(1);
  expect(await db.shareSignup.count()).toBe(0);
});

test("two sign-ups of one address at once make one account", async () => {
  const { token } = await sharedRecipe(await person());
  const answers = await Promise.all([1, 2, 3].map(() => withEmail(token, "twin@plainspoon.test")));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("an unknown link and a bad address are refused", async () => {
  const { token } = await sharedRecipe(await person());
  expect((await withEmail("AAAAAAAAAAAAAAAAAAAAAA", "a@plainspoon.test")).status).toBe(404);
  expect((await withEmail(token, "no address")).status).toBe(400);
  expect((await withEmail(token, "")).status).toBe(400);
});

test("the eleventh from one address of the net in an hour waits; another household does not", async () => {
  const { token } = await sharedRecipe(await person());
  for (let time = 0; time < 10; time += 1) await withEmail(token, `n${time}@plainspoon.test`);
  const late = await withEmail(token, "late@plainspoon.test");
  expect(late.status).toBe(429);
  expect(Number(late.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await withEmail(token, "late@plainspoon.test", "198.51.100.9")).status).toBe(201);
});

test("a sign-up that later pays is a free month for the owner", async () => {
  const owner = await person();
  const { token } = await sharedRecipe(owner);
  await withEmail(token, "payer@plainspoon.test");
  await withEmail(token, "tryer@plainspoon.test");
  const cook = async (email: string) => {
    const { id } = await db.user.findUniqueOrThrow({ where: { email } });
    return { id, email, token: (await startSession({ userId: id })).token };
  };
  await onPlan(await cook("payer@plainspoon.test"));
  await onTrial(await cook("tryer@plainspoon.test"));
  expect((await call(stats, { method: "GET", as: owner })).body).toMatchObject({ signups: 2, credits: 1 });
});

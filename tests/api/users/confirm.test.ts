/** Addresses are proven: never a wall, and an account on a stranger's address gives way to the owner who proves it. */
import { POST as outputRecipe } from "@/app/api/recipes/[id]/output/route";
import { GET as stats } from "@/app/api/share/stats/route";
import { POST as signUpOnShare } from "@/app/api/share/[token]/signup/route";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { POST as confirm } from "@/app/api/users/confirm/route";
import { POST as resend } from "@/app/api/users/confirm/resend/route";
import { PUT as changeEmail } from "@/app/api/users/email/route";
import { POST as forgot } from "@/app/api/users/forgot-password/route";
import { POST as login } from "@/app/api/users/login/route";
import { POST as register } from "@/app/api/users/register/route";
import { POST as reset } from "@/app/api/users/reset-password/route";
import { startSession } from "@/lib/accounts/sessions";
import { readConfirmation } from "@/lib/accounts/email-verification";
import { db } from "@/lib/db/client";
import { onPlan } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { newestLetter, outbox, secretInLetter, sessionIn } from "@/tests/support/letters";
import { PASSWORD, person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";
import { sharedRecipe } from "@/tests/support/shares";

const EMAIL = "rose@plainspoon.test";

async function signUp() {
  const answer = await call(register, { body: { email: EMAIL, password: PASSWORD } });
  const cook = { id: String(answer.body.id), email: EMAIL, ...sessionIn(answer.headers) };
  return { cook, token: secretInLetter(await newestLetter(EMAIL)) };
}

const isProven = async () =>
  (await db.user.findUniqueOrThrow({ where: { email: EMAIL } })).emailVerifiedAt !== null;
const isSignedIn = async (as: { token: string }) =>
  (await call(whoAmI, { method: "GET", as })).status === 200;
const logsIn = async (password: string) =>
  (await call(login, { body: { email: EMAIL, password } })).status === 200;

test("the letter after signing up proves the address; the cook stays signed in with a new session, all others end", async () => {
  const { cook, token } = await signUp();
  const elsewhere = await startSession({ userId: cook.id });
  expect(await isProven()).toBe(false);
  expect(await readConfirmation({ viewer: cook, token })).toEqual({
    kind: "address",
    isOwn: true,
    replaces: false,
  });
  const answer = await call(confirm, { body: { token }, as: cook });
  expect([answer.status, answer.body.message]).toEqual([200, "Your email address is confirmed."]);
  expect(await isProven()).toBe(true);
  expect(await Promise.all([cook, elsewhere, sessionIn(answer.headers)].map(isSignedIn))).toEqual([
    ...[false, false, true],
  ]);
  expect(await logsIn(PASSWORD)).toBe(true);
  expect((await call(confirm, { body: { token } })).status).toBe(400);
});

test("an account on a stranger's address gives way to the owner who proves it: sessions, links and password end", async () => {
  const { cook: squatter, token } = await signUp();
  await call(changeEmail, {
    method: "PUT",
    body: { email: "squatter@plainspoon.test", password: PASSWORD },
    as: squatter,
  });
  expect(await readConfirmation({ viewer: null, token })).toEqual({
    kind: "address",
    isOwn: false,
    replaces: false,
  });
  const answer = await call(confirm, { body: { token } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect([await isSignedIn(squatter), await logsIn(PASSWORD)]).toEqual([false, false]);
  expect(await db.emailChange.count()).toBe(0);
  const body = { token: secretInLetter(await newestLetter(EMAIL)), newPassword: "the owner's" };
  expect((await call(reset, { body })).status).toBe(200);
  expect(await logsIn("the owner's")).toBe(true);
});

test("somebody else's session is no session of the account", async () => {
  const { cook, token } = await signUp();
  const answer = await call(confirm, { body: { token }, as: await person() });
  expect(answer.headers.get("set-cookie")).toBeNull();
  expect([await isSignedIn(cook), await logsIn(PASSWORD)]).toEqual([false, false]);
});

test("any link that was mailed to the address proves it", async () => {
  await signUp();
  await call(forgot, { body: { email: EMAIL } });
  const token = secretInLetter(await newestLetter(EMAIL));
  await call(reset, { body: { token, newPassword: PASSWORD } });
  expect(await isProven()).toBe(true);
  expect(await db.emailProof.count()).toBe(0);
});

test("the link is sent again on demand, and the one before is dead; a proven address needs none", async () => {
  const { cook, token } = await signUp();
  expect((await call(resend, { as: cook })).body.message).toContain(EMAIL);
  const second = secretInLetter(await newestLetter(EMAIL));
  expect((await call(confirm, { body: { token }, as: cook })).status).toBe(400);
  const answer = await call(confirm, { body: { token: second }, as: cook });
  expect(answer.status).toBe(200);
  const letters = await (await outbox()).count();
  expect((await call(resend, { as: sessionIn(answer.headers) })).status).toBe(200);
  expect(await (await outbox()).count()).toBe(letters);
  expect((await call(resend)).status).toBe(401);
});

test("the eleventh request for the link in an hour waits", async () => {
  const { cook } = await signUp();
  for (let time = 0; time < 10; time += 1) await call(resend, { as: cook });
  expect((await call(resend, { as: cook })).status).toBe(429);
});

test("a link dies after seven days, and its hash alone is kept", async () => {
  const { cook, token } = await signUp();
  expect(JSON.stringify(await db.emailProof.findMany())).not.toContain(token);
  const { expiresAt } = await db.emailProof.findFirstOrThrow();
  expect(Math.round((expiresAt.getTime() - Date.now()) / 86_400_000)).toBe(7);
  await db.emailProof.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  expect(await readConfirmation({ viewer: cook, token })).toBeNull();
  expect((await call(confirm, { body: { token }, as: cook })).status).toBe(400);
});

test("a recipe goes by email to oneself at once, to others only after the proof", async () => {
  const { cook } = await signUp();
  const id = await storedRecipe(cook);
  const send = (email: string, as: { token: string }) =>
    call(outputRecipe, { params: { id }, body: { format: "email", email }, as });
  expect((await send(EMAIL, cook)).status).toBe(200);
  await db.emailProof.deleteMany();
  expect(await send("friend@plainspoon.test", cook)).toMatchObject({
    status: 403,
    body: {
      code: "unproven",
      message: "Please confirm your email address first. We have sent you a link.",
    },
  });
  expect(await (await outbox()).count({ where: { to: "friend@plainspoon.test" } })).toBe(0);
  const token = secretInLetter(await newestLetter(EMAIL));
  const proven = sessionIn((await call(confirm, { body: { token }, as: cook })).headers);
  expect((await send("friend@plainspoon.test", proven)).status).toBe(200);
});

test("free months wait for the owner's proof", async () => {
  const owner = await person({ proven: false });
  const { token } = await sharedRecipe(owner);
  await call(signUpOnShare, {
    params: { token },
    body: { email: "payer@plainspoon.test", visitorId: "visitor" },
  });
  const payer = await db.user.findUniqueOrThrow({ where: { email: "payer@plainspoon.test" } });
  await onPlan({ ...payer, ...(await startSession({ userId: payer.id })) });
  const credits = async () => (await call(stats, { method: "GET", as: owner })).body.credits;
  expect(await credits()).toBe(0);
  await db.user.update({ where: { id: owner.id }, data: { emailVerifiedAt: new Date() } });
  expect(await credits()).toBe(1);
});

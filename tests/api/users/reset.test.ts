import { POST as forgot } from "@/app/api/users/forgot-password/route";
import { POST as reset } from "@/app/api/users/reset-password/route";
import { POST as login } from "@/app/api/users/login/route";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { outbox } from "@/tests/support/letters";
import { PASSWORD, person } from "@/tests/support/people";

const NEUTRAL = "If an account with that email exists, a password reset link will be sent.";

async function resetToken(email: string): Promise<string> {
  expect((await call(forgot, { body: { email } })).body).toEqual({ success: true, message: NEUTRAL });
  const mail = await (await outbox()).findFirstOrThrow({ where: { to: email }, orderBy: { id: "desc" } });
  return /reset-password\/([\w-]+)$/m.exec(mail.text)?.[1] ?? "";
}

test("a reset link sets the password once and ends every session", async () => {
  const cook = await person();
  const token = await resetToken(cook.email);
  expect((await call(reset, { body: { token, newPassword: "brand new" } })).status).toBe(200);
  expect((await call(login, { body: { email: cook.email, password: PASSWORD } })).status).toBe(401);
  expect((await call(login, { body: { email: cook.email, password: "brand new" } })).status).toBe(200);
  expect((await call(whoAmI, { method: "GET", as: cook })).status).toBe(401);
  expect((await call(reset, { body: { token, newPassword: "again new" } })).status).toBe(400);
});

test("an unknown address gets the same answer and no mail, and leaves nothing behind", async () => {
  expect((await call(forgot, { body: { email: "nobody@plainspoon.test" } })).body).toEqual({
    success: true,
    message: NEUTRAL,
  });
  expect([await (await outbox()).count(), await db.passwordReset.count()]).toEqual([0, 0]);
});

test("only the hash of the token is stored, and it dies after an hour", async () => {
  const cook = await person();
  const token = await resetToken(cook.email);
  expect(JSON.stringify(await db.passwordReset.findMany())).not.toContain(token);
  await db.passwordReset.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
  expect((await call(reset, { body: { token, newPassword: "brand new" } })).status).toBe(400);
});

test.each([
  [{ token: "", newPassword: "brand new" }, "No reset token provided"],
  [{ newPassword: "brand new" }, "No reset token provided"],
  [{ token: "x" }, "Please enter a new password"],
  [{ token: "x", newPassword: "" }, "Please enter a new password"],
  [{ token: "x", newPassword: "short" }, "Password must be at least 6 characters long."],
])("%j is refused", async (body, sentence) => {
  expect((await call(reset, { body })).body).toMatchObject({ code: "invalid", error: sentence });
});

test.each([{}, { email: "" }, { email: "  " }])("a link for nobody (%j) is refused", async (body) => {
  expect((await call(forgot, { body })).body).toMatchObject({
    code: "invalid",
    error: "Please enter your email address",
  });
});

test("the eleventh request in an hour waits", async () => {
  for (let time = 0; time < 10; time += 1) await call(forgot, { body: { email: "x@plainspoon.test" } });
  expect((await call(forgot, { body: { email: "x@plainspoon.test" } })).status).toBe(429);
});

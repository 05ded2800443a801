import { PUT as changeEmail } from "@/app/api/users/email/route";
import { POST as confirmEmail } from "@/app/api/users/email/confirm/route";
import { PUT as changePassword } from "@/app/api/users/password/route";
import { POST as signOutEverywhere } from "@/app/api/users/sign-out-everywhere/route";
import { GET as exportAccount } from "@/app/api/users/export/route";
import { DELETE as deleteMe } from "@/app/api/users/me/route";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { POST as login } from "@/app/api/users/login/route";
import { startSession } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { outbox, sessionIn } from "@/tests/support/letters";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";

const isSignedIn = async (as: { token: string }) =>
  (await call(whoAmI, { method: "GET", as })).status === 200;

/** The same cook on a second device. */
const elsewhere = async (cook: Person) => startSession({ userId: cook.id });

async function confirmToken(to: string): Promise<string> {
  const mail = await (await outbox()).findFirstOrThrow({ where: { to }, orderBy: { id: "desc" } });
  return /confirm-email\/([\w-]+)$/m.exec(mail.text)?.[1] ?? "";
}

describe("email", () => {
  const body = { email: " NEW@plainspoon.test ", password: PASSWORD };

  test("changes when the link is confirmed, once; the old address is told", async () => {
    const cook = await person();
    expect((await call(changeEmail, { method: "PUT", body, as: cook })).status).toBe(200);
    expect(await db.user.findUniqueOrThrow({ where: { id: cook.id } })).toMatchObject({ email: cook.email });
    const token = await confirmToken("new@plainspoon.test");
    const confirmed = await call(confirmEmail, { body: { token }, as: cook });
    expect(confirmed.status).toBe(200);
    expect(await db.user.findUniqueOrThrow({ where: { id: cook.id } })).toMatchObject({
      email: "new@plainspoon.test",
    });
    expect(await (await outbox()).count({ where: { to: cook.email } })).toBe(1);
    const again = await call(confirmEmail, { body: { token }, as: sessionIn(confirmed.headers) });
    expect(again.status).toBe(400);
  });

  test("takes the password, and an address that nobody has", async () => {
    const [cook, other] = [await person(), await person()];
    const change = (over: object) =>
      call(changeEmail, { method: "PUT", body: { ...body, ...over }, as: cook });
    expect((await change({ password: "wrong one" })).status).toBe(400);
    expect((await change({ email: other.email })).status).toBe(409);
    expect((await change({ email: "no address" })).status).toBe(400);
    expect((await call(changeEmail, { method: "PUT", body })).status).toBe(401);
    expect(await db.emailChange.count()).toBe(0);
  });

  test("an address taken while the link waited is not taken twice", async () => {
    const cook = await person();
    await call(changeEmail, { method: "PUT", body, as: cook });
    const token = await confirmToken("new@plainspoon.test");
    await person({ email: "new@plainspoon.test" });
    expect((await call(confirmEmail, { body: { token }, as: cook })).status).toBe(409);
    expect(await db.user.findUniqueOrThrow({ where: { id: cook.id } })).toMatchObject({ email: cook.email });
  });
});

describe("password", () => {
  test("a new one ends every other session and lets in from then on", async () => {
    const cook = await person();
    const other = await elsewhere(cook);
    const body = { currentPassword: PASSWORD, newPassword: "brand new" };
    const changed = await call(changePassword, { method: "PUT", body, as: cook });
    expect(changed.status).toBe(200);
    expect([await isSignedIn(sessionIn(changed.headers)), await isSignedIn(other)]).toEqual([true, false]);
    expect((await call(login, { body: { email: cook.email, password: "brand new" } })).status).toBe(200);
    expect((await call(login, { body: { email: cook.email, password: PASSWORD } })).status).toBe(401);
  });

  test.each([
    [{ currentPassword: "wrong one", newPassword: "brand new" }],
    [{ currentPassword: PASSWORD, newPassword: "short" }],
    [{ currentPassword: PASSWORD, newPassword: "x".repeat(201) }],
  ])("%j is refused, and nothing ends", async (body) => {
    const cook = await person();
    const other = await elsewhere(cook);
    expect((await call(changePassword, { method: "PUT", body, as: cook })).status).toBe(400);
    expect(await isSignedIn(other)).toBe(true);
  });
});

test("sign out everywhere ends all sessions of this cook and nobody else's", async () => {
  const [cook, stranger] = [await person(), await person()];
  const other = await elsewhere(cook);
  expect((await call(signOutEverywhere, { as: cook })).status).toBe(200);
  expect(await Promise.all([cook, other, stranger].map(isSignedIn))).toEqual([false, false, true]);
});

test("the export holds the account and its recipes, nobody else's, and no secret", async () => {
  const [cook, other] = [await person(), await person()];
  await storedRecipe(cook, { title: "my soup" });
  await storedRecipe(other, { title: "their soup" });
  const answer = await call(exportAccount, { method: "GET", as: cook });
  expect(answer.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(answer.body).toMatchObject({ account: { email: cook.email }, recipes: [{ title: "my soup" }] });
  const text = await answer.response.text();
  expect(text).not.toContain("their soup");
  expect(text).not.toMatch(/argon2|tokenHash|passwordHash/);
  expect((await call(exportAccount, { method: "GET" })).status).toBe(401);
});

test("deleting takes the password, and takes everything of this cook along", async () => {
  const [cook, other] = [await person(), await person()];
  await storedRecipe(cook);
  await storedRecipe(other);
  const remove = (body: object) => call(deleteMe, { method: "DELETE", body, as: cook });
  expect((await remove({ password: "wrong one" })).status).toBe(400);
  expect(await isSignedIn(cook)).toBe(true);
  expect((await remove({ password: PASSWORD })).status).toBe(200);
  expect(await isSignedIn(cook)).toBe(false);
  expect(await db.user.findMany({ select: { id: true } })).toEqual([{ id: other.id }]);
  expect(await db.recipe.count()).toBe(1);
});

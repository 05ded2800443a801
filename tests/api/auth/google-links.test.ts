/** Google opens an account by its proven address alone. */
import "@/tests/support/google-env";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { POST as confirmEmail } from "@/app/api/users/email/confirm/route";
import { PUT as changeEmail } from "@/app/api/users/email/route";
import { POST as forgot } from "@/app/api/users/forgot-password/route";
import { DELETE as unlink } from "@/app/api/users/google/route";
import { POST as login } from "@/app/api/users/login/route";
import { POST as reset } from "@/app/api/users/reset-password/route";
import { readMyPlan } from "@/lib/billing/my-plan";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { startGoogle, stopGoogle, signInThroughGoogle } from "@/tests/support/google";
import { newestLetter, secretInLetter, sessionIn, subjectsTo } from "@/tests/support/letters";
import { PASSWORD, person } from "@/tests/support/people";

beforeAll(startGoogle);
afterAll(stopGoogle);

const GMAIL = "rose@gmail.test";

const idOf = async (as: { token: string }) => (await call(whoAmI, { method: "GET", as })).body.id;
const links = () => db.oAuthAccount.findMany({ select: { userId: true, email: true } });

test("a new address makes an account, and signs in to it again", async () => {
  const first = await idOf(sessionIn((await signInThroughGoogle({ email: GMAIL })).headers));
  const again = await idOf(sessionIn((await signInThroughGoogle({ email: GMAIL })).headers));
  expect(first).toEqual(expect.any(String));
  expect(again).toBe(first);
});

test("an address that Google has not verified opens nothing", async () => {
  await person({ email: GMAIL });
  const answer = await signInThroughGoogle({ email: GMAIL, verified: false });
  expect(sessionIn(answer.headers).token).toBe("");
  expect(await links()).toEqual([]);
});

test("Google never links to whoever happens to be signed in, only to the account of its address", async () => {
  const signedIn = await person();
  const answer = await signInThroughGoogle({ email: GMAIL, as: signedIn });
  const own = await idOf(sessionIn(answer.headers));
  expect(own).not.toBe(signedIn.id);
  expect(await links()).toEqual([{ userId: own, email: GMAIL }]);
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: signedIn.id } });
  expect(passwordHash).not.toBeNull();
});

test("a stranger's Google account on an account of mine does not outlive my proof of the address", async () => {
  const owner = await person({ emailOnly: true, proven: false });
  await signInThroughGoogle({ email: "evil@gmail.test", as: owner });
  await call(forgot, { body: { email: owner.email } });
  const token = secretInLetter(await newestLetter(owner.email));
  expect((await call(reset, { body: { token, newPassword: PASSWORD } })).status).toBe(200);
  const stranger = await signInThroughGoogle({ email: "evil@gmail.test" });
  expect(await idOf(sessionIn(stranger.headers))).not.toBe(owner.id);
});

test("a link from before, whose address nobody noted or is another's, opens nothing", async () => {
  const owner = await person();
  for (const email of [null, "evil@gmail.test"]) {
    const link = { provider: "google", providerAccountId: "evil@gmail.test" };
    await db.oAuthAccount.deleteMany();
    await db.oAuthAccount.create({ data: { ...link, userId: owner.id, email } });
    const stranger = await signInThroughGoogle({ email: "evil@gmail.test" });
    expect(await idOf(sessionIn(stranger.headers))).not.toBe(owner.id);
    expect(await db.oAuthAccount.count({ where: { userId: owner.id } })).toBe(0);
  }
});

test("a Google account stays behind with the address that the account leaves", async () => {
  const owner = await person({ email: GMAIL });
  await signInThroughGoogle({ email: GMAIL });
  const body = { email: "new@plainspoon.test", password: PASSWORD };
  await call(changeEmail, { method: "PUT", body, as: owner });
  const token = secretInLetter(await newestLetter("new@plainspoon.test"));
  expect((await call(confirmEmail, { body: { token }, as: owner })).status).toBe(200);
  const left = await signInThroughGoogle({ email: GMAIL });
  expect(await idOf(sessionIn(left.headers))).not.toBe(owner.id);
});

test("an account on a stranger's address is replaced when Google vouches for the owner", async () => {
  const squatter = await person({ email: GMAIL, proven: false });
  const owner = sessionIn((await signInThroughGoogle({ email: GMAIL })).headers);
  expect(await idOf(owner)).toBe(squatter.id);
  expect(await idOf(squatter)).toBeUndefined();
  const answer = await call(login, { body: { email: GMAIL, password: PASSWORD } });
  expect(answer.status).toBe(401);
});

test("nobody loses a password without a letter and a word on the screen", async () => {
  const owner = await person({ email: GMAIL, proven: false });
  await signInThroughGoogle({ email: GMAIL });
  expect(await newestLetter(GMAIL)).toMatch(/the password that was typed for it no longer works/);
  expect((await readMyPlan({ viewer: owner })).keys).toMatchObject({
    hasPassword: false,
    passwordEnded: true,
  });
});

test("a proven account keeps its password and its sessions when Google is linked, and a letter tells of it", async () => {
  const owner = await person({ email: GMAIL });
  const google = sessionIn((await signInThroughGoogle({ email: GMAIL })).headers);
  expect([await idOf(owner), await idOf(google)]).toEqual([owner.id, owner.id]);
  expect((await call(login, { body: { email: GMAIL, password: PASSWORD } })).status).toBe(200);
  expect(await subjectsTo(GMAIL)).toEqual(["Google now signs in to your Plainspoon account"]);
});

test("linked Google accounts are shown, and can be unlinked", async () => {
  const owner = await person({ email: GMAIL });
  await signInThroughGoogle({ email: GMAIL });
  expect((await readMyPlan({ viewer: owner })).keys.google).toEqual([
    { email: GMAIL, linkedAt: expect.any(String) },
  ]);
  expect((await call(unlink, { method: "DELETE", as: owner })).status).toBe(200);
  expect((await readMyPlan({ viewer: owner })).keys.google).toEqual([]);
  expect((await call(unlink, { method: "DELETE" })).status).toBe(401);
});

test("signing in with Google ends the session that the browser came with", async () => {
  const owner = await person({ email: GMAIL });
  const answer = await signInThroughGoogle({ email: GMAIL, as: owner });
  expect(await idOf(sessionIn(answer.headers))).toBe(owner.id);
  expect(await idOf(owner)).toBeUndefined();
});

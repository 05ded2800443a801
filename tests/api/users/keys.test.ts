/** One owner, one set of keys: what the owner does to get an account back ends every key that somebody else holds. */
import { POST as confirmAddress } from "@/app/api/users/confirm/route";
import { POST as resend } from "@/app/api/users/confirm/resend/route";
import { PUT as changeEmail } from "@/app/api/users/email/route";
import { POST as confirmEmail } from "@/app/api/users/email/confirm/route";
import { POST as undoChange } from "@/app/api/users/email/undo/route";
import { POST as forgot } from "@/app/api/users/forgot-password/route";
import { PUT as changePassword } from "@/app/api/users/password/route";
import { POST as register } from "@/app/api/users/register/route";
import { POST as reset } from "@/app/api/users/reset-password/route";
import { POST as signOutEverywhere } from "@/app/api/users/sign-out-everywhere/route";
import { POST as setPassword } from "@/app/api/admin/users/[id]/reset-password/route";
import { GET as whoAmI } from "@/app/api/auth/user/route";
import { POST as login } from "@/app/api/users/login/route";
import { createAccessToken, findAccessToken } from "@/lib/accounts/access-tokens";
import { startDeletingUnverified } from "@/lib/accounts/closing";
import { confirmEmailChange, readUndo } from "@/lib/accounts/email-change";
import { readConfirmation } from "@/lib/accounts/email-verification";
import { startSession } from "@/lib/accounts/sessions";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { deleteUnverifiedAccount } from "@/lib/retention/erase";
import { admin } from "@/tests/support/admins";
import { onPlan, statusOf } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { newestLetter, secretInLetter, sessionIn, subjectsTo } from "@/tests/support/letters";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";

const isSignedIn = async (as: { token: string }) =>
  (await call(whoAmI, { method: "GET", as })).status === 200;

/** Asks to move the account to another address; answers the link's secret. */
async function openChange(as: { token: string }, to: string, password = PASSWORD): Promise<string> {
  const answer = await call(changeEmail, { method: "PUT", body: { email: to, password }, as });
  expect(answer.status).toBe(200);
  return secretInLetter(await newestLetter(to));
}

async function openReset(email: string): Promise<string> {
  expect((await call(forgot, { body: { email } })).status).toBe(200);
  return secretInLetter(await newestLetter(email));
}

const canReset = async (token: string) =>
  (await call(reset, { body: { token, newPassword: "stolen password" } })).status === 200;

/** What a thief may hold: another session, an access token, an open reset link, an open change to the thief's own address. */
async function everyKeyOf(owner: Person) {
  const session = await startSession({ userId: owner.id });
  const change = await openChange(owner, "thief@plainspoon.test");
  const link = await openReset(owner.email);
  const program = await createAccessToken({ viewer: owner, session: owner.token, name: "thief" });
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

describe("the old address takes a change back", () => {
  /** A thief with the password moves the account to an own address; the owner still has the old mailbox. */
  async function moved(owner: Person, to = "thief@plainspoon.test") {
    const token = await openChange(owner, to);
    const thief = sessionIn((await call(confirmEmail, { body: { token }, as: owner })).headers);
    return { thief, undo: secretInLetter(await newestLetter(owner.email)) };
  }
  const takeBack = async (token: string) => (await call(undoChange, { body: { token } })).status;

  test("with the link of its letter: the thief's session and the password end, and the owner chooses another", async () => {
    const owner = await person();
    const { thief, undo } = await moved(owner);
    expect(await takeBack(undo)).toBe(200);
    expect(await db.user.findUniqueOrThrow({ where: { id: owner.id } })).toMatchObject({
      email: owner.email,
    });
    expect(await isSignedIn(thief)).toBe(false);
    const body = { email: owner.email, password: PASSWORD };
    expect((await call(login, { body })).status).toBe(401);
    expect(await canReset(secretInLetter(await newestLetter(owner.email)))).toBe(true);
    expect(await takeBack(undo)).toBe(400);
  });

  test("for 72 hours", async () => {
    const owner = await person();
    const { undo } = await moved(owner);
    const { expiresAt } = await db.emailUndo.findFirstOrThrow();
    expect(Math.round((expiresAt.getTime() - Date.now()) / 3_600_000)).toBe(72);
    await db.emailUndo.updateMany({ data: { expiresAt: new Date(Date.now() - 1) } });
    expect(await takeBack(undo)).toBe(400);
  });

  test("whatever the thief does meanwhile: another password, another address, signing out everywhere", async () => {
    const owner = await person();
    const first = await moved(owner);
    const again = await moved(
      { ...owner, email: "thief@plainspoon.test", ...first.thief },
      "cave@plainspoon.test",
    );
    const body = { currentPassword: PASSWORD, newPassword: "the thief's" };
    const changed = await call(changePassword, { method: "PUT", body, as: again.thief });
    await call(signOutEverywhere, { as: sessionIn(changed.headers) });
    expect(await takeBack(first.undo)).toBe(200);
    expect(await takeBack(again.undo)).toBe(400);
    expect(await db.user.findUniqueOrThrow({ where: { id: owner.id } })).toMatchObject({
      email: owner.email,
    });
  });

  test("also when somebody made an account with it meanwhile and never proved it", async () => {
    const owner = await person();
    const { undo } = await moved(owner);
    const squatter = await person({ email: owner.email, proven: false });
    expect(await takeBack(undo)).toBe(200);
    expect(await db.user.findUniqueOrThrow({ where: { email: owner.email } })).toMatchObject({
      id: owner.id,
    });
    expect(await isSignedIn(squatter)).toBe(false);
  });

  test("and the page says so before; a link that is dead is none", async () => {
    const owner = await person();
    const { undo } = await moved(owner);
    expect(await readUndo(undo)).toEqual({ replaces: false });
    await person({ email: owner.email, proven: false });
    expect(await readUndo(undo)).toEqual({ replaces: true });
    expect(await readUndo("made-up")).toBeNull();
  });

  test("only where it was proven: who never owned that mailbox leaves no link there, whoever has an account on it by then", async () => {
    const attacker = await person({ email: "victim@plainspoon.test", proven: false });
    const token = await openChange(attacker, "attacker@plainspoon.test");
    expect((await call(confirmEmail, { body: { token }, as: attacker })).status).toBe(200);
    const letter = await newestLetter("victim@plainspoon.test");
    expect(letter).toContain("You need do nothing.");
    expect(letter).not.toContain("http");
    expect(await db.emailUndo.count()).toBe(0);
  });

  test("unless somebody else has the address by now", async () => {
    const owner = await person();
    const { undo } = await moved(owner);
    await person({ email: owner.email });
    expect(await takeBack(undo)).toBe(409);
  });
});

describe("an account on a stranger's address, never proven, gives way to a change to that address", () => {
  const ADDRESS = "second@plainspoon.test";

  test("once its link is opened: the stranger's account is gone, with its session and what it had", async () => {
    const [owner, stranger] = [await person(), await person({ email: ADDRESS, proven: false })];
    await storedRecipe(stranger);
    const token = await openChange(owner, ADDRESS);
    // Asking alone changes nothing: the mailbox is not proven yet.
    expect(await isSignedIn(stranger)).toBe(true);
    expect((await call(confirmEmail, { body: { token }, as: owner })).status).toBe(200);
    expect(await db.user.findUniqueOrThrow({ where: { email: ADDRESS } })).toMatchObject({ id: owner.id });
    expect(await isSignedIn(stranger)).toBe(false);
    expect(await db.recipe.count({ where: { userId: stranger.id } })).toBe(0);
  });

  test("the page says so before", async () => {
    const owner = await person();
    const token = await openChange(owner, ADDRESS);
    expect(await readConfirmation({ viewer: owner, token })).toMatchObject({ replaces: false });
    await person({ email: ADDRESS, proven: false });
    expect(await readConfirmation({ viewer: owner, token })).toMatchObject({ replaces: true });
  });

  test("and its plan ends at the gateway first; when that cannot be reached, nothing changes", async () => {
    const [owner, stranger] = [await person(), await person({ email: ADDRESS, proven: false })];
    const token = await openChange(owner, ADDRESS);
    const ended: string[] = [];
    const down = () => Promise.reject(new AppError("upstream", "down"));
    await expect(confirmEmailChange({ viewer: owner, token, deleteUnverified: down })).rejects.toThrow(
      "down",
    );
    expect(await isSignedIn(stranger)).toBe(true);
    const deleteUnverified = async (id: string) => {
      ended.push(id);
      await db.user.delete({ where: { id } });
    };
    await confirmEmailChange({ viewer: owner, token, deleteUnverified });
    expect(ended).toEqual([stranger.id]);
  });

  test("but one that is proven at the last moment stays, and so does its plan", async () => {
    const stranger = await person({ email: ADDRESS, proven: false });
    await onPlan(stranger);
    await db.user.update({ where: { id: stranger.id }, data: { emailVerifiedAt: new Date() } });
    await deleteUnverifiedAccount(stranger.id);
    expect(await db.demoSubscription.findMany()).toMatchObject([{ status: "active" }]);
    expect(await statusOf(stranger)).toMatchObject({ isPremium: true });
  });

  test("and from the moment it begins to go nobody proves it", async () => {
    const stranger = await person({ email: ADDRESS, proven: false });
    await call(resend, { as: stranger });
    const proof = secretInLetter(await newestLetter(ADDRESS));
    const link = await openReset(ADDRESS);
    expect(await startDeletingUnverified(stranger.id)).toBe(true);
    const answers = [
      await call(confirmAddress, { body: { token: proof }, as: stranger }),
      await call(reset, { body: { token: link, newPassword: "brand new" } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409]);
    expect(answers.map(({ body }) => body.message)).toEqual(
      answers.map(() => "This account is being deleted. Please try again in a few minutes."),
    );
    expect(await db.user.findUniqueOrThrow({ where: { email: ADDRESS } })).toMatchObject({
      emailVerifiedAt: null,
    });
  });

  test("but not once it is proven, before the change is asked for or after", async () => {
    const [owner, other] = [await person(), await person({ email: ADDRESS, proven: false })];
    const token = await openChange(owner, ADDRESS);
    await db.user.update({ where: { id: other.id }, data: { emailVerifiedAt: new Date() } });
    expect((await call(confirmEmail, { body: { token }, as: owner })).status).toBe(409);
    const body = { email: ADDRESS, password: PASSWORD };
    expect((await call(changeEmail, { method: "PUT", body, as: owner })).status).toBe(409);
    expect(await isSignedIn(other)).toBe(true);
  });

  test("and nobody changes to the address they have, proven or not", async () => {
    const owner = await person({ proven: false });
    const body = { email: owner.email, password: PASSWORD };
    expect((await call(changeEmail, { method: "PUT", body, as: owner })).status).toBe(409);
  });
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

/** A change of address: what its old owner takes back, and the unproven account of somebody else that gives way to it. */
import { POST as confirmAddress } from "@/app/api/users/confirm/route";
import { POST as resend } from "@/app/api/users/confirm/resend/route";
import { PUT as changeEmail } from "@/app/api/users/email/route";
import { POST as confirmEmail } from "@/app/api/users/email/confirm/route";
import { POST as undoChange } from "@/app/api/users/email/undo/route";
import { PUT as changePassword } from "@/app/api/users/password/route";
import { POST as reset } from "@/app/api/users/reset-password/route";
import { POST as signOutEverywhere } from "@/app/api/users/sign-out-everywhere/route";
import { POST as login } from "@/app/api/users/login/route";
import { startDeletingUnverified } from "@/lib/accounts/closing";
import { confirmEmailChange, readUndo } from "@/lib/accounts/email-change";
import { readConfirmation } from "@/lib/accounts/email-verification";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { deleteUnverifiedAccount } from "@/lib/retention/erase";
import { onPlan, statusOf } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { newestLetter, secretInLetter, sessionIn } from "@/tests/support/letters";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";
import { canReset, isSignedIn, openChange, openReset } from "@/tests/support/keys";

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
    expect(letter).toContain("You do not need to do anything.");
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

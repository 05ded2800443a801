import { POST as activateRoute } from "@/app/api/subscription/activate/route";
import { POST as confirmRoute } from "@/app/api/subscription/admin/activate/route";
import { GET as statusRoute } from "@/app/api/subscription/status/route";
import { db } from "@/lib/db/client";
import { admin } from "@/tests/support/admins";
import { call } from "@/tests/support/call";
import { onTrial, press, sessionIdOf, startTrial, statusOf } from "@/tests/support/billing";
import { person, type Person } from "@/tests/support/people";

const activate = (as: Person | undefined, sessionId: unknown) =>
  call(activateRoute, { as, body: { sessionId, planType: "monthly" } });
const confirm = (as: Person | undefined, userId: string) =>
  call(confirmRoute, { as, body: { userId, planType: "monthly" } });

/** What the app knew is gone, as if its looks had failed. */
async function forget(cook: Person): Promise<void> {
  await db.subscription.deleteMany({ where: { userId: cook.id } });
}

test("one's own finished checkout brings the plan back in line", async () => {
  const cook = await person();
  const sessionId = await onTrial(cook);
  await forget(cook);
  expect(await statusOf(cook)).toMatchObject({ isPremium: false });
  const { status, body } = await activate(cook, sessionId);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, isPremium: true, status: "trialing" });
});

test("an open checkout activates nothing", async () => {
  const cook = await person();
  const { body } = await startTrial(cook);
  const answer = await activate(cook, sessionIdOf(body.url));
  expect([answer.status, answer.body.isPremium]).toEqual([200, false]);
  expect(await statusOf(cook)).toMatchObject({ status: "none", isPremium: false });
});

test("somebody else's checkout, or none, is not found", async () => {
  const [cook, other] = [await person(), await person()];
  const theirs = await onTrial(other);
  expect((await activate(cook, theirs)).status).toBe(404);
  await startTrial(cook);
  expect((await activate(cook, theirs)).status).toBe(404);
  expect((await activate(cook, "cs_demo_nothing")).status).toBe(404);
  expect(await statusOf(cook)).toMatchObject({ isPremium: false });
});

test.each([undefined, "", 5, "x".repeat(400)])("the session id %j is refused", async (sessionId) => {
  expect((await activate(await person(), sessionId)).status).toBe(400);
});

test("takes a signed-in cook", async () => {
  expect((await activate(undefined, "cs_demo_x")).status).toBe(401);
  expect((await confirm(undefined, "u")).status).toBe(401);
  expect((await call(confirmRoute, { body: {} })).status).toBe(401);
});

test("the second call: for oneself, when the gateway confirms a checkout; it grants nothing", async () => {
  const [cook, other] = [await person(), await person()];
  expect((await confirm(cook, cook.id)).status).toBe(403);
  const { body } = await startTrial(cook);
  expect((await confirm(cook, cook.id)).status).toBe(403);
  expect(await statusOf(cook)).toMatchObject({ isPremium: false });
  await press(body.url, "complete");
  await forget(cook);
  expect((await confirm(cook, cook.id)).body).toMatchObject({ success: true, isPremium: true });
  expect((await confirm(cook, other.id)).status).toBe(403);
  expect((await confirm(other, cook.id)).status).toBe(403);
});

test("an admin may name anybody, and grants nothing either", async () => {
  const [cook, boss] = [await person(), await admin()];
  const ask = (userId: string) => call(confirmRoute, { asAdmin: boss, body: { userId, planType: "annual" } });
  expect((await ask(cook.id)).body).toMatchObject({ success: true, isPremium: false, status: "none" });
  await onTrial(cook);
  await forget(cook);
  expect((await ask(cook.id)).body).toMatchObject({ success: true, isPremium: true });
  expect((await ask("nobody")).status).toBe(404);
  expect(await db.auditEntry.findMany({ select: { subject: true } })).toHaveLength(2);
});

test("a page that polls for its plan has the gateway looked at", async () => {
  const cook = await person();
  const sessionId = await onTrial(cook);
  await forget(cook);
  const poll = (id: string) =>
    call(statusRoute, { method: "GET", as: cook, path: `/api/subscription/status?session_id=${id}` });
  expect((await poll("cs_demo_nothing")).body).toMatchObject({ isPremium: false });
  expect((await poll(sessionId)).body).toMatchObject({ isPremium: true, status: "trialing" });
});

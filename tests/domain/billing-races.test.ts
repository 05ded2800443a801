/** Many at once: one trial, one subscription, one of each letter. */
import { POST as activateRoute } from "@/app/api/subscription/activate/route";
import { POST as cancelRoute } from "@/app/api/subscription/cancel/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import {
  advance,
  onPlan,
  onTrial,
  press,
  sessionIdOf,
  startTrial,
  statusOf,
  subjectsTo,
} from "@/tests/support/billing";
import { person } from "@/tests/support/people";

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

test("twenty starts and twenty completions at once are one trial", async () => {
  const cook = await person();
  const starts = await Promise.all(
    TWENTY.map((index) => startTrial(cook, { planType: index % 2 === 0 ? "monthly" : "annual" })),
  );
  expect(starts.map(({ status }) => status)).toEqual(TWENTY.map(() => 200));
  expect(await db.demoCustomer.count()).toBe(1);
  const finished = await Promise.all(starts.map(({ body }) => press(body.url, "complete")));
  const paths = finished.map(({ headers }) => new URL(String(headers.get("location"))).pathname);
  expect(paths.filter((path) => path === "/trial/success")).toHaveLength(1);
  expect(paths.filter((path) => path === "/subscription")).toHaveLength(19);
  expect(await db.subscription.count()).toBe(1);
  expect(await db.demoSubscription.count()).toBe(1);
  expect(await statusOf(cook)).toMatchObject({ status: "trialing" });
});

test("twenty completions of one checkout are one", async () => {
  const cook = await person();
  const { body } = await startTrial(cook);
  const all = await Promise.all(TWENTY.map(() => press(body.url, "complete")));
  expect(new Set(all.map(({ headers }) => headers.get("location"))).size).toBe(1);
  expect(await db.demoSubscription.count()).toBe(1);
});

test("a start while another's checkout is completed gives no second trial", async () => {
  const cook = await person();
  const open = await startTrial(cook);
  const [, late] = await Promise.all([press(open.body.url, "complete"), startTrial(cook)]);
  if (late.status === 200) await press(late.body.url, "complete");
  expect(await db.demoSubscription.count()).toBe(1);
});

test("twenty activations, and looks while time moves, leave one row and one receipt", async () => {
  const cook = await person();
  const sessionId = await onPlan(cook);
  const [moved, ...activated] = await Promise.all([
    advance(31),
    ...TWENTY.map(() => call(activateRoute, { as: cook, body: { sessionId } })),
  ]);
  expect([moved, ...activated].map(({ status }) => status)).toEqual([200, ...TWENTY.map(() => 200)]);
  expect(await db.subscription.count()).toBe(1);
  expect(await db.invoice.count()).toBe(2);
  expect(await subjectsTo(cook)).toHaveLength(2);
});

test("twenty cancellations are one letter", async () => {
  const cook = await person();
  await onTrial(cook);
  const answers = await Promise.all(TWENTY.map(() => call(cancelRoute, { as: cook })));
  expect(answers.map(({ status }) => status)).toEqual(TWENTY.map(() => 200));
  expect(await subjectsTo(cook)).toEqual(["Your Plainspoon plan is cancelled"]);
});

test("a checkout that was completed for another does not activate oneself, at once with theirs", async () => {
  const [cook, other] = [await person(), await person()];
  const { body } = await startTrial(other);
  const [, mine] = await Promise.all([
    press(body.url, "complete"),
    call(activateRoute, { as: cook, body: { sessionId: sessionIdOf(body.url) } }),
  ]);
  expect(mine.status).toBe(404);
  expect(await statusOf(cook)).toMatchObject({ isPremium: false });
});

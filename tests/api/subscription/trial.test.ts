import { POST as startRoute } from "@/app/api/subscription/start-trial/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import {
  advance,
  createCheckout,
  onTrial,
  press,
  showCheckout,
  startTrial,
  statusOf,
} from "@/tests/support/billing";
import { person } from "@/tests/support/people";

test("a trial begins when its checkout is completed, and is premium at once", async () => {
  const cook = await person();
  const { status, body } = await startTrial(cook, { planType: "annual", returnUrl: "/recipe/1?x=2" });
  expect(status).toBe(200);
  expect(await statusOf(cook)).toMatchObject({
    status: "none",
    isPremium: false,
    trialUsed: false,
    recipeLimit: 5,
  });
  expect((await showCheckout(body.url)).response.headers.get("content-type")).toContain("text/html");
  const done = await press(body.url, "complete");
  expect(done.status).toBe(303);
  const back = new URL(String(done.headers.get("location")));
  expect(back.pathname).toBe("/trial/success");
  expect(back.searchParams.get("plan")).toBe("annual");
  expect(back.searchParams.get("returnUrl")).toBe("/recipe/1?x=2");
  expect(String(body.url)).toContain(String(back.searchParams.get("session_id")));
  const now = await statusOf(cook);
  expect(now).toMatchObject({
    status: "trialing",
    isPremium: true,
    trialUsed: true,
    recipeLimit: null,
    billingInterval: "year",
    cancelAtPeriodEnd: false,
  });
  expect(now.nextBillingDate).toBe(now.trialEndsAt);
});

test("time passes: the trial becomes a paid plan, month after month", async () => {
  const cook = await person();
  await onTrial(cook);
  expect((await advance(8)).body).toMatchObject({ success: true });
  expect(await statusOf(cook)).toMatchObject({ status: "active", isPremium: true, trialEndsAt: null });
  await advance(31);
  expect(await db.invoice.findMany({ where: { userId: cook.id }, select: { paidCents: true } })).toEqual([
    { paidCents: 1299 },
    { paidCents: 1299 },
  ]);
});

test.each([{ planType: "weekly" }, { planType: undefined }, { promoCode: "FREE" }, { promoCode: 5 }])(
  "%j is refused",
  async (over) => {
    const { status, body } = await startTrial(await person(), over);
    expect([status, body.code]).toEqual([400, "invalid"]);
  },
);

test("takes a signed-in cook", async () => {
  expect((await call(startRoute, { body: { planType: "monthly" } })).status).toBe(401);
});

test("a second start is refused", async () => {
  const cook = await person();
  await onTrial(cook);
  const again = await startTrial(cook);
  expect([again.status, again.body.code]).toEqual([400, "trial_used"]);
  expect((await createCheckout(cook)).status).toBe(409);
});

import { POST as cancelRoute } from "@/app/api/subscription/cancel/route";
import { POST as cardRoute } from "@/app/api/subscription/change-card/route";
import { POST as changeRoute } from "@/app/api/subscription/change-plan/route";
import { POST as setCardRoute } from "@/app/api/dev/billing/card/route";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { call } from "@/tests/support/call";
import { advance, onPlan, onTrial, press, statusOf, subjectsTo } from "@/tests/support/billing";
import { person, type Person } from "@/tests/support/people";

const change = (as: Person | undefined, planType: unknown) => call(changeRoute, { as, body: { planType } });
const cancel = (as?: Person) => call(cancelRoute, { as });

async function refuseCard(cook: Person): Promise<void> {
  env.DEV_TOOLS = true;
  const { status } = await call(setCardRoute, { body: { email: cook.email, declines: true } });
  env.DEV_TOOLS = false;
  expect(status).toBe(200);
}

describe("another plan", () => {
  test("in the trial: the trial goes on, the plan is the other", async () => {
    const cook = await person();
    await onTrial(cook);
    const { trialEndsAt } = await statusOf(cook);
    const { status, body } = await change(cook, "annual");
    expect(status).toBe(200);
    expect(await statusOf(cook)).toMatchObject({ billingInterval: "month" });
    const back = new URL(String((await press(body.url, "complete")).headers.get("location")));
    expect([back.pathname, back.searchParams.get("plan")]).toEqual(["/subscription/success", "annual"]);
    expect(await statusOf(cook)).toMatchObject({ status: "trialing", billingInterval: "year", trialEndsAt });
    await advance(7);
    expect(await db.invoice.findMany({ select: { paidCents: true } })).toEqual([{ paidCents: 9900 }]);
  });

  test("later: what is left of the old one is taken off", async () => {
    const cook = await person();
    await onPlan(cook);
    await press((await change(cook, "annual")).body.url, "complete");
    expect(await statusOf(cook)).toMatchObject({ status: "active", billingInterval: "year" });
    expect(await db.invoice.findMany({ select: { paidCents: true }, orderBy: { issuedAt: "asc" } })).toEqual([
      { paidCents: 1299 },
      { paidCents: 9900 - 1299 },
    ]);
    await press((await change(cook, "monthly")).body.url, "complete");
    expect(await statusOf(cook)).toMatchObject({ billingInterval: "month" });
    await advance(31);
    const { _sum } = await db.invoice.aggregate({ _sum: { paidCents: true } });
    expect(_sum.paidCents).toBe(9900);
  });

  test("not confirmed, nothing changes; confirmed after a cancellation, the plan goes on", async () => {
    const cook = await person();
    await onPlan(cook);
    await press((await change(cook, "annual")).body.url, "cancel");
    expect(await statusOf(cook)).toMatchObject({ billingInterval: "month" });
    await cancel(cook);
    await press((await change(cook, "annual")).body.url, "complete");
    expect(await statusOf(cook)).toMatchObject({ billingInterval: "year", cancelAtPeriodEnd: false });
  });

  test("refused: the same plan, no plan, a free year that runs, a payment that is owed", async () => {
    const free = await person();
    expect((await change(free, "annual")).status).toBe(409);
    expect((await change(await person({ premium: true }), "annual")).status).toBe(409);
    const cook = await person();
    await onTrial(cook);
    expect((await change(cook, "monthly")).status).toBe(409);
    expect((await change(cook, "weekly")).status).toBe(400);
    expect((await change(undefined, "annual")).status).toBe(401);
    const guest = await person();
    await onTrial(guest, { promoCode: "BANDEJACLUB" });
    await refuseCard(cook);
    await advance(8);
    expect((await change(guest, "annual")).body.error).toMatch(/^Your plan is free until /);
    expect((await change(cook, "annual")).body.error).toMatch(/update your card/);
  });
});

describe("cancelling", () => {
  test("keeps premium to the end of the period, is confirmed by letter, and may be asked for again", async () => {
    const cook = await person();
    await onPlan(cook);
    const { nextBillingDate } = await statusOf(cook);
    const first = await cancel(cook);
    expect(first.status).toBe(200);
    expect(first.body.message).toMatch(/^Your plan is cancelled\. You keep Premium until /);
    expect((await cancel(cook)).status).toBe(200);
    expect(await statusOf(cook)).toMatchObject({
      status: "active",
      isPremium: true,
      cancelAtPeriodEnd: true,
      nextBillingDate,
    });
    expect(await subjectsTo(cook)).toEqual([
      "Your receipt from Plainspoon",
      "Your Plainspoon plan is cancelled",
    ]);
    await advance(32);
    expect(await statusOf(cook)).toMatchObject({
      status: "canceled",
      isPremium: false,
      nextBillingDate: null,
      billingInterval: null,
      recipeLimit: 5,
    });
    expect(await db.invoice.count()).toBe(1);
    expect((await cancel(cook)).status).toBe(409);
  });

  test("in the trial: nothing is ever charged", async () => {
    const cook = await person();
    await onTrial(cook);
    await cancel(cook);
    expect(await statusOf(cook)).toMatchObject({
      status: "trialing",
      isPremium: true,
      cancelAtPeriodEnd: true,
    });
    await advance(40);
    expect(await statusOf(cook)).toMatchObject({ status: "canceled", trialUsed: true });
    expect(await db.invoice.count()).toBe(0);
    expect(await subjectsTo(cook)).toEqual(["Your Plainspoon plan is cancelled"]);
  });

  test("without a plan there is nothing to cancel", async () => {
    expect((await cancel(await person())).status).toBe(409);
    expect((await cancel(await person({ premium: true }))).status).toBe(409);
    expect((await cancel()).status).toBe(401);
  });
});

test("another card pays what is owed", async () => {
  const cook = await person();
  await onTrial(cook);
  await refuseCard(cook);
  await advance(8);
  expect(await statusOf(cook)).toMatchObject({ status: "past_due", isPremium: true });
  const { body } = await call(cardRoute, { as: cook });
  expect((await press(body.url, "complete")).headers.get("location")).toBe(
    "http://localhost:3000/subscription",
  );
  expect(await statusOf(cook)).toMatchObject({ status: "active", isPremium: true });
  expect((await call(cardRoute, { as: await person() })).status).toBe(409);
  expect((await call(cardRoute, {})).status).toBe(401);
});

import { POST as startRoute } from "@/app/api/subscription/start-trial/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import {
  advance,
  createCheckout,
  onTrial,
  press,
  sessionIdOf,
  showCheckout,
  startTrial,
  statusOf,
} from "@/tests/support/billing";
import { person } from "@/tests/support/people";

test("a trial begins when its checkout is completed, and is premium at once", async () => {
  const cook = await person();
  const { status, body } = await startTrial(cook, { planType: "annual", returnUrl: "/recipe/1?x=2" });
  expect(status).toBe(200);
  expect(await statusOf(cook)).toEqual({
    isPremium: false,
    recipeCount: 0,
    recipeLimit: 5,
    billingInterval: null,
    nextBillingDate: null,
    status: "none",
    cancelAtPeriodEnd: false,
    trialEndsAt: null,
    trialUsed: false,
    userId: cook.id,
  });
  const done = await press(body.url, "complete");
  expect(done.status).toBe(303);
  const back = new URL(String(done.headers.get("location")));
  expect(back.pathname).toBe("/trial/success");
  expect(Object.fromEntries(back.searchParams)).toEqual({
    session_id: sessionIdOf(body.url),
    plan: "annual",
    returnUrl: "/recipe/1?x=2",
  });
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
  const days = (Date.parse(String(now.trialEndsAt)) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.99);
  expect(days).toBeLessThanOrEqual(7);
});

test.each([
  { planType: "weekly" },
  { planType: undefined },
  { promoCode: "FREE" },
  { promoCode: 5 },
  { promoCode: "x".repeat(200) },
])("%j is refused", async (over) => {
  const { status, body } = await startTrial(await person(), over);
  expect([status, body.code]).toEqual([400, "invalid"]);
  if ("promoCode" in over) expect(body.error).toBe("This promo code is not valid.");
});

test("takes a signed-in cook, one without a password too", async () => {
  expect((await call(startRoute, { body: { planType: "monthly" } })).status).toBe(401);
  const visitor = await person({ emailOnly: true });
  await onTrial(visitor);
  expect(await statusOf(visitor)).toMatchObject({ status: "trialing", isPremium: true });
});

test("the amount is the server's: what the browser says of price or user is not read", async () => {
  const cook = await person();
  const other = await person();
  const sent = { priceCents: 1, amount: 1, trialDays: 4000, userId: other.id, customerId: "cus_demo_x" };
  await onTrial(cook, sent);
  expect(await db.subscription.findMany()).toMatchObject([{ userId: cook.id, priceCents: 1299 }]);
  await advance(7);
  expect(await db.invoice.findMany()).toMatchObject([{ userId: cook.id, paidCents: 1299 }]);
});

test.each(["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", 7, null, ""])(
  "the return address %j is left out",
  async (returnUrl) => {
    const { body } = await startTrial(await person(), { returnUrl });
    const location = String((await press(body.url, "complete")).headers.get("location"));
    expect(new URL(location).searchParams.has("returnUrl")).toBe(false);
  },
);

test("a second start is refused, whatever became of the first", async () => {
  const cook = await person();
  await onTrial(cook);
  const again = await startTrial(cook);
  expect([again.status, again.body.code]).toEqual([400, "trial_used"]);
  expect(String(again.body.error)).toMatch(/already used/);
  expect((await createCheckout(cook)).status).toBe(409);
});

test("a checkout that was not completed uses nothing up", async () => {
  const cook = await person();
  const first = await startTrial(cook);
  await press(first.body.url, "cancel");
  const second = await startTrial(cook);
  expect((await press(second.body.url, "decline")).status).toBe(402);
  expect(await statusOf(cook)).toMatchObject({ status: "none", trialUsed: false });
  expect((await press(second.body.url, "complete")).status).toBe(303);
  expect(await statusOf(cook)).toMatchObject({ status: "trialing" });
});

test("who has premium has nothing to try", async () => {
  const { status, body } = await startTrial(await person({ premium: true }));
  expect([status, body.code]).toEqual([409, "conflict"]);
});

describe("promo codes", () => {
  test("count as spelled by anyone, once for each person", async () => {
    const cook = await person();
    const { body } = await startTrial(cook, { promoCode: " sharedlove15 " });
    const location = String((await press(body.url, "complete")).headers.get("location"));
    expect(new URL(location).searchParams.get("promoCode")).toBe("SHAREDLOVE15");
    await advance(7);
    expect(await db.invoice.findMany({ select: { totalCents: true, discountCents: true } })).toEqual([
      { totalCents: 1104, discountCents: 195 },
    ]);
    await db.subscription.updateMany({ data: { status: "canceled" } });
    await db.demoSubscription.updateMany({ data: { status: "canceled", nextEventAt: null } });
    const again = await createCheckout(cook, { promoCode: "SHAREDLOVE15" });
    expect([again.status, again.body.error]).toEqual([400, "You have already used this promo code."]);
    expect((await createCheckout(cook, { promoCode: "BANDEJACLUB" })).status).toBe(200);
  });

  test("BANDEJACLUB: the next date is the trial's end, and the first charge a year later", async () => {
    const cook = await person();
    await onTrial(cook, { promoCode: "BANDEJACLUB" });
    const { nextBillingDate } = await statusOf(cook);
    expect(Math.round((Date.parse(String(nextBillingDate)) - Date.now()) / 86_400_000)).toBe(7);
    await advance(7 + 360);
    expect(await statusOf(cook)).toMatchObject({ status: "active", isPremium: true });
    expect(await db.invoice.aggregate({ _sum: { paidCents: true } })).toEqual({ _sum: { paidCents: 0 } });
    await advance(7);
    expect(await db.invoice.aggregate({ _sum: { paidCents: true } })).toEqual({ _sum: { paidCents: 1299 } });
  });
});

describe("the checkout page", () => {
  test("says that nobody is charged, and what is due", async () => {
    const { body } = await startTrial(await person());
    const shown = await showCheckout(body.url);
    expect(shown.status).toBe(200);
    const html = await shown.response.text();
    expect(html).toContain("Demo checkout: no card is charged");
    expect(html).toContain("$12.99 per month");
    for (const button of ["Complete payment", "Cancel", "Decline card"])
      expect(html).toContain(`>${button}<`);
  });

  test("declined: says so, stays open", async () => {
    const { body } = await startTrial(await person());
    const declined = await press(body.url, "decline");
    expect(declined.status).toBe(402);
    expect(await declined.response.text()).toContain("The card was declined.");
    expect((await showCheckout(body.url)).status).toBe(200);
  });

  test("cancelled: leads to My Plan without the checkout's id, and stays cancelled", async () => {
    const cook = await person();
    const { body } = await startTrial(cook, { returnUrl: "/saved-recipes" });
    for (const outcome of ["cancel", "complete", "decline"]) {
      const answer = await press(body.url, outcome);
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toBe("http://localhost:3000/subscription");
    }
    expect(await statusOf(cook)).toMatchObject({ status: "none" });
    expect((await showCheckout(body.url)).status).toBe(303);
  });

  test("completed: redirects again, without effect", async () => {
    const cook = await person();
    const { body } = await startTrial(cook);
    const first = await press(body.url, "complete");
    for (const outcome of ["complete", "cancel", "decline"])
      expect((await press(body.url, outcome)).headers.get("location")).toBe(first.headers.get("location"));
    expect(await db.demoSubscription.count()).toBe(1);
  });

  test("is not there for another id; takes its three outcomes only", async () => {
    expect((await showCheckout("http://x/checkout/demo/cs_demo_nothing")).status).toBe(404);
    const { body } = await startTrial(await person());
    expect((await press(body.url, "refund")).status).toBe(400);
  });
});

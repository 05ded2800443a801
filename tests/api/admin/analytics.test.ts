import { GET as comparison } from "@/app/api/admin/analytics/mom-comparison/route";
import { GET as products } from "@/app/api/admin/analytics/products/route";
import { GET as revenue } from "@/app/api/admin/analytics/revenue/route";
import { POST as funnel } from "@/app/api/admin/funnel/create-user/route";
import { GET as byTag } from "@/app/api/admin/users/by-product-tag/[tag]/route";
import { billingNow } from "@/lib/billing/gateway";
import { db } from "@/lib/db/client";
import { monthsToCompare } from "@/lib/rules/analytics/period";
import { admin } from "@/tests/support/admins";
import { advance, onTrial, statusOf } from "@/tests/support/billing";
import { call } from "@/tests/support/call";
import { person } from "@/tests/support/people";

const DAY_MS = 24 * 60 * 60 * 1000;
const now = await billingNow();
const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);

const get = async (handler: typeof products, path = "/x") =>
  (await call(handler, { method: "GET", path, asAdmin: await admin() })).body as unknown as Record<
    string,
    never
  >;

let count = 0;
async function joined(createdAt: Date, over: { isTest?: boolean; premium?: boolean } = {}) {
  const { id } = await person({ premium: over.premium });
  await db.user.update({ where: { id }, data: { createdAt, isTest: over.isTest ?? false } });
  return id;
}
const invoice = (
  userId: string,
  paidAt: Date,
  paidCents: number,
  over: { refundedCents?: number; isTest?: boolean } = {},
) =>
  db.invoice.create({
    data: {
      ...{
        id: `in_${(count += 1)}`,
        userId,
        status: "paid",
        description: "Premium",
        currency: "usd",
        ...over,
      },
      ...{
        subtotalCents: paidCents,
        discountCents: 0,
        totalCents: paidCents,
        paidCents,
        issuedAt: paidAt,
        paidAt,
      },
    },
  });
const subscription = (
  userId: string,
  over: {
    status?: string;
    interval?: string;
    priceCents?: number;
    currentPeriodEnd?: Date;
    discountPercent?: number;
    discountEndsAt?: Date;
    startedAt?: Date;
  },
) =>
  db.subscription.create({
    data: {
      ...{
        id: `sub_${(count += 1)}`,
        userId,
        status: "active",
        interval: "month",
        priceCents: 1299,
        currency: "usd",
      },
      ...{ currentPeriodEnd: ago(-20), startedAt: ago(1), syncedAt: now, ...over },
    },
  });

test("a period's sign-ups, subscriptions and products; test users in none of them", async () => {
  await joined(ago(0.5));
  const paying = await joined(ago(2));
  await subscription(paying, { interval: "year", startedAt: ago(2) });
  await joined(ago(3), { premium: true });
  await joined(ago(40));
  const test = await joined(ago(1), { isTest: true, premium: true });
  await subscription(test, {});
  for (const [userId, id] of [
    [paying, "p1"],
    [test, "p2"],
  ] as const)
    await db.purchase.create({
      data: {
        id,
        userId,
        productTag: "dinnerinadash",
        amountCents: 999,
        currency: "usd",
        purchasedAt: ago(1),
      },
    });
  const { analytics } = await get(products, "/x?period=7d");
  expect(analytics).toMatchObject({
    summary: {
      totalSignups: 3,
      premiumSignups: 2,
      freeSignups: 1,
      monthlySubscriptions: 0,
      annualSubscriptions: 1,
    },
    productTags: { counts: { dinnerinadash: 1, "15-minute-meals": 0 } },
  });
  const { days } = analytics as unknown as { days: { premium: number; free: number }[] };
  expect(days.reduce((sum, { premium, free }) => sum + premium + free, 0)).toBe(3);
  expect((await get(products)).analytics).toMatchObject({ period: "30d", summary: { totalSignups: 3 } });
});

test("the demo's clock moves premium, trial end and revenue, and nothing else", async () => {
  const cook = await person();
  await onTrial(cook);
  const signups = async () =>
    (await get(products, "/x?period=24h")).analytics as unknown as { summary: object };
  const growth = async () => (await get(comparison)).comparison as unknown as { currentMonth: object };
  expect((await signups()).summary).toMatchObject({ totalSignups: 1, premiumSignups: 1 });
  const month = (await growth()).currentMonth;
  await advance(40);
  expect((await signups()).summary).toMatchObject({ totalSignups: 1, premiumSignups: 1 });
  expect((await growth()).currentMonth).toEqual(month);
  // The trial became a plan, and was paid: 33 days ago by the gateway's clock, and again 3 days ago.
  expect((await get(revenue)).revenue).toMatchObject({ currentMRR: 12.99 });
  expect((await statusOf(cook)).status).toBe("active");
});

test("an unknown period is refused", async () => {
  const answer = await call(products, { method: "GET", path: "/x?period=1y", asAdmin: await admin() });
  expect(answer.status).toBe(400);
});

test("month over month compares the same days; from nothing there is no growth", async () => {
  expect((await get(comparison)).comparison).toMatchObject({
    growth: { total: null, premium: null, dinnerInDash: null, fifteenMinuteMeals: null },
  });
  const { current, previous } = monthsToCompare(now, "UTC");
  for (const at of [previous.from, previous.from]) await joined(at);
  for (const at of [current.from, current.from, current.from]) await joined(at, { premium: true });
  const body = await get(comparison);
  expect(body.comparison).toMatchObject({ growth: { total: 50, premium: null } });
});

test("revenue is what was paid less refunds; recurring money counts a twelfth of a year and nothing of trials, grants and tests", async () => {
  const cook = await joined(ago(5));
  const test = await joined(ago(5), { isTest: true });
  await invoice(cook, ago(0.2), 1299);
  await invoice(cook, ago(0.3), 999, { refundedCents: 999 });
  await invoice(test, ago(0.2), 5000, { isTest: true });
  await subscription(cook, { priceCents: 1299 });
  await subscription(await joined(ago(9)), { interval: "year", priceCents: 9900 });
  await subscription(await joined(ago(9)), { priceCents: 1299, status: "trialing" });
  await subscription(await joined(ago(9)), { priceCents: 1299, status: "canceled" });
  await subscription(await joined(ago(9)), { priceCents: 1299, currentPeriodEnd: ago(2) });
  await subscription(await joined(ago(9)), {
    priceCents: 1299,
    discountPercent: 100,
    discountEndsAt: ago(-300),
  });
  await subscription(test, { priceCents: 1299 });
  await joined(ago(9), { premium: true });
  const body = await get(revenue);
  expect(body.revenue).toMatchObject({ last24Hours: 12.99, currentMRR: 21.24, currentARR: 254.88 });
});

const PURCHASE = {
  email: "funnel@plainspoon.test",
  stripeCustomerId: "cus_test_1",
  purchasedProducts: ["Premium Monthly", "Dinner in a Dash", "15 Minute Meals Recipe Bundle"],
  subscriptionId: "sub_test_1",
};

test("a funnel purchase makes a test user who has what was bought and is in no figure", async () => {
  const asAdmin = await admin();
  const answer = await call(funnel, { body: PURCHASE, asAdmin });
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { success: true, user: { email: PURCHASE.email } },
  ]);
  for (const tag of ["dinnerinadash", "15 Minute Meals"])
    expect((await call(byTag, { method: "GET", params: { tag }, asAdmin })).body).toEqual({
      success: true,
      count: 1,
    });
  expect((await get(products)).analytics).toMatchObject({
    summary: { totalSignups: 0, monthlySubscriptions: 0 },
  });
  expect((await get(revenue)).revenue).toMatchObject({ currentMRR: 0 });
});

test.each([
  [{ ...PURCHASE, purchasedProducts: ["A spoon"] }, 400],
  [{ ...PURCHASE, purchasedProducts: [] }, 400],
  [{ ...PURCHASE, subscriptionId: undefined }, 400],
  [{ ...PURCHASE, email: "x" }, 400],
])("the funnel refuses %j", async (body, status) => {
  expect((await call(funnel, { body, asAdmin: await admin() })).status).toBe(status);
  expect(await db.user.count()).toBe(0);
});

test("the funnel leaves a real cook's account alone", async () => {
  const cook = await person();
  const answer = await call(funnel, { body: { ...PURCHASE, email: cook.email }, asAdmin: await admin() });
  expect(answer.status).toBe(409);
  expect(await db.purchase.count()).toBe(0);
});

test("nobody bought what does not exist", async () => {
  const answer = await call(byTag, { method: "GET", params: { tag: "spoons" }, asAdmin: await admin() });
  expect(answer.body).toEqual({ success: true, count: 0 });
});

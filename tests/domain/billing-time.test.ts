/** A plan's whole life by the demo clock, with its letters; and the rounds that nobody asks for. */
import { POST as advanceRoute } from "@/app/api/dev/billing/advance/route";
import { POST as cardRoute } from "@/app/api/dev/billing/card/route";
import { POST as cancelRoute } from "@/app/api/subscription/cancel/route";
import { PUT as editRoute } from "@/app/api/recipes/[id]/route";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { letters } from "@/lib/mail/send";
import { replaceServices } from "@/lib/services";
import { call } from "@/tests/support/call";
import { makeJobsDue } from "@/tests/support/jobs";
import { outbox } from "@/tests/support/letters";
import {
  advance,
  billingRound,
  onPlan,
  onTrial,
  startTrial,
  statusOf,
  subjectsTo,
} from "@/tests/support/billing";
import { person, type Person } from "@/tests/support/people";
import { storedRecipe } from "@/tests/support/recipes";

const REMINDER = "Your free trial ends in 2 days";
const RECEIPT = "Your receipt from Plainspoon";

async function card(cook: Person, declines: boolean): Promise<void> {
  env.DEV_TOOLS = true;
  await call(cardRoute, { body: { email: cook.email, declines } });
  env.DEV_TOOLS = false;
}

const paid = async (cook: Person) =>
  (await db.invoice.aggregate({ where: { userId: cook.id }, _sum: { paidCents: true } }))._sum.paidCents;

test("trial, paid, past due, recovered, cancelled, over; premium goes along at each step", async () => {
  const cook = await person();
  const recipe = await storedRecipe(cook);
  const mayEdit = async () =>
    (await call(editRoute, { method: "PUT", as: cook, params: { id: recipe }, body: { title: "Mine" } }))
      .status === 200;
  const now = async () => [(await statusOf(cook)).status, await mayEdit()];

  expect(await now()).toEqual(["none", false]);
  await onTrial(cook);
  expect(await now()).toEqual(["trialing", true]);
  await advance(4);
  expect(await subjectsTo(cook)).toEqual([]);
  await advance(1);
  expect(await subjectsTo(cook)).toEqual([REMINDER]);
  await advance(2);
  expect(await now()).toEqual(["active", true]);
  expect(await subjectsTo(cook)).toEqual([REMINDER, RECEIPT]);

  await card(cook, true);
  await advance(31);
  expect(await now()).toEqual(["past_due", true]);
  await card(cook, false);
  await advance(3);
  expect(await now()).toEqual(["active", true]);
  expect(await paid(cook)).toBe(2 * 1299);

  await call(cancelRoute, { as: cook });
  expect(await now()).toEqual(["active", true]);
  await advance(31);
  expect(await now()).toEqual(["canceled", false]);
  expect(await paid(cook)).toBe(2 * 1299);
  expect(await subjectsTo(cook)).toEqual([REMINDER, RECEIPT, RECEIPT, "Your Plainspoon plan is cancelled"]);
});

test("the reminder names the day and the sum, also when time leaps over it", async () => {
  const cook = await person();
  await onTrial(cook, { planType: "annual", promoCode: "SHAREDLOVE15" });
  await advance(8);
  expect(await subjectsTo(cook)).toEqual([REMINDER, RECEIPT]);
  const reminder = await (await outbox()).findFirstOrThrow({ where: { subject: REMINDER } });
  const { trialEndsAt } = await db.subscription.findFirstOrThrow();
  const day = trialEndsAt?.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  expect(reminder.text).toContain(`ends on ${day}`);
  expect(reminder.text).toContain("charged $84.15");
});

test("BANDEJACLUB's reminder comes before the year is over, not before the trial is", async () => {
  const cook = await person();
  await onTrial(cook, { promoCode: "BANDEJACLUB" });
  await advance(10);
  expect(await subjectsTo(cook)).toEqual([]);
  await advance(365 - 10 + 4);
  expect(await subjectsTo(cook)).toEqual([]);
  await advance(1);
  expect(await subjectsTo(cook)).toEqual(["Your free time ends in 2 days"]);
  await advance(3);
  expect(await subjectsTo(cook)).toEqual(["Your free time ends in 2 days", RECEIPT]);
});

test("a card that refuses to the last ends the plan", async () => {
  const cook = await person();
  await onPlan(cook, { planType: "annual" });
  await card(cook, true);
  await advance(366);
  expect(await statusOf(cook)).toMatchObject({ status: "past_due", isPremium: true });
  await advance(15);
  expect(await statusOf(cook)).toMatchObject({ status: "canceled", isPremium: false });
  expect(await paid(cook)).toBe(9900);
});

test("eleven years at once are all there", async () => {
  const cook = await person();
  await onPlan(cook);
  const { status, body } = await advance(4000);
  expect(status).toBe(200);
  expect(Math.round((Date.parse(String(body.now)) - Date.now()) / 86_400_000)).toBe(4000);
  expect(await db.invoice.count()).toBe(132);
  expect(await statusOf(cook)).toMatchObject({ status: "active", isPremium: true });
});

test.each([-1, 4001, 1.5, "7", null])("%j days are refused", async (days) => {
  expect((await advance(days as number)).status).toBe(400);
});

test("the clock stands where it is without DEV_TOOLS", async () => {
  expect((await call(advanceRoute, { body: { days: 1 } })).status).toBe(404);
  expect((await call(cardRoute, { body: { email: "a@plainspoon.test", declines: true } })).status).toBe(404);
});

describe("rounds", () => {
  test("send a reminder once, and what the mailer refused before", async () => {
    const cook = await person();
    await onTrial(cook);
    await db.subscription.updateMany({
      data: {
        trialEndsAt: new Date(Date.now() + 47 * 3_600_000),
        currentPeriodEnd: new Date(Date.now() + 47 * 3_600_000),
      },
    });
    replaceServices({ mail: { send: () => Promise.reject(new Error("no mail today")) } });
    await billingRound();
    expect(await subjectsTo(cook)).toEqual([]);
    replaceServices();
    await makeJobsDue([letters]);
    await Promise.all([billingRound(), billingRound()]);
    await billingRound();
    expect(await subjectsTo(cook)).toEqual([REMINDER]);
  });

  test("look at a customer whose period ended without a word", async () => {
    const cook = await person();
    await onPlan(cook);
    const past = new Date(Date.now() - 2 * 86_400_000);
    await db.subscription.updateMany({ data: { currentPeriodEnd: past, syncedAt: past } });
    expect(await statusOf(cook)).toMatchObject({ isPremium: false });
    await billingRound();
    expect(await statusOf(cook)).toMatchObject({ isPremium: true });
  });

  test("let what fell due in the demo happen, though nobody moved the clock", async () => {
    const cook = await person();
    await onTrial(cook);
    await db.demoSubscription.updateMany({ data: { nextEventAt: new Date(Date.now() - 1000) } });
    await billingRound();
    expect(await statusOf(cook)).toMatchObject({ status: "active" });
  });

  test("nobody is reminded who has cancelled, or who has not begun", async () => {
    const [cook, other] = [await person(), await person()];
    await onTrial(cook);
    await call(cancelRoute, { as: cook });
    await startTrial(other);
    await advance(6);
    expect(await subjectsTo(cook)).toEqual(["Your Plainspoon plan is cancelled"]);
    expect(await subjectsTo(other)).toEqual([]);
  });
});

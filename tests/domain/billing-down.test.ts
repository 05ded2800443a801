/** The gateway fails at every point of every call: the sentence for it (billing.md#checkout-failures), nothing changed here, and all well once it is back. */
import { POST as activateRoute } from "@/app/api/subscription/activate/route";
import { POST as cancelRoute } from "@/app/api/subscription/cancel/route";
import { POST as changeRoute } from "@/app/api/subscription/change-plan/route";
import { DELETE as deleteMe } from "@/app/api/users/me/route";
import { db } from "@/lib/db/client";
import { replaceServices } from "@/lib/services";
import { call, type Answer } from "@/tests/support/call";
import { createCheckout, startTrial, statusOf } from "@/tests/support/billing";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { useStripe } from "@/tests/support/stripe";
import type { StripeApi } from "@/tests/support/stripe-api";

let api: StripeApi;
beforeAll(async () => {
  api = await useStripe();
});
afterAll(async () => {
  replaceServices();
  await api.stop();
});
beforeEach(() => api.fail(null));

let sessionId = "";

async function trying(): Promise<Person> {
  const cook = await person();
  const { body } = await startTrial(cook);
  api.world.complete(String(body.url));
  sessionId = String(body.url).split("/").at(-1) ?? "";
  await call(activateRoute, { as: cook, body: { sessionId } });
  return cook;
}

type Case = {
  name: string;
  prepare: () => Promise<Person>;
  ask: (cook: Person) => Promise<Answer>;
  sentence: string;
};

const CASES: Case[] = [
  {
    name: "start-trial",
    prepare: person,
    ask: (cook) => startTrial(cook, { promoCode: "SHAREDLOVE15" }),
    sentence: "Unable to process your trial request. Please try again.",
  },
  {
    name: "create-checkout",
    prepare: person,
    ask: (cook) => createCheckout(cook, { planType: "annual" }),
    sentence: "Unable to process your subscription. Please try again.",
  },
  {
    name: "activate",
    prepare: trying,
    ask: (cook) => call(activateRoute, { as: cook, body: { sessionId } }),
    sentence: "There was a problem activating your subscription. Please refresh the page or try again later.",
  },
  {
    name: "change-plan",
    prepare: trying,
    ask: (cook) => call(changeRoute, { as: cook, body: { planType: "annual" } }),
    sentence: "Unable to change your plan. Please try again later.",
  },
  {
    name: "cancel",
    prepare: trying,
    ask: (cook) => call(cancelRoute, { as: cook }),
    sentence: "Unable to cancel subscription. Please try again later.",
  },
  {
    name: "deleting the account",
    prepare: trying,
    ask: (cook) => call(deleteMe, { method: "DELETE", as: cook, body: { password: PASSWORD } }),
    sentence:
      "Your subscription could not be ended, so your account was not deleted. Please try again later.",
  },
];

describe.each(CASES)("$name", ({ prepare, ask, sentence }) => {
  test("fails at each request in turn, and then works", async () => {
    const cook = await prepare();
    const before = await statusOf(cook);
    let failures = 0;
    for (let after = 0; ; after += 1) {
      await db.rateLimiterFlexible.deleteMany();
      api.fail("down", after);
      const answer = await ask(cook);
      api.fail(null);
      if (answer.status === 200) break;
      failures += 1;
      expect([answer.status, answer.body.code, answer.body.error]).toEqual([502, "upstream", sentence]);
      expect(await statusOf(cook)).toEqual(before);
    }
    expect(failures).toBeGreaterThan(0);
  }, 120_000);
});

test("a deleted account pays nothing any more, and its address has no second trial", async () => {
  const cook = await trying();
  const remove = await call(deleteMe, { method: "DELETE", as: cook, body: { password: PASSWORD } });
  expect(remove.status).toBe(200);
  expect([...api.world.subscriptions.values()].at(-1)?.status).toBe("canceled");
  expect(await db.user.count()).toBe(0);
  const again = await person({ email: cook.email });
  expect(await statusOf(again)).toMatchObject({ trialUsed: true, isPremium: false });
  expect((await startTrial(again)).body.code).toBe("trial_used");
  expect((await createCheckout(again)).status).toBe(200);
});

test("an address that came to the account after its trial has none either", async () => {
  const cook = await trying();
  await db.user.update({ where: { id: cook.id }, data: { email: "moved@plainspoon.test" } });
  await call(deleteMe, { method: "DELETE", as: cook, body: { password: PASSWORD } });
  for (const email of [cook.email, "moved@plainspoon.test"])
    expect((await startTrial(await person({ email }))).body.code).toBe("trial_used");
});

/** Stripe's messages: believed when Stripe signed them, and then only as to which customer to sync. */
import { POST as webhook } from "@/app/api/webhooks/stripe/route";
import { db } from "@/lib/db/client";
import { replaceServices } from "@/lib/services";
import { call } from "@/tests/support/call";
import { outbox } from "@/tests/support/letters";
import { startTrial, statusOf } from "@/tests/support/billing";
import { person, type Person } from "@/tests/support/people";
import { deliver, send, useStripe } from "@/tests/support/stripe";
import type { StripeApi } from "@/tests/support/stripe-api";

let api: StripeApi;
beforeAll(async () => {
  api = await useStripe();
});
afterAll(async () => {
  replaceServices();
  await api.stop();
});
beforeEach(() => {
  api.fail(null);
  api.world.events = [];
});

/** A cook whose trial was completed at Stripe, and Stripe's message of it, which has not arrived. */
async function completed(): Promise<{ cook: Person; event: (typeof api.world.events)[number] }> {
  const cook = await person();
  const { body } = await startTrial(cook);
  api.world.complete(String(body.url));
  const event = api.world.events.find(({ type }) => type === "checkout.session.completed");
  if (!event) throw new Error("no event");
  return { cook, event };
}

test("brings the customer it names in line, and nobody else", async () => {
  const { cook, event } = await completed();
  const other = await completed();
  expect((await deliver(api, event)).body).toEqual({ received: true });
  expect(await statusOf(cook)).toMatchObject({ status: "trialing", isPremium: true, trialUsed: true });
  expect(await statusOf(other.cook)).toMatchObject({ status: "none" });
});

test("what a message says of money is not read", async () => {
  const { cook } = await completed();
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({ where: { id: cook.id } });
  const lie = { id: "evt_lie", type: "customer.subscription.updated" };
  api.world.subscriptions.clear();
  await deliver(api, {
    ...lie,
    object: { object: "subscription", customer: stripeCustomerId ?? "", status: "active", metadata: {} },
  });
  expect(await statusOf(cook)).toMatchObject({ status: "none", isPremium: false });
});

test("a second time does nothing", async () => {
  const { event } = await completed();
  await deliver(api, event);
  const asked = api.requests.length;
  expect((await deliver(api, event)).body).toEqual({ received: true });
  expect(api.requests).toHaveLength(asked);
});

test("forged, changed, old, of another secret or unsigned: refused, without a trace", async () => {
  const { event } = await completed();
  const { raw, signature } = api.signed(event);
  const old = api.signed(event, { at: new Date(Date.now() - 301_000) });
  const answers = [
    await send(raw, null),
    await send(raw, "t=1,v1=00"),
    await send(raw.replace("cus_", "cus_x"), signature),
    await send(`${raw} `, signature),
    await send(old.raw, old.signature),
    await deliver(api, event, { secret: "whsec_another" }),
    await send("no json", signature),
  ];
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [400, "invalid"]));
  expect(await db.stripeEvent.count()).toBe(0);
  const fresh = api.signed(event, { at: new Date(Date.now() - 290_000) });
  expect((await send(fresh.raw, fresh.signature)).status).toBe(200);
});

test("of nobody we know, or of nobody at all: taken and left alone", async () => {
  for (const object of [{ object: "invoice", customer: "cus_unknown" }, { object: "product" }])
    expect((await deliver(api, { id: api.world.newId("evt"), type: "x", object })).body).toEqual({
      received: true,
    });
});

test.each(["down", 500] as const)(
  "Stripe %s: refused, so that it is sent again, and then it works",
  async (how) => {
    const { cook, event } = await completed();
    api.fail(how);
    expect((await deliver(api, event)).status).toBe(502);
    api.fail(null);
    expect(await statusOf(cook)).toMatchObject({ status: "none" });
    expect((await deliver(api, event)).status).toBe(200);
    expect(await statusOf(cook)).toMatchObject({ status: "trialing" });
  },
);

test("a body too large is not read", async () => {
  expect((await send("x".repeat(1024 * 1024 + 1), "t=1,v1=00")).status).toBe(413);
});

test("twenty at once end in one subscription and one receipt", async () => {
  const cook = await person();
  const { createCheckout } = await import("@/tests/support/billing");
  const { body } = await createCheckout(cook);
  api.world.complete(String(body.url));
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({ where: { id: cook.id } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      deliver(api, {
        id: api.world.newId("evt"),
        type: "invoice.paid",
        object: { customer: stripeCustomerId ?? "" },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await db.subscription.count()).toBe(1);
  expect(await db.invoice.count()).toBe(1);
  expect(await (await outbox()).count()).toBe(1);
});

test("without a key there is nobody who could have signed", async () => {
  const { event } = await completed();
  const { raw, signature } = api.signed(event);
  replaceServices();
  const answer = await call(webhook, { origin: null, raw, headers: { "stripe-signature": signature } });
  expect([answer.status, answer.body.code]).toEqual([400, "invalid"]);
});

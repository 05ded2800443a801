/** Every event that can touch a subscription brings its customer in line, alone, in any order, doubled, late, and after failures. */
import fc from "fast-check";
import { syncCustomer } from "@/lib/billing/sync";
import { db } from "@/lib/db/client";
import { nextCharge } from "@/lib/rules/billing/next-charge";
import { replaceServices } from "@/lib/services";
import { EVENTS, type About } from "@/tests/fixtures/stripe/events";
import { createCheckout, startTrial, statusOf } from "@/tests/support/billing";
import { person, type Person } from "@/tests/support/people";
import { deliver, useStripe } from "@/tests/support/stripe";
import type { StripeApi } from "@/tests/support/stripe-api";
import type { WorldEvent } from "@/tests/support/stripe-world";

let api: StripeApi;
beforeAll(async () => {
  api = await useStripe();
});
afterAll(async () => {
  replaceServices();
  await api.stop();
});
beforeEach(() => api.fail(null));

/** A plan that was bought at Stripe; nobody has told us yet. */
async function bought(): Promise<{ cook: Person; about: About }> {
  const cook = await person();
  const { body } = await createCheckout(cook);
  api.world.complete(String(body.url));
  const { stripeCustomerId: customer } = await db.user.findUniqueOrThrow({ where: { id: cook.id } });
  const charge = [...api.world.charges.values()].find((one) => one.customer === customer);
  const invoice = api.world.invoicesOf(String(customer)).at(-1);
  return {
    cook,
    about: {
      customer: String(customer),
      charge: String(charge?.id),
      payment_intent: String(charge?.payment_intent),
      invoice: String(invoice?.id),
    },
  };
}

const eventOf = ([type, brings]: (typeof EVENTS)[number], about: About): WorldEvent => ({
  id: api.world.newId("evt"),
  type,
  ...brings(about),
});

test.each(EVENTS)("%s alone brings the customer in line", async (type, brings) => {
  const { cook, about } = await bought();
  expect((await deliver(api, eventOf([type, brings], about))).status).toBe(200);
  expect(await statusOf(cook)).toMatchObject({ status: "active", isPremium: true });
});

test("all of them, in any order, doubled and late, end as a fresh look does", async () => {
  const { cook, about } = await bought();
  const [subscription] = api.world.subscriptionsOf(about.customer);
  const stored = async () => ({
    subscriptions: await db.subscription.findMany({ where: { userId: cook.id }, omit: { syncedAt: true } }),
    invoices: await db.invoice.findMany({ where: { userId: cook.id }, omit: { receiptSentAt: true } }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...EVENTS, ...EVENTS], { minLength: 3, maxLength: 8 }),
      fc.nat(7),
      async (some, at) => {
        const events = some.map((one) => eventOf(one, about));
        for (const [index, event] of events.entries()) {
          // Something happens at Stripe between two of them, and is undone the next time.
          if (index === at % events.length)
            api.world.update(subscription?.id ?? "", {
              cancel_at_period_end: !subscription?.cancel_at_period_end,
            });
          await deliver(api, event);
          if (index % 2 === 0) await deliver(api, event);
        }
        const last = eventOf(EVENTS[0] ?? ["invoice.paid", () => ({ object: {} })], about);
        await deliver(api, last);
        const byEvents = await stored();
        await syncCustomer(about.customer);
        expect(await stored()).toEqual(byEvents);
      },
    ),
    { numRuns: 15, seed: 20261122 },
  );
}, 300_000);

test.each(["invoice.paid", "refund.created", "invoice_payment.paid", "charge.dispute.created"])(
  "%s: refused whichever request fails, so that Stripe sends it again, and then done",
  async (type) => {
    const { cook, about } = await bought();
    const found = EVENTS.find(([one]) => one === type);
    if (!found) throw new Error("no event");
    const event = eventOf(found, about);
    let failures = 0;
    for (let after = 0; ; after += 1) {
      api.fail(after % 2 === 0 ? "down" : 500, after);
      const { status } = await deliver(api, event);
      api.fail(null);
      if (status === 200) break;
      expect(status).toBe(502);
      expect(await statusOf(cook)).toMatchObject({ status: "none" });
      failures += 1;
    }
    expect(failures).toBeGreaterThan(4);
    expect(await statusOf(cook)).toMatchObject({ status: "active" });
  },
  120_000,
);

test("a customer who is deleted has no plan any more", async () => {
  const { cook, about } = await bought();
  await syncCustomer(about.customer);
  api.world.deleteCustomer(about.customer);
  const [, brings] = EVENTS.find(([type]) => type === "customer.updated") ?? [];
  const told = brings?.(about) ?? { object: {} };
  await deliver(api, { id: api.world.newId("evt"), type: "customer.deleted", ...told });
  expect(await statusOf(cook)).toMatchObject({ isPremium: false });
});

test.each([
  ["12.5 %", { percent_off: 12.5, amount_off: null, currency: null }, { discountPercent: 12.5 }, 1137],
  ["$5 off", { percent_off: null, amount_off: 500, currency: "usd" }, { discountCents: 500 }, 799],
  ["an amount of another currency", { percent_off: null, amount_off: 500, currency: "eur" }, {}, 1299],
])("%s is known exactly, and is what will be charged", async (_, coupon, known, cents) => {
  const cook = await person();
  const { body } = await startTrial(cook, { promoCode: "SHAREDLOVE15" });
  api.world.complete(String(body.url));
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({ where: { id: cook.id } });
  const customer = String(stripeCustomerId);
  const [subscription] = api.world.subscriptionsOf(customer);
  const base = api.world.coupons.get("SHAREDLOVE15");
  if (!subscription || !base) throw new Error("no subscription");
  subscription.discounts = [
    api.world.newDiscount(subscription.id, customer, {
      ...base,
      ...coupon,
      id: "byhand",
      duration: "forever",
    }),
  ];
  await syncCustomer(customer);
  const row = await db.subscription.findFirstOrThrow({ where: { userId: cook.id } });
  expect(row).toMatchObject({ discountPercent: null, discountCents: null, ...known });
  expect(nextCharge(row)?.cents).toBe(cents);
});

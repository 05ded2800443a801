/** The one sync with the gateway: whatever becomes of the webhooks, the end is what a fresh sync would store. */
import fc from "fast-check";
import { syncCustomer } from "@/lib/billing/sync";
import { handleWebhook } from "@/lib/billing/webhook";
import { db } from "@/lib/db/client";
import { replaceServices, services } from "@/lib/services";
import type { CustomerFacts } from "@/lib/services/payments/port";
import { person, type Person } from "@/tests/support/people";
import { startTrial } from "@/tests/support/billing";
import { deliver, useStripe } from "@/tests/support/stripe";
import type { StripeApi } from "@/tests/support/stripe-api";

let api: StripeApi;
beforeAll(async () => {
  api = await useStripe();
});
afterAll(async () => {
  replaceServices();
  await api.stop();
});

async function customerOf(cook: Person): Promise<string> {
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({ where: { id: cook.id } });
  return stripeCustomerId ?? "";
}

/** What is stored of a cook's money, without the moments at which we looked. */
async function stored(cook: Person): Promise<unknown> {
  const [user, subscriptions, invoices] = await Promise.all([
    db.user.findUniqueOrThrow({ where: { id: cook.id }, select: { trialUsedAt: true } }),
    db.subscription.findMany({
      where: { userId: cook.id },
      omit: { syncedAt: true, cancelLetterSentAt: true, reminderSentAt: true },
      orderBy: { id: "asc" },
    }),
    db.invoice.findMany({
      where: { userId: cook.id },
      omit: { receiptSentAt: true },
      orderBy: { id: "asc" },
    }),
  ]);
  return { user, subscriptions, invoices };
}

type Act = "month" | "decline" | "pay" | "cancel" | "uncancel" | "year" | "end";
const ACTS: Act[] = ["month", "decline", "pay", "cancel", "uncancel", "year", "end"];

/** Something happens at Stripe. */
function happen(customer: string, act: Act): void {
  const { world } = api;
  const live = world.subscriptionsOf(customer).find((one) => one.ended_at === null);
  if (act === "decline") world.setCard(customer, true);
  else if (act === "pay") world.payOpenInvoices(customer);
  else if (!live) return;
  else if (act === "month") world.advance(31);
  else if (act === "cancel") world.update(live.id, { cancel_at_period_end: true });
  else if (act === "uncancel") world.update(live.id, { cancel_at_period_end: false });
  else if (act === "end") world.cancel(live.id);
  else {
    const url = "https://billing.stripe.test/p/session/change";
    world.portalPages.set(url, { subscription: live.id, price: world.priceByKey("premium_annual").id });
    if (live.items.data[0]?.price.lookup_key === "premium_monthly") world.complete(url);
  }
}

const dateOf = (seconds: number | null | undefined) => (seconds == null ? null : new Date(seconds * 1000));

/** Stripe's world as facts, without the wire: hundreds of histories are many requests. */
function factsInWorld(customer: string): CustomerFacts {
  const { world } = api;
  return {
    subscriptions: world.subscriptionsOf(customer).map((one) => ({
      ...{ id: one.id, status: one.status, currency: "usd", promoCode: null, card: null },
      interval: one.items.data[0]?.price.recurring?.interval === "year" ? "year" : "month",
      priceCents: one.items.data[0]?.price.unit_amount ?? 0,
      currentPeriodEnd: dateOf(one.items.data[0]?.current_period_end),
      ...{ cancelAtPeriodEnd: one.cancel_at_period_end, trialEndsAt: dateOf(one.trial_end) },
      ...{ discountPercent: null, discountCents: null, discountEndsAt: null },
      ...{ startedAt: new Date(one.created * 1000), endedAt: dateOf(one.ended_at) },
    })),
    invoices: world.invoicesOf(customer).map((one) => ({
      ...{ id: one.id, subscriptionId: null, status: one.status as "paid", currency: "usd", url: null },
      ...{ description: "A plan", subtotalCents: one.subtotal, totalCents: one.total, discountCents: 0 },
      ...{ paidCents: one.amount_paid, refundedCents: 0 },
      ...{ issuedAt: new Date(one.created * 1000), paidAt: dateOf(one.status_transitions.paid_at) },
    })),
    purchases: [],
    openCheckouts: [],
  };
}

/** Of the many events of one change, those that end in a look of their own; `stripe-events.test.ts` has them all. */
const TOLD = /^(checkout\.session|customer\.subscription|invoice\.paid|invoice\.payment_failed)/;

test("300 histories, shuffled, doubled and with losses, end as a fresh look does", async () => {
  const { payments } = services();
  replaceServices({ payments: { ...payments, factsOf: async (customer) => factsInWorld(customer) } });
  const cook = await person();
  const { body } = await startTrial(cook);
  const session = api.world.sessions.get(String(body.url).split("/").at(-1) ?? "");
  if (!session) throw new Error("no checkout");
  const customer = String(session.customer);
  const forget = () =>
    Promise.all([
      db.subscription.deleteMany({ where: { userId: cook.id } }),
      db.invoice.deleteMany({ where: { userId: cook.id } }),
      db.user.update({ where: { id: cook.id }, data: { trialUsedAt: null } }),
    ]);

  const history = fc.record({
    acts: fc.array(fc.constantFrom(...ACTS), { minLength: 1, maxLength: 3 }),
    /** For each event that is sent: how often it arrives (0: lost), and when among the others. */
    arrivals: fc.array(fc.record({ times: fc.integer({ min: 0, max: 2 }), order: fc.nat(1000) }), {
      minLength: 16,
      maxLength: 16,
    }),
  });
  await fc.assert(
    fc.asyncProperty(history, async ({ acts, arrivals }) => {
      await forget();
      for (const map of [api.world.subscriptions, api.world.invoices]) map.clear();
      session.status = "open";
      api.world.events = [];
      api.world.complete(String(body.url));
      const late: { event: (typeof api.world.events)[number]; order: number }[] = [];
      let index = 0;
      const arrive = async () => {
        const sent = api.world.events.filter(({ type }) => TOLD.test(type));
        api.world.events = [];
        for (const event of sent) {
          const { times, order } = arrivals[index++ % arrivals.length] ?? { times: 1, order: 0 };
          // The even ones come at once, between the acts; the others long after, in any order.
          for (let time = 0; time < times; time += 1)
            if (order % 2 === 0) await handleEvent(event);
            else late.push({ event, order });
        }
      };
      await arrive();
      for (const act of acts) {
        happen(customer, act);
        await arrive();
      }
      for (const { event } of late.sort((a, b) => a.order - b.order)) await handleEvent(event);
      // However many were lost, one more of any kind brings everything in line.
      await handleEvent({ id: api.world.newId("evt"), type: "invoice.updated", object: { customer } });
      const byWebhooks = await stored(cook);
      await forget();
      await syncCustomer(customer);
      expect(byWebhooks).toEqual(await stored(cook));
    }),
    { numRuns: 300, seed: 20261121 },
  );
  replaceServices({ payments });
}, 600_000);

/** An event through the same door as the route's. */
async function handleEvent(event: Parameters<StripeApi["signed"]>[0]): Promise<void> {
  const { raw, signature } = api.signed(event);
  await handleWebhook({ rawBody: raw, signature });
}

test("an older look never overwrites a newer one", async () => {
  const cook = await person();
  const { body } = await startTrial(cook);
  api.world.complete(String(body.url));
  const customer = await customerOf(cook);
  const { payments } = services();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let first = true;
  replaceServices({
    payments: {
      ...payments,
      factsOf: async (id) => {
        const seen = await payments.factsOf(id);
        if (first) {
          first = false;
          await held;
        }
        return seen;
      },
    },
  });
  const slow = syncCustomer(customer);
  await new Promise<void>((resolve) => {
    const wait = () => (first ? setImmediate(wait) : resolve());
    wait();
  });
  const [subscription] = api.world.subscriptionsOf(customer);
  api.world.cancel(subscription?.id ?? "");
  await syncCustomer(customer);
  release();
  await slow;
  expect(await db.subscription.findFirstOrThrow({ where: { userId: cook.id } })).toMatchObject({
    status: "canceled",
  });
  replaceServices({ payments });
});

test("two checkouts completed at once leave the first subscription, and the other's money goes back", async () => {
  const cook = await person();
  const [one, two] = [await startTrial(cook), await startTrial(cook, { planType: "annual" })];
  api.world.complete(String(one.body.url));
  api.world.complete(String(two.body.url));
  await syncCustomer(await customerOf(cook));
  const rows = await db.subscription.findMany({ where: { userId: cook.id }, orderBy: { id: "asc" } });
  expect(rows.map(({ status, interval }) => [status, interval])).toEqual([
    ["trialing", "month"],
    ["canceled", "year"],
  ]);
});

test("a customer who was deleted at Stripe has no plan, and may begin anew", async () => {
  const cook = await person();
  const { body } = await startTrial(cook);
  api.world.complete(String(body.url));
  const customer = await customerOf(cook);
  await deliver(api, { id: api.world.newId("evt"), type: "x", object: { customer } });
  api.world.deleteCustomer(customer);
  await deliver(api, {
    id: api.world.newId("evt"),
    type: "customer.deleted",
    object: { object: "customer", id: customer },
  });
  expect(await db.subscription.findFirstOrThrow({ where: { userId: cook.id } })).toMatchObject({
    status: "canceled",
  });
  expect(await customerOf(cook)).toBe("");
});

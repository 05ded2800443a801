/** What the port promises, held against both adapters: the demo gateway, and Stripe's against a local server of its API. */
import { PLANS } from "@/lib/rules/billing/plans";
import type { CheckoutItem, CustomerFacts, PaymentGateway } from "@/lib/services/payments/port";
import { demoGateway } from "@/lib/services/payments/demo";
import { findDemoCheckout, finishDemoCheckout } from "@/lib/services/payments/demo/checkout";
import { advanceDemo } from "@/lib/services/payments/demo/time";
import { stripeGateway } from "@/lib/services/payments/stripe";
import { setUpStripe } from "@/lib/services/payments/stripe/setup";
import { db } from "@/lib/db/client";
import { stripeApi, STRIPE_KEY, WEBHOOK_SECRET, type StripeApi } from "@/tests/support/stripe-api";

/** A gateway, and the hands of those who stand before it: the customer at the hosted page, time, the bank. */
type Bench = {
  gateway: PaymentGateway;
  complete: (url: string) => Promise<void>;
  advance: (days: number) => Promise<void>;
  setCard: (customerId: string, declines: boolean) => Promise<void>;
  payOwed: (customerId: string) => Promise<void>;
  idOf: (url: string) => string;
};

let api: StripeApi;
const settings = () => ({ secretKey: STRIPE_KEY, webhookSecret: WEBHOOK_SECRET, apiBase: api.url });

beforeAll(async () => {
  api = await stripeApi();
  await setUpStripe(settings());
});
afterAll(() => api.stop());

const lastPart = (url: string) => url.split("/").at(-1) ?? "";

function demoBench(): Bench {
  const press = async (url: string) => {
    const checkout = await findDemoCheckout(lastPart(url));
    if (checkout) await finishDemoCheckout(checkout, "complete");
  };
  return {
    gateway: demoGateway,
    complete: press,
    advance: async (days) => void (await advanceDemo(days)),
    setCard: async (id, cardDeclines) =>
      void (await db.demoCustomer.update({ where: { id }, data: { cardDeclines } })),
    payOwed: async (customerId) => {
      await press((await demoGateway.createCardChange({ customerId, returnUrl: "http://localhost/" })).url);
    },
    idOf: lastPart,
  };
}

const stripeBench = (): Bench => ({
  gateway: stripeGateway(settings()),
  complete: async (url) => {
    try {
      api.world.complete(url);
    } catch {
      // The hosted page says that it has expired.
    }
  },
  advance: async (days) => api.world.advance(days),
  setCard: async (id, declines) => api.world.setCard(id, declines),
  payOwed: async (id) => api.world.payOpenInvoices(id),
  idOf: lastPart,
});

const monthly: CheckoutItem = { kind: "plan", plan: "monthly", trialDays: null, promoCode: null };
const trial: CheckoutItem = { ...monthly, trialDays: 7 };

let count = 0;

describe.each([
  ["demo", demoBench],
  ["stripe", stripeBench],
])("%s", (_, makeBench) => {
  let bench: Bench;
  let customerId: string;

  const open = (item: CheckoutItem) =>
    bench.gateway.createCheckout({
      customerId,
      reference: `user-${count}`,
      item,
      successUrl: "http://localhost:3000/trial/success?session_id={CHECKOUT_SESSION_ID}&plan=monthly",
      cancelUrl: "http://localhost:3000/subscription",
    });
  const buy = async (item: CheckoutItem) => bench.complete((await open(item)).url);
  const facts = async (): Promise<CustomerFacts> => {
    const found = await bench.gateway.factsOf(customerId);
    if (!found) throw new Error("no customer");
    return found;
  };
  const subscription = async () => {
    const [first, ...others] = (await facts()).subscriptions;
    expect(others).toEqual([]);
    if (!first) throw new Error("no subscription");
    return first;
  };
  /** What was paid, in order; empty invoices of trials left out. */
  const paid = async () =>
    (await facts()).invoices
      .filter(({ subtotalCents, status }) => subtotalCents > 0 && status === "paid")
      .sort((a, b) => a.issuedAt.getTime() - b.issuedAt.getTime())
      .map(({ paidCents }) => paidCents);
  const daysBetween = (from: Date, to: Date | null) =>
    Math.round(((to?.getTime() ?? 0) - from.getTime()) / 86_400_000);

  beforeEach(async () => {
    bench = makeBench();
    count += 1;
    customerId = await bench.gateway.createCustomer({
      reference: `user-${count}`,
      email: "c@plainspoon.test",
    });
  });

  test("a customer is made once, and nobody is a customer of another gateway", async () => {
    const again = await bench.gateway.createCustomer({
      reference: `user-${count}`,
      email: "c@plainspoon.test",
    });
    expect(again).toBe(customerId);
    expect(bench.gateway.isOurs(customerId)).toBe(true);
    expect(bench.gateway.isOurs(bench.gateway.name === "demo" ? "cus_1" : "cus_demo_1")).toBe(false);
    expect(await facts()).toEqual({ subscriptions: [], invoices: [], purchases: [], openCheckouts: [] });
  });

  test("an open checkout is nothing yet; completed it is a trial with the card taken and nothing paid", async () => {
    const { url } = await open(trial);
    const id = bench.idOf(url);
    expect(await bench.gateway.findCheckout(id)).toEqual({ customerId, isComplete: false });
    expect(await bench.gateway.hasCompletedCheckout(customerId)).toBe(false);
    expect((await facts()).subscriptions).toEqual([]);
    await bench.complete(url);
    expect(await bench.gateway.findCheckout(id)).toEqual({ customerId, isComplete: true });
    expect(await bench.gateway.hasCompletedCheckout(customerId)).toBe(true);
    const begun = await subscription();
    expect(begun).toMatchObject({
      status: "trialing",
      interval: "month",
      priceCents: 1299,
      currency: "usd",
      cancelAtPeriodEnd: false,
      promoCode: null,
      discountPercent: null,
      endedAt: null,
    });
    expect(daysBetween(begun.startedAt, begun.trialEndsAt)).toBe(7);
    expect(begun.currentPeriodEnd).toEqual(begun.trialEndsAt);
    expect(await paid()).toEqual([]);
  });

  test("after the trial the plan is paid, month by month", async () => {
    await buy(trial);
    await bench.advance(8);
    const begun = await subscription();
    expect(begun.status).toBe("active");
    expect(daysBetween(begun.trialEndsAt ?? new Date(0), begun.currentPeriodEnd)).toBeGreaterThanOrEqual(28);
    await bench.advance(62);
    expect(await paid()).toEqual([1299, 1299, 1299]);
  });

  test("the annual plan is paid at once and a year later", async () => {
    await buy({ ...monthly, plan: "annual" });
    expect(await paid()).toEqual([9900]);
    expect(await subscription()).toMatchObject({ status: "active", interval: "year", trialEndsAt: null });
    await bench.advance(366);
    expect(await paid()).toEqual([9900, 9900]);
  });

  test("SHAREDLOVE15 takes 15% off the first paid period, and only that", async () => {
    await buy({ ...trial, promoCode: "SHAREDLOVE15" });
    expect(await subscription()).toMatchObject({ promoCode: "SHAREDLOVE15", discountPercent: 15 });
    await bench.advance(70);
    expect(await paid()).toEqual([1104, 1299, 1299]);
    expect((await facts()).invoices.some(({ discountCents }) => discountCents === 195)).toBe(true);
  });

  test.each([
    ["monthly" as const, 7 + 366, [...Array<number>(12).fill(0), PLANS.monthly.priceCents]],
    ["annual" as const, 7 + 366, [0, PLANS.annual.priceCents]],
  ])("BANDEJACLUB: the first 12 months of %s are free", async (plan, days, expected) => {
    await buy({ ...trial, plan, promoCode: "BANDEJACLUB" });
    expect(await subscription()).toMatchObject({ promoCode: "BANDEJACLUB", discountPercent: 100 });
    await bench.advance(days);
    expect(await paid()).toEqual(expected);
  });

  test("cancelled: stays to the end of the period, then it is over and nothing more is paid", async () => {
    await buy(monthly);
    const { id, currentPeriodEnd } = await subscription();
    await bench.gateway.cancelAtPeriodEnd(id);
    await bench.gateway.cancelAtPeriodEnd(id);
    expect(await subscription()).toMatchObject({
      status: "active",
      cancelAtPeriodEnd: true,
      currentPeriodEnd,
      endedAt: null,
    });
    await bench.advance(32);
    const over = await subscription();
    expect(over.status).toBe("canceled");
    expect(over.endedAt).toEqual(currentPeriodEnd);
    expect(await paid()).toEqual([1299]);
  });

  test("a card that refuses: past due, and active again when what is owed is paid", async () => {
    await buy(trial);
    await bench.setCard(customerId, true);
    await bench.advance(8);
    expect((await subscription()).status).toBe("past_due");
    expect((await facts()).invoices.filter(({ status }) => status === "open")).toMatchObject([
      { totalCents: 1299, paidCents: 0 },
    ]);
    await bench.payOwed(customerId);
    expect((await subscription()).status).toBe("active");
    expect(await paid()).toEqual([1299]);
  });

  test("a card that refuses to the last: the subscription is over", async () => {
    await buy(monthly);
    await bench.setCard(customerId, true);
    await bench.advance(60);
    expect(await subscription()).toMatchObject({ status: "canceled" });
    expect(await paid()).toEqual([1299]);
  });

  test("another plan: in the trial it costs nothing, later what is left of the old one counts", async () => {
    await buy(trial);
    const { id, trialEndsAt } = await subscription();
    const change = async (plan: "monthly" | "annual") =>
      bench.complete(
        (
          await bench.gateway.createPlanChange({
            customerId,
            subscriptionId: id,
            plan,
            successUrl:
              "http://localhost:3000/subscription/success?session_id={CHECKOUT_SESSION_ID}&plan=annual",
            cancelUrl: "http://localhost:3000/subscription",
          })
        ).url,
      );
    await change("annual");
    expect(await subscription()).toMatchObject({ status: "trialing", interval: "year", trialEndsAt });
    await change("monthly");
    await bench.advance(8);
    await change("annual");
    expect(await subscription()).toMatchObject({ status: "active", interval: "year", priceCents: 9900 });
    const [first, second, ...rest] = await paid();
    expect(rest).toEqual([]);
    expect(first).toBe(1299);
    expect(second).toBeGreaterThan(9900 - 1299);
    expect(second).toBeLessThan(9900);
  });

  test("ended at once, with the money back", async () => {
    await buy(monthly);
    const { id } = await subscription();
    await bench.gateway.cancelNow(id, { refund: true });
    expect((await subscription()).status).toBe("canceled");
    expect((await facts()).invoices).toMatchObject([{ paidCents: 1299, refundedCents: 1299 }]);
  });

  test("a closed checkout cannot be completed", async () => {
    const { url } = await open(trial);
    await bench.gateway.closeCheckouts(customerId);
    await bench.complete(url);
    expect((await facts()).subscriptions).toEqual([]);
    expect(await bench.gateway.findCheckout(bench.idOf(url))).toEqual({ customerId, isComplete: false });
  });

  test("a one-off product is paid once and known by its tag", async () => {
    await buy({ kind: "product", tag: "15-minute-meals" });
    const { purchases, subscriptions } = await facts();
    expect(purchases).toMatchObject([{ tag: "15-minute-meals", amountCents: 999, currency: "usd" }]);
    expect(subscriptions).toEqual([]);
    expect(await paid()).toEqual([999]);
  });

  test("what is not there is null", async () => {
    expect(await bench.gateway.findCheckout("cs_test_nothing")).toBeNull();
    expect(await bench.gateway.findCheckout("../customers")).toBeNull();
  });

  test("a deleted customer is null; nothing of theirs goes on, and an open checkout is no way back", async () => {
    await buy(trial);
    const { url } = await open({ kind: "product", tag: "dinnerinadash" });
    await bench.gateway.endCustomer(customerId);
    await bench.gateway.endCustomer(customerId);
    await bench.complete(url);
    expect(await bench.gateway.factsOf(customerId)).toBeNull();
  });

  test("ended with the money back, twice and halfway: each payment goes back once", async () => {
    await buy(monthly);
    const { id } = await subscription();
    await bench.gateway.cancelNow(id, { refund: true });
    await bench.gateway.cancelNow(id, { refund: true });
    expect((await facts()).invoices).toMatchObject([{ paidCents: 1299, refundedCents: 1299 }]);
  });

  test("products say what they mean here", async () => {
    expect((await bench.gateway.listProducts()).map(({ meaning }) => meaning)).toEqual([
      { kind: "plan", plan: "monthly" },
      { kind: "plan", plan: "annual" },
      { kind: "product", tag: "dinnerinadash" },
      { kind: "product", tag: "15-minute-meals" },
    ]);
  });

  test("a message without the gateway's signature is nothing", async () => {
    expect(await bench.gateway.verifyWebhook("{}", null)).toBeNull();
    expect(await bench.gateway.verifyWebhook("{}", "t=1,v1=abc")).toBeNull();
  });
});

test("the set-up makes everything once", async () => {
  const fresh = await stripeApi();
  const to = { secretKey: STRIPE_KEY, webhookSecret: undefined, apiBase: fresh.url };
  expect(await setUpStripe(to)).toHaveLength(13);
  expect(await setUpStripe(to)).toEqual([]);
  expect(fresh.world.prices.size).toBe(4);
  await fresh.stop();
});

/** The laws of a customer's money: one live subscription whatever fails, our prices alone, nobody forgotten, nothing after the end. */
import { DELETE as deleteMe } from "@/app/api/users/me/route";
import { syncCustomer } from "@/lib/billing/sync";
import { db } from "@/lib/db/client";
import { replaceServices, services } from "@/lib/services";
import { stripeGateway } from "@/lib/services/payments/stripe";
import { call } from "@/tests/support/call";
import { billingRound, createCheckout, startTrial, statusOf, subjectsTo } from "@/tests/support/billing";
import { PASSWORD, person, type Person } from "@/tests/support/people";
import { useStripe } from "@/tests/support/stripe";
import { stripeApi, STRIPE_KEY, WEBHOOK_SECRET, type StripeApi } from "@/tests/support/stripe-api";

let api: StripeApi;
beforeAll(async () => {
  api = await useStripe();
});
afterAll(async () => {
  replaceServices();
  await api.stop();
});
beforeEach(() => api.fail(null));

async function customerOf(cook: Person): Promise<string> {
  const { stripeCustomerId } = await db.user.findUniqueOrThrow({ where: { id: cook.id } });
  return stripeCustomerId ?? "";
}

const live = (customer: string) =>
  api.world.subscriptionsOf(customer).filter(({ ended_at }) => ended_at === null);
const returned = (customer: string) =>
  [...api.world.charges.values()]
    .filter((one) => one.customer === customer)
    .map((one) => one.amount_refunded);

/** Two checkouts of one customer, completed before anybody looks. */
async function doubled(): Promise<{ cook: Person; customer: string }> {
  const cook = await person();
  const both = [await createCheckout(cook), await createCheckout(cook, { planType: "annual" })];
  for (const { body } of both) api.world.complete(String(body.url));
  return { cook, customer: await customerOf(cook) };
}

test("a customer ends with one subscription and the other's money, whichever request failed in between", async () => {
  for (let after = 0; ; after += 1) {
    const { customer } = await doubled();
    api.fail("down", after);
    const failed = await syncCustomer(customer).then(
      () => false,
      () => true,
    );
    api.fail(null);
    // Nothing is new any more; the facts say that there are two.
    await syncCustomer(customer);
    expect(live(customer)).toHaveLength(1);
    expect(returned(customer)).toEqual([0, 9900]);
    if (!failed) break;
  }
}, 120_000);

test("a round ends a second subscription that a broken look left", async () => {
  const { customer } = await doubled();
  // The two are written down, and then the line breaks: before the second could be ended.
  const { payments } = services();
  replaceServices({ payments: { ...payments, cancelNow: () => Promise.reject(new Error("no line")) } });
  await expect(syncCustomer(customer)).rejects.toThrow();
  expect(live(customer)).toHaveLength(2);
  replaceServices({ payments });
  await billingRound();
  expect(live(customer)).toHaveLength(1);
});

test("only our own prices count: what others sell to the customer is no premium and no revenue", async () => {
  const cook = await person();
  const { body } = await createCheckout(cook);
  const foreign = api.world.priceByKey("premium_annual");
  api.world.prices.set("price_foreign", {
    ...foreign,
    id: "price_foreign",
    lookup_key: "newsletter",
    product: "prod_newsletter",
  });
  const order = api.world.orders.get(String(body.url).split("/").at(-1) ?? "");
  if (!order) throw new Error("no checkout");
  order.priceId = "price_foreign";
  api.world.complete(String(body.url));
  await syncCustomer(await customerOf(cook));
  expect(await statusOf(cook)).toMatchObject({ status: "none", isPremium: false });
  expect(await db.invoice.count()).toBe(0);
  expect((await createCheckout(cook)).status).toBe(200);
});

test("a subscription of an earlier price of ours still counts", async () => {
  const cook = await person();
  api.world.complete(String((await createCheckout(cook)).body.url));
  const price = api.world.priceByKey("premium_monthly");
  price.lookup_key = null;
  await syncCustomer(await customerOf(cook));
  price.lookup_key = "premium_monthly";
  expect(await statusOf(cook)).toMatchObject({ status: "active" });
});

test("a wrong key never forgets a customer", async () => {
  const cook = await person();
  api.world.complete(String((await createCheckout(cook)).body.url));
  const customer = await customerOf(cook);
  await syncCustomer(customer);
  const elsewhere = await stripeApi();
  const { payments } = services();
  const settings = {
    secretKey: STRIPE_KEY,
    webhookSecret: WEBHOOK_SECRET,
    apiBase: elsewhere.url,
    retries: 0,
  };
  replaceServices({ payments: stripeGateway(settings) });
  await expect(syncCustomer(customer)).rejects.toMatchObject({ code: "upstream" });
  await billingRound();
  expect(await statusOf(cook)).toMatchObject({ status: "active", isPremium: true });
  expect(await customerOf(cook)).toBe(customer);
  const remove = await call(deleteMe, { method: "DELETE", as: cook, body: { password: PASSWORD } });
  expect(remove.status).toBe(502);
  replaceServices({ payments });
  await elsewhere.stop();
});

test("one customer's error never stops the others' reminders", async () => {
  const [bad, good] = [await person(), await person()];
  for (const cook of [bad, good]) {
    api.world.complete(String((await startTrial(cook)).body.url));
    await syncCustomer(await customerOf(cook));
  }
  const soon = new Date(Date.now() + 47 * 3_600_000);
  const past = new Date(Date.now() - 2 * 86_400_000);
  await db.subscription.updateMany({
    where: { userId: good.id },
    data: { trialEndsAt: soon, currentPeriodEnd: soon },
  });
  await db.subscription.updateMany({
    where: { userId: bad.id },
    data: { currentPeriodEnd: past, syncedAt: past },
  });
  const { payments } = services();
  const broken = await customerOf(bad);
  replaceServices({
    payments: {
      ...payments,
      factsOf: (id) =>
        // What no adapter should do: answer what is no facts at all.
        id === broken ? Promise.resolve({} as never) : payments.factsOf(id),
    },
  });
  await billingRound();
  replaceServices({ payments });
  expect(await subjectsTo(good)).toContain("Your free trial ends in 2 days");
});

describe("deleting an account", () => {
  const remove = (cook: Person) =>
    call(deleteMe, { method: "DELETE", as: cook, body: { password: PASSWORD } });

  test("ends a checkout that is completed meanwhile, and gives its money back", async () => {
    const cook = await person();
    const { body } = await createCheckout(cook);
    const customer = await customerOf(cook);
    const { payments } = services();
    replaceServices({
      payments: {
        ...payments,
        async closeCheckouts(id) {
          if (live(customer).length === 0) api.world.complete(String(body.url));
          await payments.closeCheckouts(id);
        },
      },
    });
    expect((await remove(cook)).status).toBe(200);
    replaceServices({ payments });
    expect(live(customer)).toEqual([]);
    expect(returned(customer)).toEqual([1299]);
    expect(api.world.customers.get(customer)).toMatchObject({ deleted: true });
    expect(await db.invoice.findFirstOrThrow()).toMatchObject({ paidCents: 1299, refundedCents: 1299 });
  });

  test("leaves no page to pay on: one that was opened before, and one that is asked for meanwhile", async () => {
    const cook = await person();
    const { body: open } = await startTrial(cook);
    const customer = await customerOf(cook);
    const { payments } = services();
    let asked: Promise<{ status: number }> | undefined;
    replaceServices({
      payments: {
        ...payments,
        async closeCheckouts(id) {
          // The checkout that is asked for meanwhile closes what it opened by the same call.
          if (!asked) await (asked = createCheckout(cook));
          await payments.closeCheckouts(id);
        },
      },
    });
    expect((await remove(cook)).status).toBe(200);
    replaceServices({ payments });
    expect((await asked)?.status).toBe(409);
    expect(() => api.world.complete(String(open.url))).toThrow("expired");
    const own = [...api.world.sessions.values()].filter((session) => session.customer === customer);
    expect(own.map(({ status }) => status)).toEqual(["expired", "expired"]);
  });
});

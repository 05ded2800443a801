/** A trial, and a free year, once a person: by mailbox, and with Stripe by card. */
import { syncCustomer } from "@/lib/billing/sync";
import { db } from "@/lib/db/client";
import { replaceServices } from "@/lib/services";
import { createCheckout, startTrial, statusOf, subjectsTo } from "@/tests/support/billing";
import { person, type Person } from "@/tests/support/people";
import { useStripe } from "@/tests/support/stripe";
import type { StripeApi } from "@/tests/support/stripe-api";

const TOLD = "Your Plainspoon trial could not begin";

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

/** A started checkout, completed with this card, and looked at. */
async function paid(cook: Person, url: unknown, card?: string): Promise<void> {
  const customer = await customerOf(cook);
  if (card) api.world.cards.set(customer, card);
  api.world.complete(String(url));
  await syncCustomer(customer);
}

test.each(["ann+1@plainspoon.test", "a.nn@plainspoon.test"])("%s has had ann's trial", async (email) => {
  const ann = await person({ email: "ann@plainspoon.test" });
  await paid(ann, (await startTrial(ann)).body.url);
  expect((await startTrial(await person({ email }))).body.code).toBe("trial_used");
});

test("of two spellings whose checkouts were open at once, one trial stays", async () => {
  const both = [
    await person({ email: "bo@plainspoon.test" }),
    await person({ email: "bo+2@plainspoon.test" }),
  ];
  const urls = [];
  for (const cook of both) urls.push((await startTrial(cook)).body.url);
  for (const [index, cook] of both.entries()) await paid(cook, urls[index]);
  const statuses = await Promise.all(both.map(async (cook) => (await statusOf(cook)).status));
  expect(statuses).toEqual(["trialing", "canceled"]);
});

test("a card has one trial: a second is ended before anything is charged, and its owner is told; a plan may be bought", async () => {
  const [first, second] = [await person(), await person()];
  await paid(first, (await startTrial(first)).body.url, "one-card");
  await paid(second, (await startTrial(second)).body.url, "one-card");
  expect(await statusOf(first)).toMatchObject({ status: "trialing" });
  expect(await statusOf(second)).toMatchObject({ status: "canceled", isPremium: false });
  expect(await subjectsTo(second)).toEqual([TOLD]);
  expect(await subjectsTo(first)).toEqual([]);
  expect((await startTrial(second)).body.code).toBe("trial_used");
  await paid(second, (await createCheckout(second)).body.url, "one-card");
  expect(await statusOf(second)).toMatchObject({ status: "active", isPremium: true });
  // The look that is not the first says the same.
  await syncCustomer(await customerOf(first));
  expect(await statusOf(first)).toMatchObject({ status: "trialing" });
});

test("a card has one free year, also without a trial", async () => {
  const [first, second] = [await person(), await person()];
  await paid(first, (await createCheckout(first, { promoCode: "BANDEJACLUB" })).body.url, "a-card");
  await paid(second, (await createCheckout(second, { promoCode: "BANDEJACLUB" })).body.url, "a-card");
  expect((await statusOf(first)).status).toBe("active");
  expect((await statusOf(second)).status).toBe("canceled");
});

import { POST as createRoute } from "@/app/api/subscription/create-checkout/route";
import { GET as invoicesRoute } from "@/app/api/subscription/invoices/route";
import { db } from "@/lib/db/client";
import { call } from "@/tests/support/call";
import { outbox } from "@/tests/support/letters";
import {
  createCheckout,
  onPlan,
  onTrial,
  press,
  sessionIdOf,
  statusOf,
  subjectsTo,
} from "@/tests/support/billing";
import { person } from "@/tests/support/people";

test("a plan without a trial is paid at once, and told by a receipt", async () => {
  const cook = await person({ emailOnly: true });
  const { status, body } = await createCheckout(cook, { planType: "annual" });
  expect(status).toBe(200);
  const back = new URL(String((await press(body.url, "complete")).headers.get("location")));
  expect(back.pathname).toBe("/subscription/success");
  expect(Object.fromEntries(back.searchParams)).toEqual({
    session_id: sessionIdOf(body.url),
    plan: "annual",
  });
  expect(await statusOf(cook)).toMatchObject({
    status: "active",
    isPremium: true,
    billingInterval: "year",
    trialEndsAt: null,
    trialUsed: false,
  });
  expect(await subjectsTo(cook)).toEqual(["Your receipt from Plainspoon"]);
  const mail = await (await outbox()).findFirstOrThrow({ where: { to: cook.email } });
  expect(mail.text).toContain("$99");
});

test("a promo code takes its part off the first period", async () => {
  const cook = await person();
  await onPlan(cook, { promoCode: "SHAREDLOVE15" });
  const { response } = await call(invoicesRoute, { method: "GET", as: cook });
  expect(await response.json()).toMatchObject([
    {
      description: "Premium, monthly",
      totalCents: 1104,
      discountCents: 195,
      status: "paid",
      currency: "usd",
    },
  ]);
});

test("invoices are one's own", async () => {
  const [cook, other] = [await person(), await person()];
  await onPlan(other);
  const { response } = await call(invoicesRoute, { method: "GET", as: cook });
  expect(await response.json()).toEqual([]);
  expect((await call(invoicesRoute, { method: "GET" })).status).toBe(401);
});

test.each([
  [{}, "Please choose the monthly or the annual plan."],
  [{ planType: "gold" }, "Please choose the monthly or the annual plan."],
  [{ planType: "monthly", promoCode: "NOPE" }, "This promo code is not valid."],
  [{ productTag: "caviar" }, "This product is not for sale."],
])("%j is refused", async (body, sentence) => {
  const answer = await call(createRoute, { as: await person(), body });
  expect([answer.status, answer.body.error]).toEqual([400, sentence]);
});

test("takes a signed-in cook without a plan", async () => {
  expect((await call(createRoute, { body: { planType: "monthly" } })).status).toBe(401);
  const trying = await person();
  await onTrial(trying);
  expect((await createCheckout(trying)).body.code).toBe("conflict");
  expect((await createCheckout(await person({ premium: true }))).status).toBe(409);
});

test("a one-off product tags its buyer, and is no plan", async () => {
  const cook = await person();
  const { body } = await call(createRoute, { as: cook, body: { productTag: "dinnerinadash" } });
  expect((await press(body.url, "complete")).status).toBe(303);
  expect(await db.purchase.findMany()).toMatchObject([{ userId: cook.id, productTag: "dinnerinadash" }]);
  expect(await statusOf(cook)).toMatchObject({ status: "none", isPremium: false });
  expect(await db.invoice.findMany()).toMatchObject([{ userId: cook.id, paidCents: 999 }]);
});

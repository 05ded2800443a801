/** What the demo gateway sold counts only while it runs. */
import { revenue } from "@/lib/analytics/revenue";
import { premiumUserIds } from "@/lib/billing/premium-users";
import { db } from "@/lib/db/client";
import { replaceServices } from "@/lib/services";
import { billingRound, createCheckout, onPlan, statusOf } from "@/tests/support/billing";
import { person } from "@/tests/support/people";
import { useStripe } from "@/tests/support/stripe";

test("with Stripe in its place nobody is premium by it, none of it is revenue, and a plan can be bought", async () => {
  const cook = await person();
  await onPlan(cook, { planType: "annual" });
  expect(await statusOf(cook)).toMatchObject({ status: "active", isPremium: true });
  expect(await revenue()).toMatchObject({ last24Hours: 99, currentMRR: 8.25 });

  const api = await useStripe();
  expect(await statusOf(cook)).toMatchObject({ status: "none", isPremium: false, nextBillingDate: null });
  expect(await db.$queryRaw(premiumUserIds(new Date()))).toEqual([]);
  expect(await revenue()).toEqual({
    ...{ last24Hours: 0, weekToDate: 0, monthToDate: 0, currentMRR: 0, currentARR: 0 },
  });
  await billingRound();
  expect((await createCheckout(cook)).status).toBe(200);

  replaceServices();
  await api.stop();
});

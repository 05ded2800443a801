import "server-only";
/** What a cook or developer can do with the demo gateway: its checkout page, its clock, its cards (billing.md#demo). With Stripe none of it exists. */
import type { DemoCheckoutStep, DemoCheckoutView } from "@/lib/contract/billing";
import { db } from "@/lib/db/client";
import { longDate } from "@/lib/rules/dates";
import {
  PLANS,
  PRODUCTS,
  dollars,
  intervalInWords,
  type PlanType,
  type ProductTag,
} from "@/lib/rules/billing/plans";
import { addDays } from "@/lib/rules/billing/period";
import { discounted } from "@/lib/rules/billing/promo";
import { PROMOS, findPromoCode } from "@/lib/rules/billing/promo-codes";
import { AppError } from "@/lib/errors";
import { services } from "@/lib/services";
import {
  findDemoCheckout,
  finishDemoCheckout,
  redirectAfter,
  type DemoOutcome,
} from "@/lib/services/payments/demo/checkout";
import { advanceDemo } from "@/lib/services/payments/demo/time";
import { billingNow } from "./gateway";
import { sendReminders } from "./letters";
import { syncCustomer } from "./sync";
import { t } from "@/lib/messages";

const isDemo = (): boolean => services().payments.name === "demo";

function requireDemo(): void {
  if (!isDemo()) throw new AppError("not_found", t("There is nothing at this address."));
}

type Row = NonNullable<Awaited<ReturnType<typeof findDemoCheckout>>>;

async function readCheckout(id: string): Promise<Row> {
  requireDemo();
  const checkout = await findDemoCheckout(id);
  if (!checkout) throw new AppError("not_found", t("This checkout was not found."));
  return checkout;
}

async function stepOf(checkout: Row, isDeclined: boolean): Promise<DemoCheckoutStep> {
  const goTo = redirectAfter(checkout);
  return goTo === null ? { view: viewOf(checkout, await billingNow()), isDeclined } : { goTo };
}

/** The page of a checkout. @throws AppError `not_found` */
export const showDemoCheckout = async (id: string): Promise<DemoCheckoutStep> =>
  stepOf(await readCheckout(id), false);

/** Carries out a button of the page, and syncs before the browser is sent on. @throws AppError `not_found` */
export async function submitDemoCheckout(id: string, outcome: DemoOutcome): Promise<DemoCheckoutStep> {
  const { checkout, isDeclined, changed } = await finishDemoCheckout(await readCheckout(id), outcome);
  if (changed !== null) await syncCustomer(changed);
  return stepOf(checkout, isDeclined);
}

function viewOf({ kind, plan, trialDays, promoCode, productTag }: Row, now: Date): DemoCheckoutView {
  if (kind === "card")
    return { title: t("A new card"), today: "$0", lines: [t("What is owed is charged to it.")] };
  if (kind === "product") {
    const { name, priceCents } = PRODUCTS[productTag as ProductTag];
    return { title: name, today: dollars(priceCents), lines: [t("Paid once.")] };
  }
  const { name, priceCents, interval } = PLANS[plan as PlanType];
  const price = t("{dollars} per {interval}", {
    dollars: dollars(priceCents),
    interval: intervalInWords(interval),
  });
  if (kind === "change") {
    return {
      title: name,
      today: t("The difference"),
      lines: [t("Your plan changes to {price}. What is left of the old one is taken off.", { price })],
    };
  }
  const code = findPromoCode(promoCode ?? "");
  const promo = code && PROMOS[code];
  const first = promo ? discounted(priceCents, promo.percentOff) : priceCents;
  const lines = [
    trialDays === null
      ? `${price}.`
      : t("Free for {trialDays} days. From {longDate}: {price}.", {
          trialDays,
          longDate: longDate(addDays(now, trialDays)),
          price,
        }),
    ...(promo ? [`${promo.code}: ${promo.about} (${dollars(first)}).`] : []),
  ];
  return { title: name, today: trialDays === null ? dollars(first) : "$0", lines };
}

/**
 * Moves the demo's clock forward; returns when reminders, renewals, receipts and cancellations due by then have happened.
 * @throws AppError `not_found` without the demo gateway
 */
export async function advanceDemoClock(days: number): Promise<{ success: true; now: string }> {
  requireDemo();
  await catchUpDemo();
  const from = await billingNow();
  await sendReminders({ from, until: addDays(from, days) });
  const { now, customerIds } = await advanceDemo(days);
  for (const customerId of customerIds) await syncCustomer(customerId);
  return { success: true, now: now.toISOString() };
}

/** Processes what fell due while real time passed. */
export async function catchUpDemo(): Promise<void> {
  if (!isDemo()) return;
  const { customerIds } = await advanceDemo(0);
  for (const customerId of customerIds) await syncCustomer(customerId);
}

/**
 * Makes a cook's card refuse or accept what renewals charge from now on, as a real card would one day.
 * @throws AppError `not_found` for an address without a demo customer
 */
export async function setDemoCard({
  email,
  declines,
}: {
  email: string;
  declines: boolean;
}): Promise<{ success: true }> {
  requireDemo();
  const user = await db.user.findUnique({ where: { email }, select: { stripeCustomerId: true } });
  const changed = await db.demoCustomer.updateMany({
    where: { id: user?.stripeCustomerId ?? "" },
    data: { cardDeclines: declines },
  });
  if (changed.count === 0) throw new AppError("not_found", t("This address has no card here."));
  return { success: true };
}

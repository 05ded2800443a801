import "server-only";
/** Changes to a plan that exists: another plan, another card, and its end. */
import type { Viewer } from "@/lib/accounts/sessions";
import type { CheckoutAnswer } from "@/lib/contract/billing";
import { db } from "@/lib/db/client";
import { isLive, periodEndOf } from "@/lib/rules/billing/entitlement";
import { longDate } from "@/lib/rules/dates";
import { planOfInterval, type Interval, type PlanType } from "@/lib/rules/billing/plans";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { absoluteUrl } from "@/lib/env";
import { askGateway, billingNow } from "./gateway";
import { successUrl } from "./start";
import { readPlan, type StoredSubscription } from "./state";
import { syncCustomer } from "./sync";
import { t } from "@/lib/messages";

type LiveSubscription = { userId: string; customerId: string; subscription: StoredSubscription };
type CancelAnswer = { success: true; message: string };
type Purpose = "change" | "cancel" | "card";

/** The live subscription after a sync. @throws AppError `conflict` with `sentence` without one, `upstream` */
async function requireSubscription(
  userId: string,
  purpose: Purpose,
  sentence: string,
): Promise<LiveSubscription> {
  const before = await readPlan(userId);
  if (before.user.stripeCustomerId !== null) await syncCustomer(before.user.stripeCustomerId, purpose);
  const { user, current } = await readPlan(userId);
  if (!current || !isLive(current) || user.stripeCustomerId === null)
    throw new AppError("conflict", sentence);
  return { userId, customerId: user.stripeCustomerId, subscription: current };
}

/**
 * The page on which the cook confirms the other plan.
 * @throws AppError `conflict` without a plan, for the same plan, while a payment is owed or a free year runs; `upstream`
 */
export async function changePlan({
  viewer,
  plan,
}: {
  viewer: Viewer;
  plan: PlanType;
}): Promise<CheckoutAnswer> {
  const { customerId, subscription } = await requireSubscription(
    viewer.id,
    "change",
    t("You have no plan to change."),
  );
  if (planOfInterval(subscription.interval as Interval) === plan)
    throw new AppError("conflict", t("You already have this plan."));
  if (subscription.status === "past_due")
    throw new AppError("conflict", t("Your last payment did not go through. Please update your card first."));
  const { status, discountPercent, discountEndsAt } = subscription;
  if (
    status === "active" &&
    discountPercent === 100 &&
    discountEndsAt &&
    discountEndsAt > (await billingNow())
  )
    throw new AppError(
      "conflict",
      t("Your plan is free until {longDate}. You can change it after that.", {
        longDate: longDate(discountEndsAt),
      }),
    );
  return askGateway("change", (payments) =>
    payments.createPlanChange({
      customerId,
      subscriptionId: subscription.id,
      plan,
      successUrl: successUrl("/subscription/success", { plan }),
      cancelUrl: absoluteUrl("/subscription"),
    }),
  );
}

/** The page on which the cook gives another card; what is owed is charged to it. @throws AppError `conflict`, `upstream` */
export async function changeCard({ viewer }: { viewer: Viewer }): Promise<CheckoutAnswer> {
  const { customerId } = await requireSubscription(viewer.id, "card", t("You have no plan to pay for."));
  return askGateway("card", (payments) =>
    payments.createCardChange({ customerId, returnUrl: absoluteUrl("/subscription") }),
  );
}

/**
 * Ends a user's plan at the end of its period; asked again it says the same. For the cook, and for admins who act for them.
 * @throws AppError `conflict` without a plan, `upstream`
 */
export async function cancelPlan({ userId }: { userId: string }): Promise<CancelAnswer> {
  const plan = await readPlan(userId);
  if (plan.user.isTest) return cancelOfTest(plan);
  const { customerId, subscription } = await requireSubscription(
    userId,
    "cancel",
    t("You have no plan to cancel."),
  );
  if (!subscription.cancelAtPeriodEnd) {
    await askGateway("cancel", (payments) => payments.cancelAtPeriodEnd(subscription.id));
    // The cancellation is done at the gateway: if this sync fails, the next webhook or round stores it.
    await syncCustomer(customerId).catch((error: unknown) => {
      log.error({ err: error }, "a cancelled customer could not be synced");
    });
  }
  return cancelled(subscription);
}

/** The funnel test's users are at no gateway: their plan ends here. */
async function cancelOfTest({ current }: Awaited<ReturnType<typeof readPlan>>): Promise<CancelAnswer> {
  if (!current || !isLive(current)) throw new AppError("conflict", t("You have no plan to cancel."));
  await db.subscription.update({ where: { id: current.id }, data: { cancelAtPeriodEnd: true } });
  return cancelled(current);
}

function cancelled(subscription: StoredSubscription): CancelAnswer {
  const end = periodEndOf(subscription);
  const rest = end ? t(" You keep Premium until {longDate}.", { longDate: longDate(end) }) : "";
  return { success: true, message: t("Your plan is cancelled.{rest}", { rest }) };
}

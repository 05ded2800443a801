import "server-only";
/** Coming back from a checkout: a sync asks the gateway. Nothing here grants Premium by itself (billing.md#nothing-grants). */
import type { Viewer } from "@/lib/accounts/sessions";
import type { ActivateAnswer } from "@/lib/contract/billing";
import { entitlementOf, planStatusOf } from "@/lib/rules/billing/entitlement";
import { AppError } from "@/lib/errors";
import { askGateway, billingNow } from "./gateway";
import { readPlan } from "./state";
import { syncCustomer } from "./sync";
import { t, type Message } from "@/lib/messages";

const NOT_FOUND = "This checkout was not found." satisfies Message;

async function answerFor(userId: string): Promise<ActivateAnswer> {
  const [{ state }, now] = await Promise.all([readPlan(userId), billingNow()]);
  const { isPremium } = entitlementOf(state, now);
  const message = isPremium ? t("Your plan is active.") : t("Your payment is still being processed.");
  return { success: true, message, isPremium, status: planStatusOf(state, now) };
}

/**
 * Syncs the viewer's plan after a checkout of theirs.
 * @throws AppError `not_found` for a checkout that is not the viewer's, `upstream`
 */
export async function activate({
  viewer,
  sessionId,
}: {
  viewer: Viewer;
  sessionId: string;
}): Promise<ActivateAnswer> {
  await syncAfterCheckout({ viewer, sessionId });
  return answerFor(viewer.id);
}

/**
 * Syncs when `sessionId` is a checkout of the viewer's.
 * @throws AppError `not_found`, `upstream`
 */
async function syncAfterCheckout({
  viewer,
  sessionId,
}: {
  viewer: Viewer;
  sessionId: string;
}): Promise<void> {
  const { user } = await readPlan(viewer.id);
  const checkout = await askGateway("activate", (payments) => payments.findCheckout(sessionId));
  const customerId = checkout?.customerId ?? null;
  if (customerId === null || customerId !== user.stripeCustomerId) throw new AppError("not_found", NOT_FOUND);
  await syncCustomer(customerId, "activate");
}

/** The same while a page polls for its plan: whatever goes wrong, the stored state is what it reads. */
export async function trySyncAfterCheckout(viewer: Viewer, sessionId: string): Promise<void> {
  await syncAfterCheckout({ viewer, sessionId }).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}

/**
 * The success page's second call. An admin may ask for anybody; a cook for themself, when the gateway confirms a completed checkout.
 * @throws AppError `forbidden`, `not_found`, `upstream`
 */
export async function confirmActivation({
  by,
  userId,
}: {
  by: { admin: true } | { admin: false; viewer: Viewer };
  userId: string;
}): Promise<ActivateAnswer> {
  if (!by.admin && by.viewer.id !== userId)
    throw new AppError("forbidden", t("You can only activate your own plan."));
  const { user } = await readPlan(userId).catch((error: unknown) => {
    throw error instanceof AppError
      ? new AppError("not_found", t("This user was not found."), { cause: error })
      : error;
  });
  const { stripeCustomerId: customerId } = user;
  if (!by.admin) {
    const isConfirmed =
      customerId !== null &&
      (await askGateway("activate", (payments) => payments.hasCompletedCheckout(customerId)));
    if (!isConfirmed) throw new AppError("forbidden", t("No completed checkout was found for your account."));
  }
  if (customerId !== null) await syncCustomer(customerId, "activate");
  return answerFor(userId);
}

import "server-only";
/** Ways into a payment: the free trial, a plan, a one-off product. Each answers the address of a checkout page. */
import { notClosing } from "@/lib/accounts/closing";
import type { Viewer } from "@/lib/accounts/sessions";
import type {
  CheckoutAnswer,
  CreateCheckoutInput,
  PromoAnswer,
  PromoInput,
  StartTrialInput,
} from "@/lib/contract/billing";
import { db } from "@/lib/db/client";
import { isLive } from "@/lib/rules/billing/entitlement";
import { TRIAL_DAYS, type PlanType } from "@/lib/rules/billing/plans";
import { PROMO_REFUSED } from "@/lib/rules/billing/promo";
import { PROMOS, findPromoCode, type PromoCode } from "@/lib/rules/billing/promo-codes";
import { AppError } from "@/lib/errors";
import { absoluteUrl } from "@/lib/env";
import { services } from "@/lib/services";
import { SESSION_ID_PLACEHOLDER, type CheckoutItem } from "@/lib/services/payments/port";
import { askGateway } from "./gateway";
import { hasEmailUsedOffer, hasUsedTrial } from "./offers";
import { readPlan } from "./state";
import { syncCustomer } from "./sync";
import { t, type Message } from "@/lib/messages";

type Plan = Awaited<ReturnType<typeof readPlan>>;
type Purpose = "trial" | "checkout";

const TRIAL_USED = "You have already used your free trial." satisfies Message;
const CLOSING = "This account is being deleted." satisfies Message;
const HAS_PLAN = "You already have a plan. You find it under My Plan." satisfies Message;

/**
 * The checkout of the free trial. The trial is used when that checkout is completed, not before.
 * @throws AppError `trial_used`, `conflict` with a plan, `invalid` for a promo code that was used, `upstream`
 */
export async function startTrial({
  viewer,
  input,
}: {
  viewer: Viewer;
  input: StartTrialInput;
}): Promise<CheckoutAnswer> {
  const { planType, returnUrl } = input;
  const promoCode = requireCode(input.promoCode);
  const plan = await readSyncedPlan(viewer, "trial");
  if (await hasUsedTrial(plan.user)) throw new AppError("trial_used", TRIAL_USED);
  await requireNoPlan(plan, promoCode);
  return openCheckout(plan, "trial", {
    item: { kind: "plan", plan: planType, trialDays: TRIAL_DAYS, promoCode },
    success: successUrl("/trial/success", { plan: planType, promoCode, returnUrl: returnUrl ?? null }),
  });
}

/**
 * The checkout of a plan without a trial, or of a one-off product.
 * @throws AppError `conflict` with a plan, `invalid` for a promo code that was used, `upstream`
 */
export async function createCheckout({
  viewer,
  input,
}: {
  viewer: Viewer;
  input: CreateCheckoutInput;
}): Promise<CheckoutAnswer> {
  const promoCode = input.kind === "plan" ? requireCode(input.promoCode) : null;
  const plan = await readSyncedPlan(viewer, "checkout");
  if (input.kind === "product") {
    return openCheckout(plan, "checkout", {
      item: { kind: "product", tag: input.productTag },
      success: absoluteUrl("/saved-recipes"),
    });
  }
  const { planType, returnUrl } = input;
  await requireNoPlan(plan, promoCode);
  return openCheckout(plan, "checkout", {
    item: { kind: "plan", plan: planType, trialDays: null, promoCode },
    success: successUrl("/subscription/success", {
      plan: planType,
      promoCode,
      returnUrl: returnUrl ?? null,
    }),
  });
}

/** The plan after a sync, so that a checkout completed a moment ago counts. */
async function readSyncedPlan(viewer: Viewer, purpose: Purpose): Promise<Plan> {
  const plan = await readPlan(viewer.id);
  const { stripeCustomerId } = plan.user;
  if (stripeCustomerId === null || !services().payments.isOurs(stripeCustomerId)) return plan;
  await syncCustomer(stripeCustomerId, purpose);
  return readPlan(viewer.id);
}

/** The code that was typed, if any. @throws AppError `invalid` for one that is none of ours */
function requireCode(typed: string | null): PromoCode | null {
  const code = typed === null ? null : findPromoCode(typed);
  if (typed !== null && code === null) throw refusedPromo(PROMO_REFUSED);
  return code;
}

const refusedPromo = (message: string): AppError =>
  new AppError("invalid", message, { issues: [{ path: "promoCode", message }] });

/**
 * What a promo code is worth to the viewer.
 * @throws AppError `invalid` for one that is none of ours, or that they have had
 */
export async function checkPromo({
  viewer,
  input,
}: {
  viewer: Viewer;
  input: PromoInput;
}): Promise<PromoAnswer> {
  const code = requireCode(input.promoCode);
  if (code === null) throw refusedPromo(PROMO_REFUSED);
  await requireUnused(await readPlan(viewer.id), code);
  return PROMOS[code];
}

async function requireUnused({ user, state }: Plan, promoCode: PromoCode): Promise<void> {
  const used = state.subscriptions.some((one) => one.promoCode === promoCode);
  if (used || (await hasEmailUsedOffer(user.email, promoCode)))
    throw refusedPromo(t("You have already used this promo code."));
}

/** @throws AppError `conflict` when the cook has a plan, `invalid` when they had the promo code */
async function requireNoPlan(plan: Plan, promoCode: PromoCode | null): Promise<void> {
  const { state, current } = plan;
  if ((current && isLive(current)) || state.isGranted) throw new AppError("conflict", HAS_PLAN);
  if (promoCode !== null) await requireUnused(plan, promoCode);
}

/** Where the gateway sends the browser: the page, what was bought, and the checkout's id, which the gateway fills in. */
export function successUrl(
  path: string,
  { plan, promoCode, returnUrl }: { plan: PlanType; promoCode?: string | null; returnUrl?: string | null },
): string {
  const query = new URLSearchParams({ plan });
  if (promoCode) query.set("promoCode", promoCode);
  if (returnUrl) query.set("returnUrl", returnUrl);
  return `${absoluteUrl(path)}?session_id=${SESSION_ID_PLACEHOLDER}&${query.toString()}`;
}

async function openCheckout(
  { user }: Plan,
  purpose: Purpose,
  { item, success }: { item: CheckoutItem; success: string },
): Promise<CheckoutAnswer> {
  const customerId = await ensureCustomer(user, purpose);
  const checkout = await askGateway(purpose, (payments) =>
    payments.createCheckout({
      customerId,
      reference: user.id,
      item,
      successUrl: success,
      cancelUrl: absoluteUrl("/subscription"),
    }),
  );
  // An account that is being deleted gets no page to pay on: whichever of the two looks second sees the other.
  if ((await db.user.count({ where: { id: user.id, ...notClosing() } })) === 0) {
    await askGateway(purpose, (payments) => payments.closeCheckouts(customerId));
    throw new AppError("conflict", CLOSING);
  }
  return checkout;
}

/** The user's id at the gateway; made when there is none, or when another gateway gave it. */
async function ensureCustomer(user: Plan["user"], purpose: Purpose): Promise<string> {
  if (user.stripeCustomerId !== null && services().payments.isOurs(user.stripeCustomerId))
    return user.stripeCustomerId;
  const customerId = await askGateway(purpose, (payments) =>
    payments.createCustomer({ reference: user.id, email: user.email }),
  );
  const kept = await db.user.updateMany({
    where: { id: user.id, ...notClosing() },
    data: { stripeCustomerId: customerId },
  });
  if (kept.count === 0) {
    await askGateway(purpose, (payments) => payments.endCustomer(customerId));
    throw new AppError("conflict", CLOSING);
  }
  return customerId;
}

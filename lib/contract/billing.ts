/** Requests and answers of plans, trial and checkout. */
import * as z from "./zod";
import { PLAN_STATUSES } from "@/lib/rules/billing/entitlement";
import { INTERVALS, PLAN_TYPES, PRODUCT_TAGS } from "@/lib/rules/billing/plans";
import { PROMO_REFUSED } from "@/lib/rules/billing/promo";
import { safeOwnPath } from "@/lib/rules/navigation/own-path";
import { t, type Message } from "@/lib/messages";

export const SubscriptionStatus = z.object({
  isPremium: z.boolean(),
  recipeCount: z.number().int(),
  /** Null for premium: no limit. */
  recipeLimit: z.number().int().nullable(),
  billingInterval: z.enum(INTERVALS).nullable(),
  /** The end of the running period or trial; after a cancellation, the day that premium ends. */
  nextBillingDate: z.string().nullable(),
  status: z.enum(PLAN_STATUSES),
  cancelAtPeriodEnd: z.boolean(),
  trialEndsAt: z.string().nullable(),
  trialUsed: z.boolean(),
  userId: z.string(),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

/** `session_id`: the checkout that the success page waits for, which is synced before the answer. */
export const StatusQuery = z.object({ session_id: z.string().max(300).optional() });

const choosePlan = () => t("Please choose the {plans} plan.", { plans: PLAN_TYPES.join(" or the ") });
const Plan = z.enum(PLAN_TYPES, { error: choosePlan });

/** Blank means none. Which codes there are is for the domain to say: this file is loaded by browsers too. */
const PromoCodeField = z
  .string({ error: PROMO_REFUSED })
  .max(100, PROMO_REFUSED)
  .nullish()
  .transform((text) => text?.trim().toUpperCase() || null);

/** A path of our own, else nothing (accounts.md#return-url): never a reason to refuse. */
const ReturnUrl = z.unknown().transform((given) => (typeof given === "string" ? safeOwnPath(given) : null));

export const StartTrialInput = z.object({
  planType: Plan,
  returnUrl: ReturnUrl.optional(),
  promoCode: PromoCodeField,
});
export type StartTrialInput = z.output<typeof StartTrialInput>;

/** A plan, or a one-off product by its tag. */
export const CreateCheckoutInput = z
  .object({
    planType: Plan.optional(),
    productTag: z.enum(PRODUCT_TAGS, { error: "This product is not for sale." satisfies Message }).optional(),
    promoCode: PromoCodeField,
    returnUrl: ReturnUrl.optional(),
  })
  .transform(({ planType, productTag, promoCode, returnUrl }, context) => {
    if (productTag) return { kind: "product" as const, productTag };
    if (planType) return { kind: "plan" as const, planType, promoCode, returnUrl };
    context.addIssue({ code: "custom", path: ["planType"], message: choosePlan() });
    return z.NEVER;
  });
export type CreateCheckoutInput = z.output<typeof CreateCheckoutInput>;

export const PromoInput = z.object({
  promoCode: z.string({ error: PROMO_REFUSED }).trim().min(1, PROMO_REFUSED).max(100, PROMO_REFUSED),
});
export type PromoInput = z.output<typeof PromoInput>;

/** What a promo code is worth to the caller. */
export const PromoAnswer = z.object({
  code: z.string(),
  percentOff: z.number(),
  months: z.number().int(),
  about: z.string(),
  applied: z.string(),
});
export type PromoAnswer = z.infer<typeof PromoAnswer>;

export const ChangePlanInput = z.object({ planType: Plan });
export type ChangePlanInput = z.output<typeof ChangePlanInput>;

const SessionId = z
  .string({ error: "The checkout is missing." satisfies Message })
  .trim()
  .min(1, "The checkout is missing." satisfies Message)
  .max(300, "This checkout is not one of ours." satisfies Message);

export const ActivateInput = z.object({ sessionId: SessionId, planType: Plan.optional().catch(undefined) });
export type ActivateInput = z.output<typeof ActivateInput>;

export const AdminActivateInput = z.object({
  userId: z
    .string({ error: "The user is missing." satisfies Message })
    .min(1, "The user is missing." satisfies Message)
    .max(100),
  planType: Plan.optional().catch(undefined),
});
export type AdminActivateInput = z.output<typeof AdminActivateInput>;

/** Where the browser goes on. */
export const CheckoutAnswer = z.object({ url: z.string() });
export type CheckoutAnswer = z.infer<typeof CheckoutAnswer>;

/** The same as a screen reads it: an answer without an address, or with a reason, is a refusal. */
export const CheckoutReply = z.object({ url: z.string().optional(), error: z.string().optional() });

export const ActivateAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  isPremium: z.boolean(),
  status: z.enum(PLAN_STATUSES),
});
export type ActivateAnswer = z.infer<typeof ActivateAnswer>;

export const InvoiceAnswer = z.object({
  id: z.string(),
  description: z.string(),
  issuedAt: z.string(),
  paidAt: z.string().nullable(),
  status: z.enum(["draft", "open", "paid", "void", "uncollectible", "refunded"]),
  totalCents: z.number().int(),
  discountCents: z.number().int(),
  refundedCents: z.number().int(),
  currency: z.string(),
  /** The gateway's own page of the invoice. */
  url: z.string().nullable(),
});
export type InvoiceAnswer = z.infer<typeof InvoiceAnswer>;

export const AdvanceInput = z.object({
  days: z
    .number({ error: "Give the days as a whole number from 0 to 4000." satisfies Message })
    .int("Give the days as a whole number from 0 to 4000." satisfies Message)
    .min(0, "Give the days as a whole number from 0 to 4000." satisfies Message)
    .max(4000, "Give the days as a whole number from 0 to 4000." satisfies Message),
});
export const AdvanceAnswer = z.object({ success: z.literal(true), now: z.string() });

export const DemoCardInput = z.object({
  email: z.string().trim().toLowerCase().max(254),
  declines: z.boolean(),
});

export const DemoCheckoutParams = z.object({ sessionId: z.string().max(300) });
export const DemoCheckoutForm = z.object({
  outcome: z.enum(["complete", "cancel", "decline"], {
    error: "Choose one of the three buttons." satisfies Message,
  }),
});

/** What stands on a demo checkout's page. */
export type DemoCheckoutView = { title: string; today: string; lines: string[] };
/** What a demo checkout answers: the page, or where the browser goes on. */
export type DemoCheckoutStep = { view: DemoCheckoutView; isDeclined: boolean } | { goTo: string };

/** What a plan allows, as every screen reads it (decisions §3, §11). */
import { z } from "zod";

export const SubscriptionStatus = z.object({
  isPremium: z.boolean(),
  recipeCount: z.number().int(),
  /** Null for premium: no limit. */
  recipeLimit: z.number().int().nullable(),
  billingInterval: z.enum(["month", "year"]).nullable(),
  nextBillingDate: z.string().nullable(),
  status: z.string(),
  cancelAtPeriodEnd: z.boolean(),
  trialEndsAt: z.string().nullable(),
  trialUsed: z.boolean(),
  userId: z.string(),
});
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>;

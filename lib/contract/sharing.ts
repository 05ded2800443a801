/** Requests and answers of sharing. */
import * as z from "./zod";
import { Email, UserAnswer } from "@/lib/contract/auth";
import { ConvertedRecipe } from "@/lib/contract/recipes";
import { FormattedContent } from "@/lib/engine/recipe/formatted";
import { PLAN_TYPES } from "@/lib/rules/billing/plans";
import type { Message } from "@/lib/messages";

export const ShareSourceType = z.enum(["user", "library"], {
  error: "The source is user or library." satisfies Message,
});
export type ShareSourceType = z.infer<typeof ShareSourceType>;

export const CreateShareInput = z.object({
  sourceType: ShareSourceType,
  sourceId: z
    .string()
    .min(1, "Which recipe should be shared?" satisfies Message)
    .max(100),
});
export type CreateShareInput = z.infer<typeof CreateShareInput>;

export const CreateShareAnswer = z.object({
  shareUrl: z.string(),
  token: z.string(),
  /** The promo code that whoever opens the link finds filled in. */
  discountCode: z.string(),
});
export type CreateShareAnswer = z.infer<typeof CreateShareAnswer>;

/** Anything may be asked for; what is no token of ours is not found. */
export const ShareToken = z.object({ token: z.string().max(500) });

/** A recipe as a link shows it: never its original text or receipt, which quote what a preview leaves out. */
export const SharedRecipe = z.object({
  title: z.string(),
  description: z.string(),
  servings: z.number().nullable(),
  imageUrl: z.string().nullable(),
  formattedContent: FormattedContent,
});
export type SharedRecipe = z.infer<typeof SharedRecipe>;

export const SharedAnswer = z.object({
  share: z.object({
    token: z.string(),
    sourceType: ShareSourceType,
    createdAt: z.string(),
    /** Steps of the whole recipe, and how many of them are here. */
    totalSteps: z.number().int(),
    previewSteps: z.number().int(),
    isOwner: z.boolean(),
  }),
  recipe: SharedRecipe,
});
export type SharedAnswer = z.infer<typeof SharedAnswer>;

/** A shared recipe as a screen reads it: its content may be of any age. */
export const ReadSharedRecipe = SharedAnswer.extend({
  recipe: SharedRecipe.extend({ formattedContent: ConvertedRecipe }),
});

/** A random name that a browser gave itself; it says nothing about a person. */
export const VisitorId = z
  .string()
  .trim()
  .min(1, "The visitor is missing." satisfies Message)
  .max(100);

/** A body's `userId` is ignored: the session says who it is (sharing.md#event-user). */
export const ShareEventInput = z
  .object({
    eventType: z.enum(["view", "upgrade"], { error: "The event is view or upgrade." satisfies Message }),
    visitorId: VisitorId.optional(),
    metadata: z
      .object({ promoCode: z.string().max(40).nullish(), planType: z.enum(PLAN_TYPES).nullish() })
      .nullish(),
  })
  .refine((event) => event.eventType !== "view" || event.visitorId !== undefined, {
    path: ["visitorId"],
    message: "The visitor is missing." satisfies Message,
  });
export type ShareEventInput = z.infer<typeof ShareEventInput>;

export const ShareSignupInput = z.object({ email: Email, visitorId: VisitorId.optional() });
export type ShareSignupInput = z.infer<typeof ShareSignupInput>;

export const ShareSignupAnswer = UserAnswer.extend({ success: z.literal(true), message: z.string() });
export type ShareSignupAnswer = z.infer<typeof ShareSignupAnswer>;

export const RecentShare = z.object({
  token: z.string(),
  recipeTitle: z.string(),
  shareUrl: z.string(),
  views: z.number().int(),
  createdAt: z.string(),
});
export type RecentShare = z.infer<typeof RecentShare>;

export const ShareStatsAnswer = z.object({
  /** Links that work now. */
  totalShares: z.number().int(),
  /** Views of all links ever made. */
  totalViews: z.number().int(),
  signups: z.number().int(),
  upgrades: z.number().int(),
  /** Free months noted: one for each sign-up that later paid. */
  credits: z.number().int(),
  /** The newest links that work now. */
  recentShares: z.array(RecentShare),
  /** The last 30 days, oldest first; a day without views has 0. Days are UTC. */
  viewsByDay: z.array(z.object({ day: z.string(), views: z.number().int() })),
});
export type ShareStatsAnswer = z.infer<typeof ShareStatsAnswer>;

/**
 * The shapes of the answers that screens read, by name. Only what a screen needs is asked for, so that an older or newer server is
 * understood as far as it can be; each shape is loaded with the call that needs it (`lib/browser/api.ts`).
 */
const accounts = () => import("@/lib/contract/auth");
const tokens = () => import("@/lib/contract/access-tokens");
const admin = () => import("@/lib/contract/admin");
const analytics = () => import("@/lib/contract/analytics");
const billing = () => import("@/lib/contract/billing");
const recipes = () => import("@/lib/contract/saved-recipes");
const converting = () => import("@/lib/contract/recipes");
const sharing = () => import("@/lib/contract/sharing");
const support = () => import("@/lib/contract/support");

export const answers = {
  user: async () => (await accounts()).UserAnswer,
  /** Done, and what to say about it. */
  message: async () => (await accounts()).MessageAnswer.pick({ message: true }),
  accessTokens: async () => (await tokens()).AccessTokenAnswer.array(),
  newAccessToken: async () => (await tokens()).NewAccessTokenAnswer,

  converted: async () => (await converting()).ConvertedRecipe,
  extractedText: async () => (await converting()).ExtractTextAnswer,
  recipe: async () => (await recipes()).ReadRecipe,
  /** A refused change that brings what is stored. */
  conflict: async () => (await recipes()).RecipeConflict,
  savedRecipe: async () => (await recipes()).SavedRecipeId,

  shareLink: async () => (await sharing()).CreateShareAnswer,
  sharedRecipe: async () => (await sharing()).ReadSharedRecipe,
  shareSignup: async () => (await sharing()).ShareSignupAnswer,

  plan: async () => (await billing()).SubscriptionStatus,
  premium: async () => (await billing()).SubscriptionStatus.pick({ isPremium: true }),
  promo: async () => (await billing()).PromoAnswer,
  /** Not every answer to a cancellation says something. */
  cancelled: async () => (await accounts()).MessageAnswer.pick({ message: true }).partial(),
  checkout: async () => (await billing()).CheckoutReply,

  adminUsers: async () => (await admin()).UsersAnswer,
  admins: async () => (await admin()).AdminsAnswer,
  auditLog: async () => (await admin()).AuditAnswer,
  jobs: async () => (await import("@/lib/contract/jobs")).JobsAnswer,
  products: async () => (await admin()).ProductsAnswer,
  tagCount: async () => (await admin()).TagCountAnswer.pick({ count: true }),
  productAnalytics: async () => (await analytics()).ProductAnalyticsAnswer,
  comparison: async () => (await analytics()).ComparisonAnswer,
  revenue: async () => (await analytics()).RevenueAnswer,
  supportRequests: async () => (await support()).SupportRequestsAnswer,
  supportHistory: async () => (await support()).SupportHistoryAnswer,
};

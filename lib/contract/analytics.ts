/** What the admin pages count. */
import * as z from "./zod";
import { DEFAULT_PERIOD, PERIODS } from "@/lib/rules/analytics/period";

export const PeriodQuery = z.object({ period: z.enum(PERIODS).default(DEFAULT_PERIOD) });

const Count = z.number().int();
/** Percent with one decimal; null from nothing. */
const Growth = z.number().nullable();

export const ProductAnalytics = z.object({
  period: z.enum(PERIODS),
  from: z.string(),
  to: z.string(),
  summary: z.object({
    totalSignups: Count,
    premiumSignups: Count,
    freeSignups: Count,
    monthlySubscriptions: Count,
    annualSubscriptions: Count,
  }),
  productTags: z.object({ counts: z.record(z.string(), Count) }),
  /** Sign-ups by calendar day of the reports' time zone. */
  days: z.array(z.object({ day: z.string(), premium: Count, free: Count })),
});
export type ProductAnalytics = z.infer<typeof ProductAnalytics>;
export const ProductAnalyticsAnswer = z.object({ success: z.literal(true), analytics: ProductAnalytics });
export type ProductAnalyticsAnswer = z.infer<typeof ProductAnalyticsAnswer>;

const MonthCounts = z.object({
  total: Count,
  premium: Count,
  dinnerInDash: Count,
  fifteenMinuteMeals: Count,
});
export const Comparison = z.object({
  currentMonth: MonthCounts,
  previousMonth: MonthCounts,
  growth: z.object({ total: Growth, premium: Growth, dinnerInDash: Growth, fifteenMinuteMeals: Growth }),
});
export type Comparison = z.infer<typeof Comparison>;
export const ComparisonAnswer = z.object({ success: z.literal(true), comparison: Comparison });
export type ComparisonAnswer = z.infer<typeof ComparisonAnswer>;

/** Dollars with two decimals. */
export const Revenue = z.object({
  last24Hours: z.number(),
  weekToDate: z.number(),
  monthToDate: z.number(),
  currentMRR: z.number(),
  currentARR: z.number(),
});
export type Revenue = z.infer<typeof Revenue>;
export const RevenueAnswer = z.object({ success: z.literal(true), revenue: Revenue });
export type RevenueAnswer = z.infer<typeof RevenueAnswer>;

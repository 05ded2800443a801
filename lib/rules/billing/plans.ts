import { t } from "@/lib/messages";
import { dollarsInWords } from "@/lib/messages/formats";

/** What can be bought and what it costs (billing.md#prices): one place for pages, e-mails, server checks and tests. Money in US cents. */
export const TRIAL_DAYS = 7;
/** How long before the first charge a cook in trial is reminded of it. */
export const REMINDER_DAYS = 2;
export const CURRENCY = "usd";
export const MONTHLY_PRICE_CENTS = 1299;
export const ANNUAL_PRICE_CENTS = 9900;
/** The annual plan's price as a month's, and what it saves against twelve months, as the screens word it. */
export const ANNUAL_PER_MONTH_CENTS = 825;

export const INTERVALS = ["month", "year"] as const;
export type Interval = (typeof INTERVALS)[number];

type Plan = {
  /** At the gateway, on receipts, and in a sales funnel. */
  name: string;
  funnelName: string;
  /** As a choice, in an order from the first shown on. */
  label: string;
  interval: Interval;
  months: number;
  priceCents: number;
  /** What it costs a month, and what that saves against the plan of a month. */
  saving: { perMonthCents: number; words: string } | null;
  /** The price's name at the gateway: prices are found by it, never by amount. */
  lookupKey: string;
};

export const PLANS = {
  monthly: {
    name: "Premium, monthly",
    funnelName: "Premium Monthly",
    get label() {
      return t("Monthly");
    },
    interval: "month",
    months: 1,
    priceCents: MONTHLY_PRICE_CENTS,
    saving: null,
    lookupKey: "premium_monthly",
  },
  annual: {
    name: "Premium, annual",
    funnelName: "Premium Annual One-Time Offer",
    get label() {
      return t("Annual");
    },
    interval: "year",
    months: 12,
    priceCents: ANNUAL_PRICE_CENTS,
    saving: {
      perMonthCents: ANNUAL_PER_MONTH_CENTS,
      get words() {
        return t("Save 36%");
      },
    },
    lookupKey: "premium_annual",
  },
} as const satisfies Record<string, Plan>;

export type PlanType = keyof typeof PLANS;
export const PLAN_TYPES = Object.keys(PLANS) as [PlanType, ...PlanType[]];
/** Shown first, and meant where nobody says which. */
export const FIRST_PLAN: PlanType = "monthly";

/** The plan of this name, or null. */
export const planNamed = (given: unknown): PlanType | null =>
  PLAN_TYPES.find((plan) => plan === given) ?? null;

/** The plan that is charged so often. */
export const planOfInterval = (interval: string): PlanType =>
  PLAN_TYPES.find((plan) => PLANS[plan].interval === interval) ?? FIRST_PLAN;

/** The other plan, which 'Change Plan' leads to. */
export const otherPlan = (current: PlanType): PlanType =>
  PLAN_TYPES.find((plan) => plan !== current) ?? FIRST_PLAN;

/** One-off products by the tag that a purchase gives its buyer (billing.md#products). */
export const PRODUCTS = {
  dinnerinadash: {
    name: "Dinner in a Dash",
    funnelName: "Dinner in a Dash",
    priceCents: 999,
    lookupKey: "product_dinnerinadash",
  },
  "15-minute-meals": {
    name: "15 Minute Meals",
    funnelName: "15 Minute Meals Recipe Bundle",
    priceCents: 999,
    lookupKey: "product_15_minute_meals",
  },
} as const satisfies Record<string, Pick<Plan, "name" | "funnelName" | "priceCents" | "lookupKey">>;

export type ProductTag = keyof typeof PRODUCTS;
export const PRODUCT_TAGS = Object.keys(PRODUCTS) as [ProductTag, ...ProductTag[]];

/** "$12.99", "$99": whole dollars without cents. */
export const dollars = dollarsInWords;

/** "month", "year" */
export const intervalInWords = (interval: Interval): string =>
  interval === "month" ? t("month") : t("year");

/** What a shared link takes off the first paid period, in percent; its code is the server's (lib/rules/billing/promo-codes.ts). */
export const SHARE_DISCOUNT_PERCENT = 15;

/** "$12.99 per month". */
export const pricePerPeriod = (plan: PlanType): string =>
  t("{dollars} per {interval}", {
    dollars: dollars(PLANS[plan].priceCents),
    interval: intervalInWords(PLANS[plan].interval),
  });

/** "$12.99 per month or $99 per year". */
export const pricesInWords = (): string => PLAN_TYPES.map(pricePerPeriod).join(t(" or "));

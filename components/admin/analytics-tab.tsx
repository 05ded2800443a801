"use client";

import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Figure } from "@/components/shared/figure";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { requestJson } from "@/lib/browser/api";
import type { Comparison } from "@/lib/contract/analytics";
import { type Period, PERIODS } from "@/lib/rules/analytics/period";
import { Figures } from "./figures";
import { MomPanel } from "./mom-panel";
import { Loading, NotLoaded } from "./not-loaded";
import { QuickDash } from "./quick-dash";
import { SignupsChart } from "./signups-chart";
import { useAdminQuery } from "./use-admin-query";
import { useAdminView } from "./use-admin-view";

const PERIOD_NAMES: Record<Period, string> = {
  "24h": "24 hours",
  "7d": "7 days",
  "30d": "30 days",
  mtd: "This month",
};
const TAG_NAMES: Record<string, string> = {
  dinnerinadash: "Dinner in a Dash",
  "15-minute-meals": "15 Minute Meals",
};

const FAILED = "Failed to fetch analytics data";

/** Sign-ups, products and money. Figures stand beside every chart, and a table behind it. */
export function AnalyticsTab() {
  const [{ period }, show] = useAdminView();
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const { data, busy, failed, reload } = useAdminQuery(
    `/api/admin/analytics/products?period=${period}`,
    answers.productAnalytics,
    { failure: FAILED },
  );

  async function compare() {
    try {
      setComparison(
        (await requestJson("/api/admin/analytics/mom-comparison", answers.comparison)).comparison,
      );
    } catch {
      toast({ title: "Error", text: FAILED, tone: "problem" });
    }
  }

  return (
    <div className="grid gap-8">
      <QuickDash />
      <section aria-labelledby="product-analytics" className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="product-analytics" className="text-2xl">
            Product Analytics
          </h2>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={reload} aria-busy={busy}>
              <RefreshCw aria-hidden />
              Refresh
            </Button>
            <Button size="small" onClick={() => void compare()}>
              MoM Comparison
            </Button>
          </div>
        </div>
        <fieldset role="radiogroup" aria-label="Period" className="flex flex-wrap gap-2">
          {PERIODS.map((value) => (
            <label
              key={value}
              className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-field border-[1.5px] border-line-strong bg-card px-4 text-sm font-semibold has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="period"
                value={value}
                checked={period === value}
                onChange={() => show({ period: value })}
                className="size-5 accent-accent"
              />
              {PERIOD_NAMES[value]}
            </label>
          ))}
        </fieldset>
        {comparison && <MomPanel comparison={comparison} />}
        {failed ? (
          <NotLoaded text={FAILED} onRetry={reload} />
        ) : !data ? (
          <Loading />
        ) : (
          <>
            <Figures label="Summary">
              <Figure name="Total signups" value={data.analytics.summary.totalSignups} />
              <Figure name="Premium signups" value={data.analytics.summary.premiumSignups} />
              <Figure name="Free signups" value={data.analytics.summary.freeSignups} />
              <Figure name="Monthly subs" value={data.analytics.summary.monthlySubscriptions} />
              <Figure name="Annual subs" value={data.analytics.summary.annualSubscriptions} />
            </Figures>
            <Figures label="Product tags">
              {Object.entries(data.analytics.productTags.counts).map(([tag, count]) => (
                <Figure key={tag} name={TAG_NAMES[tag] ?? tag} value={count} />
              ))}
            </Figures>
            <SignupsChart days={data.analytics.days} />
          </>
        )}
      </section>
    </div>
  );
}

"use client";

import { RefreshCw } from "lucide-react";
import { useState, type ReactNode, useId } from "react";
import { Figure } from "@/components/shared/figure";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { requestJson } from "@/lib/browser/api";
import type { Comparison } from "@/lib/contract/analytics";
import { type Period, PERIODS } from "@/lib/rules/analytics/period";
import { Loading, NotLoaded } from "./not-loaded";
import { SignupsChart } from "./signups-chart";
import { useAdminQuery } from "./use-admin-query";
import { useAdminView } from "./use-admin-view";
import { type Message, messageLanguage, t } from "@/lib/messages";
import { OF_AMERICA } from "@/lib/messages/formats";

const PERIOD_NAMES: Record<Period, string> = {
  get "24h"() {
    return t("24 hours");
  },
  get "7d"() {
    return t("7 days");
  },
  get "30d"() {
    return t("30 days");
  },
  get mtd() {
    return t("This month");
  },
};
const TAG_NAMES: Record<string, string> = {
  get dinnerinadash() {
    return t("Dinner in a Dash");
  },
  "15-minute-meals": "15 Minute Meals",
};

const FAILED = "Failed to fetch analytics data" satisfies Message;

/** Sign-ups, products and money. Figures stand beside every chart, and a table behind it. */
export function AnalyticsTab() {
  const [{ period }, show] = useAdminView();
  const [comparison, setComparison] = useState<Comparison | null>(null);
  const { data, busy, failed, reload } = useAdminQuery(
    `/api/admin/analytics/products?period=${period}`,
    answers.productAnalytics,
    { failure: t(FAILED) },
  );

  async function compare() {
    try {
      setComparison(
        (await requestJson("/api/admin/analytics/mom-comparison", answers.comparison)).comparison,
      );
    } catch {
      toast({ title: t("Error"), text: t(FAILED), tone: "problem" });
    }
  }

  return (
    <div className="grid gap-8">
      <QuickDash />
      <section aria-labelledby="product-analytics" className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="product-analytics" className="text-2xl">
            {t("Product Analytics")}
          </h2>
          <div className="flex flex-wrap gap-2">
            <Button size="small" onClick={reload} aria-busy={busy}>
              <RefreshCw aria-hidden />
              {t("Refresh")}
            </Button>
            <Button size="small" onClick={() => void compare()}>
              {t("MoM Comparison")}
            </Button>
          </div>
        </div>
        <fieldset role="radiogroup" aria-label={t("Period")} className="flex flex-wrap gap-2">
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
                className="size-5"
              />
              {PERIOD_NAMES[value]}
            </label>
          ))}
        </fieldset>
        {comparison && <MomPanel comparison={comparison} />}
        {failed ? (
          <NotLoaded text={t(FAILED)} onRetry={reload} />
        ) : !data ? (
          <Loading />
        ) : (
          <>
            <Figures label={t("Summary")}>
              <Figure name={t("Total signups")} value={data.analytics.summary.totalSignups} />
              <Figure name={t("Premium signups")} value={data.analytics.summary.premiumSignups} />
              <Figure name={t("Free signups")} value={data.analytics.summary.freeSignups} />
              <Figure name={t("Monthly subs")} value={data.analytics.summary.monthlySubscriptions} />
              <Figure name={t("Annual subs")} value={data.analytics.summary.annualSubscriptions} />
            </Figures>
            <Figures label={t("Product tags")}>
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

/** Figures side by side, each with its name. */
function Figures({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 id={id} className="font-sans text-base font-bold">
        {label}
      </h3>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3">{children}</dl>
    </section>
  );
}

/** "$1,234.50", and "1.234,50 $" in German. */
const money = (dollars: number | undefined): string | undefined =>
  dollars?.toLocaleString(OF_AMERICA[messageLanguage()], { style: "currency", currency: "USD" });

const REFRESH_MS = 30_000;

const OFTEN = { everyMs: REFRESH_MS };

/** What happens right now. Refreshed every 30 seconds while it can be seen (admin.md#periods); when a refresh fails, the last figures stay. */
function QuickDash() {
  const path = "/api/admin/analytics/products";
  const { data: today } = useAdminQuery(`${path}?period=24h`, answers.productAnalytics, OFTEN);
  const { data: month } = useAdminQuery(`${path}?period=mtd`, answers.productAnalytics, OFTEN);
  const { data: taken } = useAdminQuery("/api/admin/analytics/revenue", answers.revenue, OFTEN);

  const [last, soFar] = [today?.analytics.summary, month?.analytics.summary];
  const revenue = taken?.revenue;
  return (
    <section aria-labelledby="quick-dash" className="grid gap-5">
      <h2 id="quick-dash" className="text-2xl">
        {t("Quick Dash")}
      </h2>
      <Figures label={t("Sign-ups")}>
        <Figure name={t("Premium, last 24 hours")} value={last?.premiumSignups} />
        <Figure name={t("Free, last 24 hours")} value={last?.freeSignups} />
        <Figure name={t("Premium, month to date")} value={soFar?.premiumSignups} />
        <Figure name={t("Free, month to date")} value={soFar?.freeSignups} />
      </Figures>
      <Figures label={t("Revenue")}>
        <Figure name={t("Last 24 hours")} value={money(revenue?.last24Hours)} />
        <Figure name={t("Week to date")} value={money(revenue?.weekToDate)} />
        <Figure name={t("Month to date")} value={money(revenue?.monthToDate)} />
        <Figure name={t("Current MRR")} value={money(revenue?.currentMRR)} />
        <Figure name={t("Current ARR")} value={money(revenue?.currentARR)} />
      </Figures>
    </section>
  );
}

const ROWS = [
  {
    key: "total",
    get name() {
      return t("Total signups");
    },
  },
  {
    key: "premium",
    get name() {
      return t("Premium signups");
    },
  },
  {
    key: "dinnerInDash",
    get name() {
      return t("Dinner in a Dash");
    },
  },
  { key: "fifteenMinuteMeals", name: "15 Minute Meals" },
] as const;

/** Growth against the same days of the month before: green from 0 up, red below, and said in words too. */
function MomPanel({ comparison: { growth, currentMonth, previousMonth } }: { comparison: Comparison }) {
  return (
    <section aria-label={t("Month over month")} className="rounded-card border border-line bg-card p-5">
      <h3 className="font-sans text-base font-bold">{t("Month over month")}</h3>
      <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-4">
        {ROWS.map(({ key, name }) => (
          <div key={key}>
            <dt className="text-sm text-muted">{name}</dt>
            <dd>
              <Growth percent={growth[key]} />
              <span className="block text-sm text-muted">
                {t("{current} after {previous}", {
                  current: currentMonth[key],
                  previous: previousMonth[key],
                })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Growth({ percent }: { percent: number | null }) {
  if (percent === null) return <span className="font-serif text-2xl">{t("not defined")}</span>;
  const rises = percent >= 0;
  return (
    <span className={`font-serif text-2xl tabular-nums ${rises ? "text-accent" : "text-danger"}`}>
      {rises ? "▲ +" : "▼ −"}
      {Math.abs(percent)}%
    </span>
  );
}

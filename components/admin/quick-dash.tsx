"use client";

import { Figure } from "@/components/shared/figure";
import { answers } from "@/lib/browser/answers";
import { Figures, money } from "./figures";
import { useAdminQuery } from "./use-admin-query";

const REFRESH_MS = 30_000;

const OFTEN = { everyMs: REFRESH_MS };

/** What happens right now. Refreshed every 30 seconds while it can be seen (admin.md#periods); when a refresh fails, the last figures stay. */
export function QuickDash() {
  const path = "/api/admin/analytics/products";
  const { data: today } = useAdminQuery(`${path}?period=24h`, answers.productAnalytics, OFTEN);
  const { data: month } = useAdminQuery(`${path}?period=mtd`, answers.productAnalytics, OFTEN);
  const { data: taken } = useAdminQuery("/api/admin/analytics/revenue", answers.revenue, OFTEN);

  const [last, soFar] = [today?.analytics.summary, month?.analytics.summary];
  const revenue = taken?.revenue;
  return (
    <section aria-labelledby="quick-dash" className="grid gap-5">
      <h2 id="quick-dash" className="text-2xl">
        Quick Dash
      </h2>
      <Figures label="Sign-ups">
        <Figure name="Premium, last 24 hours" value={last?.premiumSignups} />
        <Figure name="Free, last 24 hours" value={last?.freeSignups} />
        <Figure name="Premium, month to date" value={soFar?.premiumSignups} />
        <Figure name="Free, month to date" value={soFar?.freeSignups} />
      </Figures>
      <Figures label="Revenue">
        <Figure name="Last 24 hours" value={money(revenue?.last24Hours)} />
        <Figure name="Week to date" value={money(revenue?.weekToDate)} />
        <Figure name="Month to date" value={money(revenue?.monthToDate)} />
        <Figure name="Current MRR" value={money(revenue?.currentMRR)} />
        <Figure name="Current ARR" value={money(revenue?.currentARR)} />
      </Figures>
    </section>
  );
}

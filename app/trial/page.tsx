import type { Metadata } from "next";
import { TrialOnArrival } from "@/components/billing/trial-on-arrival";
import { EmptyState } from "@/components/shared/empty-state";
import { TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { safeOwnPath } from "@/lib/rules/navigation/own-path";
import { requirePageUser } from "@/lib/http/page-user";
import { t } from "@/lib/messages";

export const generateMetadata = (): Metadata => ({ title: t("Free trial"), robots: { index: false } });

export default async function TrialPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const asked = await searchParams;
  await requirePageUser("/trial", asked);
  const returnUrl = typeof asked.returnUrl === "string" ? safeOwnPath(asked.returnUrl) : null;
  return (
    <div className="mx-auto max-w-3xl px-4 py-16 sm:px-6">
      <EmptyState
        heading="h1"
        title={t("Try Premium for free")}
        text={t("{trialDays} days of everything. No charge today.", { trialDays: TRIAL_DAYS })}
      >
        <TrialOnArrival returnUrl={returnUrl ?? undefined} />
      </EmptyState>
    </div>
  );
}

"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";
import type { SubscriptionStatus } from "@/lib/contract/billing";
import { planKind } from "@/lib/rules/billing/plan-kind";
import { TRIAL_DAYS, type PlanType } from "@/lib/rules/billing/plans";
import { PremiumList } from "./premium-list";
import { StartForm } from "./start-form";
import { useTrialDialog } from "./upgrade-dialog";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

/** My Plan without Premium: what is saved, and the plans. The trial is offered first to whoever still has it. */
export function UpgradeCard({ status, firstPlan }: { status: SubscriptionStatus; firstPlan: PlanType }) {
  const { openTrial } = useTrialDialog();
  const hydrated = useHydrated();
  const hasEnded = planKind(status) === "ended";
  return (
    <>
      <section aria-labelledby="plan" className="grid gap-2 rounded-panel border border-line bg-card p-6">
        <h2 id="plan" className="text-xl">
          {t("Free")}
        </h2>
        {hasEnded && <p>{t("Your Premium has ended. Your recipes are all still here.")}</p>}
        <p>
          {t("You have saved {recipeCount} of {recipeLimit} recipes. Converting is free without limit.", {
            recipeCount: status.recipeCount,
            recipeLimit: status.recipeLimit,
          })}
        </p>
      </section>
      <section aria-labelledby="upgrade" className="grid gap-5 rounded-panel border border-line bg-card p-6">
        <h2 id="upgrade" className="text-xl">
          {t("Upgrade to Premium")}
        </h2>
        <PremiumList />
        {!status.trialUsed && (
          <div className="grid gap-3 rounded-card bg-accent-soft p-4">
            <p>
              {rich("<b>Try it first: {trialDays} days free.</b> No charge today.", {
                b: (text) => <b>{text}</b>,
                trialDays: TRIAL_DAYS,
              })}
            </p>
            <Button
              variant="primary"
              className="justify-self-start"
              onClick={() => openTrial({ returnUrl: "/subscription" })}
            >
              {t("Start Free Trial")}
            </Button>
          </div>
        )}
        {/* Made anew in the browser: what this device has kept is not known on the server. */}
        <StartForm
          key={hydrated ? "here" : "server"}
          kind="checkout"
          submit={t("Upgrade Now")}
          firstPlan={firstPlan}
          isWaiting={!hydrated}
          isSecond={!status.trialUsed}
        />
      </section>
    </>
  );
}

"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";
import type { SubscriptionStatus } from "@/lib/contract/billing";
import { planKind } from "@/lib/rules/billing/plan-kind";
import { pricesInWords, TRIAL_DAYS, type PlanType } from "@/lib/rules/billing/plans";
import { PremiumList } from "./premium-list";
import { StartForm } from "./start-form";
import { useTrialDialog } from "./upgrade-dialog";
import { t } from "@/lib/messages";

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
      {!status.trialUsed && (
        <section
          aria-labelledby="trial"
          className="grid gap-4 rounded-panel border-[1.5px] border-accent bg-card p-6"
        >
          <h2 id="trial" className="text-xl">
            {t("Try it first: {trialDays} days free", { trialDays: TRIAL_DAYS })}
          </h2>
          <PremiumList />
          <p>
            {t("Nothing is charged today. After {trialDays} days: {pricesInWords}, until you cancel.", {
              trialDays: TRIAL_DAYS,
              pricesInWords: pricesInWords(),
            })}
          </p>
          <Button
            variant="primary"
            size="large"
            className="justify-self-start max-sm:w-full"
            onClick={() => openTrial({ returnUrl: "/subscription" })}
          >
            {t("Start Free Trial")}
          </Button>
        </section>
      )}
      <section aria-labelledby="upgrade" className="grid gap-5 rounded-panel border border-line bg-card p-6">
        <h2 id="upgrade" className="text-xl">
          {t("Upgrade to Premium")}
        </h2>
        {status.trialUsed ? <PremiumList /> : <p>{t("Or pay today, without the free days.")}</p>}
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

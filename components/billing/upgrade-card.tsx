"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { Button } from "@/components/ui/button";
import type { SubscriptionStatus } from "@/lib/contract/billing";
import { planKind } from "@/lib/rules/billing/plan-kind";
import { TRIAL_DAYS, type PlanType } from "@/lib/rules/billing/plans";
import { PremiumList } from "./premium-list";
import { StartForm } from "./start-form";
import { useTrialDialog } from "./upgrade-dialog";

/** My Plan without Premium: what is saved, and the plans. The trial is offered first to whoever still has it. */
export function UpgradeCard({ status, firstPlan }: { status: SubscriptionStatus; firstPlan: PlanType }) {
  const { openTrial } = useTrialDialog();
  const hydrated = useHydrated();
  const hasEnded = planKind(status) === "ended";
  return (
    <>
      <section aria-labelledby="plan" className="grid gap-2 rounded-panel border border-line bg-card p-6">
        <h2 id="plan" className="text-xl">
          Free
        </h2>
        {hasEnded && <p>Your Premium has ended. Your recipes are all still here.</p>}
        <p>
          You have saved {status.recipeCount} of {status.recipeLimit} recipes. Converting is free without
          limit.
        </p>
      </section>
      <section aria-labelledby="upgrade" className="grid gap-5 rounded-panel border border-line bg-card p-6">
        <h2 id="upgrade" className="text-xl">
          Upgrade to Premium
        </h2>
        <PremiumList />
        {!status.trialUsed && (
          <div className="grid gap-3 rounded-card bg-accent-soft p-4">
            <p>
              <b>Try it first: {TRIAL_DAYS} days free.</b> No charge today.
            </p>
            <Button
              variant="primary"
              className="justify-self-start"
              onClick={() => openTrial({ returnUrl: "/subscription" })}
            >
              Start Free Trial
            </Button>
          </div>
        )}
        {/* Made anew in the browser: what this device has kept is not known on the server. */}
        <StartForm
          key={hydrated ? "here" : "server"}
          kind="checkout"
          submit="Upgrade Now"
          firstPlan={firstPlan}
          isWaiting={!hydrated}
        />
      </section>
    </>
  );
}

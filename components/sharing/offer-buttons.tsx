"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { useTrialDialog, useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import { TRIAL_DAYS } from "@/lib/rules/billing/plans";
import type { ShownRecipe } from "./shown-recipe";
import { t } from "@/lib/messages";

export function StartTrial({ shown, isSignedIn }: { shown: ShownRecipe; isSignedIn: boolean }) {
  const start = useStartTrial(shown, isSignedIn);
  return (
    <Button variant={isSignedIn ? "primary" : "secondary"} size="large" onClick={start}>
      {t("Start {trialDays}-Day Free Trial", { trialDays: TRIAL_DAYS })}
    </Button>
  );
}

/** Opens the trial dialog, after the sign-up where one is needed. Checkout leads back to this page, which then shows the whole recipe. */
export function useStartTrial(shown: ShownRecipe, isSignedIn: boolean): () => void {
  const { openAuth } = useAuthDialog();
  const { openTrial } = useTrialDialog();
  const back = `/share/${shown.token}`;
  return () =>
    isSignedIn
      ? openTrial({ returnUrl: back })
      : openAuth({ tab: "signup", returnUrl: `/trial?returnUrl=${encodeURIComponent(back)}` });
}

export function UpgradeNow() {
  const { openUpgrade } = useUpgradeDialog();
  return (
    <>
      <Button variant="primary" size="large" onClick={() => openUpgrade({ reason: "cook" })}>
        {t("Upgrade Now")}
      </Button>
      <Link
        href="/saved-recipes?processPending=true"
        prefetch={false}
        className="inline-flex min-h-11 items-center underline"
      >
        {t("Go to Saved Recipes")}
      </Link>
    </>
  );
}

"use client";

import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { useTrialDialog } from "@/components/billing/upgrade-dialog";
import type { ShownRecipe } from "./shown-recipe";

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

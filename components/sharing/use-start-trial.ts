"use client";

import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { useTrialDialog } from "@/components/billing/upgrade-dialog";
import type { ShownRecipe } from "./shown-recipe";

/** Starts the way to the trial: the dialog, after the sign-up where it is needed. It leads back to this page, by then whole. */
export function useStartTrial(shown: ShownRecipe, isSignedIn: boolean): () => void {
  const { openAuth } = useAuthDialog();
  const { openTrial } = useTrialDialog();
  const back = `/share/${shown.token}`;
  return () =>
    isSignedIn
      ? openTrial({ returnUrl: back })
      : openAuth({ tab: "signup", returnUrl: `/trial?returnUrl=${encodeURIComponent(back)}` });
}

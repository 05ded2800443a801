"use client";

import { Button } from "@/components/ui/button";
import { TRIAL_DAYS } from "@/lib/rules/billing/plans";
import type { ShownRecipe } from "./shown-recipe";
import { useStartTrial } from "./use-start-trial";

export function StartTrial({ shown, isSignedIn }: { shown: ShownRecipe; isSignedIn: boolean }) {
  const start = useStartTrial(shown, isSignedIn);
  return (
    <Button variant={isSignedIn ? "primary" : "secondary"} size="large" onClick={start}>
      Start {TRIAL_DAYS}-Day Free Trial
    </Button>
  );
}

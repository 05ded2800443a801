"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogCard, DialogClose } from "@/components/ui/dialog";
import { TRIAL_DAYS } from "@/lib/rules/billing/plans";
import type { ShownRecipe } from "./shown-recipe";
import { useStartTrial } from "./offer-buttons";

/** After the try-out: the trial, or not now (sharing.md#offers). */
export function ReadyDialog({
  shown,
  isSignedIn,
  onClose,
}: {
  shown: ShownRecipe;
  isSignedIn: boolean;
  onClose: () => void;
}) {
  const start = useStartTrial(shown, isSignedIn);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogCard
        title="Ready to Try Cook Mode"
        description={
          <>
            That was the preview: {shown.content.steps.length} of {shown.totalSteps} steps. Cook the whole
            recipe, and every other one, free for {TRIAL_DAYS} days. No charge today.
          </>
        }
      >
        <div className="flex flex-wrap gap-3">
          <Button
            variant="primary"
            size="large"
            onClick={() => {
              onClose();
              start();
            }}
          >
            Start Free Trial
          </Button>
          <DialogClose asChild>
            <Button size="large">Maybe Later</Button>
          </DialogClose>
        </div>
      </DialogCard>
    </Dialog>
  );
}

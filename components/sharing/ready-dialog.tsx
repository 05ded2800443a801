"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons, DialogCard, DialogClose } from "@/components/ui/dialog";
import { TRIAL_DAYS } from "@/lib/rules/billing/plans";
import type { ShownRecipe } from "./shown-recipe";
import { useStartTrial } from "./offer-buttons";
import { t } from "@/lib/messages";

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
        title={t("Ready to Try Cook Mode")}
        description={
          <>
            {t(
              "That was the preview: {length} of {totalSteps} steps. Cook the whole recipe, and every other one, free for {trialDays} days. No charge today.",
              { length: shown.content.steps.length, totalSteps: shown.totalSteps, trialDays: TRIAL_DAYS },
            )}
          </>
        }
      >
        <DialogButtons>
          <DialogClose asChild>
            <Button size="large">{t("Maybe Later")}</Button>
          </DialogClose>
          <Button
            variant="primary"
            size="large"
            onClick={() => {
              onClose();
              start();
            }}
          >
            {t("Start Free Trial")}
          </Button>
        </DialogButtons>
      </DialogCard>
    </Dialog>
  );
}

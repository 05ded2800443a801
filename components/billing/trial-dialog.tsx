"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "@/components/ui/dialog";
import { TRIAL_DAYS } from "@/lib/rules/billing/plans";
import { safeOwnPath } from "@/lib/rules/navigation/own-path";
import { StartForm } from "./start-form";
import { usePlanStatus } from "./use-plan-status";
import type { TrialOpening } from "./openings";
import { t } from "@/lib/messages";

/** The buttons stay in sight while the terms above them are read, where the screen is high enough for both. */
const FOOTER =
  "-mx-5 -mb-5 border-t border-line bg-card px-5 py-4 sm:-mx-8 sm:-mb-8 sm:px-8 sm:py-5 [@media(min-height:42rem)]:sticky [@media(min-height:42rem)]:bottom-[-1.25rem] sm:[@media(min-height:42rem)]:bottom-[-2rem]";

const HEADS = {
  offer: {
    get title() {
      return t("Start Your Free Trial");
    },
    get text() {
      return t("Try everything in Premium for {days} days. No charge today.", { days: TRIAL_DAYS });
    },
  },
  used: {
    get title() {
      return t("Trial Already Used");
    },
    get text() {
      return t(
        "Your free trial has been used. You can still have Premium: choose a plan. Nothing of yours is lost.",
      );
    },
  },
  premium: {
    get title() {
      return t("You have Premium");
    },
    get text() {
      return t("There is nothing to start: your plan is running.");
    },
  },
} as const;

/** Start Your Free Trial (billing.md#trial-dialog): the plan, a promo code, what it costs and when, and only then on to the card. */
export function TrialDialog({ returnUrl, closeTo, onClose }: TrialOpening & { onClose: () => void }) {
  const [isRefused, setRefused] = useState(false);
  const router = useRouter();
  const goOnTo = safeOwnPath(returnUrl) ?? undefined;

  const plan = usePlanStatus(() => {
    onClose();
    const back = goOnTo ? `/trial?returnUrl=${encodeURIComponent(goOnTo)}` : "/trial";
    router.push(`/?login=1&returnUrl=${encodeURIComponent(back)}`);
  });

  function close() {
    onClose();
    if (closeTo) router.push(closeTo);
  }

  const isUsed = isRefused || (plan.state === "known" && plan.status.trialUsed);
  const view = plan.state === "known" && plan.status.isPremium ? "premium" : isUsed ? "used" : "offer";
  return (
    <Dialog open onOpenChange={(open) => !open && close()}>
      <DialogContent className="sm:max-w-xl" onInteractOutside={(event) => event.preventDefault()}>
        <div className="grid scroll-pb-28 gap-5 overflow-y-auto p-5 sm:p-8">
          <div className="grid gap-1.5">
            <DialogTitle>{HEADS[view].title}</DialogTitle>
            <DialogDescription>{HEADS[view].text}</DialogDescription>
          </div>
          {view === "premium" ? (
            <Button asChild variant="primary" size="large">
              <Link href="/subscription" onClick={onClose}>
                {t("My Plan")}
              </Link>
            </Button>
          ) : (
            <StartForm
              kind={view === "used" ? "checkout" : "trial"}
              isWaiting={plan.state === "asking" || plan.state === "signed-out"}
              returnUrl={goOnTo}
              footer={FOOTER}
              onTrialUsed={() => setRefused(true)}
              onAway={onClose}
            >
              <Button size="large" onClick={close}>
                {view === "used" ? t("Maybe Later") : t("Not now")}
              </Button>
            </StartForm>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

"use client";

import Link from "next/link";
import { Fragment } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogCard, DialogClose } from "@/components/ui/dialog";
import {
  dollars,
  intervalInWords,
  PLAN_TYPES,
  PLANS,
  type PlanType,
  TRIAL_DAYS,
} from "@/lib/rules/billing/plans";
import { FREE_SAVED_RECIPES } from "@/lib/rules/limits";
import { PremiumList, FreeList } from "./premium-list";
import type { TrialOpening, UpgradeReason } from "./openings";
import { usePlanStatus } from "./use-plan-status";
import { t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

const REASONS: Readonly<Record<UpgradeReason, string>> = {
  get limit() {
    return t("Free accounts keep up to {limit} recipes, and yours is full.", { limit: FREE_SAVED_RECIPES });
  },
  get edit() {
    return t("Editing recipes is part of Premium.");
  },
  get cook() {
    return t("Cook Mode is part of Premium.");
  },
  get library() {
    return t("This recipe is part of Premium.");
  },
};

/** Why Premium is needed here, what it costs and what stays free; then on to the trial, or to the plans when it was used. */
export function UpgradeOffer({
  reason,
  onTrial,
  onClose,
}: {
  reason: UpgradeReason;
  onTrial: (opening: TrialOpening) => void;
  onClose: () => void;
}) {
  const plan = usePlanStatus();
  const isTrialUsed = plan.state === "known" && plan.status.trialUsed;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogCard title={t("Upgrade to Premium")} description={REASONS[reason]}>
        <PremiumList />
        <p>
          {!isTrialUsed && (
            <>
              {rich("<b>The first {trialDays} days are free.</b> After that, Premium costs", {
                b: (text) => <b>{text}</b>,
                trialDays: TRIAL_DAYS,
              })}{" "}
            </>
          )}
          {isTrialUsed && t("Premium costs ")}
          {PLAN_TYPES.map((type, index) => (
            <Fragment key={type}>
              {index > 0 && t(", or ")}
              <Price {...PLANS[type]} />
            </Fragment>
          ))}
          .
        </p>
        <FreeList />
        <div className="grid gap-2.5">
          {isTrialUsed ? (
            <Button asChild variant="primary" size="large">
              <Link href="/subscription" onClick={onClose}>
                {t("See the plans")}
              </Link>
            </Button>
          ) : (
            <Button
              variant="primary"
              size="large"
              disabled={plan.state === "asking"}
              onClick={() => onTrial({ returnUrl: location.pathname + location.search })}
            >
              {t("Start Free Trial")}
            </Button>
          )}
          <DialogClose asChild>
            <Button size="large">{t("Maybe Later")}</Button>
          </DialogClose>
        </div>
      </DialogCard>
    </Dialog>
  );
}

/** "$99 per year ($8.25 per month, Save 36%)" */
const Price = ({ priceCents, interval, saving }: (typeof PLANS)[PlanType]) => (
  <>
    {rich("<b>{dollars}</b> per {interval}{saving}", {
      b: (text) => <b>{text}</b>,
      dollars: dollars(priceCents),
      interval: intervalInWords(interval),
      saving:
        saving &&
        t(" ({dollars} per month, {words})", { dollars: dollars(saving.perMonthCents), words: saving.words }),
    })}
  </>
);

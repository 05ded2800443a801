"use client";

import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { Dialog, DialogButtons, DialogCard, DialogClose, DialogTrigger } from "@/components/ui/dialog";
import { otherPlan, PLANS, pricePerPeriod, type PlanType } from "@/lib/rules/billing/plans";
import { BillingDate } from "./billing-date";
import { useGatewayPage } from "./use-gateway-page";
import { type Message, t } from "@/lib/messages";
import { rich } from "@/components/shared/rich";

const FAILED = "Unable to change your plan. Please try again later." satisfies Message;

/** Changing the plan asks once and says the new price; the server answers where to go on. */
export function ChangePlanDialog({
  plan,
  isTrial,
  firstCharge,
}: {
  plan: PlanType;
  isTrial: boolean;
  /** When the card is charged for the first time, while it has not been. */
  firstCharge: string | null;
}) {
  const { busy, failure, go } = useGatewayPage("/api/subscription/change-plan", t(FAILED));
  const next = otherPlan(plan);
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{t("Change Plan")}</Button>
      </DialogTrigger>
      <DialogCard
        title={t("Change Plan")}
        description={
          <>
            {rich("You have the {toLowerCase} plan. The {toLowerCase2} plan costs <b>{pricePerPeriod}</b>.", {
              toLowerCase: PLANS[plan].label.toLowerCase(),
              toLowerCase2: PLANS[next].label.toLowerCase(),
              b: (text) => <b className="text-ink">{text}</b>,
              pricePerPeriod: pricePerPeriod(next),
            })}
          </>
        }
      >
        <p>
          {isTrial && firstCharge ? (
            <>
              {t("Your trial goes on. The first charge is on")} <BillingDate date={firstCharge} />.
            </>
          ) : (
            t("The new plan begins today. What is left of the period you paid for is taken off its price.")
          )}
        </p>
        {failure && (
          <div role="alert">
            <FailureCard title={t("Not changed")} text={failure} />
          </div>
        )}
        <DialogButtons>
          <DialogClose asChild>
            <Button size="large">{t("Keep {label}", { label: PLANS[plan].label })}</Button>
          </DialogClose>
          <Button
            variant="primary"
            size="large"
            disabled={busy}
            aria-busy={busy}
            onClick={() => void go({ planType: next })}
          >
            {t("Switch to {label}", { label: PLANS[next].label })}
          </Button>
        </DialogButtons>
      </DialogCard>
    </Dialog>
  );
}

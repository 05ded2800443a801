"use client";

import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { Dialog, DialogCard, DialogClose, DialogTrigger } from "@/components/ui/dialog";
import { otherPlan, PLANS, pricePerPeriod, type PlanType } from "@/lib/rules/billing/plans";
import { BillingDate } from "./billing-date";
import { useGatewayPage } from "./use-gateway-page";

const FAILED = "Unable to change your plan. Please try again later.";

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
  const { busy, failure, go } = useGatewayPage("/api/subscription/change-plan", FAILED);
  const next = otherPlan(plan);
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>Change Plan</Button>
      </DialogTrigger>
      <DialogCard
        title="Change Plan"
        description={
          <>
            You have the {PLANS[plan].label.toLowerCase()} plan. The {PLANS[next].label.toLowerCase()} plan
            costs <b className="text-ink">{pricePerPeriod(next)}</b>.
          </>
        }
      >
        <p>
          {isTrial && firstCharge ? (
            <>
              Your trial goes on. The first charge is on <BillingDate date={firstCharge} />.
            </>
          ) : (
            "The new plan begins today. What is left of the period you paid for is taken off its price."
          )}
        </p>
        {failure && (
          <div role="alert">
            <FailureCard title="Not changed" text={failure} />
          </div>
        )}
        <div className="flex flex-wrap gap-2.5 *:grow">
          <DialogClose asChild>
            <Button size="large">Keep {PLANS[plan].label}</Button>
          </DialogClose>
          <Button
            variant="primary"
            size="large"
            disabled={busy}
            aria-busy={busy}
            onClick={() => void go({ planType: next })}
          >
            Switch to {PLANS[next].label}
          </Button>
        </div>
      </DialogCard>
    </Dialog>
  );
}

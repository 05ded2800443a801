"use client";

import { Button } from "@/components/ui/button";
import { activatePlan } from "./activation";
import { BillingDate } from "./billing-date";
import { Outcome } from "./outcome";
import { type Returned, useAfterCheckout } from "./use-after-checkout";

/** The page after the checkout of a trial: it runs, until when, and what comes then (billing.md#trial-started). */
export function TrialActivation({
  returned,
  promoApplied,
}: {
  returned: Returned;
  /** What the promo code gave, in words; null without one. */
  promoApplied: string | null;
}) {
  const { goOnTo } = returned;
  const result = useAfterCheckout(returned, activatePlan);
  if (result === null)
    return (
      <Outcome
        sign="working"
        title="Starting your free trial"
        text={<p>This takes a few seconds. Please keep this page open.</p>}
      />
    );
  if (result.kind !== "active")
    return (
      <Outcome
        sign="problem"
        title="Activation Error"
        text={<p>There was an issue activating your trial. Please contact support.</p>}
      >
        <Button variant="primary" size="large" onClick={() => location.reload()}>
          Try Again
        </Button>
        <Button asChild size="large">
          <a href="/subscription">Go to My Plan</a>
        </Button>
      </Outcome>
    );
  const { trialEndsAt } = result.status;
  return (
    <Outcome
      sign="done"
      title="Your Free Trial is Active"
      text={
        <>
          <p>
            Everything in Premium is open to you
            {trialEndsAt && (
              <>
                {" "}
                until{" "}
                <b>
                  <BillingDate date={trialEndsAt} />
                </b>
              </>
            )}
            .{trialEndsAt && " Nothing is charged before then."} You can cancel on My Plan at any time.
          </p>
          {promoApplied && <p className="font-semibold">{promoApplied}</p>}
        </>
      }
    >
      <Button asChild variant="primary" size="large">
        <a href={goOnTo ?? "/?scrollToRecipe=true"}>
          {goOnTo ? "Continue Where You Left Off" : "Start Converting Recipes"}
        </a>
      </Button>
      <Button asChild size="large">
        <a href="/subscription">My Plan</a>
      </Button>
    </Outcome>
  );
}

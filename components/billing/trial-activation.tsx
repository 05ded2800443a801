"use client";

import { Button } from "@/components/ui/button";
import { activatePlan } from "./activation";
import { BillingDate } from "./billing-date";
import { Outcome } from "./outcome";
import { type Returned, useAfterCheckout } from "./use-after-checkout";
import { t } from "@/lib/messages";

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
        title={t("Starting your free trial")}
        text={<p>{t("This takes a few seconds. Please keep this page open.")}</p>}
      />
    );
  if (result.kind !== "active")
    return (
      <Outcome
        sign="problem"
        title={t("Activation Error")}
        text={<p>{t("There was an issue activating your trial. Please contact support.")}</p>}
      >
        <Button variant="primary" size="large" onClick={() => location.reload()}>
          {t("Try Again")}
        </Button>
        <Button asChild size="large">
          <a href="/subscription">{t("Go to My Plan")}</a>
        </Button>
      </Outcome>
    );
  const { trialEndsAt } = result.status;
  return (
    <Outcome
      sign="done"
      title={t("Your Free Trial is Active")}
      text={
        <>
          <p>
            {t("Everything in Premium is open to you")}
            {trialEndsAt && (
              <>
                {" "}
                {t("until")}{" "}
                <b>
                  <BillingDate date={trialEndsAt} />
                </b>
              </>
            )}
            {t(".{trialEndsAt} You can cancel on My Plan at any time.", {
              trialEndsAt: trialEndsAt && t(" Nothing is charged before then."),
            })}
          </p>
          {promoApplied && <p className="font-semibold">{promoApplied}</p>}
        </>
      }
    >
      <Button asChild variant="primary" size="large">
        <a href={goOnTo ?? "/?scrollToRecipe=true"}>
          {goOnTo ? t("Continue Where You Left Off") : t("Start Converting Recipes")}
        </a>
      </Button>
      <Button asChild size="large">
        <a href="/subscription">{t("My Plan")}</a>
      </Button>
    </Outcome>
  );
}

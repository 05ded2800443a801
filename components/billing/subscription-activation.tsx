"use client";

import { useEffect } from "react";
import { Button } from "@/components/ui/button";
import { hardNavigate } from "@/lib/browser/hard-navigation";
import { calm } from "@/lib/browser/preferences";
import { activatePlan } from "./activation";
import { Outcome } from "./outcome";
import { type Returned, useAfterCheckout } from "./use-after-checkout";
import { t } from "@/lib/messages";

const ON_AFTER_MS = 2_000;
const TO_PLAN_AFTER_MS = 3_000;

/** The page after a paid checkout: Premium is opened, and the cook goes on to where they were (billing.md#after-checkout). */
export function SubscriptionActivation({ returned }: { returned: Returned }) {
  const { goOnTo } = returned;
  const result = useAfterCheckout(returned, activatePlan);
  const next = goOnTo ?? "/?scrollToRecipe=true";
  useRedirect(result?.kind === "active" ? next : null, ON_AFTER_MS);
  useRedirect(result?.kind === "processing" ? "/subscription" : null, TO_PLAN_AFTER_MS);
  switch (result?.kind) {
    case undefined:
      return (
        <Outcome
          sign="working"
          title={t("Activating your subscription")}
          text={<p>{t("This takes a few seconds. Please keep this page open.")}</p>}
        />
      );
    case "active":
      return (
        <Outcome
          sign="done"
          title={t("Subscription Activated")}
          text={<p>{t("Everything in Premium is open to you now.")}</p>}
        >
          <Button asChild variant="primary" size="large">
            <a href={next}>{goOnTo ? t("Continue Where You Left Off") : t("Start Converting Recipes")}</a>
          </Button>
        </Outcome>
      );
    case "processing":
      return (
        <Outcome
          sign="waiting"
          title={t("Subscription Processing")}
          text={
            <p>
              {t(
                "Your payment was successful. Your subscription is still being activated; My Plan shows it as soon as it is there.",
              )}
            </p>
          }
        >
          <Button asChild variant="primary" size="large">
            <a href="/subscription">{t("Go to My Plan")}</a>
          </Button>
        </Outcome>
      );
    case "issue":
      return (
        <Outcome
          sign="problem"
          title={t("Activation Issue")}
          text={
            <p>
              {t(
                "There was a problem activating your subscription. Please refresh the page or try again later.",
              )}
            </p>
          }
        >
          <Button variant="primary" size="large" onClick={() => location.reload()}>
            {t("Try Again")}
          </Button>
          <Button asChild size="large">
            <a href="/subscription">{t("Go to My Plan")}</a>
          </Button>
        </Outcome>
      );
  }
}

/** Goes on by itself after a while; in calm mode only the cook goes on (billing.md#after-checkout). Null stays. */
function useRedirect(to: string | null, afterMs: number): void {
  useEffect(() => {
    if (to === null || calm.read()) return;
    const timer = setTimeout(() => hardNavigate(to), afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs]);
}

"use client";

import { LoaderCircle } from "lucide-react";
import { useRouter } from "next/navigation";
import { FailureCard } from "@/components/shared/failure-card";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/use-toast";
import { pollForPlan } from "./activation";
import { type Returned, useAfterCheckout } from "./use-after-checkout";
import { t } from "@/lib/messages";

const PROBLEMS = {
  processing: {
    get title() {
      return t("Subscription Processing");
    },
    get text() {
      return t(
        "Your payment was successful, and your subscription is still being activated. This can take a few minutes.",
      );
    },
  },
  issue: {
    get title() {
      return t("Activation Issue");
    },
    get text() {
      return t(
        "There was a problem activating your subscription. Please refresh the page or try again later.",
      );
    },
  },
} as const;

/** On My Plan after a checkout: waits for Premium to open, then shows the page as it is now (billing.md#after-checkout). */
export function ActivationPoller({ returned }: { returned: Returned }) {
  const router = useRouter();
  const result = useAfterCheckout(returned, pollForPlan, () => {
    toast({ title: t("Subscription Activated"), text: t("Everything in Premium is open to you now.") });
    router.replace("/subscription");
  });

  if (result === null || result.kind === "active")
    return (
      <p role="status" className="flex items-center gap-3 rounded-card bg-accent-soft p-4">
        <LoaderCircle aria-hidden className="size-6 animate-spin text-accent" />
        {result ? t("Your plan is active.") : t("Activating your subscription…")}
      </p>
    );
  return (
    <div role="alert">
      <FailureCard {...PROBLEMS[result.kind]}>
        <Button size="small" onClick={() => location.reload()}>
          {t("Check again")}
        </Button>
      </FailureCard>
    </div>
  );
}

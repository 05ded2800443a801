"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { closeToast, toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { ApiError, postJson } from "@/lib/browser/api";
import { hardNavigate } from "@/lib/browser/hard-navigation";
import { recordShareUpgrade } from "@/lib/browser/share-visit";
import type { PlanType } from "@/lib/rules/billing/plans";
import { isTrialUsedRefusal } from "@/lib/rules/billing/trial-refusal";
import { t } from "@/lib/messages";

export type CheckoutFailure = { title: string; text: string };
type CheckoutChoice = { planType: PlanType; promoCode?: string; returnUrl?: string };

/** What fails, by what was to be started (billing.md#checkout-failures). */
const WORDS = {
  trial: {
    path: "/api/subscription/start-trial",
    get title() {
      return t("Failed to Start Trial");
    },
    get unexplained() {
      return t("An error occurred while setting up your trial.");
    },
    get noAddress() {
      return t("Unable to process your trial request. Please try again.");
    },
    get noConnection() {
      return t("Failed to start trial. Please try again.");
    },
  },
  checkout: {
    path: "/api/subscription/create-checkout",
    get title() {
      return t("Payment Error");
    },
    get unexplained() {
      return t("Unable to process your subscription.");
    },
    get noAddress() {
      return t("No checkout URL returned");
    },
    get noConnection() {
      return t("Unable to process your subscription. Please try again.");
    },
  },
} as const;

/**
 * Starts a trial or a checkout: the browser leaves for the address that the server answers. What fails is said in a message and
 * stays as `failure`; a trial that was used before, a promo code that is not taken and a plan that is already there lead elsewhere.
 */
export function useCheckout({
  onTrialUsed,
  onPromoRefused,
  onAway,
}: {
  onTrialUsed?: () => void;
  onPromoRefused: (sentence: string) => void;
  /** The page changes within the app: a dialog closes. */
  onAway?: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CheckoutFailure | null>(null);
  const router = useRouter();

  useEffect(() => {
    // Back from the checkout page by the browser's own button: the page is shown as it was left, busy.
    const onShow = (event: PageTransitionEvent) => event.persisted && setBusy(false);
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);

  function fail(problem: CheckoutFailure) {
    setBusy(false);
    setFailure(problem);
    toast({ ...problem, tone: "problem" });
  }

  function goTo(path: string) {
    onAway?.();
    router.push(path);
  }

  function explain(error: unknown, kind: keyof typeof WORDS) {
    const words = WORDS[kind];
    if (!(error instanceof ApiError) || error.status === 0) {
      fail({ title: t("Error"), text: words.noConnection });
    } else if (kind === "trial" && isTrialUsedRefusal(error)) {
      setBusy(false);
      onTrialUsed?.();
    } else if (error.status === 401) {
      goTo(`/?login=1&returnUrl=${encodeURIComponent(location.pathname + location.search)}`);
    } else if (error.status === 409) {
      toast({ title: t("You already have a plan"), text: error.sentence });
      goTo("/subscription");
      router.refresh();
    } else {
      const text = error.code === null ? words.unexplained : error.sentence;
      fail({ title: words.title, text });
      if (error.status === 400 && /promo/i.test(text)) onPromoRefused(text);
    }
  }

  async function start(kind: keyof typeof WORDS, order: CheckoutChoice) {
    setBusy(true);
    setFailure(null);
    closeToast();
    try {
      const { url, error } = await postJson(WORDS[kind].path, order, answers.checkout);
      if (url) {
        // It outlives the page: nobody waits for it.
        void recordShareUpgrade(order);
        hardNavigate(url);
      } else fail({ title: WORDS[kind].title, text: error ?? WORDS[kind].noAddress });
    } catch (error) {
      explain(error, kind);
    }
  }

  return { busy, failure, start };
}

"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { refreshStoredUser } from "@/lib/browser/refresh-stored-user";
import { reportPurchase } from "@/lib/browser/purchase";
import { PENDING_SAVE_FAILED, savePendingNow } from "@/lib/browser/save-pending";
import type { CheckoutReturn } from "@/lib/rules/billing/checkout-return";
import type { Activation, Checkout } from "./activation";
import { t } from "@/lib/messages";

/** A cook who is back from a checkout: what the page's address says, and who it is. */
export type Returned = CheckoutReturn & { userId: string };

/**
 * Activates the plan of a finished checkout by `work`, once. When Premium is open, a pending recipe is saved, the pages and the browser's
 * copy of the user are refreshed, the purchase is reported, and `onActive` is called.
 */
export function useAfterCheckout(
  returned: Returned,
  work: (checkout: Checkout) => Promise<Activation>,
  onActive?: () => void,
): Activation | null {
  const [result, setResult] = useState<Activation | null>(null);
  const begun = useRef(false);
  const router = useRouter();
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void work(returned).then(async (activation) => {
      if (activation.kind !== "active") return setResult(activation);
      const waiting = await savePendingNow();
      if (waiting === "saved") toast({ title: t("Recipe saved successfully") });
      if (waiting === "failed") toast({ ...PENDING_SAVE_FAILED, tone: "problem" });
      setResult(activation);
      const { sessionId, plan, currency, promoCode } = returned;
      if (sessionId !== null) reportPurchase({ sessionId, plan, currency, promoCode });
      void refreshStoredUser();
      onActive?.();
      router.refresh();
    });
  });
  useEffect(() => begin(), []);
  return result;
}

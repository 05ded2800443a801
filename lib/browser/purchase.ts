/** Reports a finished checkout, once however often its page is loaded: to the ad platforms (Purchase event), and to the share link that led here. */
import { purchaseEvent } from "@/lib/rules/billing/purchase-event";
import { adEvent } from "./ad-events";
import { recordShareUpgrade } from "./share-visit";
import { persisted } from "./store";

/** More than anybody buys; the list must not grow for ever. */
const KEPT = 20;

const reported = persisted<readonly unknown[]>(
  "toldPurchases",
  (text) => {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept : null;
  },
  [],
);

/** True the first time for a checkout on this device. */
function claimReport(sessionId: string): boolean {
  const before = reported.read();
  if (before.includes(sessionId)) return false;
  reported.write([...before, sessionId].slice(-KEPT));
  return true;
}

/** Reports the plan that a checkout has begun. */
export function reportPurchase({
  sessionId,
  plan,
  currency,
  promoCode,
}: {
  sessionId: string;
  plan: string | null;
  currency: string | null;
  promoCode: string | null;
}): void {
  if (!claimReport(sessionId)) return;
  const event = purchaseEvent(plan, currency);
  adEvent("Purchase", event);
  void recordShareUpgrade({ planType: event.plan, promoCode });
}

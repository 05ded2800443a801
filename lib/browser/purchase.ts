/** Reports a finished checkout, once however often its page is loaded: to the ad platforms (Purchase event), and to the share link that led here. */
import { purchaseEvent } from "@/lib/rules/billing/purchase-event";
import { adEvent } from "./ad-events";
import { recordShareUpgrade } from "./share-visit";

const KEY = "toldPurchases";
/** More than anybody buys; the list must not grow for ever. */
const KEPT = 20;

/** True the first time for a checkout on this device; always true where the browser stores nothing. */
function claimReport(sessionId: string): boolean {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const told = Array.isArray(kept) ? kept : [];
    if (told.includes(sessionId)) return false;
    localStorage.setItem(KEY, JSON.stringify([...told, sessionId].slice(-KEPT)));
  } catch {
    // Storage is full, refused, or holds something that is not ours.
  }
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

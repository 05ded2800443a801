/**
 * What a browser remembers of a shared page it opened: which link (`shareToken`), the discount that came with it
 * (`shareDiscount`), and the random name under which its visits count (`visitorId`). All in local storage (sharing.md#remembered-visit).
 */
import type { PlanType } from "@/lib/rules/billing/plans";
import type { ShareEventInput } from "@/lib/contract/sharing";
import { request } from "./api";
import { persisted } from "./store";
import { storedUser } from "./stored-user";

/** The discount code of a shared page, kept on the device (sharing.md#remembered-visit) until it is removed in a dialog. */
export const shareDiscount = persisted<string | null>("shareDiscountCode", String, null, {
  format: String,
});

const shareToken = persisted<string | null>("shareToken", String, null, { format: String });
const visitor = persisted<string | null>("visitorId", String, null, { format: String });

/** This browser's random name, made at its first visit. */
export function visitorId(): string {
  const known = visitor.read();
  if (known) return known;
  const made = crypto.randomUUID();
  visitor.write(made);
  return made;
}

/** On opening a shared page: the link and its discount are remembered, the visit is counted. A failure costs a count, no more. */
export async function recordShareVisit(token: string, discountCode: string): Promise<void> {
  shareToken.write(token);
  shareDiscount.write(discountCode);
  await send(token, { eventType: "view", visitorId: visitorId() });
}

/**
 * Reports to the link that led here that its visitor goes on to a plan. Call it just before the browser leaves for the checkout:
 * it outlives the page, never throws, and does nothing when no link was followed.
 */
export async function recordShareUpgrade({
  planType,
  promoCode,
}: {
  planType: PlanType;
  promoCode?: string | null;
}): Promise<void> {
  const token = shareToken.read();
  const userId = storedUser.read()?.id;
  const metadata = { planType, promoCode };
  if (token) await send(token, { eventType: "upgrade", userId, visitorId: visitorId(), metadata });
}

async function send(token: string, event: ShareEventInput & { userId?: string }): Promise<void> {
  await request(`/api/share/${encodeURIComponent(token)}/event`, {
    method: "POST",
    json: event,
    keepalive: true,
  }).catch(() => undefined);
}

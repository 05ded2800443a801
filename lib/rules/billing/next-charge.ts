/** What a subscription will cost next, from stored state: told before every charge, and by letter before the first. */
import { isLive, periodEndOf, type SubscriptionState } from "./entitlement";
import { addMonths } from "./period";
import { discounted } from "./promo";
import { planOfInterval, PLANS } from "./plans";

export type PricedState = SubscriptionState & {
  priceCents: number;
  discountPercent: number | null;
  discountCents?: number | null;
  discountEndsAt: Date | null;
};

export type Charge = { at: Date; cents: number };

/** The price of a period that begins at `at`. */
export function priceAt(
  {
    priceCents,
    discountPercent,
    discountCents,
    discountEndsAt,
  }: Pick<PricedState, "priceCents" | "discountPercent" | "discountCents" | "discountEndsAt">,
  at: Date,
): number {
  const holds = discountEndsAt === null || at < discountEndsAt;
  return holds ? discounted(priceCents, discountPercent ?? 0, discountCents ?? 0) : priceCents;
}

/** The next time that money will be taken, free periods passed over; null when none will be. */
export function nextCharge(state: PricedState): Charge | null {
  const end = isLive(state) && !state.cancelAtPeriodEnd ? periodEndOf(state) : null;
  if (end === null) return null;
  const { months } = PLANS[planOfInterval(state.interval)];
  for (let count = 0; count <= 24; count += 1) {
    const at = addMonths(end, count * months);
    const cents = priceAt(state, at);
    if (cents > 0) return { at, cents };
  }
  return null;
}

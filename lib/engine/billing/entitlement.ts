/**
 * Premium, decided in one place from stored subscription state and the clock (decisions §5).
 * `active` and `past_due` hold to the end of the paid period, `trialing` to the end of the trial, a grant until it is taken back.
 */
export type SubscriptionState = {
  /** As the payment provider names it: trialing, active, past_due, unpaid, paused, incomplete, canceled… */
  status: string;
  source: "gateway" | "grant";
  currentPeriodEnd: Date | null;
  trialEndsAt: Date | null;
};

export type Entitlement = { isPremium: boolean; tier: "free" | "trial" | "premium"; until: Date | null };

const NONE: Entitlement = { isPremium: false, tier: "free", until: null };

/** What a cook may do now. `state` is null for someone who never subscribed. */
export function entitlementOf(state: SubscriptionState | null, now: Date): Entitlement {
  if (!state) return NONE;
  if (state.source === "grant")
    return state.status === "granted" ? { isPremium: true, tier: "premium", until: null } : NONE;
  const until = state.status === "trialing" ? state.trialEndsAt : state.currentPeriodEnd;
  if (!["trialing", "active", "past_due"].includes(state.status) || until === null || until <= now)
    return NONE;
  return { isPremium: true, tier: state.status === "trialing" ? "trial" : "premium", until };
}

/**
 * Premium, decided in one place from stored state and the clock (billing.md#premium): `trialing`, `active` and `past_due` within their
 * period, or an admin's grant. Everything else (unpaid, paused, incomplete, canceled, unknown) gives nothing.
 */
import type { Interval } from "./plans";

export type SubscriptionState = {
  /** As the payment gateway names it: trialing, active, past_due, unpaid, paused, incomplete, canceled… */
  status: string;
  interval: string;
  currentPeriodEnd: Date | null;
  cancelAtPeriodEnd: boolean;
  trialEndsAt: Date | null;
  startedAt: Date;
};

/** What is stored of a cook: the gateway's word and an admin's, apart from each other. */
export type BillingState = { isGranted: boolean; subscriptions: readonly SubscriptionState[] };

export type Entitlement = { isPremium: boolean; tier: "free" | "trial" | "premium"; until: Date | null };

export const PLAN_STATUSES = ["none", "trialing", "active", "past_due", "canceled", "granted"] as const;
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/**
 * A renewal is decided by the gateway, which takes up to an hour for it: a paid subscription that goes on stays premium that long
 * after its period, until the gateway's word of it has arrived. A trial, and one that was cancelled or could not be charged, ends
 * to the second.
 */
export const RENEWAL_GRACE_MS = 60 * 60 * 1000;

export const LIVE_STATUSES = ["trialing", "active", "past_due"];

/** True while the gateway may still charge for it. */
export const isLive = ({ status }: { status: string }): boolean => LIVE_STATUSES.includes(status);

/** The one subscription that counts: the oldest live one, else the newest. */
export function currentSubscription<S extends Pick<SubscriptionState, "status" | "startedAt">>(
  subscriptions: readonly S[],
): S | null {
  const byAge = [...subscriptions].sort((a, b) => a.startedAt.getTime() - b.startedAt.getTime());
  return byAge.find(isLive) ?? byAge.at(-1) ?? null;
}

/** When the running period ends: the trial's end while there is one. */
export const periodEndOf = (state: SubscriptionState): Date | null =>
  state.status === "trialing" ? (state.trialEndsAt ?? state.currentPeriodEnd) : state.currentPeriodEnd;

function entitledUntil(state: SubscriptionState): Date | null {
  const end = isLive(state) ? periodEndOf(state) : null;
  if (end === null) return null;
  const renews = state.status === "active" && !state.cancelAtPeriodEnd;
  return renews ? new Date(end.getTime() + RENEWAL_GRACE_MS) : end;
}

/** What a cook may do now. */
export function entitlementOf({ isGranted, subscriptions }: BillingState, now: Date): Entitlement {
  const current = currentSubscription(subscriptions);
  const until = current && entitledUntil(current);
  if (current && until && now < until)
    return { isPremium: true, tier: current.status === "trialing" ? "trial" : "premium", until };
  if (isGranted) return { isPremium: true, tier: "premium", until: null };
  return { isPremium: false, tier: "free", until: null };
}

/** The plan as the wire names it (billing.md#status). */
export function planStatusOf(state: BillingState, now: Date): PlanStatus {
  const current = currentSubscription(state.subscriptions);
  const until = current && entitledUntil(current);
  const holds = current !== null && until !== null && now < until;
  if (holds) return current.status as "trialing" | "active" | "past_due";
  if (state.isGranted) return "granted";
  if (!current || current.status.startsWith("incomplete")) return "none";
  return ["past_due", "unpaid"].includes(current.status) ? "past_due" : "canceled";
}

/** How often a live subscription is charged; null without one. */
export function intervalOf({ subscriptions }: Pick<BillingState, "subscriptions">): Interval | null {
  const current = currentSubscription(subscriptions);
  if (!current || !isLive(current)) return null;
  return current.interval === "year" ? "year" : "month";
}

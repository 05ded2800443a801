/** Which of My Plan's states a cook is in (billing.md#plan-states): one reading of the stored status for the whole screen. */
export type PlanFacts = {
  isPremium: boolean;
  status: string;
  cancelAtPeriodEnd: boolean;
};

export type PlanKind =
  | "free"
  | "trialing"
  | "active"
  | "past_due"
  | "ending"
  | "granted"
  | "overdue"
  | "ended";

/** `ending` was cancelled and still runs; `overdue` was not paid and has run out; `ended` ran once. */
export function planKind({ isPremium, status, cancelAtPeriodEnd }: PlanFacts): PlanKind {
  if (!isPremium) {
    if (status === "past_due") return "overdue";
    return status === "none" ? "free" : "ended";
  }
  if (status === "granted") return "granted";
  if (cancelAtPeriodEnd) return "ending";
  if (status === "trialing" || status === "past_due") return status;
  return "active";
}

/** The status as the cook reads it. */
export const STATUS_LABELS: Record<PlanKind, string> = {
  free: "Free",
  trialing: "Free trial",
  active: "Active",
  past_due: "Payment overdue",
  ending: "Cancelled",
  granted: "Active, free of charge",
  overdue: "Payment overdue",
  ended: "Ended",
};

import { t } from "@/lib/messages";

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
  get free() {
    return t("Free");
  },
  get trialing() {
    return t("Free trial");
  },
  get active() {
    return t("Active");
  },
  get past_due() {
    return t("Payment overdue");
  },
  get ending() {
    return t("Cancelled");
  },
  get granted() {
    return t("Active, free of charge");
  },
  get overdue() {
    return t("Payment overdue");
  },
  get ended() {
    return t("Ended");
  },
};

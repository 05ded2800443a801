/** The Purchase event of the ad platforms (billing.md#purchase-event): what is not one of the known words becomes the default. */
import { FIRST_PLAN, planNamed, type PlanType } from "./plans";

const CURRENCIES = ["USD", "AUD"] as const;
type Currency = (typeof CURRENCIES)[number];

/** `plan` is monthly unless it is annual; `currency` is AUD unless it is USD. */
export function purchaseEvent(
  plan: string | null | undefined,
  currency?: string | null,
): { plan: PlanType; currency: Currency } {
  return {
    plan: planNamed(plan) ?? FIRST_PLAN,
    currency: CURRENCIES.find((one) => one === currency) ?? "AUD",
  };
}

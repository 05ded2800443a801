/**
 * What starting a plan now costs, and when (cooks-first R20): the dates and amounts that stand in the dialogs before the card is
 * asked for. The gateway reckons the same from the same constants; a contract test holds the two together.
 */
import { addDays, addMonths } from "./calendar";
import { PLANS, TRIAL_DAYS, type PlanType } from "./plans";
import type { Promo } from "./promo";

export type PlanTerms = {
  /** Null without a trial. */
  trialEndsAt: Date | null;
  /** When the plan begins and its first period is billed, for nothing under a promo that gives months. */
  nextBillingDate: Date;
  /** When the card is charged for the first time, and how much. */
  firstChargeDate: Date;
  firstChargeCents: number;
  /** What each period costs after that. */
  regularCents: number;
};

/** The terms of `plan` begun at `now`. */
export function termsOf({
  plan,
  promo,
  withTrial,
  now,
}: {
  plan: PlanType;
  promo: Promo | null;
  withTrial: boolean;
  now: Date;
}): PlanTerms {
  const regularCents = PLANS[plan].priceCents;
  const trialEndsAt = withTrial ? addDays(now, TRIAL_DAYS) : null;
  const begins = trialEndsAt ?? now;
  const freeMonths = promo?.kind === "months_free" ? promo.monthsFree : 0;
  const percentOff = promo?.kind === "first_period_percent" ? promo.percentOff : 0;
  return {
    trialEndsAt,
    nextBillingDate: begins,
    firstChargeDate: freeMonths > 0 ? addMonths(begins, freeMonths) : begins,
    firstChargeCents: regularCents - Math.round((regularCents * percentOff) / 100),
    regularCents,
  };
}

/**
 * What starting a plan now costs, and when (billing.md#told-before): the dates and amounts that stand in the dialogs before the card is
 * asked for. What is charged is the gateway's word; it is set up from the same constants.
 */
import { addDays, addMonths } from "./period";
import { PLANS, TRIAL_DAYS, type PlanType } from "./plans";
import { discounted, type Promo } from "./promo";

export type PlanStart = { plan: PlanType; promo: Promo | null; withTrial: boolean; now: Date };

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
export function termsOf({ plan, promo, withTrial, now }: PlanStart): PlanTerms {
  const { priceCents, months } = PLANS[plan];
  const trialEndsAt = withTrial ? addDays(now, TRIAL_DAYS) : null;
  const begins = trialEndsAt ?? now;
  const discountEndsAt = addMonths(now, promo?.months ?? 0);
  const percentOffAt = (date: Date) => (promo && date < discountEndsAt ? promo.percentOff : 0);
  let firstChargeDate = begins;
  for (let period = 1; percentOffAt(firstChargeDate) === 100; period += 1)
    firstChargeDate = addMonths(begins, period * months);
  return {
    trialEndsAt,
    nextBillingDate: begins,
    firstChargeDate,
    firstChargeCents: discounted(priceCents, percentOffAt(firstChargeDate)),
    regularCents: priceCents,
  };
}

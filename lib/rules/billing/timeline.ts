/** What happens to the card and when, in the order it happens: told before the card is asked for (billing.md#told-before). */
import { addDays } from "./period";
import { dollars, PLANS, pricePerPeriod, REMINDER_DAYS, TRIAL_DAYS } from "./plans";
import { isFreeAtFirst } from "./promo";
import { termsOf, type PlanStart } from "./terms";

export type TimelineEntry = {
  /** Null is today. */
  date: Date | null;
  title: string;
  /** May be empty. */
  text: string;
};

/** The dated entries from today to the first charge of a plan begun now. */
export function timelineOf(beginning: PlanStart): TimelineEntry[] {
  const { plan, promo, withTrial, now } = beginning;
  const { trialEndsAt, firstChargeDate, firstChargeCents, regularCents } = termsOf(beginning);
  const isFree = isFreeAtFirst(promo);
  const isChargedToday = !withTrial && !isFree;
  const off = promo && !isFree ? ` (${promo.percentOff}% off)` : "";
  const entries: TimelineEntry[] = [];
  if (trialEndsAt) {
    entries.push({ date: null, title: "No charge today", text: `Your ${TRIAL_DAYS} free days begin.` });
    entries.push({
      date: addDays(trialEndsAt, -REMINDER_DAYS),
      title: "Reminder by email",
      text: "",
    });
  }
  if (promo && isFree)
    entries.push({
      date: trialEndsAt,
      title: withTrial ? "Your free year begins" : "No charge today",
      text: `The next ${promo.months} months cost $0.`,
    });
  entries.push({
    date: isChargedToday ? null : firstChargeDate,
    title: isChargedToday
      ? `Charged today: ${dollars(firstChargeCents)}${off}`
      : `First charge: ${dollars(firstChargeCents)}${off}`,
    text:
      firstChargeCents === regularCents
        ? `Then the same every ${PLANS[plan].interval} until you cancel.`
        : `Then ${pricePerPeriod(plan)} until you cancel.`,
  });
  return entries.map((entry) =>
    entry.date !== null && entry.date <= now ? { ...entry, date: null } : entry,
  );
}

/** What happens to the card and when, in the order it happens: told before the card is asked for (billing.md#told-before). */
import { addDays } from "./period";
import { dollars, PLANS, pricePerPeriod, REMINDER_DAYS, TRIAL_DAYS } from "./plans";
import { isFreeAtFirst } from "./promo";
import { termsOf, type PlanStart } from "./terms";
import { t } from "@/lib/messages";

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
  const off = promo && !isFree ? t(" ({percentOff}% off)", { percentOff: promo.percentOff }) : "";
  const entries: TimelineEntry[] = [];
  if (trialEndsAt) {
    entries.push({
      date: null,
      title: t("No charge today"),
      text: t("Your {trialdays} free days begin.", { trialdays: TRIAL_DAYS }),
    });
    entries.push({
      date: addDays(trialEndsAt, -REMINDER_DAYS),
      title: t("Reminder by email"),
      text: "",
    });
  }
  if (promo && isFree)
    entries.push({
      date: trialEndsAt,
      title: withTrial ? t("Your free year begins") : t("No charge today"),
      text: t("The next {months} months cost $0.", { months: promo.months }),
    });
  entries.push({
    date: isChargedToday ? null : firstChargeDate,
    title: isChargedToday
      ? t("Charged today: {dollars}{off}", { dollars: dollars(firstChargeCents), off })
      : t("First charge: {dollars}{off}", { dollars: dollars(firstChargeCents), off }),
    text:
      firstChargeCents === regularCents
        ? PLANS[plan].interval === "month"
          ? t("Then the same every month until you cancel.")
          : t("Then the same every year until you cancel.")
        : t("Then {pricePerPeriod} until you cancel.", { pricePerPeriod: pricePerPeriod(plan) }),
  });
  return entries.map((entry) =>
    entry.date !== null && entry.date <= now ? { ...entry, date: null } : entry,
  );
}

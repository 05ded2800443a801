/** Calendar sums of billing, in UTC. */
import { DAY_MS } from "@/lib/rules/dates";

/** The same day and time `months` later; a month that has no such day gives its last (31 January + 1 month = 28 February). */
export function addMonths(from: Date, months: number): Date {
  const target = new Date(from.getTime());
  target.setUTCDate(1);
  target.setUTCMonth(target.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0)).getUTCDate();
  target.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return target;
}

export const addDays = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY_MS);

/**
 * The first period boundary after `after`, counted from the anchor, so that a subscription of the 31st comes back to the 31st
 * after a short month.
 */
export function nextBoundary(anchor: Date, months: number, after: Date): Date {
  const elapsed =
    (after.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + after.getUTCMonth() - anchor.getUTCMonth();
  let count = Math.max(1, Math.floor(elapsed / months));
  while (addMonths(anchor, count * months) <= after) count += 1;
  return addMonths(anchor, count * months);
}

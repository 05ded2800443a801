import { longDate } from "@/lib/rules/dates";
import { addMonths } from "./period";
import type { PlanType } from "./plans";
import { PROMOS, type PromoCode } from "./promo-codes";
import { termsOf } from "./terms";

const now = new Date("2026-11-21T09:00:00Z");
const at = (date: Date | null) => date?.toISOString().slice(0, 10) ?? null;

test.each<[PlanType, PromoCode | null, boolean, string | null, string, string, number]>([
  // plan, code, trial | trial ends, next billing, first charge, its cents
  ["monthly", null, true, "2026-11-28", "2026-11-28", "2026-11-28", 1299],
  ["annual", null, true, "2026-11-28", "2026-11-28", "2026-11-28", 9900],
  ["monthly", "SHAREDLOVE15", true, "2026-11-28", "2026-11-28", "2026-11-28", 1104],
  ["annual", "SHAREDLOVE15", true, "2026-11-28", "2026-11-28", "2026-11-28", 8415],
  ["monthly", "BANDEJACLUB", true, "2026-11-28", "2026-11-28", "2027-11-28", 1299],
  ["annual", "BANDEJACLUB", true, "2026-11-28", "2026-11-28", "2027-11-28", 9900],
  ["monthly", null, false, null, "2026-11-21", "2026-11-21", 1299],
  ["annual", "SHAREDLOVE15", false, null, "2026-11-21", "2026-11-21", 8415],
  ["annual", "BANDEJACLUB", false, null, "2026-11-21", "2027-11-21", 9900],
])("%s, code %s, trial %s", (plan, code, withTrial, trialEnds, nextBilling, firstCharge, cents) => {
  const terms = termsOf({ plan, promo: code && PROMOS[code], withTrial, now });
  expect([at(terms.trialEndsAt), at(terms.nextBillingDate), at(terms.firstChargeDate)]).toEqual([
    trialEnds,
    nextBilling,
    firstCharge,
  ]);
  expect(terms.firstChargeCents).toBe(cents);
});

test.each([
  ["2026-01-31T10:00:00Z", 1, "2026-02-28T10:00:00.000Z"],
  ["2028-01-31T10:00:00Z", 1, "2028-02-29T10:00:00.000Z"],
  ["2028-02-29T00:00:00Z", 12, "2029-02-28T00:00:00.000Z"],
  ["2026-12-31T23:59:59Z", 2, "2027-02-28T23:59:59.000Z"],
])("%s and %i months is %s", (from, months, expected) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(expected);
});

test("a date is written out, in the time zone asked for", () => {
  const lateEvening = new Date("2026-11-28T23:30:00Z");
  expect(longDate(lateEvening)).toBe("November 28, 2026");
  expect(longDate(lateEvening, { timeZone: "Australia/Sydney" })).toBe("November 29, 2026");
});

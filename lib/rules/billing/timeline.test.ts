import { longDate } from "@/lib/rules/dates";
import type { PlanType } from "./plans";
import { PROMOS, type PromoCode } from "./promo-codes";
import { timelineOf } from "./timeline";

const now = new Date("2026-11-21T09:00:00Z");

const lines = (plan: PlanType, code: PromoCode | null, withTrial: boolean) =>
  timelineOf({ plan, promo: code && PROMOS[code], withTrial, now }).map(({ date, title, text }) =>
    `${date ? longDate(date) : "today"}: ${title}. ${text}`.trim(),
  );

test("a trial: nothing today, a reminder, the charge and what comes after", () => {
  expect(lines("monthly", null, true)).toEqual([
    "today: No charge today. Your 7 free days begin.",
    "November 26, 2026: Reminder by email.",
    "November 28, 2026: First charge: $12.99. Then the same every month until you cancel.",
  ]);
});

test("15% off the first period, then the whole price", () => {
  expect(lines("annual", "SHAREDLOVE15", true).at(-1)).toBe(
    "November 28, 2026: First charge: $84.15 (15% off). Then $99 per year until you cancel.",
  );
});

test("a free year: its beginning, and the first charge a year later", () => {
  expect(lines("monthly", "BANDEJACLUB", true).slice(2)).toEqual([
    "November 28, 2026: Your free year begins. The next 12 months cost $0.",
    "November 28, 2027: First charge: $12.99. Then the same every month until you cancel.",
  ]);
});

test("without a trial the charge is today, and says so", () => {
  expect(lines("annual", null, false)).toEqual([
    "today: Charged today: $99. Then the same every year until you cancel.",
  ]);
  expect(lines("monthly", "BANDEJACLUB", false)).toEqual([
    "today: No charge today. The next 12 months cost $0.",
    "November 21, 2027: First charge: $12.99. Then the same every month until you cancel.",
  ]);
});

import "server-only";
import { premiumUserIds } from "@/lib/billing/premium-users";
import type { ProductAnalytics } from "@/lib/contract/analytics";
import { db } from "@/lib/db/client";
import type { DateRange } from "@/lib/rules/analytics/period";
import { wallOf } from "@/lib/rules/analytics/zoned-time";
import { env } from "@/lib/env";
import { DAY_MS } from "@/lib/rules/dates";

/** Sign-ups of each calendar day of a span, days without any included; `gatewayNow` decides who of them is premium. */
export async function signupsByDay(span: DateRange, gatewayNow: Date): Promise<ProductAnalytics["days"]> {
  const zone = env.REPORT_TIME_ZONE;
  const rows = await db.$queryRaw<{ day: string; total: number; premium: number }[]>`
    SELECT to_char(u."createdAt" AT TIME ZONE 'UTC' AT TIME ZONE ${zone}, 'YYYY-MM-DD') AS day,
           count(*)::int AS total,
           count(p."userId")::int AS premium
    FROM "User" u
    LEFT JOIN (${premiumUserIds(gatewayNow)}) p ON p."userId" = u.id
    WHERE NOT u."isTest" AND u."createdAt" BETWEEN ${span.from} AND ${span.to}
    GROUP BY day`;
  const found = new Map(rows.map((row) => [row.day, row]));
  return daysOf(span, zone).map((day) => {
    const { total = 0, premium = 0 } = found.get(day) ?? {};
    return { day, premium, free: total - premium };
  });
}

/** The days' sum. */
export function signupsOf(days: ProductAnalytics["days"]): { total: number; premium: number } {
  const sum = (name: "premium" | "free") => days.reduce((count, day) => count + day[name], 0);
  return { total: sum("premium") + sum("free"), premium: sum("premium") };
}

/** The calendar days a span touches in a zone, in order. */
function daysOf({ from, to }: DateRange, zone: string): string[] {
  const text = (instant: Date): string => {
    const { year, month, day } = wallOf(instant, zone);
    return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  };
  const days = new Set<string>();
  for (let ms = from.getTime(); ms < to.getTime(); ms += DAY_MS) days.add(text(new Date(ms)));
  return [...days.add(text(to))];
}

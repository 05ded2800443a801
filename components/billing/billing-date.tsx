"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { longDate } from "@/lib/rules/dates";

/** A date of billing in the reader's own time zone; from the server, which does not know it, in UTC. */
export function BillingDate({ date }: { date: Date | string }) {
  const hydrated = useHydrated();
  const day = new Date(date);
  return (
    <time dateTime={day.toISOString()} className="whitespace-nowrap">
      {longDate(day, { timeZone: hydrated ? undefined : "UTC" })}
    </time>
  );
}

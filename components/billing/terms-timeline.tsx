"use client";

import { clsx } from "clsx";
import type { TimelineEntry } from "@/lib/rules/billing/timeline";
import { BillingDate } from "./billing-date";

/** From today to the first charge, entry by entry. */
export function TermsTimeline({ entries }: { entries: TimelineEntry[] }) {
  return (
    <ol aria-label="What happens when" className="grid">
      {entries.map(({ date, title, text }, index) => (
        <li key={title} className="grid grid-cols-[1.25rem_1fr] gap-x-3.5">
          <span aria-hidden className="grid grid-rows-[0.5rem_auto_1fr] justify-items-center">
            <span className={clsx("w-0.5", index > 0 && "bg-line-strong")} />
            <span
              className={clsx(
                "size-3.5 rounded-full border-2 border-accent",
                index === 0 ? "bg-accent" : "bg-card",
              )}
            />
            <span className={clsx("w-0.5", index < entries.length - 1 && "bg-line-strong")} />
          </span>
          <span className="grid pb-3">
            <b>{title}</b>
            <span className="text-sm">
              <span className="font-semibold text-muted">
                {date ? <BillingDate date={date} /> : "Today"}
                {text && ". "}
              </span>
              {text}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}

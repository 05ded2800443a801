"use client";

import { useId } from "react";
import { clsx } from "clsx";
import { useHydrated } from "@/components/ui/use-hydrated";
import { dollars, PLAN_TYPES, type PlanType, PLANS, pricePerPeriod } from "@/lib/rules/billing/plans";
import { t } from "@/lib/messages";

/** Monthly or annual, each with its price; moved through with the arrow keys as radio buttons are. */
export function PlanToggle({ plan, onPlan }: { plan: PlanType; onPlan: (plan: PlanType) => void }) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <div role="radiogroup" aria-label={t("Plan")} className="grid gap-3 narrow:grid-cols-2">
      {PLAN_TYPES.map((type) => (
        <label
          key={type}
          className={clsx(
            "flex cursor-pointer items-start gap-3 rounded-card border-[1.5px] px-4 py-3",
            "has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent",
            type === plan ? "border-accent bg-accent-soft" : "border-line-strong bg-card hover:bg-paper",
          )}
        >
          <input
            type="radio"
            name={`${id}-plan`}
            className="mt-1 size-5 shrink-0 outline-none"
            checked={type === plan}
            disabled={!hydrated}
            onChange={() => onPlan(type)}
            aria-labelledby={`${id}-${type}`}
            aria-describedby={`${id}-${type}-price`}
          />
          <span className="grid gap-0.5">
            <span className="flex flex-wrap items-center gap-x-2.5">
              <b id={`${id}-${type}`}>{PLANS[type].label}</b>
              {PLANS[type].saving && (
                <span className="rounded-full bg-accent px-2.5 text-xs font-[650] text-accent-ink">
                  {PLANS[type].saving.words}
                </span>
              )}
            </span>
            <span id={`${id}-${type}-price`} className="text-sm">
              {pricePerPeriod(type)}
              {PLANS[type].saving && (
                <>
                  {" "}
                  <span className="whitespace-nowrap">
                    {t("({dollars} per month)", { dollars: dollars(PLANS[type].saving.perMonthCents) })}
                  </span>
                </>
              )}
            </span>
          </span>
        </label>
      ))}
    </div>
  );
}

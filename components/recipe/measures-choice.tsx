"use client";

import { clsx } from "clsx";
import { useId } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";
import { MEASURES } from "@/lib/engine/measures/choice";
import { chooseMeasures, useMeasures } from "./use-measures";
import { t } from "@/lib/messages";
import { measureNames } from "@/components/shared/measure-names";

/** In which measures recipes are shown on this device: the source's own is always one press away (recipes.md#measures). */
export function MeasuresChoice() {
  const name = useId();
  const hydrated = useHydrated();
  const { chosen, isLoading } = useMeasures();
  return (
    <fieldset className="no-print min-w-0" aria-busy={isLoading} disabled={!hydrated}>
      <legend className="sr-only">{t("Units")}</legend>
      <div className="flex flex-wrap rounded-field border-[1.5px] border-line-strong bg-card p-0.5">
        {MEASURES.map((measures) => (
          <label
            key={measures}
            className={clsx(
              "flex min-h-10 flex-auto cursor-pointer items-center justify-center border-[1.5px] rounded-[calc(var(--radius-field)-3px)] px-2 text-center text-sm leading-tight font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent",
              measures === chosen
                ? "border-accent bg-accent-soft forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none"
                : "border-transparent forced-colors:border-[Canvas]",
            )}
          >
            <input
              type="radio"
              name={name}
              checked={measures === chosen}
              onChange={() => chooseMeasures(measures)}
              className="sr-only"
            />
            {measureNames()[measures]}
          </label>
        ))}
      </div>
      {chosen !== "written" && (
        <p className="mt-1 text-sm text-muted">{t("Rounded from the recipe’s own amounts.")}</p>
      )}
    </fieldset>
  );
}

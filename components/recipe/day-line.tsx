"use client";

/**
 * "When do you want to eat?": a cook gives a time and reads when to begin what. It opens on request, and what plans is loaded then; the time
 * stays on the device. Nothing here looks at the clock.
 */
import { CalendarClock } from "lucide-react";
import { type ComponentType, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { eatTime } from "@/lib/browser/eat-time";
import { useStore } from "@/lib/browser/store";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { clockMinutes } from "@/lib/rules/clock";
import type { DayPlanProps } from "./day-plan";
import { useShownList } from "./shown-list";
import { messageLanguage, t } from "@/lib/messages";

/** The day of the recipe whose page is around; its steps can be gone to. */
export function DayLineOfPage() {
  const { listKey, content } = useShownList();
  return <DayLine recipeKey={listKey} content={content} hasStepLinks />;
}

export function DayLine({
  recipeKey,
  content,
  hasStepLinks = false,
}: {
  /** Of the recipe on this device. */
  recipeKey: string;
  content: FormattedContent;
  hasStepLinks?: boolean;
}) {
  const details = useRef<HTMLDetailsElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const stored = eatTime(recipeKey);
  const chosen = useStore(stored);
  const eatAt = clockMinutes(chosen);
  const [Plan, setPlan] = useState<ComponentType<DayPlanProps> | null>(null);
  const [isMissing, setIsMissing] = useState(false);

  function load() {
    if (!details.current?.open || Plan) return;
    setIsMissing(false);
    import("./day-plan").then(
      (module) => setPlan(() => module.DayPlan),
      () => setIsMissing(true),
    );
  }
  function clear() {
    stored.forget();
    if (!field.current) return;
    field.current.value = "";
    field.current.focus();
  }
  // A cook may have opened it before this script came.
  const loadAtStart = useEffectEvent(load);
  useEffect(() => loadAtStart(), []);

  return (
    <details
      ref={details}
      lang={messageLanguage()}
      onToggle={load}
      className="group rounded-card border border-line bg-card not-open:print:hidden print:border-0"
    >
      <summary className="flex min-h-12 list-none flex-wrap items-center gap-x-3 rounded-card px-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden print:px-0">
        <CalendarClock aria-hidden className="size-5 shrink-0 text-accent" />
        <span className="min-w-[min(8rem,100%)] flex-1">{t("When do you want to eat?")}</span>
        <span className="no-print shrink-0 text-sm text-accent underline underline-offset-4">
          <span className="group-open:hidden">{t("Plan it")}</span>
          <span className="hidden group-open:inline">{t("Hide")}</span>
        </span>
      </summary>
      <div className="grid gap-5 border-t border-line p-4 print:p-0 print:pt-2">
        <div className="no-print grid gap-2">
          <label htmlFor={id} className="font-semibold">
            {t("Eat at")}
          </label>
          <div className="flex flex-wrap items-center gap-3">
            <div className="w-44 max-w-full">
              <Input
                id={id}
                type="time"
                defaultValue={chosen}
                ref={field}
                onChange={({ target }) => {
                  if (clockMinutes(target.value) !== null) stored.write(target.value);
                }}
                // Empty while a time is half typed, too: only a field that is left empty says no time.
                onBlur={({ target }) => {
                  if (target.value === "" && !target.validity.badInput) stored.forget();
                }}
              />
            </div>
            {eatAt !== null && (
              <Button size="small" variant="quiet" onClick={clear}>
                {t("Clear")}
              </Button>
            )}
          </div>
          <p className="text-sm text-muted">{t("Kept on this device only.")}</p>
        </div>
        {isMissing && (
          <div role="alert" className="grid justify-items-start gap-2">
            <p className="font-semibold">
              {t("The plan could not be loaded. Please check your connection.")}
            </p>
            <Button size="small" onClick={load}>
              {t("Try again")}
            </Button>
          </div>
        )}
        {Plan && <Plan content={content} eatAt={eatAt} hasStepLinks={hasStepLinks} />}
      </div>
    </details>
  );
}

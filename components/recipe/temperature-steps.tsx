"use client";

import { useState, type ComponentProps } from "react";
import { Switch } from "@/components/ui/switch";
import { withBothScales } from "@/lib/engine/language/temperatures";
import type { Step } from "@/lib/engine/recipe/formatted";
import { StepList } from "./step-list";

/** A step with both scales in its words. */
const inBoth = (step: Step): Step => ({
  ...step,
  instruction: withBothScales(step.instruction),
  ...(step.actions && {
    actions: step.actions.map((action) => ({ ...action, text: withBothScales(action.text) })),
  }),
});

/** Steps with, on request, the other temperature scale beside the source's own. The switch is there only where it changes something. */
export function TemperatureSteps({ steps, ...list }: ComponentProps<typeof StepList>) {
  const [both, setBoth] = useState(false);
  const converted = steps.map(inBoth);
  const changes = converted.some((step, index) => step.instruction !== steps[index]?.instruction);
  return (
    <>
      {changes && (
        <Switch className="no-print justify-self-start" checked={both} onCheckedChange={setBoth}>
          Show °C and °F
        </Switch>
      )}
      <StepList steps={both ? converted : steps} {...list} />
    </>
  );
}

"use client";

import { useState, type ReactNode } from "react";
import { Switch } from "@/components/ui/switch";
import { withBothScales } from "@/lib/engine/language/temperature-scales";
import type { Step } from "@/lib/engine/recipe/formatted";
import { StepList } from "./step-list";

/** Steps with, on request, the other temperature scale beside the source's own. The switch is there only where it changes something. */
export function TemperatureSteps({ steps, action }: { steps: Step[]; action?: (step: Step) => ReactNode }) {
  const [both, setBoth] = useState(false);
  const converted = steps.map((step) => ({ ...step, instruction: withBothScales(step.instruction) }));
  const changes = converted.some((step, index) => step.instruction !== steps[index]?.instruction);
  return (
    <>
      {changes && (
        <Switch className="no-print justify-self-start" checked={both} onCheckedChange={setBoth}>
          Show °C and °F
        </Switch>
      )}
      <StepList steps={both ? converted : steps} action={action} />
    </>
  );
}

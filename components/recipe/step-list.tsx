import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { ownIngredients } from "@/lib/engine/recipe/own-ingredients";
import type { Step } from "@/lib/engine/recipe/formatted";
import { Instruction } from "./instruction";

/** Numbered steps, each with what it uses and how much; headings of the recipe's parts stand where a part begins. */
export function StepList({ steps, action }: { steps: Step[]; action?: (step: Step) => ReactNode }) {
  return (
    <ol className="grid gap-6 print:gap-3">
      {steps.map((step, index) => (
        <li key={step.number} className="grid gap-4">
          {step.section && step.section !== steps[index - 1]?.section && (
            <p className="border-b border-line pb-1 font-serif text-lg font-semibold">{step.section}</p>
          )}
          <StepCard step={step}>{action?.(step)}</StepCard>
        </li>
      ))}
    </ol>
  );
}

function StepCard({ step, children }: { step: Step; children: ReactNode }) {
  const own = ownIngredients(step);
  return (
    <div className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-3.5">
      <span
        aria-hidden
        className="grid size-10 place-items-center rounded-full bg-accent-soft font-serif text-lg font-semibold text-accent"
      >
        {step.number}
      </span>
      <div className="grid max-w-[68ch] justify-items-start gap-2 pt-1.5">
        <span id={`step-${step.number}`} className="sr-only">
          Step {step.number}.
        </span>
        {step.isPrep && (
          <span className="print:hidden">
            <Badge tone="prep">Preparation</Badge>
          </span>
        )}
        <p dir="auto">
          <Instruction text={step.instruction} />
        </p>
        {own.length > 0 && (
          <ul aria-label={`For step ${step.number}`} className="flex flex-wrap gap-x-2 gap-y-1.5 text-sm">
            {own.map((ingredient, index) => (
              <li key={index} className="rounded-md border border-butter-line px-2 py-0.5 font-semibold">
                {ingredient}
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}

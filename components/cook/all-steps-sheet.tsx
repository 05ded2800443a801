"use client";

import { Check } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { clsx } from "clsx";
import { labelsOf } from "@/lib/engine/language/labels";
import { plainText } from "@/lib/engine/recipe/markup";
import { lineTexts } from "@/lib/engine/show/spoken-step";
import type { Step } from "@/lib/engine/recipe/formatted";
import { BottomSheet } from "@/components/shared/bottom-sheet";
import { t } from "@/lib/messages";

/** When it comes, not once the sheet was rendered: what a dialog holds is put into the page later. */
const intoView = (here: HTMLElement | null) => here?.scrollIntoView({ block: "center" });

/** Every step with where the cook stands; each is a button that leads to it. `current` counts from 0. */
export function AllStepsSheet({
  steps,
  current,
  language,
  onJump,
  onClose,
}: {
  steps: readonly Step[];
  current: number;
  /** The recipe's own. */
  language: string;
  onJump: (step: number) => void;
  onClose: () => void;
}) {
  return (
    <BottomSheet title={t("All steps")} onClose={onClose}>
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step.number} ref={index === current ? intoView : undefined} className="grid gap-2">
            {step.section && step.section !== steps[index - 1]?.section && (
              <p lang={language} className="mt-2 font-serif text-lg font-semibold">
                {step.section}
              </p>
            )}
            <button
              type="button"
              aria-current={index === current ? "step" : undefined}
              onClick={() => onJump(index)}
              className={clsx(
                "grid min-h-12 grid-cols-[2.5rem_1fr] gap-3 rounded-card border-[1.5px] p-3 text-left hover:bg-accent-soft",
                index === current ? "border-accent bg-accent-soft" : "border-line bg-card",
              )}
            >
              <span
                aria-hidden
                className="grid size-10 place-items-center rounded-full bg-accent-soft font-serif text-lg font-semibold text-accent"
              >
                {index < current ? <Check className="size-5" /> : step.number}
              </span>
              <span className="grid gap-1">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-semibold">
                  <span>
                    {t("Step {number}: {state}", {
                      number: step.number,
                      state: index < current ? t("done") : index === current ? t("you are here") : t("to do"),
                    })}
                  </span>
                  {step.isPrep && (
                    <Badge lang={language} tone="prep">
                      {labelsOf(language).preparation}
                    </Badge>
                  )}
                </span>
                <span lang={language} dir="auto" className={index < current ? "text-muted" : undefined}>
                  {lineTexts(step).map((text, line) => (
                    <span key={line} className="block">
                      {plainText(text)}
                    </span>
                  ))}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </BottomSheet>
  );
}

import { ArrowDown, ArrowUp, Plus, X } from "lucide-react";
import { Fragment } from "react";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import type { DraftEvent, DraftStep } from "@/lib/engine/recipe/draft";

/** The steps: text, place, and whether they are done before cooking. Numbers follow the order by themselves. */
export function EditSteps({
  steps,
  dispatch,
}: {
  steps: readonly DraftStep[];
  dispatch: (event: DraftEvent) => void;
}) {
  return (
    <section aria-label="Steps" className="grid gap-4">
      <h3 className="text-xl">Steps</h3>
      <p className="text-sm text-muted">
        Words between three stars, like ***butter***, are shown as an ingredient.
      </p>
      {steps.map((step, index) => (
        <Fragment key={step.key}>
          <div className="grid gap-2 rounded-card border border-line p-3">
            <label htmlFor={`edit-${step.key}`} className="font-[650]">
              Step {index + 1}
            </label>
            <Textarea
              id={`edit-${step.key}`}
              rows={3}
              short
              maxLength={10_000}
              value={step.instruction}
              onChange={(event) => dispatch({ type: "step", key: step.key, text: event.target.value })}
            />
            <div className="flex flex-wrap items-center gap-2">
              <Switch
                checked={step.isPrep}
                onCheckedChange={(isPrep) => dispatch({ type: "prep", key: step.key, isPrep })}
              >
                Preparation
              </Switch>
              <Button
                size="small"
                disabled={index === 0}
                aria-label={`Move step ${index + 1} up`}
                onClick={() => dispatch({ type: "move-step", key: step.key, by: -1 })}
              >
                <ArrowUp aria-hidden />
              </Button>
              <Button
                size="small"
                disabled={index === steps.length - 1}
                aria-label={`Move step ${index + 1} down`}
                onClick={() => dispatch({ type: "move-step", key: step.key, by: 1 })}
              >
                <ArrowDown aria-hidden />
              </Button>
              <Button
                size="small"
                aria-label={`Remove step ${index + 1}`}
                onClick={() => dispatch({ type: "remove-step", key: step.key })}
              >
                <X aria-hidden />
                Remove
              </Button>
            </div>
          </div>
          {index < steps.length - 1 && (
            <Button
              size="small"
              variant="quiet"
              className="justify-self-start"
              aria-label={`Insert step after ${index + 1}`}
              onClick={() => dispatch({ type: "insert-step", at: index + 1 })}
            >
              <Plus aria-hidden />
              Insert step
            </Button>
          )}
        </Fragment>
      ))}
      <Button
        className="justify-self-start"
        onClick={() => dispatch({ type: "insert-step", at: steps.length })}
      >
        <Plus aria-hidden />
        Add step
      </Button>
    </section>
  );
}

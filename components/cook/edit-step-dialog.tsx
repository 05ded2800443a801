"use client";

import { Plus, X } from "lucide-react";
import { useState, type ReactNode } from "react";
import { EditConflict } from "@/components/recipe/edit-conflict";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { Form, useForm } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Switch } from "@/components/ui/switch";
import { Textarea } from "@/components/ui/textarea";
import type { StepDraft } from "@/lib/engine/edit/stored-draft";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { BottomSheet } from "@/components/shared/bottom-sheet";
import { retyped } from "@/lib/engine/edit/draft";
import { plainText } from "@/lib/engine/recipe/markup";
import { useStepEdit } from "./use-step-edit";
import { t } from "@/lib/messages";

const NOT_HERE = {
  get user() {
    return t("This recipe cannot be edited here.");
  },
  get library() {
    return t("Library recipes are the same for everyone, so their steps cannot be edited.");
  },
  get shared() {
    return t("This is a shared recipe. Save your own copy to edit its steps.");
  },
};

type Props = {
  recipe: { source: keyof typeof NOT_HERE; id: string };
  /** Counts from 0. */
  step: number;
  /** What the screen shows; the stored text is edited, whatever it is. */
  servings: number | null;
  onEdited?: (content: FormattedContent) => void;
  onClose: () => void;
};

/** Edits the step that is being cooked. A recipe that is not the cook's own says why it cannot be edited. */
export function EditStepDialog({ recipe, step, servings, onEdited, onClose }: Props) {
  if (recipe.source !== "user" || !onEdited) {
    return (
      <BottomSheet title={t("Edit step")} onClose={onClose}>
        <p>{NOT_HERE[recipe.source]}</p>
      </BottomSheet>
    );
  }
  return <StepEditor id={recipe.id} step={step} servings={servings} onEdited={onEdited} onClose={onClose} />;
}

function StepEditor({
  id,
  step,
  servings,
  onEdited,
  onClose,
}: Pick<Props, "step" | "servings" | "onClose"> & {
  id: string;
  onEdited: (content: FormattedContent) => void;
}) {
  const form = useStepEdit(id, step, (content) => {
    onEdited(content);
    onClose();
  });
  const sending = useForm({ send: form.submit });
  const [leaving, setLeaving] = useState(false);
  const leave = () => (form.loaded?.isChanged ? setLeaving(true) : onClose());
  if (!form.loaded) {
    return (
      <BottomSheet title={t("Edit step")} onClose={onClose}>
        {form.loadError === null ? (
          <p role="status">{t("Loading the step…")}</p>
        ) : (
          <FailureCard title={t("Failed to load recipe")} text={form.loadError}>
            <Button size="small" onClick={form.loadAgain}>
              {t("Try again")}
            </Button>
          </FailureCard>
        )}
      </BottomSheet>
    );
  }
  const { recipe, draft } = form.loaded;
  const isScaled = recipe.servings !== null && servings !== null && recipe.servings !== servings;
  return (
    <BottomSheet
      title={t("Edit step")}
      onClose={leave}
      className="h-dvh sm:h-auto"
      footer={
        <Footer
          form={form}
          leaving={leaving}
          onStay={() => setLeaving(false)}
          onCancel={leave}
          onLeave={onClose}
        />
      }
    >
      <Form form={sending} id="edit-step" className="grid gap-6">
        {isScaled && (
          <p className="rounded-card bg-accent-soft px-4 py-2">
            {t("Amounts here are for {servings} servings, as the recipe is stored.", {
              servings: recipe.servings,
            })}
          </p>
        )}
        <Actions
          step={step + 1}
          actions={draft.actions}
          problem={form.problem}
          isOneText={recipe.formattedContent.steps[step]?.actions === undefined}
          onActions={(actions) => form.change({ actions })}
        />
        <Lines lines={draft.lines} onLines={(lines) => form.change({ lines })} />
        <Switch
          className="-ml-2 justify-self-start"
          checked={draft.isPrep}
          onCheckedChange={(isPrep) => form.change({ isPrep })}
        >
          {t("Preparation")}
        </Switch>
      </Form>
    </BottomSheet>
  );
}

/** What is to be done, a field for each line. */
function Actions({
  step,
  actions,
  problem,
  isOneText,
  onActions,
}: {
  step: number;
  actions: StepDraft["actions"];
  problem: string | undefined;
  /** A recipe without single lines: its step is one text. */
  isOneText: boolean;
  onActions: (actions: StepDraft["actions"]) => void;
}) {
  return (
    <div className="grid gap-4">
      {actions.map((action, index) => (
        <div key={index} className="grid gap-2">
          <Field
            label={
              index === 0
                ? t("Step {step}", { step })
                : t("Line {index} of step {step}", { index: index + 1, step })
            }
            error={index === 0 ? problem : undefined}
          >
            {(field) => (
              <Textarea
                {...field}
                rows={isOneText ? 5 : 2}
                short
                maxLength={10_000}
                value={plainText(action.text)}
                onChange={(event) =>
                  onActions(
                    actions.map((other, at) =>
                      at === index ? { ...other, text: retyped(other.text, event.target.value) } : other,
                    ),
                  )
                }
              />
            )}
          </Field>
          {actions.length > 1 && (
            <Button
              size="small"
              variant="quiet"
              className="justify-self-start"
              aria-label={t("Remove line {index}", { index: index + 1 })}
              onClick={() => onActions(actions.filter((_, at) => at !== index))}
            >
              <X aria-hidden />
              {t("Remove line")}
            </Button>
          )}
        </div>
      ))}
      {!isOneText && (
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => onActions([...actions, { from: null, text: "" }])}
        >
          <Plus aria-hidden />
          {t("Add line")}
        </Button>
      )}
    </div>
  );
}

function Lines({
  lines,
  onLines,
}: {
  lines: StepDraft["lines"];
  onLines: (lines: StepDraft["lines"]) => void;
}) {
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2 font-[650]">{t("For this step")}</legend>
      {lines.map((line, index) => (
        <div key={index} className="grid grid-cols-[1fr_auto] gap-2">
          <Input
            aria-label={t("Ingredient {index}", { index: index + 1 })}
            value={line.text}
            maxLength={2_000}
            onChange={(event) =>
              onLines(
                lines.map((other, at) => (at === index ? { ...other, text: event.target.value } : other)),
              )
            }
          />
          <Button
            className="px-3"
            aria-label={t("Remove ingredient {index}", { index: index + 1 })}
            onClick={() => onLines(lines.filter((_, at) => at !== index))}
          >
            <X aria-hidden className="max-sm:hidden" />
            {t("Remove")}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        className="justify-self-start"
        onClick={() => onLines([...lines, { from: null, text: "" }])}
      >
        <Plus aria-hidden />
        {t("Add ingredient")}
      </Button>
      <p className="text-sm text-muted">{t("The shopping list stays as it is.")}</p>
    </fieldset>
  );
}

function Footer({
  form,
  leaving,
  onStay,
  onCancel,
  onLeave,
}: {
  form: ReturnType<typeof useStepEdit>;
  leaving: boolean;
  onStay: () => void;
  onCancel: () => void;
  onLeave: () => void;
}): ReactNode {
  return (
    <div className="grid gap-3">
      {form.conflict && (
        <EditConflict stored={form.conflict} onTheirs={form.takeStored} onMine={form.keepMine} />
      )}
      {form.failure && (
        <div role="alert">
          <FailureCard title={form.failure.title} text={form.failure.text} />
        </div>
      )}
      {leaving && (
        <FailureCard title={t("Leave without saving?")} text={t("Your changes would be lost.")}>
          <Button size="small" onClick={onStay}>
            {t("Keep editing")}
          </Button>
          <Button size="small" onClick={onLeave}>
            {t("Leave without saving")}
          </Button>
        </FailureCard>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button size="large" onClick={onCancel}>
          {t("Cancel")}
        </Button>
        <Button type="submit" form="edit-step" variant="primary" size="large" disabled={form.isSaving}>
          {form.isSaving ? t("Saving...") : t("Save Changes")}
        </Button>
      </div>
    </div>
  );
}

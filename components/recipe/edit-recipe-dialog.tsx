"use client";

import { Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { Form, FormField } from "@/components/shared/form";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { Input } from "@/components/ui/input";
import type { RecipeOfPage } from "@/lib/contract/saved-recipes";
import { EditConflict } from "./edit-conflict";
import { EditIngredients } from "./edit-ingredients";
import { EditSteps } from "./edit-steps";
import { useRecipeForm } from "./use-recipe-form";
import { t } from "@/lib/messages";

/** Edits the whole recipe. What was typed stays through every failure; leaving asks first when something would be lost. */
export function EditRecipeDialog({ recipe, onClose }: { recipe: RecipeOfPage; onClose: () => void }) {
  const recipeForm = useRecipeForm(recipe, onClose);
  const { form, editing, dispatch } = recipeForm;
  const { draft } = editing;
  const [leaving, setLeaving] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = () => (recipeForm.isChanged ? setLeaving(true) : onClose());
  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        aria-describedby={undefined}
        head={
          <DialogTitle ref={heading} tabIndex={-1} className="text-xl outline-none">
            {t("Edit Recipe")}
          </DialogTitle>
        }
        className="h-dvh sm:h-auto sm:max-w-3xl"
        // Not the title's field: there the first key would replace all of it.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
        onInteractOutside={(event) => event.preventDefault()}
      >
        <Form form={form} className="contents">
          <div className="grid grow content-start gap-7 overflow-y-auto px-5 py-6 sm:px-8">
            <FormField
              form={form}
              name="title"
              label={t("Title")}
              maxLength={300}
              onChange={(event) => dispatch({ type: "title", text: event.target.value })}
            />
            <ServingsField
              servings={draft.servings}
              onTyped={(typed) => dispatch({ type: "servings", typed })}
            />
            <Field label={t("Description")}>
              {(field) => (
                <Textarea
                  {...field}
                  rows={3}
                  short
                  maxLength={10_000}
                  value={draft.description}
                  onChange={(event) => dispatch({ type: "description", text: event.target.value })}
                />
              )}
            </Field>
            <EditIngredients lines={draft.lines} dispatch={dispatch} />
            <EditSteps steps={draft.steps} dispatch={dispatch} />
          </div>
          <footer className="grid gap-3 border-t border-line bg-card px-5 py-3 sm:px-8">
            {recipeForm.conflict && (
              <EditConflict
                stored={recipeForm.conflict}
                onTheirs={recipeForm.takeStored}
                onMine={() => void recipeForm.overwrite()}
                onBoth={recipeForm.saveAsCopy}
              />
            )}
            {recipeForm.failure && (
              <FailureCard title={recipeForm.failure.title} text={recipeForm.failure.text} />
            )}
            {leaving && (
              <FailureCard title={t("Leave without saving?")} text={t("Your changes would be lost.")}>
                <Button size="small" onClick={() => setLeaving(false)}>
                  {t("Keep editing")}
                </Button>
                <Button size="small" onClick={onClose}>
                  {t("Leave without saving")}
                </Button>
              </FailureCard>
            )}
            <div className="flex flex-wrap items-center justify-end gap-3 max-sm:*:grow">
              {editing.undo.length > 0 && (
                <Button variant="quiet" className="mr-auto" onClick={recipeForm.undo}>
                  <Undo2 aria-hidden />
                  {t("Undo")}
                </Button>
              )}
              <DialogClose asChild>
                <Button size="large">{t("Cancel")}</Button>
              </DialogClose>
              <Button type="submit" variant="primary" size="large" disabled={recipeForm.isSaving}>
                {recipeForm.isSaving ? t("Saving...") : t("Save Changes")}
              </Button>
            </div>
          </footer>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

/** Shows what is being typed, also nothing; what counts meanwhile is the draft's rule, and stands there when the field is left. */
function ServingsField({ servings, onTyped }: { servings: number | null; onTyped: (typed: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Field label={t("Servings")}>
      {(field) => (
        <Input
          {...field}
          type="number"
          min={1}
          inputMode="numeric"
          className="max-w-40"
          value={typed ?? servings ?? ""}
          onChange={(event) => {
            setTyped(event.target.value);
            onTyped(event.target.value);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}

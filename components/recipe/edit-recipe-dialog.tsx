"use client";

import { Undo2 } from "lucide-react";
import { useState } from "react";
import { FailureCard } from "@/components/shared/failure-card";
import { Field } from "@/components/shared/field";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { RecipeOfPage } from "@/lib/contract/saved-recipes";
import { EditConflict } from "./edit-conflict";
import { EditIngredients } from "./edit-ingredients";
import { EditSteps } from "./edit-steps";
import { ServingsField } from "./servings-field";
import { useRecipeForm } from "./use-recipe-form";

/** Edits the whole recipe. What was typed stays through every failure; leaving asks first when something would be lost. */
export function EditRecipeDialog({ recipe, onClose }: { recipe: RecipeOfPage; onClose: () => void }) {
  const form = useRecipeForm(recipe, onClose);
  const { draft } = form.editing;
  const [leaving, setLeaving] = useState(false);
  const leave = () => (form.isChanged ? setLeaving(true) : onClose());
  return (
    <Dialog open onOpenChange={(open) => !open && leave()}>
      <DialogContent
        aria-describedby={undefined}
        className="h-dvh sm:h-auto sm:max-w-3xl"
        onInteractOutside={(event) => event.preventDefault()}
      >
        <form noValidate className="contents" onSubmit={(event) => void form.submit(event)}>
          <header className="border-b border-line px-5 py-4 sm:px-8">
            <DialogTitle className="text-xl">Edit Recipe</DialogTitle>
          </header>
          <div className="grid grow content-start gap-7 overflow-y-auto px-5 py-6 sm:px-8">
            <Field label="Title" error={form.titleError}>
              {(field) => (
                <Input
                  {...field}
                  value={draft.title}
                  maxLength={300}
                  onChange={(event) => form.dispatch({ type: "title", text: event.target.value })}
                />
              )}
            </Field>
            <ServingsField
              servings={draft.servings}
              onTyped={(typed) => form.dispatch({ type: "servings", typed })}
            />
            <Field label="Description">
              {(field) => (
                <Textarea
                  {...field}
                  rows={3}
                  short
                  maxLength={10_000}
                  value={draft.description}
                  onChange={(event) => form.dispatch({ type: "description", text: event.target.value })}
                />
              )}
            </Field>
            <EditIngredients lines={draft.lines} dispatch={form.dispatch} />
            <EditSteps steps={draft.steps} dispatch={form.dispatch} />
          </div>
          <footer className="grid gap-3 border-t border-line bg-card px-5 py-3 sm:px-8">
            {form.conflict && (
              <EditConflict
                stored={form.conflict}
                onTheirs={form.takeStored}
                onMine={form.overwrite}
                onBoth={form.saveAsCopy}
              />
            )}
            {form.failure && <FailureCard title={form.failure.title} text={form.failure.text} />}
            {leaving && (
              <FailureCard title="Leave without saving?" text="Your changes would be lost.">
                <Button size="small" onClick={() => setLeaving(false)}>
                  Keep editing
                </Button>
                <Button size="small" onClick={onClose}>
                  Leave without saving
                </Button>
              </FailureCard>
            )}
            <div className="flex flex-wrap items-center justify-end gap-3">
              {form.editing.undo.length > 0 && (
                <Button variant="quiet" className="mr-auto" onClick={form.undo}>
                  <Undo2 aria-hidden />
                  Undo
                </Button>
              )}
              <DialogClose asChild>
                <Button size="large">Cancel</Button>
              </DialogClose>
              <Button type="submit" variant="primary" size="large" disabled={form.isSaving}>
                {form.isSaving ? "Saving..." : "Save Changes"}
              </Button>
            </div>
          </footer>
        </form>
      </DialogContent>
    </Dialog>
  );
}

"use client";

import { useEffect, useState } from "react";
import { toast } from "@/components/ui/use-toast";
import { answers } from "@/lib/browser/answers";
import { answeredSentence, requestJson } from "@/lib/browser/api";
import { operationIds } from "@/lib/browser/operation-id";
import { updateRecipe } from "@/lib/browser/update-recipe";
import type { RecipeAnswer } from "@/lib/contract/saved-recipes";
import { draftOf, isEmpty, isSameStep, type StepDraft, withStep } from "@/lib/engine/edit/stored-draft";
import { flatIngredients } from "@/lib/engine/recipe/content";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { t } from "@/lib/messages";

type Loaded = { recipe: RecipeAnswer; draft: StepDraft; isChanged: boolean };

/** The stored recipe, read anew: the screen may show other servings, and another window may have changed it. */
const read = (id: string) => requestJson(`/api/recipes/${encodeURIComponent(id)}`, answers.recipe);

/** Editing one step of a saved recipe: loading it, the draft, saving, and what another window saved meanwhile. */
export function useStepEdit(id: string, step: number, onSaved: (content: FormattedContent) => void) {
  const [editId] = useState(operationIds);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [loadError, setLoadError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const [conflict, setConflict] = useState<RecipeAnswer | null>(null);

  const open = (recipe: RecipeAnswer): boolean => {
    const stored = recipe.formattedContent.steps[step];
    if (stored) setLoaded({ recipe, draft: draftOf(stored), isChanged: false });
    return stored !== undefined;
  };

  useEffect(() => {
    let over = false;
    read(id).then(
      (recipe) => {
        const stored = recipe.formattedContent.steps[step];
        if (over) return;
        if (stored) setLoaded({ recipe, draft: draftOf(stored), isChanged: false });
        else setLoadError(t("This step is no longer part of the recipe."));
      },
      (error: unknown) => {
        if (over) return;
        setLoadError(answeredSentence(error, t("The step could not be loaded.")));
      },
    );
    return () => {
      over = true;
    };
  }, [id, step, attempt]);

  /** Puts the draft into `base`'s steps and sends them. */
  async function save(base: RecipeAnswer, draft: StepDraft): Promise<void> {
    const { ingredients, steps } = base.formattedContent;
    const edited = withStep(steps, step, draft, flatIngredients(ingredients));
    const change = { ingredients, steps: edited, updatedAt: base.updatedAt };
    const outcome = await updateRecipe(id, change, editId(change));
    if (outcome.kind === "saved") {
      toast({ title: t("Step updated") });
      onSaved(outcome.recipe.formattedContent);
    } else if (outcome.kind === "failed") {
      setFailure(outcome);
    } else if (isSameStep(steps[step], outcome.stored.formattedContent.steps[step])) {
      // The other window changed something else: both changes stand.
      await save(outcome.stored, draft);
    } else setConflict(outcome.stored);
  }

  async function submit(base: RecipeAnswer): Promise<void> {
    if (!loaded) return;
    const isBlank = isEmpty(loaded.draft);
    setProblem(isBlank ? t("Please write what is to be done in this step.") : undefined);
    if (isBlank) return;
    setIsSaving(true);
    setFailure(null);
    setConflict(null);
    await save(base, loaded.draft);
    setIsSaving(false);
  }

  return {
    loaded,
    loadError,
    isSaving,
    problem,
    failure,
    conflict,
    loadAgain: () => {
      setLoadError(null);
      setAttempt((count) => count + 1);
    },
    change: (change: Partial<StepDraft>) =>
      setLoaded((now) => now && { ...now, draft: { ...now.draft, ...change }, isChanged: true }),
    submit: async () => {
      if (loaded) await submit(loaded.recipe);
    },
    /** Shows what the other window saved; one's own text is let go on purpose. */
    takeStored: () => {
      if (conflict && open(conflict)) setConflict(null);
    },
    keepMine: () => void (conflict && submit(conflict)),
  };
}

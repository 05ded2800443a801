"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm } from "@/components/shared/form";
import { toast } from "@/components/ui/use-toast";
import { ApiError } from "@/lib/browser/api";
import type { Edit } from "@/lib/browser/offline/waiting";
import { operationIds } from "@/lib/browser/operation-id";
import { saveRecipe } from "@/lib/browser/save-recipe";
import { updateRecipe } from "@/lib/browser/update-recipe";
import type { RecipeAnswer, RecipeOfPage } from "@/lib/contract/saved-recipes";
import { edit, readsTheSame, switchTo, undo, type DraftEvent } from "@/lib/engine/edit/draft";
import { finish, startEditing } from "@/lib/engine/edit/stored-draft";
import { t } from "@/lib/messages";

const opened = (recipe: RecipeOfPage) =>
  startEditing({
    title: recipe.title,
    description: recipe.description,
    servings: recipe.servings,
    content: recipe.formattedContent,
  });

/** The edit dialog's state: the draft, its undo, saving with a 15 s bound, and what another window saved meanwhile. */
export function useRecipeForm(recipe: RecipeOfPage, onSaved: () => void) {
  const [base, setBase] = useState(recipe);
  const [editing, setEditing] = useState(() => opened(recipe));
  const [isChanged, setIsChanged] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const [conflict, setConflict] = useState<RecipeAnswer | null>(null);
  // The same words tried again are the same copy, or the same change, here and when it is sent from the device later.
  const [copyId] = useState(operationIds);
  const [editId] = useState(operationIds);
  const router = useRouter();
  const form = useForm<{ title: string }>({
    contract: async () => (await import("@/lib/contract/saved-recipes")).RecipeForm,
    values: { title: editing.draft.title },
    send: () => save(base.updatedAt),
  });

  /** Shows another draft than the one that was typed. */
  function show(now: typeof editing) {
    setEditing(now);
    form.setValue("title", now.draft.title);
  }

  async function save(updatedAt: string) {
    const content = finish(editing.draft, base.formattedContent);
    setIsSaving(true);
    setFailure(null);
    setConflict(null);
    const { title, description, servings, imageUrl } = content;
    const json = {
      title,
      description,
      servings,
      imageUrl: base.imageUrl ?? imageUrl,
      formattedContent: content,
      updatedAt,
    } satisfies Edit;
    const outcome = await updateRecipe(base.id, json, editId(json));
    setIsSaving(false);
    // A conflict with one's own words is a save whose answer was lost.
    const isThere = outcome.kind === "conflict" && readsTheSame(outcome.stored.formattedContent, content);
    if (outcome.kind === "saved" || isThere) {
      toast({ title: t("Recipe updated") });
      router.refresh();
      onSaved();
    } else if (outcome.kind === "conflict") setConflict(outcome.stored);
    else if (outcome.isUnreachable && (await keepOffline(json))) onSaved();
    else {
      setFailure(outcome);
      toast({ title: outcome.title, text: outcome.text, tone: outcome.isSlow ? "plain" : "problem" });
    }
  }

  /** Without a connection the change waits on this device; false when it cannot. */
  async function keepOffline(change: Edit): Promise<boolean> {
    const { keepChange } = await import("@/lib/browser/offline/changes");
    const what = { kind: "edit", recipeId: base.id, edit: change, operationId: editId(change) } as const;
    const isKept = await keepChange({ title: change.formattedContent.title, what });
    if (isKept)
      toast({ title: t("Kept on this device"), text: t("Your changes are sent once you are online again.") });
    return isKept;
  }

  /** Both stay: the other window's version where it is, this one as a recipe of its own. */
  async function saveAsCopy({ originalContent }: RecipeAnswer) {
    const content = finish(editing.draft, base.formattedContent);
    const { title, description, servings } = content;
    const recipe = {
      title,
      description,
      servings,
      imageUrl: base.imageUrl,
      originalContent,
      formattedContent: content,
    };
    setIsSaving(true);
    try {
      const { id } = await saveRecipe({ recipe, idempotencyKey: copyId(recipe) });
      toast({ title: t("Recipe saved successfully"), text: t("Your version is a recipe of its own.") });
      onSaved();
      router.push(`/recipe/${id}`);
    } catch (error) {
      const text = error instanceof ApiError ? error.sentence : t("Please try again.");
      setFailure({ title: t("Failed to save recipe. Please try again."), text });
    } finally {
      setIsSaving(false);
    }
  }

  return {
    editing,
    isChanged,
    isSaving,
    form,
    failure,
    conflict,
    dispatch: (event: DraftEvent) => {
      setIsChanged(true);
      setEditing((now) => edit(now, event));
    },
    undo: () => {
      setIsChanged(true);
      show(undo(editing));
    },
    /** Edits what the other window saved; Undo brings one's own text back. */
    takeStored: () => {
      if (!conflict) return;
      setBase(conflict);
      show(switchTo(editing, opened(conflict)));
      setIsChanged(false);
      setConflict(null);
    },
    saveAsCopy: () => void (conflict && saveAsCopy(conflict)),
    overwrite: async () => {
      if (conflict && (await form.trigger("title", { shouldFocus: true }))) await save(conflict.updatedAt);
    },
  };
}

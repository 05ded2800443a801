"use client";

import { waitingChanges, waitingEdit } from "@/lib/browser/offline/waiting";
import { useStore } from "@/lib/browser/store";
import type { RecipeOfPage } from "@/lib/contract/saved-recipes";

/** A recipe as the cook last wrote it: with the edit that still waits on this device for the server, if there is one. */
export function useWaitingEdit(recipe: RecipeOfPage): { recipe: RecipeOfPage; isWaiting: boolean } {
  const edit = waitingEdit(useStore(waitingChanges), recipe.id);
  if (edit === null) return { recipe, isWaiting: false };
  const { title, description, servings } = edit.formattedContent;
  return {
    recipe: { ...recipe, title, description, servings, formattedContent: edit.formattedContent },
    isWaiting: true,
  };
}

"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { toast } from "@/components/ui/use-toast";
import { updateRecipe } from "@/lib/browser/update-recipe";
import type { RecipeAnswer, UpdateRecipeInput } from "@/lib/contract/saved-recipes";
import { edit, finish, startEditing, undo, type DraftEvent } from "@/lib/engine/recipe/draft";

const opened = (recipe: RecipeAnswer) =>
  startEditing({
    title: recipe.title,
    description: recipe.description,
    servings: recipe.servings,
    content: recipe.formattedContent,
  });

/** The edit dialog's state: the draft, its undo, saving with a 15 s bound, and what another window saved meanwhile. */
export function useRecipeForm(recipe: RecipeAnswer, onSaved: () => void) {
  const [base, setBase] = useState(recipe);
  const [editing, setEditing] = useState(() => opened(recipe));
  const [isChanged, setIsChanged] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [titleError, setTitleError] = useState<string>();
  const [failure, setFailure] = useState<{ title: string; text: string } | null>(null);
  const [conflict, setConflict] = useState<RecipeAnswer | null>(null);
  const router = useRouter();

  async function save(updatedAt: string) {
    const content = finish(editing.draft, base.formattedContent);
    setTitleError(content.title === "" ? "Please give the recipe a title." : undefined);
    if (content.title === "") return;
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
    } satisfies UpdateRecipeInput;
    const outcome = await updateRecipe(base.id, json);
    setIsSaving(false);
    if (outcome.kind === "saved") {
      toast({ title: "Recipe updated" });
      router.refresh();
      onSaved();
    } else if (outcome.kind === "conflict") setConflict(outcome.stored);
    else {
      setFailure(outcome);
      toast({ title: outcome.title, text: outcome.text, tone: outcome.isSlow ? "plain" : "problem" });
    }
  }

  return {
    editing,
    isChanged,
    isSaving,
    titleError,
    failure,
    conflict,
    dispatch: (event: DraftEvent) => {
      setIsChanged(true);
      setEditing((now) => edit(now, event));
    },
    undo: () => setEditing(undo),
    submit: (event: FormEvent) => {
      event.preventDefault();
      return save(base.updatedAt);
    },
    /** Shows what the other window saved; one's own text is let go on purpose. */
    takeStored: () => {
      if (!conflict) return;
      setBase(conflict);
      setEditing(opened(conflict));
      setIsChanged(false);
      setConflict(null);
    },
    overwrite: () => void (conflict && save(conflict.updatedAt)),
  };
}

"use client";

import { useRouter } from "next/navigation";
import { useState, type FormEvent } from "react";
import { toast } from "@/components/ui/use-toast";
import { ApiError, requestJson } from "@/lib/browser/api";
import { RecipeAnswer, type UpdateRecipeInput } from "@/lib/contract/saved-recipes";
import { edit, finish, startEditing, undo, type DraftEvent } from "@/lib/engine/recipe/draft";

const ABORT_AFTER_MS = 15_000;
const SAVING = { title: "Saving...", text: "This takes longer than usual. Your changes are still here." };
const FAILED = {
  title: "Update Error",
  text: "Recipe changes may have been saved despite the error. Please refresh to see the latest version.",
};

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
    const bound = new AbortController();
    const timer = setTimeout(() => bound.abort(), ABORT_AFTER_MS);
    try {
      await requestJson(`/api/recipes/${base.id}`, {
        method: "PUT",
        json,
        signal: bound.signal,
      });
      toast({ title: "Recipe updated" });
      router.refresh();
      onSaved();
    } catch (error) {
      const stored = error instanceof ApiError && error.status === 409 ? storedOf(error) : null;
      if (stored) setConflict(stored);
      else fail(error, bound.signal.aborted);
    } finally {
      clearTimeout(timer);
      setIsSaving(false);
    }
  }

  function fail(error: unknown, timedOut: boolean) {
    const known =
      error instanceof ApiError && error.status >= 400 && error.status < 500
        ? { title: FAILED.title, text: error.sentence }
        : FAILED;
    const message = timedOut ? SAVING : known;
    setFailure(message);
    toast({ ...message, tone: timedOut ? "plain" : "problem" });
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

function storedOf(error: ApiError): RecipeAnswer | null {
  const body: unknown = JSON.parse(error.body || "null");
  const recipe = RecipeAnswer.safeParse(
    typeof body === "object" && body !== null && "recipe" in body ? body.recipe : null,
  );
  return recipe.success ? recipe.data : null;
}

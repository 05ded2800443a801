"use client";

import { useState } from "react";
import { adEvent } from "@/lib/browser/ad-events";
import { countCompletion } from "@/lib/browser/completion-queue";
import type { Cooking } from "./use-cook-session";
import type { CookModeProps } from "./opening";

/** Counts a finished cooking once, however often the cook goes back to the last step. A demo is not counted. */
export function useCompletion(
  { session, dispatch }: Cooking,
  { recipe, demo = false, onFinished }: Pick<CookModeProps, "recipe" | "demo" | "onFinished">,
): { complete: () => void; isWaiting: boolean } {
  const [isWaiting, setIsWaiting] = useState(false);
  return {
    isWaiting,
    complete() {
      const isFirst = !session.hasCompleted;
      dispatch({ type: "complete" });
      if (!isFirst) return;
      onFinished?.();
      if (demo) return;
      adEvent("RecipeComplete", { content_name: recipe.title, content_ids: recipe.id });
      if (recipe.source === "user")
        void countCompletion(recipe.id, session.cookingId).then((told) => setIsWaiting(told.isWaiting));
    },
  };
}

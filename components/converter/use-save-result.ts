"use client";

import { useRouter } from "next/navigation";
import { useState, type RefObject } from "react";
import { useAuthDialog } from "@/components/auth/auth-dialog-provider";
import { useUpgradeDialog } from "@/components/billing/upgrade-dialog";
import { toast } from "@/components/ui/use-toast";
import { ApiError } from "@/lib/browser/api";
import { forgetPendingRecipe, keepPendingRecipe } from "@/lib/browser/pending-recipe";
import { refreshStoredUser } from "@/lib/browser/refresh-stored-user";
import { saveRecipe } from "@/lib/browser/save-recipe";
import { storedUser } from "@/lib/browser/stored-user";
import type { Result } from "./result";

const FAILED = "Failed to save recipe. Please try again.";
const AUTH_REQUIRED = { title: "Authentication Required", text: "Please log in to save recipes" };

/**
 * Saves a result (converting.md#pending). It is kept on the device first, whoever asks: a visitor logs in with it waiting, and a save that
 * fails half-way is repeated under the same key.
 */
export function useSaveResult({
  returnFocusTo,
  onAway,
}: {
  returnFocusTo: RefObject<HTMLElement | null>;
  onAway: () => void;
}) {
  const [problem, setProblem] = useState<string | null>(null);
  const { openAuth } = useAuthDialog();
  const { openUpgrade } = useUpgradeDialog();
  const router = useRouter();

  function logInFirst() {
    onAway();
    openAuth({
      tab: "login",
      returnUrl: "/saved-recipes?processPending=true",
      recipeKept: true,
      returnFocusTo,
    });
  }

  async function save({ recipe, originalContent }: Result): Promise<void> {
    setProblem(null);
    const pending = keepPendingRecipe(recipe, originalContent);
    if ((storedUser.read() ?? (await refreshStoredUser())) === null) {
      if (pending.isKept) logInFirst();
      else
        setProblem(
          "This browser does not let us keep the recipe. Allow site storage for this page and try again.",
        );
      return;
    }
    try {
      const { id } = await saveRecipe(pending.recipe);
      forgetPendingRecipe();
      toast({ title: "Recipe saved successfully" });
      router.push(`/recipe/${id}`);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 401) {
        toast({ ...AUTH_REQUIRED, tone: "problem" });
        logInFirst();
      } else if (status === 403) {
        onAway();
        openUpgrade({ reason: "limit" });
      } else {
        setProblem(FAILED);
        toast({ title: "Save Failed", text: FAILED, tone: "problem" });
      }
    }
  }

  return { problem, save };
}

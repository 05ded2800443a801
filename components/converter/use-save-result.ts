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
import type { PendingRecipe } from "@/lib/rules/conversion/pending";
import type { Result } from "./result";
import { type Message, t } from "@/lib/messages";

/** True once the recipe is stored on this device, to be sent later under its own key. */
async function keepOffline({ recipe, idempotencyKey }: PendingRecipe): Promise<boolean> {
  const { keepChange } = await import("@/lib/browser/offline/changes").catch(() => ({
    keepChange: () => false,
  }));
  return keepChange({ id: idempotencyKey, title: recipe.title, what: { kind: "save", recipe } });
}

const FAILED = "Failed to save recipe. Please try again." satisfies Message;
const AUTH_REQUIRED = {
  get title() {
    return t("Authentication Required");
  },
  get text() {
    return t("Please log in to save recipes");
  },
};

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
          t("This browser does not let us keep the recipe. Allow site storage for this page and try again."),
        );
      return;
    }
    try {
      const { id } = await saveRecipe(pending.recipe);
      forgetPendingRecipe();
      toast({ title: t("Recipe saved successfully") });
      router.push(`/recipe/${id}`);
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 401) {
        toast({ ...AUTH_REQUIRED, tone: "problem" });
        logInFirst();
      } else if (status === 403) {
        onAway();
        openUpgrade({ reason: "limit" });
      } else if (status === 0 && (await keepOffline(pending.recipe))) {
        forgetPendingRecipe();
        onAway();
        toast({
          title: t("Kept on this device"),
          text: t("It is saved to your account once you are online again."),
        });
        router.push("/saved-recipes");
      } else {
        setProblem(t(FAILED));
        toast({ title: t("Save Failed"), text: t(FAILED), tone: "problem" });
      }
    }
  }

  return { problem, save };
}

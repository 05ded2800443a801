/** Saves the recipe that waits in this tab, whole if its cook may see all of it by now, and lets it go once the server has it. */
import type { PendingRecipe } from "@/lib/rules/conversion/pending";
import { findPendingRecipe, forgetPendingRecipe } from "./pending-recipe";
import { saveRecipe } from "./save-recipe";
import { completeIfEntitled } from "./shared-pending";
import { t } from "@/lib/messages";

/** What a cook reads when it could not be saved; the recipe goes on waiting. */
export const PENDING_SAVE_FAILED = {
  get title() {
    return t("Save Failed");
  },
  get text() {
    return t("Failed to save your recipe. Please try again, or use the Add New Recipe button.");
  },
} as const;

/** @throws ApiError (403: the account is full); the recipe goes on waiting */
export async function savePending(pending: PendingRecipe): Promise<{ id: string }> {
  const saved = await saveRecipe(await completeIfEntitled(pending));
  forgetPendingRecipe();
  return saved;
}

/** The recipe that waited while Premium was opened: null when there was none. Never throws. */
export async function savePendingNow(): Promise<"saved" | "failed" | null> {
  const pending = findPendingRecipe();
  if (!pending) return null;
  return savePending(pending).then(
    () => "saved" as const,
    () => "failed" as const,
  );
}

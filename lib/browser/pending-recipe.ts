/** Keeps the pending recipe in this tab's session storage (converting.md#pending). */
import { type PendingRecipe, readPending, toPending } from "@/lib/rules/conversion/pending";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";
import { persisted } from "./store";

/** What is stored, as text: whether it is too old is seen when it is read (`readPendingNow`). */
export const storedPending = persisted<string | null>("pendingRecipe", String, null, {
  format: String,
  area: "sessionStorage",
});

/**
 * Keeps a result as the pending recipe. The same recipe keeps its key, so that saving again after a failure is no second recipe.
 * `isKept` is false when the browser refuses to store (full, or forbidden by its settings).
 */
export function keepPendingRecipe(
  content: FormattedContent,
  originalContent: string,
): { recipe: PendingRecipe; isKept: boolean } {
  const before = findPendingRecipe();
  const pending = toPending(content, originalContent, Date.now(), crypto.randomUUID());
  const isSame = JSON.stringify(before?.recipe) === JSON.stringify(pending.recipe);
  const recipe = before && isSame ? { ...pending, idempotencyKey: before.idempotencyKey } : pending;
  return { recipe, isKept: storedPending.write(JSON.stringify(recipe)) };
}

export const findPendingRecipe = (): PendingRecipe | null => readPendingNow(storedPending.read());

/** Null too when it is older than 24 hours. */
export const readPendingNow = (stored: string | null): PendingRecipe | null =>
  readPending(stored, Date.now());

/** Once the server has it, or the cook does not want it. */
export const forgetPendingRecipe = (): void => storedPending.forget();

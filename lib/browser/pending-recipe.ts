/** Keeps the pending recipe in this tab's session storage (converting.md#pending). */
import { type PendingRecipe, readPending, toPending } from "@/lib/rules/conversion/pending";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

const KEY = "pendingRecipe";

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
  try {
    sessionStorage.setItem(KEY, JSON.stringify(recipe));
    tell();
    return { recipe, isKept: true };
  } catch {
    return { recipe, isKept: false };
  }
}

export const findPendingRecipe = (): PendingRecipe | null => readPendingNow(storedPending());

/** Null too when it is older than 24 hours. */
export const readPendingNow = (stored: string | null): PendingRecipe | null =>
  readPending(stored, Date.now());

/** What is stored, as text: with `subscribePending` a store for `useSyncExternalStore`. */
export function storedPending(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

export function subscribePending(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** Once the server has it, or the cook does not want it. */
export function forgetPendingRecipe(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
  tell();
}

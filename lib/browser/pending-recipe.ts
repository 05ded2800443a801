/** Keeps the pending recipe in this tab's session storage, under the specified key. */
import { type PendingRecipe, readPending, toPending } from "@/lib/engine/recipe/pending";
import type { FormattedContent } from "@/lib/engine/recipe/schema";

const KEY = "pendingRecipe";

/** False when the browser refuses to store (full, or forbidden by its settings). */
export function keepPendingRecipe(content: FormattedContent, originalContent: string): boolean {
  try {
    const pending = toPending(content, originalContent, Date.now(), crypto.randomUUID());
    sessionStorage.setItem(KEY, JSON.stringify(pending));
    return true;
  } catch {
    return false;
  }
}

export function findPendingRecipe(): PendingRecipe | null {
  try {
    return readPending(sessionStorage.getItem(KEY), Date.now());
  } catch {
    return null;
  }
}

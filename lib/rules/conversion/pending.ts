/**
 * A converted recipe that waits for its cook to log in (converting.md#pending): kept by the browser under
 * `pendingRecipe`, for 24 hours. `recipe` is the body that `POST /api/recipes` takes; the key makes repeated saving safe.
 */
import { PENDING_LIFETIME_MS } from "@/lib/rules/limits";
import type { FormattedContent } from "@/lib/engine/recipe/formatted";

type RecipeToSave = {
  title: string;
  description: string;
  servings: number | null;
  imageUrl: string | null;
  /** What the cook put in: the address (of the shared page, when it comes from one), or the text itself. */
  originalContent: string;
  formattedContent: FormattedContent;
};

export type PendingRecipe = { recipe: RecipeToSave; timestamp: number; idempotencyKey: string };

/** The pending form of a conversion's result. `nowMs` and the key come from the caller: the engine has neither clock nor dice. */
export function toPending(
  content: FormattedContent,
  originalContent: string,
  nowMs: number,
  idempotencyKey: string,
): PendingRecipe {
  const { title, description, servings, imageUrl } = content;
  return {
    recipe: { title, description, servings, imageUrl, originalContent, formattedContent: content },
    timestamp: nowMs,
    idempotencyKey,
  };
}

/**
 * Reads what the browser kept. Null when there is nothing, when it is not ours to understand, when it is older than 24 hours,
 * or when it claims to be from the future by more than that.
 */
export function readPending(stored: string | null, nowMs: number): PendingRecipe | null {
  if (stored === null) return null;
  const value = parse(stored);
  if (!isPending(value)) return null;
  return Math.abs(nowMs - value.timestamp) < PENDING_LIFETIME_MS ? value : null;
}

/** The token of the shared page that a pending recipe was taken from; null for a converted one. */
export const sharedTokenOf = ({ recipe }: PendingRecipe): string | null =>
  /^https?:\/\/[^/]+\/share\/([\w-]{22})$/.exec(recipe.originalContent)?.[1] ?? null;

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

function isPending(value: unknown): value is PendingRecipe {
  if (typeof value !== "object" || value === null) return false;
  const { recipe, timestamp, idempotencyKey } = value as Partial<Record<keyof PendingRecipe, unknown>>;
  return (
    typeof timestamp === "number" &&
    typeof idempotencyKey === "string" &&
    typeof recipe === "object" &&
    recipe !== null &&
    "formattedContent" in recipe &&
    "title" in recipe &&
    typeof recipe.title === "string"
  );
}

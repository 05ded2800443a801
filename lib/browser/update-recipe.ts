/** Updates a saved recipe: bounded in time, and detecting what another window saved meanwhile (recipes.md#edit). */
import type { RecipeAnswer, UpdateRecipeInput } from "@/lib/contract/saved-recipes";
import { answers } from "./answers";
import { ApiError, isForLater, refusalSentence, requestJson } from "./api";
import type { OtherLine } from "@/lib/engine/edit/other-line";
import { t } from "@/lib/messages";

const ABORT_AFTER_MS = 15_000;
const SAVING = {
  get title() {
    return t("Saving...");
  },
  get text() {
    return t("This takes longer than usual. Your changes are still here.");
  },
};
const FAILED = {
  get title() {
    return t("Update Error");
  },
  get text() {
    return t(
      "Recipe changes may have been saved despite the error. Please refresh to see the latest version.",
    );
  },
};

export type UpdateOutcome =
  | { kind: "saved"; recipe: RecipeAnswer }
  /** Another window was first; `stored` is what it saved. */
  | { kind: "conflict"; stored: RecipeAnswer }
  /** What the cook reads; `isSlow` when no answer came in time, `isUnreachable` when the change did not leave this device. */
  | {
      kind: "failed";
      title: string;
      text: string;
      isSlow: boolean;
      isForLater: boolean;
      isUnreachable: boolean;
    };

/** Sends a change of recipe `id`; under the same `operationId` it is done once, however often it is sent. Never throws. */
export async function updateRecipe(
  id: string,
  change: UpdateRecipeInput,
  operationId: string,
): Promise<UpdateOutcome> {
  const bound = new AbortController();
  const timer = setTimeout(() => bound.abort(), ABORT_AFTER_MS);
  try {
    const recipe = await requestJson(`/api/recipes/${encodeURIComponent(id)}`, answers.recipe, {
      method: "PUT",
      json: change,
      headers: { "Idempotency-Key": operationId },
      signal: bound.signal,
    });
    return { kind: "saved", recipe };
  } catch (error) {
    const stored = error instanceof ApiError && error.status === 409 ? await storedOf(error) : null;
    if (stored) return { kind: "conflict", stored };
    if (bound.signal.aborted)
      return { kind: "failed", ...SAVING, isSlow: true, isForLater: true, isUnreachable: false };
    return {
      kind: "failed",
      ...FAILED,
      text: refusalSentence(error, FAILED.text),
      isSlow: false,
      isForLater: isForLater(error),
      isUnreachable: error instanceof ApiError && error.status === 0,
    };
  } finally {
    clearTimeout(timer);
  }
}

/** The recipe that another window saved, or null when the error is not the server's conflict. */
async function storedOf({ body }: ApiError): Promise<RecipeAnswer | null> {
  const shape = await answers.conflict().catch(() => null);
  try {
    return shape?.parse(JSON.parse(body)).recipe ?? null;
  } catch {
    return null;
  }
}

/** @throws ApiError */
export const chooseLine = (id: string, choice: OtherLine): Promise<RecipeAnswer> =>
  requestJson(`/api/recipes/${encodeURIComponent(id)}/choose`, answers.recipe, {
    method: "POST",
    json: choice,
  });
